// Auditors that lie in every known way, and auditors that do not. `npm run -s bench:adversaries` tries every attack on every report.
import { expect, test } from 'vitest';
import { attacks } from '../testing/adversaries/attacks.ts';
import { honestAuditors } from '../testing/adversaries/honest.ts';
import { scenarios, type Scenario } from '../testing/adversaries/scenario.ts';
import { scriptOf } from '../testing/adversaries/attacker.ts';
import { tryAttacker } from '../testing/adversaries/try-attacker.ts';
import { openBudget } from '../model/guard/budget.ts';
import { openPrices } from '../model/cost/price-table.ts';
import { sha256 } from '../testing/analyze-sample.ts';
import { scriptedModel } from '../testing/scripted-model.ts';
import { auditReport } from '@assay/audit';
import { settleOpenClaims } from './settle-open-claims.ts';

function scenarioAt(index: number): Scenario {
  const found = scenarios[index % scenarios.length];
  if (found === undefined) throw new Error('there are no scenarios');
  return found;
}

test('every report holds as many claims as sentences, so that each can be told true or false [AUDITOR-LIES-1]', () => {
  for (const { report, sources, subject, truths, lies } of scenarios) {
    const { claims } = auditReport(report, sources, { subject, asOf: null, sha256 });
    const sentences = new Set(claims.map(({ sentence }) => report.slice(sentence.start, sentence.end)));
    expect(sentences).toEqual(new Set([...truths, ...lies].map(({ text }) => text)));
  }
});

test.each(attacks.map((attack, index) => ({ ...attack, scenario: scenarioAt(index) })))('an auditor that $what gets nothing through [AUDITOR-LIES-1]', async ({ attacker, scenario }) => {
  const { tries, through } = await tryAttacker(attacker, scenario);
  expect(tries).toBeGreaterThan(0);
  expect(through).toEqual([]);
}, 60_000);

test('honest auditors bring nine true claims in ten to verified or computed, and no false one [AUDITOR-LIES-2]', async () => {
  const trials = [];
  for (const scenario of scenarios) for (const { attacker } of honestAuditors) trials.push(await tryAttacker(attacker, scenario));
  const [truths, proved] = [trials.reduce((sum, trial) => sum + trial.truths, 0), trials.reduce((sum, trial) => sum + trial.proved, 0)];
  expect(proved / truths).toBeGreaterThanOrEqual(0.9);
  expect(trials.flatMap(({ through }) => through)).toEqual([]);
}, 60_000);

test('an auditor that never stops costs no more than the budget [AUDITOR-LIES-3]', async () => {
  const scenario = scenarioAt(0);
  const { report, sources, findings, subject } = scenario;
  const never = attacks.find(({ name }) => name === 'never stops');
  const caps = { tokens: 60_000, usd: '1', ms: 3_600_000, rounds: 1_000 };
  const budget = openBudget(caps, { clock: () => new Date(0), prices: openPrices(), modelOf: () => 'scripted/model' });
  const model = scriptedModel(scriptOf(never?.attacker ?? (() => 'nothing'), scenario));
  const code = auditReport(report, sources, { subject, asOf: null, sha256 });
  const audit = { ...code, verdicts: code.verdicts.map((verdict) => ({ ...verdict, verdict: 'not-checked' as const })) };
  const { auditor, audited } = await settleOpenClaims({ report, audit, sources, findings, subject, asOf: null, sha256, model: budget.guard(model), limits: { rounds: 1_000 } });
  expect(auditor.phases.map(({ stop }) => stop)).toContain('over-budget');
  expect(auditor.usage.inputTokens + auditor.usage.outputTokens).toBeLessThanOrEqual(caps.tokens);
  expect(audited.verdicts.every(({ verdict }) => verdict === 'not-checked')).toBe(true);
});
