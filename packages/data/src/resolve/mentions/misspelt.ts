// Well-known names with a typing error in running text.
import { isEarlier } from '../choose.ts';
import type { Directory, Entry } from '../directory.ts';
import { isEverydayWord, isPersonOrPlace } from '../known/everyday-words.ts';
import { editDistance, letterBits, mayBeNear } from '../names/edit-distance.ts';
import type { TextWord } from './read-words.ts';
import { isCorrectWord } from './word-lists.ts';

type Known = { readonly name: string; readonly bits: number; readonly words: number; readonly entry: Entry };
const knownOf = new WeakMap<Directory, Map<string, Known[]>>();

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

function misspeltAt(words: readonly TextWord[], at: number, known: ReadonlyMap<string, readonly Known[]>): Misspelt | null {
  const names = known.get(words[at]?.bare[0] ?? '') ?? [];
  for (const length of [3, 2, 1]) {
    const part = words.slice(at, at + length);
    if (part.length < length) continue;
    const text = part.map((word) => word.bare).join(' ');
    if (text.length < (length === 1 ? 5 : 9) || isOrdinary(part)) continue;
    const bits = letterBits(text);
    const near = names.filter((name) => name.words === length && text !== name.name && text !== `${name.name}s` && mayBeNear(bits, name.bits, 1) && editDistance(text, name.name, 1) === 1);
    const entries = new Set(near.map(({ entry }) => entry));
    const [entry] = entries;
    if (entries.size === 1 && entry !== undefined) return { from: at, to: at + length, entry };
  }
  return null;
}

/** A word that is one already; several of them in small letters. */
function isOrdinary(part: readonly TextWord[]): boolean {
  const isWord = ({ bare }: TextWord): boolean => isEverydayWord(bare) || isPersonOrPlace(bare);
  const [first] = part;
  if (first === undefined || part.length > 1) return first?.case === 'lower' && part.every(isWord);
  return isCorrectWord(first.bare) || isWord(first) || first.case === 'upper' || /\d/.test(first.bare);
}

/** Names of well-known companies by their first letter. */
function knownNames(directory: Directory): Map<string, Known[]> {
  const made = knownOf.get(directory);
  if (made !== undefined) return made;
  const names = [...directory.names.all()].flatMap(([name, namings]): Known[] => {
    const entry = namings.find((naming) => !isEarlier(naming) && naming.entry.wellKnown)?.entry;
    const parts = name.split(' ');
    const isUsable = entry !== undefined && parts.length <= 3 && name.length >= (parts.length === 1 ? 5 : 9);
    return isUsable ? [{ name, bits: letterBits(name), words: parts.length, entry }] : [];
  });
  const byLetter = Map.groupBy(names, ({ name }) => name[0] ?? '');
  knownOf.set(directory, byLetter);
  return byLetter;
}
