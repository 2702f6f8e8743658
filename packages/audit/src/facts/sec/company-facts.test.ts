// Small invented company facts: the shapes of known traps, some with the published figures of the company named.
import { expect, test } from 'vitest';
import { readCompanyFacts, type CompanyFacts } from './company-facts.ts';

type Row = { readonly start?: string; readonly end: string; readonly val: number; readonly accn: string; readonly form: string; readonly filed: string; readonly frame?: string; readonly fy?: number };
type Concepts = Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>>;

function read(concepts: Concepts, asOf = '2026-06-01'): CompanyFacts {
  const facts: Record<string, Record<string, unknown>> = {};
  for (const [name, units] of Object.entries(concepts)) {
    const [taxonomy = '', concept = ''] = name.includes(':') ? name.split(':') : ['us-gaap', name];
    facts[taxonomy] = { ...facts[taxonomy], [concept]: { label: concept, units } };
  }
  return readCompanyFacts(new TextEncoder().encode(JSON.stringify({ cik: 77, entityName: 'Example', facts })), { asOf });
}
const year = (end: string, val: number, filing: Partial<Row> = {}): Row => {
  const ends = Number(end.slice(0, 4));
  return { start: end.endsWith('12-31') ? `${String(ends)}-01-01` : `${String(ends - 1)}-${String(Number(end.slice(5, 7)) + 1).padStart(2, '0')}-01`, end, val, accn: `k-${end}`, form: '10-K', filed: `${String(ends + 1)}-02-10`, fy: ends, ...filing };
};
const chosen = (facts: CompanyFacts, metric: string): unknown[] => facts.facts.filter((fact) => fact.metric === metric).map((fact) => [fact.key.concept, fact.period.fiscal?.year, fact.value]);

test('a figure is keyed by company, concept, dates, unit and dimensions, and keeps every filing that reported it [DATA-SEC-2]', () => {
  const { facts } = read({ Revenues: { USD: [year('2023-12-31', 100), year('2023-12-31', 100, { accn: 'k24', filed: '2025-02-10', frame: 'CY2023' })] } });
  expect(facts).toHaveLength(1);
  expect(facts[0]?.key).toEqual({ cik: '0000000077', concept: 'us-gaap:Revenues', start: '2023-01-01', end: '2023-12-31', unit: 'USD', dimensions: {} });
  expect(facts[0]?.versions.map(({ accession, form, filed, frame }) => [accession, form, filed, frame])).toEqual([['k-2023-12-31', '10-K', '2024-02-10', null], ['k24', '10-K', '2025-02-10', 'CY2023']]);
  expect(facts[0]?.filed).toBe('2024-02-10');
});

test('an amendment is a version, and what it changes is a restatement with both filings [DATA-SEC-6]', () => {
  const { facts, restatements } = read({ Revenues: { USD: [year('2023-12-31', 100), year('2023-12-31', 96, { accn: 'ka', form: '10-K/A', filed: '2024-08-01' })] } });
  expect(facts[0]?.value).toBe('96');
  expect(facts[0]?.versions.map((version) => version.isAmendment)).toEqual([false, true]);
  expect(restatements.map(({ before, after, change, nature }) => [before.value, before.accession, after.value, after.form, change, nature])).toEqual([['100', 'k-2023-12-31', '96', '10-K/A', -0.04, 'restated']]);
});

test('what was filed after the day is hidden, the restatement with it [DATA-SEC-6]', () => {
  const concepts = { Revenues: { USD: [year('2023-12-31', 100), year('2023-12-31', 96, { accn: 'ka', form: '10-K/A', filed: '2024-08-01' })] } };
  const before = read(concepts, '2024-07-31');
  expect([before.facts[0]?.value, before.facts[0]?.versions.length, before.restatements.length]).toEqual(['100', 1, 0]);
});

const shares = 'WeightedAverageNumberOfDilutedSharesOutstanding';
test.each([
  { name: 'a share split of ten for one', concept: shares, unit: 'shares', old: 2_494_000_000, later: 24_940_000_000, told: ['share-split', 10] },
  { name: 'the same split in earnings per share, to the cent', concept: 'EarningsPerShareDiluted', unit: 'USD/shares', old: 11.93, later: 1.19, told: ['share-split', 10] },
  { name: 'a reverse split of one for eight', concept: shares, unit: 'shares', old: 8_800_000_000, later: 1_100_000_000, told: ['share-split', 0.125] },
  { name: 'fewer digits of the same', concept: 'Assets', unit: 'USD', old: 1_234_567_000, later: 1_235_000_000, told: ['rounded', null] },
  { name: 'the other sign', concept: 'OtherComprehensiveIncomeLossNetOfTax', unit: 'USD', old: 5_000_000, later: -5_000_000, told: ['sign', null] },
  { name: 'thousands for units', concept: 'LongTermDebt', unit: 'USD', old: 5_250, later: 5_250_000, told: ['scale', null] },
  { name: 'dollars that doubled', concept: 'Revenues', unit: 'USD', old: 40_123_000, later: 80_246_000, told: ['restated', null] },
  { name: 'shares that grew by a third', concept: shares, unit: 'shares', old: 900_000, later: 1_200_000, told: ['restated', null] },
])('$name is told for what it is [DATA-SEC-6]', ({ concept, unit, old, later, told }) => {
  const { restatements } = read({ [concept]: { [unit]: [year('2023-12-31', old), year('2023-12-31', later, { accn: 'k24', filed: '2025-02-10' })] } });
  expect(restatements.map((found) => [found.nature, found.splitRatio])).toEqual([told]);
});

