// The window of a superlative: "the highest in eight fiscal years", "a ten-year high".
import { readTokens, type Token } from '../numerals/index.ts';

type NumberToken = Extract<Token, { kind: 'number' }>;

/** The number that only says how far a superlative looks back: "ten" in "the highest in ten fiscal years". */
export function isRankWindow(scene: { readonly text: string; readonly tokens: readonly Token[] }, token: NumberToken): boolean {
  const hasRank = scene.tokens.some((other) => other.kind === 'rank' && (other.rank === 'highest' || other.rank === 'lowest') && other.span.end <= token.span.start && token.span.start - other.span.end < 30);
  return hasRank && windowYears(scene.text, token) !== null;
}

function windowYears(text: string, token: NumberToken): number | null {
  const isYears = token.numeral.unit.kind === 'years' || /^[ -](?:fiscal |full |straight |consecutive )?years?\b/.test(text.slice(token.span.end, token.span.end + 24));
  const years = Number(token.numeral.value);
  return isYears && Number.isInteger(years) && years > 1 && years <= 60 ? years : null;
}

/** Years a superlative looks back over, or null when the sentence does not say. */
export function readRankWindow(sentence: string): number | null {
  for (const token of readTokens(sentence)) {
    if (token.kind === 'number' && windowYears(sentence, token) !== null) return windowYears(sentence, token);
    if (token.kind === 'period' && token.mention.kind === 'span' && token.mention.years !== null) return token.mention.years;
  }
  return null;
}
