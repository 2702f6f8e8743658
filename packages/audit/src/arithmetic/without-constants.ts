// Numbers of a calculation alone ("× 100", "÷ 3") are no claims about a company.
import type { Claim, TokenState } from '@assay/record';
import type { ReadReport } from '../claims/read-report.ts';

export function withoutConstants(read: ReadReport, constants: readonly Claim['id'][]): ReadReport {
  if (constants.length === 0) return read;
  const dropped = new Set(constants);
  const state = (token: TokenState): TokenState => (token.kind === 'number' && token.state.kind === 'claim' && dropped.has(token.state.claim) ? { ...token, state: { kind: 'structural', reason: 'calculation' } } : token);
  const readings = read.readings.filter((reading) => !dropped.has(reading.claim.id));
  const kept = new Set(readings.map((reading) => reading.claim.id));
  const rehomed = (token: TokenState): TokenState => (token.state.kind === 'claim' && !kept.has(token.state.claim) ? { ...token, state: { kind: 'structural', reason: token.kind === 'period' ? 'period' : 'calculation' } } : token);
  return { readings, tokens: read.tokens.map(state).map(rehomed) };
}
