// Patterns that are made when a text first holds the words they need: a question holds those of a few among some thousand.

import { mayStandIn } from './needed-words.ts';

/** Source and flags as of a regular expression, so that what it needs can be told before it is made. */
export type LatePattern = { readonly source: string; readonly flags: string; readonly made: RegExp };

/** Throws a SyntaxError where it is made, not here. */
export function latePattern(source: string, flags: string): LatePattern {
  let pattern: RegExp | undefined;
  return { source, flags, get made() { return pattern ??= new RegExp(source, flags); } };
}

/** The first place of one that is not global; null where it does not stand in the text. */
export function findLate(text: string, pattern: LatePattern): RegExpExecArray | null {
  return mayStandIn(text, pattern) ? pattern.made.exec(text) : null;
}

/** Whether it stands anywhere in the text, wherever a global one has got to. */
export const standsIn = (text: string, pattern: LatePattern | RegExp): boolean => mayStandIn(text, pattern) && text.search('made' in pattern ? pattern.made : pattern) >= 0;
