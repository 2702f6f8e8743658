// What came of many trials, counted: by category, by half, by operation.
import type { BenchQuestion, Half } from './records.ts';
import type { Outcome, Score } from './score.ts';

/** One wording of one question. `operation` is what Assay took it for. */
export type Trial = { readonly question: BenchQuestion; readonly half: Half; readonly wording: number; readonly score: Score; readonly ms: number; readonly operation: string | null; readonly told: { readonly summary: string; readonly markdown: string } };

export type Tally = { readonly trials: number; readonly answered: number; readonly right: number; readonly incomplete: number; readonly wrong: number; readonly verifiedWrong: number; readonly declinedRightly: number; readonly declinedWrongly: number };

const countOf = (trials: readonly Trial[], outcome: Outcome): number => trials.filter(({ score }) => score.outcome === outcome).length;

export function tallyOf(trials: readonly Trial[]): Tally {
  const declinedRightly = countOf(trials, 'declined-rightly');
  const declinedWrongly = countOf(trials, 'declined');
  return {
    trials: trials.length, answered: trials.length - declinedRightly - declinedWrongly, right: countOf(trials, 'right'), incomplete: countOf(trials, 'incomplete'), wrong: countOf(trials, 'wrong'),
    verifiedWrong: trials.filter(({ score }) => score.outcome === 'wrong' && score.verified).length, declinedRightly, declinedWrongly,
  };
}

/** The share that came out as it should: answered rightly, or declined rightly. */
export const successOf = ({ trials, right, declinedRightly }: Tally): number => (trials === 0 ? 0 : (right + declinedRightly) / trials);

/** Questions of which every wording came out as it should. */
export function allWordingsRight(trials: readonly Trial[]): { readonly questions: number; readonly right: number } {
  const byQuestion = Map.groupBy(trials, ({ question }) => question.id);
  const isGood = ({ score: { outcome } }: Trial): boolean => outcome === 'right' || outcome === 'declined-rightly';
  return { questions: byQuestion.size, right: [...byQuestion.values()].filter((each) => each.every(isGood)).length };
}

export type Latency = { readonly name: string; readonly n: number; readonly p50: number; readonly p95: number };

/** The slowest of the best 95%, and the middle one; in milliseconds. */
export function latencyOf(name: string, times: readonly number[]): Latency {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { name, n: times.length, p50: at(0.5), p95: at(0.95) };
}

export function latencies(trials: readonly Trial[], by: (trial: Trial) => string): Latency[] {
  const groups = [...Map.groupBy(trials, by)].toSorted(([left], [right]) => left.localeCompare(right));
  return groups.map(([name, each]) => latencyOf(name, each.map(({ ms }) => ms)));
}
