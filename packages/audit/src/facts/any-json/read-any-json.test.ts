import { expect, test } from 'vitest';
import type { FactDraft } from '../draft.ts';
import { readJsonTree } from '../json/json-tree.ts';
import { readAnyJson } from './read-any-json.ts';

const read = (json: string): FactDraft[] => readAnyJson(readJsonTree(new TextEncoder().encode(json), 'test'));

test('keys name numbers, siblings give company, currency and time [FACT-JSON-1]', () => {
  const [revenue, margin] = read('{"symbol":"ACME","reportedCurrency":"EUR","date":"2024-06-30","period":"FY","totalRevenue":391035000000,"grossProfitRatio":0.462}');
  expect(revenue).toMatchObject({ metric: { id: 'revenue', label: 'total revenue' }, value: '391035000000', unit: { kind: 'money', currency: 'EUR', per: null }, entity: { ticker: 'ACME' }, period: { kind: 'duration', start: '2023-07-01', end: '2024-06-30' } });
  expect(margin?.value).toBe('0.462');
});

test('digits never pass through a float, and numbers written as strings are read [FACT-JSON-1]', () => {
  expect(read('{"a":12345678901234567890.10,"b":"0.30000000000000004","c":1.5e9,"zip":"01234","note":"07"}').map((draft) => draft.value)).toEqual(['12345678901234567890.1', '0.30000000000000004', '1500000000']);
});

test('dates as keys give times, metric inside or outside [FACT-JSON-1]', () => {
  const inside = read('{"2024-09-28":{"Total Revenue":391},"2023-09-30":{"Total Revenue":383}}');
  expect(inside.map((draft) => [draft.metric.id, draft.value, draft.mentions])).toEqual([['revenue', '391', [{ kind: 'date', on: '2024-09-28' }]], ['revenue', '383', [{ kind: 'date', on: '2023-09-30' }]]]);
  const outside = read('{"netIncome":{"FY2024":5,"FY2023":4}}');
  expect(outside.map((draft) => [draft.metric.id, draft.period])).toEqual([['net_income', { kind: 'labelled', fiscal: { year: 2024, part: 'FY' } }], ['net_income', { kind: 'labelled', fiscal: { year: 2023, part: 'FY' } }]]);
});

test('a label beside a value names it, and a name beside a telling key narrows it [FACT-JSON-1]', () => {
  const [labelled, narrowed] = read('[{"label":"Net income","value":5,"unit":"USD","year":2024},{"name":"Hats","revenue":7,"year":2024}]');
  expect(labelled).toMatchObject({ metric: { id: 'net_income' }, unit: { kind: 'money', currency: 'USD' }, row: ['Net income'] });
  expect(narrowed).toMatchObject({ metric: { id: 'revenue' }, dimensions: { row: 'Hats' }, row: ['Hats', 'revenue'] });
});

test('lists beside a list of days are one series, seconds since 1970 included [FACT-JSON-1]', () => {
  const drafts = read('{"symbol":"ACME","timestamp":[1704067200,1704153600],"close":[10.5,11.25]}');
  expect(drafts.map((draft) => [draft.value, draft.mentions])).toEqual([['10.5', [{ kind: 'date', on: '2024-01-01' }]], ['11.25', [{ kind: 'date', on: '2024-01-02' }]]]);
});

test('rows of rows are a table under their first row [FACT-JSON-1]', () => {
  expect(read('{"data":[["","2024","2023"],["Revenue",10,9]]}').map((draft) => [draft.row.join(), draft.column.join(), draft.value])).toEqual([['Revenue', '2024', '10'], ['Revenue', '2023', '9']]);
});

test('a pair of raw and formatted is one number, and identifiers are none [FACT-JSON-1]', () => {
  expect(read('{"cik":320193,"id":7,"marketCap":{"raw":3000000000,"fmt":"3B","longFmt":"3,000,000,000"}}').map((draft) => [draft.row.join(), draft.value])).toEqual([['market cap', '3000000000']]);
});

test('an anchor names the place and the bytes of the digits, also behind other letters than ASCII [FACT-ANCHOR-1]', () => {
  const json = '{"Café/Bar":{"sales":[1,{"raw":2.50}]}}';
  const bytes = new TextEncoder().encode(json);
  const anchors = read(json).map(({ anchor }) => (anchor.kind === 'json' && anchor.bytes !== null ? [anchor.pointer, new TextDecoder().decode(bytes.subarray(anchor.bytes.start, anchor.bytes.end))] : []));
  expect(anchors).toEqual([['/Café~1Bar/sales/0', '1'], ['/Café~1Bar/sales/1/raw', '2.50']]);
});

test('a stated scale in a unit counts [FACT-JSON-1]', () => {
  expect(read('{"title":"Gross Domestic Product","units":"Billions of Dollars","value":"26465.9","date":"2023-01-01"}')[0]).toMatchObject({ value: '26465900000000', precision: -8, scale: 9, unit: { kind: 'money', currency: 'USD' } });
});
