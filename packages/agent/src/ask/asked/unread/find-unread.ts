// What no part of a reading used: words left over when names, measures, times, conditions and the words that readings are made with are taken away.
import { blank, matchesOf, type Place } from '../places.ts';
import { clueWords } from './clue-words.ts';
import { epithetsIn } from './epithets.ts';
import { harmlessWords } from './harmless-words.ts';
import { objects, qualifiers } from './object-words.ts';
import { plainWords } from './plain-words.ts';
import { setPhrasesIn } from './set-phrases.ts';

export type Used = {
  readonly text: string;
  /** Places of companies and groups. */
  readonly named: readonly Place[];
  /** Places of single figures. */
  readonly measured: readonly Place[];
  /** Places of times, bounds, subjects at large. */
  readonly others: readonly Place[];
  /** Whether the question says in words of its own what is measured. */
  readonly isMeasured: boolean;
  /** Whether persons are read elsewhere: who trades as an insider is held against the forms. */
  readonly takesPersons: boolean;
};

/** `strange`: of the unread, those that carry what is asked for, so that no figure near it can be the answer. `leftOver`: what the answer itself must follow or repeat. */
export type Unread = { readonly unread: readonly string[]; readonly strange: readonly string[]; readonly leftOver: readonly string[] };

type Run = Place & { readonly words: string };

export function findUnread(used: Used): Unread {
  const { text, named, measured, others, isMeasured } = used;
  const epithets = epithetsIn(text, { named, read: [...named, ...measured, ...others] });
  const left = blank(text, [...named, ...measured, ...others, ...setPhrasesIn(text), ...(epithets === null ? [] : [epithets])]);
  const changed = matchesOf(text, qualifiers).filter((found) => isLeft(found, left));
  const things = matchesOf(left, objects).filter(({ words }) => !isDoing.test(words) || !isMeasured);
  const runs = runsOf(blank(left, [...changed, ...things]), text).filter((run) => !isStory(run, text) && !(used.takesPersons && isPerson(run)));
  const scene = { ...used, left };
  const strange = [...changed, ...things.filter((thing) => !isMeasured || isObject(thing, scene)), ...runs.filter((run) => isTime(run) || (!used.takesPersons && (isObject(run, scene) || isName(run, scene))))];
  const inOrder = (places: readonly Run[]): string[] => [...new Set(places.toSorted((one, other) => one.start - other.start).map(({ words }) => words.trim()))];
  return { unread: inOrder([...changed, ...things, ...runs]), strange: inOrder(strange), leftOver: leftOver(left, used) };
}

