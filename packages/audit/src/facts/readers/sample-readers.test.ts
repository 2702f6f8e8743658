import { captureId, type Capture } from '@assay/record';
import { expect, test } from 'vitest';
import type { ReadFact } from '../read-fact.ts';
import { readers } from '../readers.ts';

const home = `{
"schema":"assay.sample-company/1",
"ticker":"HD",
"cik":"0000354950",
"name":"The Home Depot, Inc.",
"asOf":"2025-07-31",
"currency":"USD",
"fiscalCalendar":{"month":1,"named":"start-year"},
"sources":[
["filing","The Home Depot, Inc. 10-K","10-K","0000354950-25-000085","2025-03-21"],
["aggregator","Polygon financials","10-K",null,"2025-03-21"]
],
"labels":{"revenue":"Revenue","diluted_eps":"Diluted earnings per share","commercial_paper":"Commercial paper"},
"facts":[
["revenue",159514000000,"USD","2024-01-29","2025-02-02","us-gaap:Revenues",0,null],
["revenue",39704000000,"USD","2024-10-28","2025-02-02",null,1,"FY \\u2212 9M"],
["diluted_eps",14.91,"USD/share","2024-01-29","2025-02-02","us-gaap:EarningsPerShareDiluted",0,null],
["commercial_paper",-316000000,"USD",null,"2025-02-02","us-gaap:CommercialPaper",0,null]
]
}
`;
const closes = `{
"schema":"assay.sample-closes/1",
"ticker":"HD",
"cik":"0000354950",
"name":"The Home Depot, Inc.",
"currency":"USD",
"asOf":"2025-07-31",
"sources":{"P":"Polygon daily closes","F":"Other closes"},
"derived":{"F":"adjustment undone"},
"closes":[
["2025-07-30",372.08,"P"],
["2025-07-31",367.51,"F"]
]
}
`;
const macro = `{
"schema":"assay.sample-macro/1",
"asOf":"2026-05-15",
"series":{"GDPC1":{"metric":"real_gdp","title":"Real gross domestic product","unit":"USD","scale":9,"frequency":"quarterly"},"DGS10":{"metric":"treasury_10y","title":"10-year Treasury yield","unit":"percent","scale":0,"frequency":"daily"}},
"observations":[
["GDPC1",24026.834,"2025-07-01"],
["DGS10",4.38,"2026-05-14"]
]
}
`;
const list = `{
"schema":"assay.sample-constituents/1",
"index":"S&P 500",
"asOf":"2026-08-08",
"members":[
["AAPL","Apple Inc.","Information Technology","Hardware","0000320193","1982-11-30"]
],
"counts":[
["all",503],
["Information Technology",71]
]
}
`;

function read(reader: string, text: string): readonly ReadFact[] {
  const bytes = new TextEncoder().encode(text);
  const capture: Capture = {
    id: captureId.parse('cap_0123456789'), tool: 'sample', reader, request: { method: 'GET', url: 'sample:companies/HD.json', body: null }, status: 200, mediaType: 'application/json',
    receivedAt: '2025-07-31T00:00:00Z', origin: 'sample', sourceKind: 'filing', sourceName: 'Bundled', licence: 'facts', asOf: '2025-07-31', entity: null, sha256: 'a'.repeat(64), size: bytes.length,
  };
  return readers[reader]?.({ capture, bytes }, { sha256: () => 'b'.repeat(64) }) ?? [];
}

function digitsAt(text: string, { fact }: ReadFact): string | null {
  if (fact.anchor.kind !== 'json' || fact.anchor.bytes === null) return null;
  return new TextDecoder().decode(new TextEncoder().encode(text).slice(fact.anchor.bytes.start, fact.anchor.bytes.end));
}

test('a statement figure keeps value, unit, concept, filing and derivation', () => {
  const [year, quarter] = read('sample-company', home).map((entry) => entry.fact);
  expect(year).toMatchObject({
    value: '159514000000', entity: { id: 'cik:0000354950', ticker: 'HD' }, metric: { id: 'revenue', label: 'Revenue', concept: 'us-gaap:Revenues' }, derived: null,
    source: { kind: 'filing', form: '10-K', accession: '0000354950-25-000085', filed: '2025-03-21' },
  });
  expect(quarter).toMatchObject({ value: '39704000000', derived: 'FY − 9M', source: { kind: 'aggregator', accession: null } });
});

