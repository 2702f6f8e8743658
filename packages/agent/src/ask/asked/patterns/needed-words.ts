// What a text must hold for a pattern to stand in it. A question is read by some thousand patterns and few of them fit: to make one ready costs many times
// what it costs to see that none of its words is there.
import { needsOf, withStarts, wordStart, type AnyOf, type Needed } from './needs-of-pattern.ts';

export type { Needed } from './needs-of-pattern.ts';

/** A regular expression, made or yet to be made. */
type Pattern = { readonly source: string; readonly flags: string };

function recallNothing(): null {
  return null;
}

const kept = new WeakMap<Pattern, Needed>();
/** By the source of the pattern, from an earlier start of the same program. */
let recalled: (source: string) => Needed | null = recallNothing;
/** Twice as many as are written; where a server makes more of its questions' words, they are not remembered. */
const mostLearnt = 20_000;
/** By the source, what was worked out in this one. */
const learnt = new Map<string, Needed>();

export function neededFor(pattern: Pattern): Needed {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  const needed = pattern.flags.includes('v') ? [] : recalled(pattern.source) ?? learnt.get(pattern.source) ?? workedOut(pattern.source);
  kept.set(pattern, needed);
  return needed;
}

function workedOut(source: string): Needed {
  const needed = needsOf(source);
  if (learnt.size < mostLearnt) learnt.set(source, needed);
  return needed;
}

/** Takes from now on what `recall` gives for a source (null: nothing) in place of working it out: to read half a million signs takes a twentieth of a short answer. */
export function recallNeeded(recall: (source: string) => Needed | null): void {
  recalled = recall;
}

/** True once the program is loaded and recalls what was worked out before. */
export const isRecalled = (): boolean => recalled !== recallNothing;

/** What no recollection had, by the source of the pattern. */
export function learntNeeded(): ReadonlyMap<string, Needed> {
  return learnt;
}

/** Letters that a pattern without regard to case takes for k and s though no lower case makes them so. */
const foldedLetters = /[\u017F\u212A]/;

/** A text as patterns are held against it, and what was found of each of them: a question is read several times over. */
type Held = { readonly text: string; readonly lower: string; readonly marked: string; readonly isFolded: boolean; readonly may: Map<Pattern, boolean> };

const mostTexts = 200;
/** A passage of a filing is held against few patterns, and once. */
const longest = 2000;
const held = new Map<string, Held>();
/** One text is held against many patterns, one after the other. */
let latest = holdText('');

function holdText(text: string): Held {
  const lower = text.toLowerCase();
  const fresh = { text, lower, marked: withStarts(lower), isFolded: foldedLetters.test(text), may: new Map<Pattern, boolean>() };
  if (held.size >= mostTexts) held.clear();
  if (text.length <= longest) held.set(text, fresh);
  return fresh;
}

/** What was found of texts that nobody will ask for again, and by their source what patterns need that have it by themselves: from here on the same list is one, wherever it stands. */
export function forgetTexts(): void {
  const lists = new Map<string, Needed | AnyOf>();
  for (const needed of learnt.values()) shareLists(needed, lists);
  held.clear();
  learnt.clear();
  latest = holdText('');
}

/** Patterns are put together of the same parts, months and names of figures: every second list says what another says. */
function shareLists(needed: Needed | AnyOf, lists: Map<string, Needed | AnyOf>): void {
  const own = needed as (string | Needed | AnyOf)[];
  for (const [at, part] of own.entries()) {
    if (typeof part === 'string') continue;
    const said = JSON.stringify(part);
    const known = lists.get(said);
    if (known !== undefined) {
      own[at] = known;
      continue;
    }
    lists.set(said, part);
    shareLists(part, lists);
  }
}

/** False where the pattern is sure not to stand in the text; true is no promise. */
export function mayStandIn(text: string, pattern: Pattern): boolean {
  if (latest.text !== text) latest = held.get(text) ?? holdText(text);
  const known = latest.may.get(pattern);
  if (known !== undefined) return known;
  const may = latest.isFolded || holdsAll(latest, neededFor(pattern));
  latest.may.set(pattern, may);
  return may;
}

const holdsAll = (text: Held, needed: Needed): boolean => needed.every((need) => (typeof need === 'string' ? holdsWord(text, need) : holdsAny(text, need)));
const holdsAny = (text: Held, anyOf: AnyOf): boolean => anyOf.some((words) => (typeof words === 'string' ? holdsWord(text, words) : holdsAll(text, words)));
const holdsWord = ({ marked, lower }: Held, word: string): boolean => (word.startsWith(wordStart) ? marked : lower).includes(word);