/** Words, numbers and signs that no reader took and that could change what is asked, in lower case. */
function leftOver(left: string, { measured }: Pick<Used, 'measured'>): readonly string[] {
  const words = matchesOf(left.replace(/\bI mean\b/i, ''), /\p{L}[\p{L}\p{N}&.'/-]*|[#$%<>](?!\p{N})|(?<![\p{L}\p{N}$.,/-])\d[\d.,:/]*\p{L}{0,2}(?![\p{L}\p{N}/-])|(?<![\p{L}\p{N}])[/÷×*=@+](?![\p{L}\p{N}])/gu).map(({ words: found }) => found.toLowerCase().replace(/(?:'s|[.,:'-]+|(?<=.)\/+)$/, ''));
  const minus = matchesOf(left, /(?<=\s)-(?=\s)/g).some(({ start, end }) => measured.some((one) => one.end < start && left.slice(one.end, start).trim() === '') && measured.some((one) => one.start > end && left.slice(end, one.start).trim() === ''));
  return [...new Set([...words, ...(minus ? ['−'] : [])])].filter((word) => word !== '' && !/^\p{L}$/u.test(word) && !/^\d+(?:st|nd|rd|th|s)$/.test(word) && !harmlessWords.has(word));
}

/** Things that are also what people and shares do. */
const isDoing = /^(?:pay|orders|members|delta)$/i;

/** Nothing of it was read. */
function isLeft({ start, end }: Place, left: string): boolean {
  return left.slice(start, end).trim().length === left.length - left.slice(0, start).length - left.slice(end).length;
}

const token = /[\p{L}\p{N}#][\p{L}\p{N}&.'/-]*/gu;

/** Unread words beside one another are one thing. */
function runsOf(left: string, text: string): Run[] {
  const runs: Run[] = [];
  for (const { start, words } of matchesOf(left, token)) {
    const plain = words.replace(/(?:'s|[.'/-])+$/i, '');
    if (isPlain(plain)) continue;
    const end = start + plain.length;
    const before = runs.at(-1);
    if (before !== undefined && /^[ &-]$/.test(text.slice(before.end, start))) runs[runs.length - 1] = { start: before.start, end, words: text.slice(before.start, end) };
    else runs.push({ start, end, words: plain });
  }
  return runs;
}

/** A word of every question, in any of its forms; a small number is a count of something that is said beside it. */
export function isPlain(word: string): boolean {
  const low = word.toLowerCase();
  if (low.length < 2 || /^\d{1,3}(?:st|nd|rd|th|k|m|b|bn|mn|tn|x)?$/.test(low) || isKnown(low)) return true;
  if (/[-/]/.test(low)) return low.split(/[-/]/).every((part) => part === '' || isPlain(part));
  return stemsOf(low).some(isKnown) || (/[^aeiou]ly$/.test(low) && low.length > 5);
}

/** A word of talk that names no goods and no place. */
export function isTalk(word: string): boolean {
  return isPlain(word) && matchesOf(word, objects).length === 0;
}

const isKnown = (word: string): boolean => plainWords.has(word) || clueWords.has(word);

function stemsOf(word: string): readonly string[] {
  return [/(?:'s|s')$/, /e?s$/, /s$/, /ing$/, /ed$/, /d$/, /r$/, /er$/, /est$/].flatMap((ending) => (ending.test(word) && word.replace(ending, '').length > 2 ? [word.replace(ending, ''), `${word.replace(ending, '')}e`] : []));
}

type Scene = Used & { readonly left: string };

const counted = /(?:\bhow (?:many|much)|\b(?:number|amount|count|size|level|value|cost|rate|total|percentage|share|proportion)s? of|#(?: of)?)(?: (?:the|its|their|all|new|total|different|distinct))* $/i;
const asked = /\b(?:what|which|whats|what's)(?: (?:is|was|are|were|did|does|the|its|their|about))* $/i;
const source = /^ (?:from|of|in|for|by|per|on|at|within|outside|with|to)(?: (?:the|its|their|his|our|new|all|each|every))* $/i;
const owner = /^(?:'s?)?(?: (?:the|own|total|latest|current|last|average|annual|yearly|quarterly|reported|net|gross))* $/i;

const asking = /\?|^\s*(?:what|which|who|whose|how|when|why|where|did|does|do|is|are|was|were|has|have|can|could|should|would|tell|give|show|list|name|rank|compare|find|compute|calculate|put|order|bring|describe|explain|summari[sz]e)\b/i;
const backwards = /\b(?:do|does|did|is|was|call|compute|calculate|show|of|for) (?:that|this|it|the same|so|such)\b|\bthe same\b|\blike that\b/i;

/** In a sentence told before the one that asks, which does not point back to it: why somebody asks, not what for. */
function isStory({ start }: Place, text: string): boolean {
  const cuts = [0, ...[...text.matchAll(/[.!?]\s+(?=[\p{Lu}"])/gu)].map(({ index, 0: found }) => index + found.length), text.length];
  const next = cuts.findIndex((cut) => cut > start);
  const [own, rest] = [text.slice(cuts[next - 1] ?? 0, cuts[next]), text.slice(cuts[next] ?? text.length)];
  return !asking.test(own) && rest.split(/(?<=[.!?])\s+/).some((sentence) => asking.test(sentence)) && !backwards.test(rest);
}

/** Who trades as an insider is looked for in the forms, and told there. */
function isPerson({ words }: Run): boolean {
  return /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}*\.?){0,3}$/u.test(words);
}

/** In the place of an object: counted, owned by a company, in front of a measure or its head ("capital expenditure guidance"), or what a measure is of. */
function isObject({ start, end }: Run, { text, named, measured, isMeasured }: Scene): boolean {
  const before = text.slice(Math.max(0, start - 48), start);
  if (counted.test(before)) return true;
  if (!isMeasured && (asked.test(before) || named.some((name) => name.end < start && owner.test(text.slice(name.end, start))))) return true;
  if (measured.some((place) => place.start > end && /^(?:'s)?[ -]$/.test(text.slice(end, place.start)))) return true;
  if (measured.some((place) => text.slice(place.end, start) === ' ') && !/(?:ed|ing)$/i.test(text.slice(start, end))) return true;
  return measured.some((place) => place.end < start && start - place.end < 40 && source.test(text.slice(place.end, start)));
}

/** A word with a capital where others have none names a person, a product, a place. */
function isName({ start, words }: Run, { text }: Scene): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(words) || /(?:^|[.!?:;("] ?)$/.test(text.slice(0, start))) return false;
  return (text.match(/(?:^| )\p{Ll}/gu) ?? []).length > 2;
}

/** A year or a day that no reader of times took. */
function isTime({ words }: Run): boolean {
  return /^(?:(?:19|20)\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/.test(words);
}
