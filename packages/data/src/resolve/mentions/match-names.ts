// Names of companies that a text spells, longest first, before it is asked whether they mean the company.
import { chooseNaming, isFarAhead } from '../choose.ts';
import type { Directory, Entry, Naming } from '../directory.ts';
import { isEverydayWord, isPersonOrPlace } from '../known/everyday-words.ts';
import { isLegalForm, plainWords } from '../names/plain-name.ts';
import { isCompanyVerb, isDescriptor, isFinanceNoun } from './word-lists.ts';
import type { Phrases } from './phrases.ts';
import type { TextWord } from './read-words.ts';

export type NameMatch = {
  /** Words of the text, `to` exclusive, legal form included. */
  readonly from: number;
  readonly to: number;
  /** One company, several of that name, or none: a phrase that is no listed company. */
  readonly entries: readonly Entry[];
  readonly hasForm: boolean;
  /** `whole`: a name as listed or in common use; `short`: one without words such as "Industries"; `part`: the beginning of a name. */
  readonly as: 'whole' | 'short' | 'part' | 'phrase';
  /** The name as its list has it. */
  readonly said: string;
  /** Whether the words could stand in any sentence. */
  readonly everyday: boolean;
};

export function matchNames(words: readonly TextWord[], directory: Directory, phrases: Phrases): NameMatch[] {
  const matches: NameMatch[] = [];
  for (let at = 0; at < words.length;) {
    const match = matchAt(words, at, { directory, phrases });
    if (match === null) at += 1;
    else {
      matches.push(match);
      at = match.to;
    }
  }
  return matches;
}

type Lists = { readonly directory: Directory; readonly phrases: Phrases };

function matchAt(words: readonly TextWord[], at: number, { directory, phrases }: Lists): NameMatch | null {
  const named = longest(words, at, directory.names.beginningWith);
  const phrase = longest(words, at, (word) => phrases.byFirstWord.get(word) ?? []);
  const part = longerBeginning(words, at, directory);
  if (phrase !== null && isPhrase(words, { at, phrase, named, part }, phrases)) return { from: at, to: at + phrase.length, entries: [], hasForm: false, as: 'phrase', said: phrase.name, everyday: true };
  const whole = named === null ? null : wholeName(words, { at, named }, directory);
  return whole === null || (part !== null && part.to > whole.to) ? part : whole;
}

type Readings = { readonly at: number; readonly phrase: Spelt; readonly named: Spelt | null; readonly part: NameMatch | null };

/** The longer name wins: "New York Community" is no city. A place or a paper that a company is called by acts as one: "Palo Alto bought", "New York Times subscribers". */
function isPhrase(words: readonly TextWord[], { at, phrase, named, part }: Readings, { needsForm }: Phrases): boolean {
  const end = at + phrase.length;
  if (phrase.length < (named?.length ?? 0) || isNamedWithForm(words, end, needsForm.has(phrase.name))) return false;
  if (isLonger(part, end)) return false;
  return named?.length !== phrase.length || needsForm.has(phrase.name) || !actsAsCompany(words[end]);
}

function isLonger(part: NameMatch | null, end: number): boolean {
  return part?.as === 'short' && part.entries.length === 1 && part.to > end;
}

/** Papers report on others. */
function actsAsCompany(next: TextWord | undefined): boolean {
  return next?.case === 'lower' && !next.plain.startsWith('report') && (isCompanyVerb(next.plain) || isFinanceNoun(next.plain));
}

function wholeName(words: readonly TextWord[], { at, named }: { readonly at: number; readonly named: Spelt }, directory: Directory): NameMatch {
  const nameEnd = at + named.length;
  const to = withForm(words, nameEnd);
  const { chosen, others } = chooseNaming(asWritten(directory.names.called(named.name), words.slice(at, to)));
  const entries = chosen === null ? others.map(({ entry }) => entry) : [chosen.entry];
  return { from: at, to, entries, hasForm: to > nameEnd, as: 'whole', said: (chosen ?? others[0])?.said ?? '', everyday: areEveryday(words.slice(at, nameEnd)) };
}

/** "Orion Group" is the one that calls itself so, before other companies called Orion. */
function asWritten(namings: readonly Naming[], words: readonly TextWord[]): readonly Naming[] {
  const written = words.map((word) => word.bare).join(' ');
  const exact = namings.filter(({ said }) => `${plainWords(said).join(' ')} `.startsWith(`${written} `));
  return exact.length > 0 ? exact : namings;
}