test('periods carry the names that a start-year company gives its years [SAMPLE-PERIOD-1]', () => {
  const facts = read('sample-company', home);
  expect(facts.map((entry) => entry.column[0])).toEqual(['FY2024', 'Q4 2024', 'FY2024', 'FY2024']);
  expect(facts[3]?.fact.period).toEqual({ kind: 'instant', on: '2025-02-02', fiscal: { year: 2024, part: 'FY' } });
});

test('a metric that the dictionary does not have keeps its label and no id', () => {
  expect(read('sample-company', home)[3]?.fact.metric).toEqual({ id: null, label: 'Commercial paper', concept: 'us-gaap:CommercialPaper' });
});

test('every anchor points to the digits of its value, minus sign and point included [SAMPLE-BYTES-1]', () => {
  expect(read('sample-company', home).map((entry) => digitsAt(home, entry))).toEqual(['159514000000', '39704000000', '14.91', '-316000000']);
  expect(read('sample-closes', closes).map((entry) => digitsAt(closes, entry))).toEqual(['372.08', '367.51']);
  expect(read('sample-macro', macro).map((entry) => digitsAt(macro, entry))).toEqual(['24026.834', '4.38']);
  expect(read('sample-constituents', list).map((entry) => digitsAt(list, entry))).toEqual(['503', '71']);
});

test('a pointer leads to the value in the parsed file [SAMPLE-BYTES-1]', () => {
  expect(read('sample-company', home).map((entry) => (entry.fact.anchor.kind === 'json' ? entry.fact.anchor.pointer : ''))).toEqual(['/facts/0/1', '/facts/1/1', '/facts/2/1', '/facts/3/1']);
});

test('a close is a price of its day, and says when it was derived', () => {
  const facts = read('sample-closes', closes).map((entry) => entry.fact);
  expect(facts[0]).toMatchObject({ metric: { id: 'price' }, value: '372.08', period: { kind: 'instant', on: '2025-07-30' }, source: { kind: 'market', name: 'Polygon daily closes' }, derived: null });
  expect(facts[1]?.derived).toBe('adjustment undone');
});

test('a series in billions is read in dollars, with the scale that its digits lack', () => {
  const [gdp, yields] = read('sample-macro', macro);
  expect(gdp).toMatchObject({ scale: 9, fact: { value: '24026834000000', precision: -6, period: { kind: 'duration', start: '2025-07-01', end: '2025-09-30' }, entity: { id: 'fred:GDPC1' } } });
  expect(yields).toMatchObject({ scale: 0, fact: { value: '4.38', precision: 2, unit: { kind: 'percent' }, period: { kind: 'instant', on: '2026-05-14' } } });
});

test('the list of constituents gives counts by sector', () => {
  expect(read('sample-constituents', list).map(({ fact }) => [fact.value, fact.dimensions])).toEqual([['503', {}], ['71', { sector: 'Information Technology' }]]);
});

test.each([
  ['not JSON', (text: string) => text.replace('"revenue",159514000000', '"revenue",159514000000 0')],
  ['cut off', (text: string) => text.slice(0, -40)],
  ['another schema', (text: string) => text.replace('sample-company/1', 'sample-company/9')],
  ['a value that is no number', (text: string) => text.replace('14.91', '"14.91"')],
  ['an unknown unit', (text: string) => text.replace('"USD/share"', '"EUR/share"')],
  ['letters beyond ASCII', (text: string) => text.replace('The Home', 'Thé Home')],
  ['no list', (text: string) => text.replace('"facts":[', '"figures":[')],
])('a damaged file (%s) is refused with its name [SAMPLE-BROKEN-1]', (_, damage) => {
  expect(() => read('sample-company', damage(home))).toThrow(/sample:companies\/HD\.json/);
});
