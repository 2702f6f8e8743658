// The amounts of one sentence are told apart by the words that stand with each: "$6 million of options, of which $2 million vested" gives 6 for the options, 2 for the vested ones.
import type { Span } from '@assay/record';
import { readSentenceScene, type NumberToken } from '../facts/prose/scene.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import type { Token } from '../numerals/index.ts';
import { labelWords, wordLikeness } from '../align/label-words.ts';
import type { FactIndex } from './fact-index.ts';

/** An amount with the telling words that stand with it: its own, and those that the sentence begins with. */
type Amount = { readonly read: ReadFact; readonly words: readonly string[] };

const breaks = /[;,]|\b(?:and|or|while|whereas|plus|compared (?:to|with)|versus|of which|which includ\w+|includ(?:ed|es|ing)|(?:primarily |mainly |partly )?due to|as a result of|(?:partially )?offset by|driven by|net of)\b/gi;

const partWords = /\bof which\b|\binclud(?:ed|es|ing)\b|\bdue to\b|\bas a result of\b|\bdriven by\b|\bconsist(?:s|ed|ing) of\b/i;

/** What a sentence says: its telling words, and its figures. */
export type Said = { readonly words: readonly string[]; readonly values: readonly string[] };

export function saidIn({ text, tokens }: { readonly text: string; readonly tokens: readonly Token[] }): Said {
  return { words: tellingWords(text), values: tokens.flatMap((token) => (token.kind === 'number' ? [token.numeral.value] : [])) };
}

/** True where a sentence gives the figure for something else than the words say, and another of its amounts for what they say. */
export function isOfAnother(read: ReadFact, said: Said, facts: FactIndex): boolean {
  const amounts = amountsBeside(read, facts);
  const own = amounts.find((amount) => amount.read === read);
  if (own === undefined || amounts.length < 2 || /\brespectively\b/i.test(read.caption ?? '')) return false;
  return amounts.some((other) => other.read.fact.value !== read.fact.value && !said.values.includes(other.read.fact.value) && isMeant(other.words, own.words, said.words));
}

/** Another amount is meant where words that it alone has are said and none that this one alone has; or where it has no words of its own, and this one's stay unsaid. */
function isMeant(other: readonly string[], own: readonly string[], said: readonly string[]): boolean {
  const [theirs, ours] = [without(other, own), without(own, other)];
  if (ours.some((word) => isAmong(word, said))) return false;
  return theirs.some((word) => isAmong(word, said)) || (theirs.length === 0 && ours.length > 0 && other.length > 0 && other.every((word) => isAmong(word, said)));
}

function without(words: readonly string[], others: readonly string[]): string[] {
  return words.filter((word) => !isAmong(word, others));
}

function isAmong(word: string, words: readonly string[]): boolean {
  return words.some((other) => wordLikeness(word, other) > 0);
}

const sentences = new WeakMap<FactIndex, ReadonlyMap<string, readonly ReadFact[]>>();

function keyOf({ fact, caption }: ReadFact): string | null {
  const { anchor } = fact;
  if (anchor.kind !== 'paragraph' && anchor.kind !== 'span') return null;
  return `${fact.capture} ${anchor.kind === 'paragraph' ? String(anchor.index) : ''} ${caption ?? ''}`;
}

function startOf({ fact }: ReadFact): number {
  return fact.anchor.kind === 'paragraph' || fact.anchor.kind === 'span' ? fact.anchor.start : 0;
}

/** The amounts of one unit in the fact's sentence; none where the sentence cannot be read again. */
function amountsBeside(read: ReadFact, facts: FactIndex): readonly Amount[] {
  const key = keyOf(read);
  if (key === null || read.column.length > 0 || read.caption === null) return [];
  const known = sentences.get(facts) ?? Map.groupBy(facts.facts.filter((other) => other.column.length === 0), (other) => keyOf(other) ?? '');
  sentences.set(facts, known);
  const members = (known.get(key) ?? []).filter((other, at, all) => all.findIndex((one) => startOf(one) === startOf(other)) === at).toSorted((left, right) => startOf(left) - startOf(right));
  const { numbers } = readSentenceScene(read.caption);
  if (members.length !== numbers.length) return [];
  const placed = members.flatMap((member, at) => (member.fact.unit.kind === read.fact.unit.kind && numbers[at] !== undefined ? [{ member, number: numbers[at] }] : []));
  return withWords(read.caption, placed).map((words, at) => ({ read: placed[at]?.member ?? read, words }));
}

/** The words of each amount: what leads to it, or the sentence's beginning where nothing does, and what follows it. Amounts with no word between them share theirs; parts have those of their whole. */
function withWords(text: string, placed: readonly { readonly number: NumberToken }[]): string[][] {
  const spans = placed.map(({ number }) => number.span);
  const gaps = Array.from({ length: spans.length + 1 }, (_, at) => gapOf(text, { start: spans[at - 1]?.end ?? 0, end: spans[at]?.start ?? text.length }, { isFirst: at === 0, isLast: at === spans.length }));
  const shared = (at: number, step: -1 | 1): readonly string[] => {
    const gap = gaps[step < 0 ? at : at + 1];
    if (gap === undefined) return [];
    return gap.isSilent && spans[at + step] !== undefined ? shared(at + step, step) : step < 0 ? gap.lead : gap.tail;
  };
  let whole: readonly string[] = gaps[0]?.lead ?? [];
  let isPart = false;
  let last: readonly string[] = [];
  return spans.map((_, at) => {
    if (gaps[at]?.leadsToPart === true) [whole, isPart] = [last, true];
    const lead = at === 0 ? [] : shared(at, -1);
    last = [...new Set([...(isPart || lead.length === 0 ? whole : []), ...lead, ...shared(at, 1)])];
    return [...last];
  });
}

type Gap = { readonly isSilent: boolean; /** Words that follow the amount before, and that lead to the one behind. */ readonly tail: readonly string[]; readonly lead: readonly string[]; readonly leadsToPart: boolean };

/** Words between two amounts belong to the first up to the last joint, to the second behind it. */
function gapOf(text: string, span: Span, { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean }): Gap {
  const gap = text.slice(span.start, span.end);
  const all = tellingWords(gap);
  const last = [...gap.matchAll(breaks)].at(-1);
  if (isFirst || isLast) return { isSilent: false, tail: isLast ? all : [], lead: isFirst ? all : [], leadsToPart: false };
  const cut = last === undefined ? (/^\s*(?:of|in|for|from|on|related|is|are|was|were)\b/i.test(gap) ? gap.length : 0) : last.index;
  const leadsToPart = partWords.test(gap);
  return { isSilent: all.length === 0 && !leadsToPart, tail: tellingWords(gap.slice(0, cut)), lead: tellingWords(gap.slice(cut)), leadsToPart };
}

/** A rate tells notes apart: the 3.2% of "3.2% notes". */
function tellingWords(text: string): string[] {
  return [...labelWords(text).filter((word) => !word.soft).map((word) => word.stem), ...(text.match(/\d+(?:\.\d+)?%/g) ?? [])];
}
