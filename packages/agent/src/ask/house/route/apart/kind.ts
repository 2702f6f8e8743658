// A kind of thing that is not bundled, as it is looked for in one piece of a question.
import type { Absent } from '../absent-words.ts';

export type Kind = Pick<Absent, 'what' | 'words' | 'unless' | 'owns'>;

export const say = (...words: readonly string[]): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'iu');

export const every = /^/;
export const priced = /^(?:price|return_\w+|shares_outstanding|diluted_shares|basic_shares|market_cap|volatility\w*|dividend\w*|price_\w+|max_drawdown\w*)$/;
