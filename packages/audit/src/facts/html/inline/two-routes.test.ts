// The same figure by two routes: company facts, and the tags of the filing itself. Needs ../shared, which is no part of the repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseJson } from '@assay/record';
import type { CompanyFact } from '../../sec/company-fact.ts';
import { readCompanyFacts, type CompanyFacts } from '../../sec/company-facts.ts';
import { readFilingFacts } from './filing-facts.ts';

const shared = join(import.meta.dirname, '../../../../../../../shared');
const absent = !existsSync(join(shared, 'filings/html'));
const record = z.object({ response: z.object({ json: z.unknown() }) });
const recorded: Readonly<Record<string, string>> = { AAPL: 'CIK0000320193_2026-03-25', NVDA: 'CIK0001045810_2026-07-09', GOOGL: 'CIK0001652044_2026-07-09' };

function companyFacts(file: string): CompanyFacts {
  const { response } = record.parse(parseJson(gunzipSync(readFileSync(join(shared, 'recorded/sec/companyfacts', `${file}.json.gz`))).toString('utf8')));
  return readCompanyFacts(new TextEncoder().encode(JSON.stringify(response.json)), { asOf: '2026-12-31' });
}

const keyOf = ({ key }: CompanyFact): string => `${key.concept} ${key.start ?? ''} ${key.end} ${key.unit}`;
const isStandard = ({ key }: CompanyFact): boolean => /^(?:us-gaap|dei|srt|ecd):/.test(key.concept);

test.skipIf(absent).each([['AAPL', 2], ['NVDA', 3], ['GOOGL', 1]])('%s: every figure of the whole company is the same by both routes (needs ../shared) [FACT-INLINE-5]', (ticker, least) => {
  const all = companyFacts(recorded[ticker] ?? '');
  const byKey = new Map(all.facts.filter((fact) => fact.derived === null).map((fact) => [keyOf(fact), fact]));
  const filings = readdirSync(join(shared, 'filings/html')).filter((name) => name.startsWith(`${ticker}_`));
  expect(filings.length).toBeGreaterThanOrEqual(least);
  const restated = new Set(all.restatements.map(({ fact }) => keyOf(fact)));
  for (const name of filings) {
    const filed = name.slice(0, -'.html.gz'.length).split('_')[2] ?? '';
    const page = readFilingFacts(gunzipSync(readFileSync(join(shared, 'filings/html', name))).toString('utf8'), { accession: '', filed });
    const whole = page.facts.filter((fact) => Object.keys(fact.key.dimensions).length === 0);
    const asFiled = (fact: CompanyFact): readonly string[] => byKey.get(keyOf(fact))?.versions.filter((version) => version.filed === filed).map(({ value }) => value) ?? [];
    // What the filing says and company facts have of that filing.
    expect(whole.filter((fact) => isStandard(fact) && !asFiled(fact).includes(fact.value)).map(keyOf)).toEqual([]);
    // Company facts leave out the filer's own concepts, and nothing else.
    expect(whole.filter((fact) => !isStandard(fact)).every((fact) => fact.key.concept.startsWith(`${ticker === 'GOOGL' ? 'goog' : ticker.toLowerCase()}:`) && !byKey.has(keyOf(fact)))).toBe(true);
    const onPage = new Set(whole.map(keyOf));
    expect([...byKey.values()].filter((fact) => fact.versions.some((version) => version.filed === filed) && !onPage.has(keyOf(fact))).map(keyOf)).toEqual([]);
    // Where today's value is another, a later filing restated it.
    const changed = whole.filter((fact) => isStandard(fact) && byKey.get(keyOf(fact))?.value !== fact.value);
    expect(changed.filter((fact) => !restated.has(keyOf(fact))).map(keyOf)).toEqual([]);
  }
}, 60_000);

test.skipIf(absent).each([
  ['BA_10-K_2025-02-03', '-11817000000', '-11829000000'], ['UNH_10-K_2025-02-27', '14405000000', '15242000000'],
])('%s: what belongs to the shareholders and what includes the minorities are two figures (needs ../shared) [DATA-SEC-7]', (name, own, whole) => {
  const { facts } = readFilingFacts(gunzipSync(readFileSync(join(shared, 'filings/html', `${name}.html.gz`))).toString('utf8'), { accession: '', filed: '2025-02-28' });
  const of = (metric: string): string[] => facts.filter((fact) => fact.metric === metric && Object.keys(fact.key.dimensions).length === 0 && fact.period.fiscal?.year === 2024 && fact.period.fiscal.part === 'FY').map((fact) => fact.value);
  expect([of('net_income'), of('net_income_including_noncontrolling')]).toEqual([[own], [whole]]);
}, 30_000);

test.skipIf(absent)('Johnson & Johnson: years of 52 and 53 weeks end on the Sunday nearest to December\'s end and keep their own year (needs ../shared) [DATA-SEC-1]', () => {
  const labels = ['JNJ_10-K_2025-02-13', 'JNJ_10-Q_2025-07-24'].flatMap((name) => {
    const { facts } = readFilingFacts(gunzipSync(readFileSync(join(shared, 'filings/html', `${name}.html.gz`))).toString('utf8'), { accession: '', filed: '2025-02-13' });
    return facts.filter((fact) => fact.metric === 'net_income' && Object.keys(fact.key.dimensions).length === 0).map((fact) => `${fact.key.start ?? ''} to ${fact.key.end}: ${fact.period.fiscal?.part ?? ''} ${String(fact.period.fiscal?.year)}`);
  });
  expect(new Set(labels)).toEqual(new Set([
    '2024-01-01 to 2024-12-29: FY 2024', '2023-01-02 to 2023-12-31: FY 2023', '2022-01-03 to 2023-01-01: FY 2022',
    '2025-03-31 to 2025-06-29: Q2 2025', '2024-04-01 to 2024-06-30: Q2 2024', '2024-12-30 to 2025-06-29: H1 2025', '2024-01-01 to 2024-06-30: H1 2024',
  ]));
}, 30_000);
