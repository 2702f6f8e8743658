// A line that begins like an item's heading: "Item 7.", "PART II, ITEM 1A - RISK FACTORS", "Items 1 and 2. Business and Properties".
import { placeInForm, type FormItem } from './form-items.ts';
import type { Part } from '@assay/record';

export type ItemHeading = {
  /** The first is the heading's own; more where several are joined. */
  readonly items: readonly [string, ...string[]];
  /** Named by the line itself; null where it is not. */
  readonly part: Part | null;
  readonly title: string;
  readonly isContinued: boolean;
};

const PART = /^part\s+(iv|i{1,3}|[1-4])\b[\s.,:;|—–-]*/i;
const ITEM = /^item(s?)\s*(\d{1,2})\s?(?:\(?([a-c])\)?)?(?![\w%])(?!\.\d)/i;
const MORE = /^[\s.]*(?:,|and|&|through)\s*(?:item\s*)?(\d{1,2})\s?([a-c])?(?![\w%])/i;
/** Words that follow a number when a sentence speaks of an item. */
const SENTENCE = /^\s*(?:of|in|to|and|or|above|below|is|are|was|has|contains?|under|for|as|which|that|from|on|[”"’)])(?:\s|$|[,.])/;

const parts: Readonly<Record<string, Part>> = { I: 'I', II: 'II', III: 'III', IV: 'IV', 1: 'I', 2: 'II', 3: 'III', 4: 'IV' };

/** The part that a line of its own opens; null for every other line. */
export function readPartLine(text: string): Part | null {
  const found = PART.exec(text);
  if (found === null) return null;
  const rest = text.slice(found[0].length).replace(/[\s|.\d—–-]+$/, '');
  return rest.length === 0 || (rest.length < 60 && /^(?:financial|other)\s+information/i.test(rest)) ? partOf(found[1]) : null;
}

export function readItemHeading(line: string): ItemHeading | null {
  const text = line.replace(/\s*\|\s*/g, ' ').trim();
  const part = PART.exec(text);
  const rest = part === null ? text : text.slice(part[0].length);
  const found = ITEM.exec(rest);
  if (found === null) return null;
  const first = rest.slice(found[0].length);
  const { more, after } = found[1] === '' ? { more: [], after: first } : readJoined(first);
  const title = after.replace(/^\(T\)/, '').replace(/^[\s.:;,—–|-]+/, '');
  if (SENTENCE.test(after) || (/^[a-z]/.test(title) && title.length > 60)) return null;
  const isContinued = /\bcont(?:inued|’d|'d|\.)/i.test(title.slice(0, 240));
  return { items: [numberOf(found[2], found[3]), ...more], part: partOf(part?.[1]), title: title.replace(/[\s|.]{0,200}\d{0,4}$/, ''), isContinued };
}

/** "Items 1 and 2": the numbers after the first, and what follows them. */
function readJoined(text: string): { readonly more: readonly string[]; readonly after: string } {
  const found = MORE.exec(text);
  if (found === null) return { more: [], after: text };
  const { more, after } = readJoined(text.slice(found[0].length));
  return { more: [numberOf(found[1], found[2]), ...more], after };
}

function numberOf(digits: string | undefined, letter: string | undefined): string {
  return `${digits ?? ''}${(letter ?? '').toUpperCase()}`;
}

function partOf(word: string | undefined): Part | null {
  return parts[(word ?? '').toUpperCase()] ?? null;
}

/** Number and title fix an item of the form; where the title says nothing, number and part do. */
export function itemOfHeading(heading: ItemHeading, near: { readonly part: Part | null; readonly title: string }, items: readonly FormItem[]): { readonly part: Part; readonly titled: boolean } | null {
  const [first] = heading.items;
  const named = items.filter(({ item }) => item === first);
  const titled = named.find(({ title }) => title.test(near.title));
  if (titled !== undefined) return { part: heading.part !== null && named.some(({ part }) => part === heading.part) && named.length === 1 ? heading.part : titled.part, titled: true };
  const byPart = named.find(({ part }) => part === (heading.part ?? near.part)) ?? (named.length === 1 ? named[0] : undefined);
  if (byPart !== undefined) return { part: byPart.part, titled: false };
  // An item of the company's own, as "Item 4A. Executive Officers": it stands in the part of the number before it.
  const place = placeInForm('I', first) % 10_000;
  const before = items.findLast(({ item, part }) => placeInForm('I', item) % 10_000 < place && (near.part === null || part === near.part));
  return named.length === 0 && /[A-Z]$/.test(first) && before !== undefined ? { part: before.part, titled: false } : null;
}
