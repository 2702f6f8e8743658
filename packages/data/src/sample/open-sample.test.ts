import { readFacts } from '@assay/audit/facts';
import type { Fact } from '@assay/record';
import { expect, test } from 'vitest';
import { nodeSha256 } from '../testing/node-sha256.ts';
import { resolveCompany } from '../resolve/resolve-company.ts';
import { openSample } from './open-sample.ts';
import { packagedSample, readFromFolder } from './sample-folder.ts';

const sample = openSample({ readFile: readFromFolder(packagedSample), sha256: nodeSha256 });

function factsOf(ticker: string, asOf: string | null = null): Fact[] {
  const company = sample.companies().find((entry) => entry.ticker === ticker);
  if (company === undefined) return [];
  const captures = (['statements', 'closes', 'macro'] as const).flatMap((part) => sample.read({ company, part, asOf, depth: 'standard' }));
  return captures.flatMap((captured) => readFacts(captured, { sha256: nodeSha256 }).map((read) => read.fact));
}

/** The day by which a fact was certainly public; a macro observation's own day is the least it can be. */
function publicDay(fact: Fact): string {
  const end = fact.period?.kind === 'instant' ? fact.period.on : fact.period?.kind === 'duration' ? fact.period.end : '';
  return [fact.source.filed ?? '', end].sort().at(-1) ?? '';
}

test('opening lists the bundled companies with their as-of days', () => {
  expect(sample.companies().length).toBeGreaterThanOrEqual(12);
  expect(sample.asOf('HD')).toBe('2025-07-31');
  expect(sample.asOf('ZZZZ')).toBeNull();
});

test('a bundled ticker means what it means in the whole list of companies', () => {
  for (const { ticker } of sample.companies()) expect(sample.resolve(ticker)).toEqual(resolveCompany(ticker, sample.directory()));
});

test('captures are marked as sample, name their reader and are current for the as-of day', () => {
  const company = sample.companies()[0];
  const captured = company === undefined ? [] : sample.read({ company, part: 'statements', asOf: null, depth: 'quick' });
  expect(captured[0]?.capture).toMatchObject({ origin: 'sample', reader: 'sample-company', asOf: company === undefined ? null : sample.asOf(company.ticker), status: 200 });
  expect(captured[0]?.capture.size).toBe(captured[0]?.bytes.length);
});

test('the same file gives the same capture', () => {
  const company = sample.companies()[3];
  const read = (): unknown => (company === undefined ? null : sample.read({ company, part: 'closes', asOf: null, depth: 'deep' }).map((entry) => entry.capture));
  expect(read()).toEqual(read());
});

test('a company without bundled figures gives no captures', () => {
  const resolved = sample.resolve('F');
  expect(resolved.kind === 'found' && sample.read({ company: resolved.company, part: 'statements', asOf: null, depth: 'standard' })).toEqual([]);
});

test('no company has a fact from after its as-of day [SAMPLE-ASOF-1]', () => {
  const late = sample.companies().flatMap((company) => factsOf(company.ticker).filter((fact) => publicDay(fact) > (sample.asOf(company.ticker) ?? '')));
  expect(late).toEqual([]);
});

test('as of an earlier day, later filings, closes and observations are gone [SAMPLE-ASOF-2]', () => {
  const early = factsOf('AAPL', '2024-11-15');
  expect(early.filter((fact) => publicDay(fact) > '2024-11-15')).toEqual([]);
  expect(early.some((fact) => fact.metric.id === 'revenue' && fact.value === '391035000000')).toBe(true);
  expect(early.some((fact) => fact.metric.id === 'revenue' && fact.value === '416161000000')).toBe(false);
  expect(early.filter((fact) => fact.metric.id === 'price').at(-1)?.period).toMatchObject({ on: '2024-11-15' });
});

test('as of an earlier day, consumer prices of a month that was not yet published are gone [SAMPLE-ASOF-2]', () => {
  const months = factsOf('HD', '2024-06-05').filter((fact) => fact.metric.id === 'cpi').map((fact) => (fact.period?.kind === 'instant' ? fact.period.on : ''));
  expect(months.at(-1)).toBe('2024-04-01');
});

test('an earlier day is written into the capture', () => {
  const company = sample.companies().find((entry) => entry.ticker === 'AAPL');
  const captured = company === undefined ? [] : sample.read({ company, part: 'statements', asOf: '2024-11-15', depth: 'standard' });
  expect(captured[0]?.capture.asOf).toBe('2024-11-15');
});

test('a restated figure is the original one before the restatement was filed [SAMPLE-ASOF-2]', () => {
  const flow = (asOf: string): string | undefined => factsOf('AAPL', asOf).find((fact) => fact.metric.id === 'operating_cash_flow' && fact.period?.kind === 'duration' && fact.period.end === '2017-09-30')?.value;
  expect([flow('2018-01-31'), flow('2019-01-31')]).toEqual(['63598000000', '64225000000']);
});
