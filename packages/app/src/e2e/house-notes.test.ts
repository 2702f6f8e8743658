// The notes on every bundled company are proven whole, and made false in every way they are found out.
import { analyzeSample, bundledCompanies, sha256 } from '@assay/agent/testing';
import { auditAgainst, type Audit, type ReadFact } from '@assay/audit';
import { readFacts } from '@assay/audit/facts';
import { corruptions, scoreClean, scoreOutcomes, surveyReport, type CleanScore, type Outcome, type SurveyStep } from '@assay/audit/mutate';
import type { RunContents } from '@assay/record';
import { expect, test } from 'vitest';

type Bench = { readonly run: RunContents; readonly facts: readonly ReadFact[]; readonly judge: (report: string) => Audit };

async function bench(ticker: string): Promise<Bench> {
  const run = await analyzeSample(ticker);
  const facts = run.captures.flatMap((source) => [...readFacts(source, { sha256 })]);
  const captures = run.captures.map((source) => source.capture);
  return { run, facts, judge: (report) => auditAgainst(report, facts, { subject: run.run.company, asOf: run.run.data.asOf, sha256, captures, refusals: [] }) };
}

function finish(survey: Generator<SurveyStep, Outcome[]>): Outcome[] {
  let step = survey.next();
  while (step.done !== true) step = survey.next();
  return step.value;
}

test.each(bundledCompanies().map((company) => company.ticker))('the note on %s is proven: 98 percent and more, nothing contradicted, nothing unaccounted for [AUD-ALL-1]', async (ticker) => {
  const { coverage } = await analyzeSample(ticker, { audited: true });
  expect(coverage.verdicts.contradicted).toBe(0);
  expect(coverage.unaccounted).toBe(0);
  expect(coverage.ratio).toBeGreaterThanOrEqual(0.98);
});

test('notes made false in every way are flagged at the level required, and the true ones are not [AUD-WRONG-1, MUT-LEVEL-1]', async () => {
  const outcomes: Outcome[] = [];
  const cleans: CleanScore[] = [];
  for (const ticker of ['AAPL', 'AMZN', 'GS', 'HD']) {
    const { run, judge, facts } = await bench(ticker);
    const clean = judge(run.report);
    cleans.push(scoreClean(clean));
    outcomes.push(...finish(surveyReport(run.report, { corruptions, seed: 1, limit: 3, judge, clean, facts })));
  }
  const { kinds, share, worst } = scoreOutcomes(outcomes, corruptions);
  expect(kinds.filter((kind) => kind.tries === 0).map((kind) => kind.kind)).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(0.97);
  expect(worst?.share, worst?.kind).toBeGreaterThanOrEqual(0.9);
  for (const clean of cleans) expect(clean.share).toBeLessThanOrEqual(0.02);
  // The right figure beside the wrong one, wherever the figure alone was rewritten.
  const rewrites = kinds.filter(({ kind }) => ['wrong digit', 'value of another period', 'wrong table cell', 'rounded too far'].includes(kind));
  const sumOf = (part: 'righted' | 'rightable'): number => rewrites.reduce((sum, kind) => sum + kind[part], 0);
  expect(sumOf('righted') / sumOf('rightable')).toBeGreaterThanOrEqual(0.95);
}, 300_000);

test('the day of the data notice is no hiding place: another day is unaccounted for [AUD-WRONG-1]', async () => {
  const { run, judge } = await bench('AAPL');
  const notice = run.report.split('\n')[0] ?? '';
  const year = /20\d\d/.exec(notice)?.[0] ?? '';
  const forged = run.report.replace(notice, notice.replace(year, String(Number(year) - 2)));
  expect(judge(forged).coverage.unaccounted).toBeGreaterThan(0);
});

test('a year slipped into a sentence without a figure is a claim, and unproven [AUD-WRONG-1]', async () => {
  const { run, judge } = await bench('AAPL');
  const read = judge(run.report.replace('\n## Risks', '\nApple was founded in 1986.\n\n## Risks'));
  const verdict = read.claims.findIndex((claim) => claim.text === '1986');
  expect(read.verdicts[verdict]?.verdict).toBe('unverified');
});

test('a bound figure of a lesser source is supported at most [AUD-RULE-3]', async () => {
  const { run } = await bench('AAPL');
  const facts = run.captures.flatMap((source) => [...readFacts(source, { sha256 })]);
  const filed = facts.find((read) => read.fact.metric.id === 'revenue' && read.fact.period?.fiscal?.year === 2024 && read.fact.period.fiscal.part === 'FY' && read.fact.source.kind === 'filing');
  if (filed === undefined) throw new Error('the sample holds Apple’s revenue of fiscal 2024');
  const rival = { ...filed, fact: { ...filed.fact, value: '399035000000', source: { ...filed.fact.source, kind: 'aggregator' as const, name: 'a lesser source' } } };
  const read = auditAgainst('# Apple\n\nRevenue was $399.0 billion in fiscal 2024.\n', [filed, rival], { subject: run.run.company, asOf: run.run.data.asOf, sha256, captures: [], refusals: [] });
  expect(read.verdicts[0]).toMatchObject({ verdict: 'supported', rule: 'lesser-source-only' });
});
