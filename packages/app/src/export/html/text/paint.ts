// Which claim, and which number outside claims, every character of the report's source belongs to.
import type { TokenState } from '@assay/record';
import type { ClaimView } from '../evidence/claim-view.ts';

/** A number of the report that is no part of a claim, and why. Null where nothing accounts for it. */
export type OutsideToken = { readonly index: number; readonly token: TokenState; readonly reason: string | null };

export type Paint = {
  /** The innermost claim at a source offset; where claims overlap, the shorter one. */
  readonly claimAt: (offset: number) => ClaimView | null;
  readonly outsideAt: (offset: number) => OutsideToken | null;
};

const NONE = -1;

/** Numbers that no claim holds, and every token that nothing accounts for. Periods and direction words that are accounted for would only be noise. */
export function readOutsideTokens(tokens: readonly TokenState[]): OutsideToken[] {
  return tokens
    .filter((token) => token.state.kind === 'unaccounted' || (token.state.kind === 'structural' && token.kind === 'number'))
    .map((token, index) => ({ index, token, reason: token.state.kind === 'structural' ? token.state.reason : null }));
}

function length({ span }: { readonly span: { readonly start: number; readonly end: number } }): number {
  return span.end - span.start;
}

/** Longer claims are painted first, so that the shorter ones lie on top; of equal ones the first keeps its place. */
export function paintReport(report: string, claims: readonly ClaimView[], outside: readonly OutsideToken[]): Paint {
  const claimMap = new Int32Array(report.length).fill(NONE);
  const tokenMap = new Int32Array(report.length).fill(NONE);
  const order = claims.map((view, index) => ({ index, span: view.claim.span })).toSorted((left, right) => length(right) - length(left) || right.index - left.index);
  for (const { index, span } of order) claimMap.fill(index, span.start, span.end);
  for (const { index, token } of outside) tokenMap.fill(index, token.span.start, token.span.end);
  return {
    claimAt: (offset) => claims[claimMap[offset] ?? NONE] ?? null,
    outsideAt: (offset) => outside[tokenMap[offset] ?? NONE] ?? null,
  };
}
