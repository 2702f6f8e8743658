import { expect, test } from 'vitest';
import { AssayError, canonicalJson, findingSchema, journalEntrySchema, planSchema, runSchema, specialistNames, type SpecialistName } from '@assay/record';
import { analyze } from './analyze.ts';
import type { AnalyseStage, Engine } from './graph/engine.ts';
import { houseEngine } from './graph/house-engine.ts';
import { analyzeSample, bundledCompanies, noJudge, sampleDesk, sha256 } from './testing/index.ts';

const fails: AnalyseStage = async () => Promise.reject(new RangeError('ran into 3 walls'));

function failing(...names: readonly SpecialistName[]): Engine {
  return { ...houseEngine, analyse: { ...houseEngine.analyse, ...Object.fromEntries(names.map((name) => [name, fails])) } };
}

test('a specialist that failed is named with what is missing because of it [AGENT-RUN-1]', async () => {
  const { report, journal } = await analyzeSample('AAPL', { engine: failing('technical', 'value') });
  expect(report).toContain('The technical analyst failed (ran into walls), so trend, momentum and price levels are missing from this note.');
  expect(report).toContain('The value analyst failed (ran into walls), so multiples, expectations and scenarios are missing from this note.');
  expect(report).not.toMatch(/^## (?:The chart|Scenarios)$/m);
  expect(journal.filter((entry) => entry.event === 'specialist-failed').map((entry) => entry.step).sort()).toEqual(['technical', 'value']);
});

test('four failures stop the run [AGENT-RUN-1]', async () => {
  await expect(analyzeSample('AAPL', { engine: failing('fundamental', 'technical', 'value', 'macro') })).rejects.toMatchObject({ code: 'run-failed' });
});

test('a specialist that was struck from the plan does not work, and the note says what is missing because of it [AGENT-PLAN-1]', async () => {
  const { report, journal, plan, run, findings } = await analyzeSample('AAPL', { depth: 'quick', struck: ['macro'] });
  expect(report).toContain('The macro analyst was struck from the plan, so the view of the economy is missing from this note.');
  expect(report).not.toMatch(/^## The economy/m);
  expect(findings.map(({ specialist }) => specialist)).not.toContain('macro');
  expect(plan.steps.map(({ id }) => id)).toEqual(['gather', 'fundamental', 'technical', 'value', 'write', 'judge']);
  expect(plan.steps.find(({ id }) => id === 'write')?.after).not.toContain('macro');
  expect(run.question.struck).toEqual(['macro']);
  expect(journal.filter(({ event }) => event === 'step-struck').map(({ step }) => step)).toEqual(['macro']);
});

test('what a note cannot be without cannot be struck [AGENT-PLAN-1]', async () => {
  for (const struck of [['gather'], ['write'], ['judge'], ['fundamental', 'technical', 'value', 'macro'], ['weather']]) {
    await expect(analyzeSample('AAPL', { depth: 'quick', struck }), struck.join()).rejects.toMatchObject({ code: 'usage' });
  }
});

test('an aborted run stops as interrupted [AGENT-RUN-2]', async () => {
  const company = bundledCompanies()[0];
  if (company === undefined) throw new RangeError('the sample has companies');
  const stop = new AbortController();
  const input = { question: { ticker: company.ticker, text: null, depth: 'quick', asOf: null } as const, company, desk: sampleDesk(), audit: noJudge, sha256, clock: () => new Date('2026-01-05T09:00:00Z'), signal: stop.signal };
  const running = analyze({ ...input, onEvent: (event) => { if (event.event === 'stage-finish') stop.abort(); } });
  await expect(running).rejects.toSatisfy((error) => error instanceof AssayError && error.code === 'interrupted');
});

test('the same figures give the same run, to the byte [AGENT-RUN-3]', async () => {
  const [one, other] = [await analyzeSample('JNJ'), await analyzeSample('JNJ')];
  expect([other.run.id, other.report, canonicalJson(other.findings)]).toEqual([one.run.id, one.report, canonicalJson(one.findings)]);
});

test('every event of the run is in its journal, in order [AGENT-RUN-3]', async () => {
  const { journal } = await analyzeSample('JNJ');
  expect(journal.map((entry) => entry.seq)).toEqual(journal.map((_, index) => index));
  expect(journal.map((entry) => entry.event)).toEqual([
    'stage-start', 'stage-finish', ...specialistNames.map(() => 'specialist-start'), ...specialistNames.map(() => 'specialist-finish'), 'stage-start', 'report-written', 'stage-start', 'claims-judged',
  ]);
});

test('run, plan, findings and journal are as the record has them', async () => {
  const { run, plan, findings, journal, facts } = await analyzeSample('BA', { depth: 'deep' });
  expect(() => [runSchema.parse(run), planSchema.parse(plan), findings.map((finding) => findingSchema.parse(finding)), journal.map((entry) => journalEntrySchema.parse(entry))]).not.toThrow();
  const known = new Set(facts.map((fact) => fact.id));
  expect(findings.flatMap((finding) => finding.figures).flatMap((figure) => figure.facts).filter((id) => !known.has(id))).toEqual([]);
});

test('an earlier day hides what was published later', async () => {
  const company = bundledCompanies().find((entry) => entry.ticker === 'AAPL');
  if (company === undefined) throw new RangeError('the sample has Apple');
  const { report } = await analyze({ question: { ticker: 'AAPL', text: null, depth: 'quick', asOf: '2024-12-31' }, company, desk: sampleDesk(), audit: noJudge, sha256, clock: () => new Date('2026-01-05T09:00:00Z') });
  expect([report.includes('fiscal 2024'), report.includes('fiscal 2025')]).toEqual([true, false]);
});

test('a fund without statements gets the sections that fit it', async () => {
  const company = bundledCompanies().find((entry) => entry.ticker === 'AAPL');
  if (company === undefined) throw new RangeError('the sample has Apple');
  const desk = sampleDesk();
  const onlyPrices: typeof desk = { ...desk, gather: async (of, options) => { const found = await desk.gather(of, options); return { ...found, captures: found.captures.filter((source) => source.capture.reader !== 'sample-company') }; } };
  const { report } = await analyze({ question: { ticker: 'AAPL', text: null, depth: 'deep', asOf: null }, company: { ...company, cik: company.cik, kind: 'etf' }, desk: onlyPrices, audit: noJudge, sha256, clock: () => new Date('2026-01-05T09:00:00Z') });
  expect([...report.matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual(['Summary', 'What to do', 'The company', 'The economy around it', 'The chart', 'Over the long term', 'Over the short term', 'Risks', 'What would change our mind']);
  expect(report).not.toMatch(/undefined|null|NaN|\{\{/);
});
