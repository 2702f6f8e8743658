export { readTokens, type ReadOptions } from './read-tokens.ts';
export type { Direction, DirectionToken, IdentifierToken, NumberToken, PeriodToken, Rank, RankToken, Token } from './token.ts';
export type { Grouping } from './lex/lex-number.ts';
export { equalWithinDigits, type Agreement } from './equal-within-digits.ts';
export { assumedBy, convertTo, type Assumption } from './convert-to.ts';
export { renderNumeral, type NumeralStyle } from './render-numeral.ts';