test('two values within one filing are no restatement', () => {
  const { restatements } = read({ Revenues: { USD: [year('2023-12-31', 100), year('2023-12-31', 101)] } });
  expect(restatements).toEqual([]);
});

test('a derived fourth quarter names its formula and the filings of both sums; a loss of the whole is its own change', () => {
  const months = { ...year('2023-12-31', 70), end: '2023-09-30', accn: 'q3', form: '10-Q', filed: '2023-11-01' };
  const quarter = read({ Revenues: { USD: [months, year('2023-12-31', 100)] } }).facts.find((fact) => fact.derived !== null);
  expect([quarter?.value, quarter?.period.fiscal, quarter?.derived?.formula, quarter?.derived?.whole.accession, quarter?.derived?.part.accession, quarter?.versions]).toEqual(['30', { year: 2023, part: 'Q4' }, 'FY − 9M', 'k-2023-12-31', 'q3', []]);
});

test('Procter & Gamble, fiscal 2014: a part tagged Revenues gives way to the total, and the choice says why [DATA-SEC-4]', () => {
  const found = read({ Revenues: { USD: [year('2014-06-30', 29_400_000_000)] }, SalesRevenueNet: { USD: [year('2014-06-30', 83_062_000_000)] } });
  expect(chosen(found, 'revenue')).toEqual([['us-gaap:SalesRevenueNet', 2014, '83062000000']]);
  expect(found.choices.map(({ metric, chosen: taken, candidates, reason }) => [metric, taken.concept, candidates.map(({ concept }) => concept).sort(), reason])).toEqual([
    ['revenue', 'us-gaap:SalesRevenueNet', ['us-gaap:Revenues', 'us-gaap:SalesRevenueNet'], 'the largest: a part never exceeds its total']]);
});

test('General Mills, fiscal 2024: Revenues of 2.04 billion beside the true total of 19.86 (figures in the shape of its filing) [DATA-SEC-4]', () => {
  const end = '2024-05-26';
  const found = read({ Revenues: { USD: [{ ...year(end, 2_040_000_000), start: '2023-05-29' }] }, RevenueFromContractWithCustomerExcludingAssessedTax: { USD: [{ ...year(end, 19_857_200_000), start: '2023-05-29' }] } });
  expect(chosen(found, 'revenue')).toEqual([['us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax', 2024, '19857200000']]);
});

test('Pfizer: sales to customers are a part of Revenues that also hold alliances and royalties (invented figures in that shape) [DATA-SEC-4]', () => {
  const found = read({ Revenues: { USD: [year('2024-12-31', 63_600)] }, RevenueFromContractWithCustomerExcludingAssessedTax: { USD: [year('2024-12-31', 52_900)] } });
  expect(chosen(found, 'revenue')).toEqual([['us-gaap:Revenues', 2024, '63600']]);
});

test('a year after a change of tag is chosen for itself: no old concept outranks what the company reports now [DATA-SEC-4]', () => {
  const found = read({ SalesRevenueNet: { USD: [year('2016-12-31', 10)] }, Revenues: { USD: [year('2017-12-31', 11)] } });
  expect(chosen(found, 'revenue')).toEqual([['us-gaap:SalesRevenueNet', 2016, '10'], ['us-gaap:Revenues', 2017, '11']]);
  expect(found.choices).toEqual([]);
});

test('net income is what belongs to the shareholders; with minorities it has a name of its own [DATA-SEC-7]', () => {
  const found = read({ NetIncomeLoss: { USD: [year('2024-12-31', -11_817)] }, ProfitLoss: { USD: [year('2024-12-31', -11_829)] } });
  expect([chosen(found, 'net_income'), chosen(found, 'net_income_including_noncontrolling')]).toEqual([[['us-gaap:NetIncomeLoss', 2024, '-11817']], [['us-gaap:ProfitLoss', 2024, '-11829']]]);
});

test('a foreign filer keeps its own accounts and its own currency; a convenience translation stands beside [DATA-SEC-8]', () => {
  const filed = { form: '20-F' };
  const found = read({ 'ifrs-full:Revenue': { TWD: [year('2024-12-31', 2_894_308, filed)], USD: [year('2024-12-31', 88_268, filed)] }, 'ifrs-full:EquityAttributableToOwnersOfParent': { TWD: [{ ...year('2024-12-31', 4_288_545, filed), start: undefined }] } } as unknown as Concepts);
  expect(found.facts.map(({ metric, unit, value }) => [metric, unit.kind === 'money' ? unit.currency : unit.kind, value])).toEqual([['revenue', 'TWD', '2894308'], ['revenue', 'USD', '88268'], ['shareholders_equity', 'TWD', '4288545']]);
});
