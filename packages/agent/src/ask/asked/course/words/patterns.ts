// Whether a pattern stands in a text, and the text without it. The patterns are global.
import { standsIn } from '../../patterns/late-pattern.ts';
import { mayStandIn } from '../../patterns/needed-words.ts';

export const has = (pattern: RegExp, text: string): boolean => standsIn(text, pattern);
export const without = (text: string, ...patterns: readonly RegExp[]): string => patterns.reduce((rest, pattern) => (mayStandIn(rest, pattern) ? rest.replace(pattern, ' ') : rest), text);
