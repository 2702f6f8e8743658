// Places in a text that have been read already, and where a pattern stands in it.
import type { LatePattern } from './patterns/late-pattern.ts';
import { mayStandIn } from './patterns/needed-words.ts';

export type Place = { readonly start: number; readonly end: number };

/** The same text with places blanked: offsets stay, and nothing there is read twice. */
export function blank(text: string, places: readonly Place[]): string {
  return places.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + rest.slice(end), text);
}

export type Match = Place & { readonly words: string; readonly groups: Readonly<Record<string, string | undefined>> };

/** Patterns as plain ASCII needs them, made when they are first asked for. */
const plainPatterns = new WeakMap<RegExp | LatePattern, RegExp>();

/** There a letter is one of 52 and a digit one of ten. Unicode's classes, folded for their case, take many times as long to make ready. */
function forAscii(pattern: RegExp | LatePattern): RegExp {
  const known = plainPatterns.get(pattern);
  if (known !== undefined) return known;
  let isInClass = false;
  const source = pattern.source.replace(/\\p\{[LN]\}|\\.|[[\]]/g, (part) => {
    if (part === '[' || part === ']') isInClass = part === '[';
    if (part !== '\\p{L}' && part !== '\\p{N}') return part;
    const range = part === '\\p{L}' ? 'A-Za-z' : '0-9';
    return isInClass ? range : `[${range}]`;
  });
  const flags = /\\[pPu]/.test(source) ? pattern.flags : pattern.flags.replace('u', '');
  const made = new RegExp(source, flags);
  plainPatterns.set(pattern, made);
  return made;
}

const asciiText = /^[\0-\x7f]*$/;

/** Every place of a pattern, with the words it caught. The pattern must be global. */
export function matchesOf(text: string, pattern: RegExp | LatePattern): Match[] {
  if (!mayStandIn(text, pattern)) return [];
  return [...text.matchAll(asciiText.test(text) ? forAscii(pattern) : 'made' in pattern ? pattern.made : pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length, words: found[0], groups: found.groups ?? {} }));
}
