// Real figures of two routes joined. Needs ../shared, which is no part of the repository; the small case does without.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readCompanyFacts, readFilingFacts, type CompanyFacts } from '@assay/audit/facts';
import { openRecordings } from '../../testing/recordings.ts';
import { joinCompanyFacts } from './join-company-facts.ts';
import { compareShareBasis, shareSplitsOf } from './share-basis.ts';

const shared = join(import.meta.dirname, '../../../../../../shared');
const absent = !existsSync(join(shared, 'recorded/index.json'));

function recorded(cik: string): CompanyFacts {
  const recordings = openRecordings(join(shared, 'recorded'));
  const entry = recordings.entries.find((candidate) => candidate.endpoint === 'companyfacts' && candidate.file.includes(`CIK${cik}`));
  if (entry === undefined) throw new Error(`no company facts of ${cik} were recorded`);
  return readCompanyFacts(recordings.read(entry).bytes, { asOf: '2026-12-31' });
}

type Row = { readonly start?: string; readonly end: string; readonly val: number; readonly filed: string };
function small(concepts: Readonly<Record<string, readonly [unit: string, ...Row[]]>>, cik = 7): CompanyFacts {
  const rows = Object.entries(concepts).map(([name, [unit, ...list]]) => [name, { label: name, units: { [unit]: list.map((row) => ({ ...row, accn: `a-${row.filed}`, form: '10-K', fy: Number(row.end.slice(0, 4)) })) } }] as const);
  return readCompanyFacts(new TextEncoder().encode(JSON.stringify({ cik, entityName: 'Example', facts: { 'us-gaap': Object.fromEntries(rows) } })), { asOf: '2026-12-31' });
}
const year = (end: number, val: number, filed = `${String(end + 1)}-02-10`): Row => ({ start: `${String(end)}-01-01`, end: `${String(end)}-12-31`, val, filed });
const sharesName = 'WeightedAverageNumberOfDilutedSharesOutstanding';

test('joined, a figure keeps the versions of all parts, and the newest filing\'s value holds [DATA-SEC-2]', () => {
  const joined = joinCompanyFacts([small({ Revenues: ['USD', year(2021, 100)] }), small({ Revenues: ['USD', year(2021, 90, '2023-02-10'), year(2022, 120)] })]);
  expect(joined.facts.map(({ key, value, filed, versions }) => [key.end, value, filed, versions.length])).toEqual([['2021-12-31', '90', '2023-02-10', 2], ['2022-12-31', '120', '2023-02-10', 1]]);
  expect(joined.restatements.map(({ nature, change }) => [nature, change])).toEqual([['restated', -0.1]]);
});

test('figures of two companies are not joined', () => {
  expect(() => joinCompanyFacts([small({ Revenues: ['USD', year(2021, 100)] }), small({ Revenues: ['USD', year(2021, 90)] }, 8)])).toThrow(RangeError);
});

test('a split is told by restated figures; figures on its two sides are not comparable, dollars always are [DATA-SEC-9]', () => {
  const facts = small({ [sharesName]: ['shares', year(2021, 500), year(2021, 5_000, '2023-02-10'), year(2022, 5_100)], EarningsPerShareDiluted: ['USD/shares', year(2021, 64.81), year(2021, 6.48, '2023-02-10')] });
  const splits = shareSplitsOf(facts);
  expect(splits).toEqual([{ ratio: 10, lastOld: '2022-02-10', firstNew: '2023-02-10', shownBy: 'restated-figures' }]);
  const old = { unit: { kind: 'shares' as const }, filed: '2022-02-10' };
  expect(compareShareBasis(old, { ...old, filed: '2024-02-10' }, splits)).toEqual({ isComparable: false, factor: 10, reason: 'The figures filed 2022-02-10 and 2024-02-10 count different shares: a split of 10 for 1 lies between them.' });
  expect(compareShareBasis({ ...old, filed: '2023-02-10' }, { ...old, filed: '2024-02-10' }, splits)).toEqual({ isComparable: true });
  const dollars = { kind: 'money' as const, currency: 'USD', per: null };
  expect(compareShareBasis({ unit: dollars, filed: '2022-02-10' }, { unit: dollars, filed: '2024-02-10' }, splits)).toEqual({ isComparable: true });
});

