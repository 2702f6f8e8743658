// Companies by their plain names. Nothing is indexed before a name is asked for, and then only the names of one first letter.
import type { Naming } from '../entry.ts';
import { plainName } from './plain-name.ts';

/** A name to be found by. `plain` is its plain form where that is known already. */
export type AddedName = { readonly naming: Naming; readonly plain: string | undefined };

export type NameIndex = {
  /** Companies of a plain name. */
  readonly called: (plain: string) => readonly Naming[];
  /** Plain names whose first word is this. */
  readonly beginningWith: (word: string) => readonly string[];
  /** Every plain name, in the order in which they were added. For searches that must see all: misspelt names. */
  readonly all: () => ReadonlyMap<string, readonly Naming[]>;
};

type Chunk = { readonly byName: ReadonlyMap<string, readonly Naming[]>; readonly byFirstWord: ReadonlyMap<string, readonly string[]> };
type Plain = { readonly plain: string; readonly naming: Naming };

/** `added` is not to be changed after the first question. */
export function openNameIndex(added: readonly AddedName[]): NameIndex {
  const chunks = new Map<string, Chunk>();
  let whole: ReadonlyMap<string, readonly Naming[]> | undefined;
  const chunkOf = (text: string): Chunk => {
    const letter = text[0] ?? '';
    const known = chunks.get(letter);
    if (known !== undefined) return known;
    const chunk = makeChunk(plainOf(added.filter((name) => firstLetter(name) === letter)));
    chunks.set(letter, chunk);
    return chunk;
  };
  return {
    called: (plain) => chunkOf(plain).byName.get(plain) ?? [],
    beginningWith: (word) => chunkOf(word).byFirstWord.get(word) ?? [],
    all: () => (whole ??= makeNames(plainOf(added))),
  };
}

/** A name that begins with a letter keeps it in its plain form, unless an article is dropped: most names need not be made plain to be passed over. */
function firstLetter({ naming: { said }, plain }: AddedName): string | undefined {
  if (plain !== undefined) return plain[0];
  return /^(?!the\b)[a-z]/i.test(said) ? said[0]?.toLowerCase() : plainName(said)[0];
}

function plainOf(added: readonly AddedName[]): Plain[] {
  return added.map(({ naming, plain }) => ({ naming, plain: plain ?? plainName(naming.said) })).filter(({ plain }) => plain !== '');
}

function makeChunk(names: readonly Plain[]): Chunk {
  const byName = makeNames(names);
  return { byName, byFirstWord: Map.groupBy(byName.keys(), firstWord) };
}

function makeNames(names: readonly Plain[]): Map<string, Naming[]> {
  const byName = new Map<string, Naming[]>();
  for (const { plain, naming } of names) {
    const known = byName.get(plain);
    if (known === undefined) byName.set(plain, [naming]);
    else join(known, naming);
  }
  return byName;
}

/** A company stands once under a name; that the name is in common use goes before that it is on a list. */
function join(known: Naming[], naming: Naming): void {
  const at = known.findIndex((other) => other.entry === naming.entry);
  if (at === -1) known.push(naming);
  else if (naming.how === 'common') known.splice(at, 1, naming);
}

function firstWord(name: string): string {
  const space = name.indexOf(' ');
  return space === -1 ? name : name.slice(0, space);
}
