// Places in a text that have been read already, and where a pattern stands in it.
import type { LatePattern } from './patterns/late-pattern.ts';
import { mayStandIn } from './patterns/needed-words.ts';
import { forPlainText, isPlainText } from './patterns/plain-letters.ts';

export type Place = { readonly start: number; readonly end: number };

/** The same text with places blanked: offsets stay, and nothing there is read twice. */
export function blank(text: string, places: readonly Place[]): string {
  return places.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + rest.slice(end), text);
}

export type Match = Place & { readonly words: string; readonly groups: Readonly<Record<string, string | undefined>> };

/** Patterns as plain texts need them, made when they are first asked for. */
const plainPatterns = new WeakMap<RegExp | LatePattern, RegExp>();

function madePlain(pattern: RegExp | LatePattern): RegExp {
  const known = plainPatterns.get(pattern) ?? forPlainText(pattern);
  plainPatterns.set(pattern, known);
  return known;
}

/** Every place of a pattern, with the words it caught. The pattern must be global. */
export function matchesOf(text: string, pattern: RegExp | LatePattern): Match[] {
  if (!mayStandIn(text, pattern)) return [];
  return [...text.matchAll(isPlainText(text) ? madePlain(pattern) : 'made' in pattern ? pattern.made : pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length, words: found[0], groups: found.groups ?? {} }));
}
