// Coverage counts every claim, never only those that were found.
import { verdictNames, verdictStrength, type Claim, type Coverage, type TokenState, type Verdict, type VerdictName } from '@assay/record';

function countBy(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** (verified + computed) ÷ (claims − judgment), with everything it rests on. */
export function measureCoverage(claims: readonly Claim[], verdicts: readonly Verdict[], tokens: readonly TokenState[]): Coverage {
  const byVerdict = Object.fromEntries(verdictNames.map((name) => [name, verdicts.filter((verdict) => verdict.verdict === name).length])) as Record<VerdictName, number>;
  const strong = verdicts.filter((verdict) => verdictStrength(verdict.verdict) === 'strong').length;
  const judged = byVerdict.judgment;
  const open = claims.length - judged;
  return {
    ratio: open === 0 ? null : strong / open, claims: claims.length, strong, judgment: judged, tokens: tokens.length,
    unaccounted: tokens.filter((token) => token.state.kind === 'unaccounted').length, verdicts: byVerdict,
    structural: countBy(tokens.flatMap((token) => (token.state.kind === 'structural' ? [token.state.reason] : []))),
    judgments: countBy(verdicts.flatMap((verdict) => (verdict.verdict === 'judgment' ? [verdict.codes[0] ?? 'judgment'] : []))),
  };
}
