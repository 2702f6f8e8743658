import { verdictNames, verdictStrength, type Coverage, type TokenState, type Verdict, type VerdictName } from '@assay/record';

/** Coverage of a fixture, counted as the judge counts it. */
export function measure(verdicts: readonly Verdict[], tokens: readonly TokenState[]): Coverage {
  const counts = Object.fromEntries(verdictNames.map((name) => [name, verdicts.filter(({ verdict }) => verdict === name).length])) as Record<VerdictName, number>;
  const strong = verdicts.filter(({ verdict }) => verdictStrength(verdict) === 'strong').length;
  const open = verdicts.length - counts.judgment;
  return {
    ratio: open === 0 ? null : strong / open, claims: verdicts.length, strong, judgment: counts.judgment, tokens: tokens.length,
    unaccounted: tokens.filter(({ state }) => state.kind === 'unaccounted').length, verdicts: counts, structural: {}, judgments: {},
  };
}
