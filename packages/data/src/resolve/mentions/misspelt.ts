// Well-known names with a typing error in running text.
import { isEarlier } from '../choose.ts';
import type { Directory, Entry } from '../directory.ts';
import { isEverydayWord, isPersonOrPlace } from '../known/everyday-words.ts';
import { editDistance, letterBits, mayBeNear } from '../names/edit-distance.ts';
import type { TextWord } from './read-words.ts';
import { isCorrectWord } from './word-lists.ts';

type KnownName = { readonly name: string; readonly bits: number; readonly words: number; readonly entry: Entry };
/** Well-known names by their first letter, and by their letters without blanks. */
type Known = { readonly byLetter: ReadonlyMap<string, readonly KnownName[]>; readonly together: ReadonlyMap<string, KnownName> };
const knownOf = new WeakMap<Directory, Known>();
/** A name with two wrong letters is still a name. */
const LONG = 10;
const LEAST = 5;
const LEAST_SEVERAL = 7;
const EVERYBODY_KNOWS = 100;

/** An earlier name is misspelt only where it is long: short ones are near too many words. */
const LEAST_EARLIER = 7;

export type Misspelt = { readonly from: number; readonly to: number; readonly entry: Entry };

/** One edit in a name of five letters or more that is no ordinary word; the first letter is right. `isTaken` tells words that mean something already. */
export function findMisspelt(words: readonly TextWord[], directory: Directory, isTaken: (at: number, length: number) => boolean): Misspelt[] {
  const known = knownNames(directory);
  const found: Misspelt[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const near = misspeltAt(words, at, known);
    if (near === null || words.slice(near.from, near.to).some((_, index) => isTaken(near.from + index, near.to - near.from))) continue;
    found.push(near);
    at = near.to - 1;
  }
  return found;
}

function misspeltAt(words: readonly TextWord[], at: number, known: Known): Misspelt | null {
  const apart = wronglyApart(words, at, known);
  if (apart !== null) return apart;
  const names = known.byLetter.get(words[at]?.bare[0] ?? '') ?? [];
  for (const length of [3, 2, 1]) {
    const part = words.slice(at, at + length);
    if (part.length < length) continue;
    const text = part.map((word) => word.bare).join(' ');
    if (text.length < (length === 1 ? LEAST : LEAST_SEVERAL) || isOrdinary(part)) continue;
    const entry = nearest(text, names.filter((name) => name.words === length));
    if (entry !== null) return { from: at, to: at + length, entry };
  }
  return null;
}

/** The one company whose name is nearest; a long name may have two wrong letters. */
function nearest(text: string, names: readonly KnownName[]): Entry | null {
  const bits = letterBits(text);
  for (const edits of text.length >= LONG - 2 ? [1, 2] : [1]) {
    const near = names.filter((name) => (edits === 1 || text.length >= LONG || name.entry.rank < EVERYBODY_KNOWS) && text !== name.name && !isPlural(text, name.name) && mayBeNear(bits, name.bits, edits) && editDistance(text, name.name, edits) === edits && (edits === 1 || !turnsWord(text, name.name)));
    const entries = new Set(near.map(({ entry }) => entry));
    const [entry] = entries;
    if (entry !== undefined) return entries.size === 1 ? entry : null;
  }
  return null;
}

/** "capital due" is not "Capital One": a word of its own is not one that went wrong twice. */
function turnsWord(text: string, name: string): boolean {
  const words = name.split(' ');
  return text.split(' ').some((word, at) => word !== words[at] && (isEverydayWord(word) || isPersonOrPlace(word) || (words.length > 1 && word.length <= LEAST)));
}

/** "Fed Ex" and "Door Dash" are one word each; "Footlocker" is two. */
function wronglyApart(words: readonly TextWord[], at: number, { together }: Known): Misspelt | null {
  const [first, second] = [words[at], words[at + 1]];
  if (first === undefined || first.case === 'lower') return null;
  const joined = second === undefined || first.isPossessive || second.start - first.end !== 1 ? undefined : together.get(first.bare + second.bare);
  if (joined?.words === 1) return { from: at, to: at + 2, entry: joined.entry };
  const split = isOrdinary([first]) ? undefined : together.get(first.bare);
  return split !== undefined && split.words > 1 ? { from: at, to: at + 1, entry: split.entry } : null;
}

/** More of a thing that is called so; a name that is no word has only lost the apostrophe of its possessive. */
function isPlural(text: string, name: string): boolean {
  return text === `${name}s` && (isEverydayWord(name) || isPersonOrPlace(name));
}

/** A word that is one already; several of them in small letters. */
function isOrdinary(part: readonly TextWord[]): boolean {
  const isWord = ({ bare }: TextWord): boolean => isEverydayWord(bare) || isPersonOrPlace(bare);
  const [first] = part;
  if (first === undefined || part.length > 1) return first?.case === 'lower' && part.every(isWord);
  return isCorrectWord(first.bare) || isWord(first) || first.case === 'upper' || /\d/.test(first.bare);
}

function knownNames(directory: Directory): Known {
  const made = knownOf.get(directory);
  if (made !== undefined) return made;
  const names = [...directory.names.all()].flatMap(([name, namings]): KnownName[] => {
    const parts = name.split(' ');
    const entry = namings.find((naming) => (!isEarlier(naming) || name.length >= LEAST_EARLIER) && naming.entry.wellKnown)?.entry;
    const isUsable = entry !== undefined && parts.length <= 3 && name.length >= (parts.length === 1 ? LEAST : LEAST_SEVERAL);
    return isUsable ? [{ name, bits: letterBits(name), words: parts.length, entry }] : [];
  });
  const together = new Map(names.filter(({ name }) => name.length >= 5).map((name) => [name.name.replaceAll(' ', ''), name]));
  const known = { byLetter: Map.groupBy(names, ({ name }) => name[0] ?? ''), together };
  knownOf.set(directory, known);
  return known;
}