/** "Nasdaq" is an index unless it is "Nasdaq Inc.". */
function isNamedWithForm(words: readonly TextWord[], end: number, needsForm: boolean): boolean {
  return needsForm && withForm(words, end) > end;
}

type Spelt = { readonly name: string; readonly length: number };

function longest(words: readonly TextWord[], at: number, beginningWith: (word: string) => readonly string[]): Spelt | null {
  const first = words[at];
  if (first === undefined) return null;
  const names = [...beginningWith(first.plain), ...(first.bare === first.plain ? [] : beginningWith(first.bare))];
  let best: Spelt | null = null;
  for (const name of names) {
    const parts = name.split(' ');
    if (parts.length > (best?.length ?? 0) && spells(words, at, parts)) best = { name, length: parts.length };
  }
  return best;
}

function spells(words: readonly TextWord[], at: number, parts: readonly string[]): boolean {
  return parts.every((part, index) => {
    const word = words[at + index];
    return word !== undefined && (word.plain === part || (word.bare === part && index === parts.length - 1));
  });
}

/** The beginning of one company's name, where the rest says only its trade ("Tootsie Roll" Industries) or the words are its own ("Petco"). */
function longerBeginning(words: readonly TextWord[], at: number, directory: Directory): NameMatch | null {
  const first = words[at];
  if (first === undefined || first.case === 'lower') return null;
  const spoken = directory.names.beginningWith(first.plain);
  const names = spoken.length > 0 ? spoken : directory.names.beginningWith(first.bare);
  for (let length = Math.min(4, words.length - at); length >= 1; length -= 1) {
    const spelt = words.slice(at, at + length);
    if (!spelt.every(isNameWord)) continue;
    const begun = names.filter((name) => beginsWith(name, spelt));
    const match = begun.length === 0 ? null : beginning(begun, spelt, directory);
    if (match === null) continue;
    const end = withForm(words, at + length);
    return { from: at, to: end, hasForm: end > at + length, said: match.entries[0]?.name ?? '', everyday: areEveryday(spelt), ...match };
  }
  return null;
}

function isNameWord(word: TextWord): boolean {
  return word.case !== 'lower' || /^\d|^and$|^of$/.test(word.plain);
}

function beginsWith(name: string, spelt: readonly TextWord[]): boolean {
  const parts = name.split(' ');
  return parts.length > spelt.length && spells(spelt, 0, parts.slice(0, spelt.length));
}

function beginning(names: readonly string[], spelt: readonly TextWord[], directory: Directory): Pick<NameMatch, 'entries' | 'as'> | null {
  const isShort = (name: string): boolean => name.split(' ').slice(spelt.length).every((word) => isDescriptor(word) || isLegalForm(word));
  const short = names.filter(isShort);
  const entries = [...new Set((short.length > 0 ? short : names).flatMap((name) => directory.names.called(name).map(({ entry }) => entry)))].sort((left, right) => left.rank - right.rank);
  const [best, second] = entries;
  if (best === undefined || !/\p{Letter}{3}/u.test(spelt[0]?.plain ?? '')) return null;
  const chosen = second === undefined || isFarAhead(best, second) ? [best] : entries.slice(0, 6);
  return { entries: chosen, as: short.length > 0 ? 'short' : 'part' };
}

/** The end of the name with its legal form: "Inc.", "& Co.", "Group". */
function withForm(words: readonly TextWord[], end: number): number {
  const next = words[end];
  if (next === undefined || words[end - 1]?.isPossessive === true) return end;
  if (next.plain === 'and') return isCompanyWord(words[end + 1]) ? withForm(words, end + 2) : end;
  return next.case !== 'lower' && isLegalForm(next.bare) ? withForm(words, end + 1) : end;
}

function isCompanyWord(word: TextWord | undefined): boolean {
  return word !== undefined && word.case !== 'lower' && /^(?:co|company)$/.test(word.plain);
}

/** Longer names are everyday words only when each of their words is and none of them is a name. */
function areEveryday(words: readonly TextWord[]): boolean {
  return words.every(({ plain, bare, case: spelt }) => isEverydayWord(bare) || isEverydayWord(plain) || isPersonOrPlace(bare) || (plain.length < 3 && !/\d[a-z]|[a-z]\d/.test(plain) && (words.length === 1 || spelt !== 'upper')));
}
