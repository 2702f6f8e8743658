// The survey: the same every time, the same together as alone, and strict about what counts as caught.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Audit } from '../audit.ts';
import { applyEdits } from './apply-edits.ts';
import { corruptions } from './corruptions.ts';
import { scoreClean, scoreOutcomes } from './score.ts';
import { surveyReport, type Judge, type Outcome, type SurveyOptions } from './survey.ts';
import { openSmallBench, trueReport } from './testing/true-report.ts';
import { makeTrials, packTrials } from './trials.ts';

const bench = openSmallBench();

function survey(options: Partial<SurveyOptions> = {}): readonly Outcome[] {
  const steps = surveyReport(trueReport, { corruptions, seed: 1, limit: null, judge: bench.judge, clean: bench.clean, facts: bench.facts, ...options });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

const whole = survey();

test('the same report, sources and seed make the same falsehoods; another seed makes others [MUT-SEED-1]', () => {
  expect(survey()).toEqual(whole);
  expect(survey({ seed: 2 }).map((outcome) => outcome.change)).not.toEqual(whole.map((outcome) => outcome.change));
});

test('leaving kinds out changes none of the others [MUT-SEED-1]', () => {
  const some = corruptions.filter((_, index) => index % 3 === 0);
  expect(survey({ corruptions: some })).toEqual(whole.filter((outcome) => some.some(({ kind }) => kind === outcome.kind)));
});

test('a limit spreads its tries over the report [MUT-SEED-1]', () => {
  const limited = survey({ limit: 2 });
  for (const { kind } of corruptions) expect(limited.filter((outcome) => outcome.kind === kind).length).toBeLessThanOrEqual(2);
});

test('what shares an audit is judged as it is alone [MUT-TOGETHER-1]', () => {
  const trials = makeTrials(bench.material, { corruptions, seed: 1, limit: null });
  expect(packTrials(trials).some((round) => round.length > 1)).toBe(true);
  const alone = trials.flatMap((trial) => {
    const { at, text } = trial.falsehood.edits[0] ?? { at: { start: 0, end: 0 }, text: '' };
    const only = corruptions.find(({ kind }) => kind === trial.kind);
    const applied = only === undefined ? [] : [{ ...only, apply: (target: Parameters<typeof only.apply>[0]) => (target.claim.id === trial.target.claim.id ? trial.falsehood : null) }];
    return at.start === 0 && text === '' ? [] : survey({ corruptions: applied });
  });
  expect(alone).toEqual(whole);
});

test('a round in which an untouched claim is judged otherwise is judged again one by one [MUT-TOGETHER-1]', () => {
  let audits = 0;
  const counted: Judge = (report) => { audits += 1; return bench.judge(report); };
  const nervous: Judge = (report) => {
    const audit = counted(report);
    const isWhole = audit.claims.filter((claim, index) => bench.clean.claims[index]?.text !== claim.text).length < 2;
    return isWhole ? audit : { ...audit, verdicts: audit.verdicts.map((verdict) => ({ ...verdict, verdict: 'unverified' as const })) };
  };
  survey({ corruptions: corruptions.slice(0, 1), judge: counted });
  const calm = audits;
  audits = 0;
  survey({ corruptions: corruptions.slice(0, 1), judge: nervous });
  expect(audits).toBeGreaterThan(calm);
});

describe('what counts as caught', () => {
  const blind: Judge = (report) => ({ ...bench.judge(report), verdicts: bench.judge(report).verdicts.map((verdict) => ({ ...verdict, verdict: 'verified' as const })) });
  const elsewhere: Judge = (report) => {
    const audit = bench.judge(report);
    return { ...audit, verdicts: audit.verdicts.map((verdict, index) => ({ ...verdict, verdict: audit.claims[index]?.text === '41.0%' ? 'contradicted' as const : 'verified' as const })) };
  };

  test('a judge that passes everything catches nothing [MUT-CAUGHT-1]', () => {
    expect(survey({ judge: blind }).filter((outcome) => outcome.caught)).toEqual([]);
  });

  test('a flag on another claim of the report catches nothing [MUT-CAUGHT-1]', () => {
    const caught = survey({ judge: elsewhere }).filter((outcome) => outcome.caught);
    expect(caught.filter((outcome) => !outcome.before.includes('41.0%') && !outcome.after.includes('41.0%'))).toEqual([]);
  });

  test('a figure that the judge loses without an account is caught [MUT-CAUGHT-1]', () => {
    const losing: Judge = (report) => {
      const audit = bench.judge(report);
      return { ...audit, claims: [], verdicts: [], tokens: audit.tokens.map((token) => ({ ...token, state: { kind: 'unaccounted' as const } })) };
    };
    expect(survey({ judge: losing }).every((outcome) => outcome.caught)).toBe(true);
  });

  test('the judge finds the small report’s falsehoods, and shows the right figure for a wrong digit [MUT-CAUGHT-1]', () => {
    const score = scoreOutcomes(whole, corruptions);
    expect(score.caught / score.tries).toBeGreaterThanOrEqual(0.97);
    expect(score.kinds.find(({ kind }) => kind === 'wrong digit')).toMatchObject({ tries: 10, caught: 10, righted: 10 });
  });
});

test('what is flagged in the report as it is counts as false alarm, judgments aside [MUT-CLEAN-1]', () => {
  expect(scoreClean(bench.clean)).toMatchObject({ claims: 10, flagged: 0, share: 0 });
  const wrong = bench.judge(`${trueReport}\nNet income was $999 million in fiscal 2024. Revenue could reach $5,000 million by fiscal 2026 if prices hold.\n`);
  expect(scoreClean(wrong)).toMatchObject({ claims: 11, flagged: 1, alarms: [{ text: '$999 million', verdict: 'contradicted' }] });
});

test('nothing tried is no share, and no worst kind [MUT-CLEAN-1]', () => {
  const none: Audit = { ...bench.clean, verdicts: bench.clean.verdicts.map((verdict) => ({ ...verdict, verdict: 'unverified' as const })) };
  expect(scoreOutcomes(survey({ clean: none }), corruptions)).toMatchObject({ tries: 0, share: null, worst: null });
});

test('edits made together leave everything else where it was, character for character [MUT-TOGETHER-1]', () => {
  fc.assert(fc.property(fc.string({ minLength: 1, maxLength: 60 }), fc.array(fc.tuple(fc.nat(59), fc.nat(5), fc.string({ maxLength: 8 })), { maxLength: 6 }), (text, drawn) => {
    let from = 0;
    const edits = drawn.toSorted(([left], [right]) => left - right).flatMap(([start, length, to]) => {
      const at = { start: Math.max(from, Math.min(start, text.length)), end: Math.min(Math.max(from, start) + length, text.length) };
      if (at.end <= at.start) return [];
      from = at.end + 1;
      return [{ at, text: to }];
    });
    const edited = applyEdits(text, edits);
    for (const edit of edits) expect(edited.report.slice(edited.written(edit).start, edited.written(edit).end)).toBe(edit.text);
    for (let at = 0; at < text.length; at += 1) {
      if (edits.some((edit) => at >= edit.at.start && at < edit.at.end)) continue;
      const { start } = edited.moved({ start: at, end: at + 1 });
      expect(edited.report.charAt(start)).toBe(text.charAt(at));
    }
  }));
});