test.skipIf(absent)('Amazon\'s shares: company facts of 2022 and the annual report of 2025 count different shares (needs ../shared) [DATA-SEC-9]', () => {
  const page = gunzipSync(readFileSync(join(shared, 'filings/html/AMZN_10-K_2025-02-07.html.gz'))).toString('utf8');
  const joined = joinCompanyFacts([recorded('0001018724'), readFilingFacts(page, { accession: '', filed: '2025-02-07' })]);
  const splits = shareSplitsOf(joined);
  expect(splits).toEqual([{ ratio: 20, lastOld: '2022-02-04', firstNew: '2025-02-07', shownBy: 'jump-between-periods' }]);
  const yearly = (metric: string, fiscal: number): CompanyFacts['facts'][number] => {
    const found = joined.facts.find((fact) => fact.metric === metric && fact.period.fiscal?.part === 'FY' && fact.period.fiscal.year === fiscal && Object.keys(fact.key.dimensions).length === 0);
    if (found === undefined) throw new Error(`no ${metric} of ${String(fiscal)}`);
    return found;
  };
  expect([2021, 2022].map((fiscal) => yearly('diluted_shares', fiscal).value)).toEqual(['515000000', '10189000000']);
  expect(compareShareBasis(yearly('diluted_eps', 2021), yearly('diluted_eps', 2022), splits)).toEqual({ isComparable: false, factor: null, reason: 'The figures filed 2022-02-04 and 2025-02-07 count different shares: a jump that a split of 20 for 1 would explain lies between them.' });
  expect(compareShareBasis(yearly('diluted_shares', 2022), yearly('diluted_shares', 2024), splits).isComparable).toBe(true);
  expect(compareShareBasis(yearly('revenue', 2021), yearly('revenue', 2022), splits).isComparable).toBe(true);
});

test.skipIf(absent).each([['0000320193', 'Apple', [7, 4]], ['0001045810', 'NVIDIA', [4, 10]], ['0001652044', 'Alphabet', [20]], ['0001065280', 'Netflix', [7]]])('the splits of %s, %s, are found and no others (needs ../shared) [DATA-SEC-9]', (cik, _, ratios) => {
  expect(shareSplitsOf(recorded(cik)).map(({ ratio }) => ratio)).toEqual(ratios);
});

test.skipIf(absent)('NVIDIA names the year that ends in late January after that January, weeks of 13 and 14 notwithstanding (needs ../shared) [DATA-SEC-1]', () => {
  const years = recorded('0001045810').facts.filter((fact) => fact.metric === 'revenue' && fact.period.fiscal?.part === 'FY' && fact.key.end > '2022').map((fact) => [fact.key.end, fact.period.fiscal?.year, fact.value]);
  expect(years.slice(0, 4)).toEqual([['2022-01-30', 2022, '26914000000'], ['2023-01-29', 2023, '26974000000'], ['2024-01-28', 2024, '60922000000'], ['2025-01-26', 2025, '130497000000']]);
});

test.skipIf(absent)('Logistic Properties of the Americas reports under IFRS, in dollars, with an amendment among its filings (needs ../shared) [DATA-SEC-8]', () => {
  const { facts, name } = recorded('0001997711');
  expect(name).toBe('Logistic Properties of the Americas');
  const yearly = (metric: string): unknown[] => facts.filter((fact) => fact.metric === metric && fact.period.fiscal?.part === 'FY').map((fact) => [fact.key.concept, fact.key.unit, fact.period.fiscal?.year]);
  expect(yearly('revenue').at(-1)).toEqual(['ifrs-full:Revenue', 'USD', 2024]);
  expect(yearly('total_assets').at(-1)).toEqual(['ifrs-full:Assets', 'USD', 2024]);
  expect(facts.flatMap((fact) => fact.versions).filter((version) => version.isAmendment).map((version) => version.form)).toEqual(['20-F/A']);
  expect(new Set(facts.map((fact) => (fact.unit.kind === 'money' ? fact.unit.currency : null)))).toEqual(new Set(['USD', 'COP', 'CRC', 'PEN', null]));
});
