// Coverage in words. Never a bare percentage: the number of claims and what was left out stand beside it.
import { verdictNames, type Coverage, type VerdictName } from '@assay/record';
import type { Output } from '../output.ts';
import { verdictMark } from './glyphs.ts';

/** `96.4%`; `n/a` where there is no claim to check. Cut, not rounded: 99.96% must not read as all. */
export function percentWords(ratio: number | null): string {
  return ratio === null ? 'n/a' : `${(Math.floor(ratio * 1000 + 1e-9) / 10).toFixed(1)}%`;
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

const reading: readonly VerdictName[] = ['verified', 'computed', 'supported', 'kb-sourced', 'web-sourced', 'judgment', 'unverified', 'not-checked', 'contradicted'];
const always = new Set<VerdictName>(['verified', 'computed', 'contradicted']);

/** `● 84 verified  ● 24 computed  ✕ 0 contradicted`: those that occur, and the three that must always be said. */
export function verdictCounts(coverage: Coverage, out: Output): string {
  return reading.filter((name) => verdictNames.includes(name) && (coverage.verdicts[name] > 0 || always.has(name)))
    .map((name) => verdictMark(name, out.paint).replace(' ', ` ${String(coverage.verdicts[name])} `)).join('   ');
}

export function coverageSentence(coverage: Coverage): string {
  const checked = coverage.claims - coverage.judgment;
  return `${percentWords(coverage.ratio)}: ${String(coverage.strong)} of ${plural(checked, 'claim')} proved by source or arithmetic${coverage.judgment === 0 ? '' : `; ${plural(coverage.judgment, 'judgment')} beside`}`;
}

/** `212 numbers, periods and directions: 160 in claims, 52 structural (20 period, 4 name), 0 unaccounted for`. */
export function tokenSentence(coverage: Coverage): string {
  const reasons = Object.entries(coverage.structural).filter(([, count]) => count > 0).sort(([, left], [, right]) => right - left);
  const structural = reasons.reduce((total, [, count]) => total + count, 0);
  const named = reasons.length === 0 ? '' : ` (${reasons.map(([reason, count]) => `${String(count)} ${reason}`).join(', ')})`;
  return `${plural(coverage.tokens, 'numeral and sign of direction', 'numerals and words of direction')}: ${String(coverage.tokens - structural - coverage.unaccounted)} in claims, ${String(structural)} structural${named}, ${String(coverage.unaccounted)} unaccounted for`;
}
