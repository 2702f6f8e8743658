// Every corruption on every proven claim to which it applies. One stream of chance per claim and kind: leaving one out changes no other.
import type { Corruption, Falsehood } from './corruption.ts';
import type { Material } from './material.ts';
import { openLines } from './places.ts';
import type { Proven } from './proven.ts';
import { seededRandom } from './seeded-random.ts';

export type Trial = { readonly kind: string; readonly target: Proven; readonly falsehood: Falsehood; readonly lines: readonly number[] };

export type TrialOptions = { readonly corruptions: readonly Corruption[]; readonly seed: number; /** At most so many of a kind, spread evenly over the report; null for all. */ readonly limit: number | null };

/** Trials in the order of kinds, then of the report. Two that make the same change (a header's year, for each cell under it) are both kept: each asks about another claim. */
export function makeTrials(material: Material, { corruptions, seed, limit }: TrialOptions): Trial[] {
  const { reach } = openLines(material.report);
  return corruptions.flatMap((corruption) => {
    const made = material.proven.flatMap((proven) => {
      const falsehood = corruption.apply({ ...proven, material, random: seededRandom(`${String(seed)}|${corruption.kind}|${String(proven.claim.span.start)}`) });
      if (falsehood === null) return [];
      const lines = new Set([...falsehood.edits.map((edit) => edit.at), ...falsehood.falsifies].flatMap((span) => reach(span)));
      return [{ kind: corruption.kind, target: proven, falsehood, lines: [...lines] }];
    });
    const step = limit === null ? 1 : Math.max(1, Math.ceil(made.length / limit));
    return made.filter((_, index) => index % step === 0);
  });
}

/** Trials in as few rounds as it takes for no two of a round to reach the same line. */
export function packTrials(trials: readonly Trial[]): Trial[][] {
  const nextFree = new Map<number, number>();
  const rounds: Trial[][] = [];
  for (const trial of trials) {
    const round = Math.max(0, ...trial.lines.map((line) => nextFree.get(line) ?? 0));
    for (const line of trial.lines) nextFree.set(line, round + 1);
    (rounds[round] ??= []).push(trial);
  }
  return rounds;
}
