// Reads a question as the calculation that answers it; null where it asks for no single figure that its words define.
import { findMetrics, type Dictionary } from '@assay/calc';
import { contentWords } from '../report/words.ts';
import { readDefinitions, withDefinitions, type Definition } from './definitions.ts';
import { overTime } from './over-time.ts';
import type { Asked, Quantity } from './quantity.ts';
import { readFormula } from './read-formula.ts';
import { readTimedWords } from './read-times.ts';

type Named = Pick<Asked, 'quantity' | 'names' | 'isDefined' | 'isWhole'>;

const asking = /\b(?:what|how much|how many|how large|how high|by how much|calculate|compute|determine)\b/i;

export function readAsked(question: string, dictionary: Dictionary | undefined): Asked | null {
  const { definitions, rest } = readDefinitions(spelledOut(question));
  const target = withoutPlaces(targetOf(rest));
  if (target === null || isAnotherKind(target)) return null;
  const timed = readTimedWords(target);
  const named = joinedIn(timed.rest, definitions, dictionary) ?? definedIn(target, definitions) ?? namedIn(timed.rest, dictionary);
  if (named === null) return null;
  const quantity = overTime(withDefinitions(named.quantity, definitions), timed, question);
  return quantity === null ? null : { quantity, time: timed.times.at(-1) ?? null, names: named.names, isDefined: named.isDefined, isWhole: named.isWhole };
}

/** Short forms that are words of their own elsewhere, and full stops that end no sentence. */
function spelledOut(question: string): string {
  return question.replace(/\b(?:net )?AR\b/g, 'accounts receivable').replace(/\bAP\b/g, 'accounts payable').replace(/\b(?:net )?PP(?:&|N|and)?E\b/g, 'property, plant and equipment').replace(/\b(?:total )?D&A\b/g, 'depreciation and amortization').replace(/\b(i\.e|e\.g|vs|approx|Inc|Corp|Co|U\.S)\.(?=[ ,])/g, '$1');
}

/** The question itself, from its question word on, without who is asking and where to look. */
function targetOf(text: string): string | null {
  const stop = text.indexOf('?');
  const start = stop < 0 ? 0 : Math.max(text.lastIndexOf('. ', stop), text.lastIndexOf('\n', stop), 0);
  const sentence = stop < 0 ? text : text.slice(start, stop);
  const word = asking.exec(sentence);
  return word === null ? null : sentence.slice(word.index);
}

/** Where to look it up is no part of what is asked: "(D&A from the cash flow statement)", "from the statement of income". */
function withoutPlaces(target: string | null): string | null {
  return target?.replace(/ \([^()]{0,60}\b(?:from|in|on|per) (?:the )?[^()]{0,40}\b(?:statements?|sheets?)[^()]{0,30}\)/gi, '').replace(/ (?:from|on|per|in) (?:the |its |[A-Z][\w.&-]*(?: [A-Z][\w.&-]*){0,3}['’]s? )?(?:consolidated )?(?:(?:cash flow|income) statements?|statements? of (?:income|operations|earnings|cash flows?|financial position)|balance sheets?)\b/gi, '') ?? null;
}

/** Reasons, lists and ranks are no figure. */
function isAnotherKind(target: string): boolean {
  return /\b(?:drove|drives?|driver|why|caused|major|key|primarily operate|largest|highest|lowest|biggest|smallest|most|least|outcome|which)\b/i.test(target);
}

function definedIn(target: string, definitions: readonly Definition[]): Named | null {
  const words = ` ${target.toLowerCase().replace(/[^\p{L}\p{N}&]+/gu, ' ')} `;
  const meant = definitions.toSorted((left, right) => right.name.length - left.name.length).find(({ name }) => words.includes(` ${name.toLowerCase().replace(/^(?:the|an?) /, '').replace(/[^\p{L}\p{N}&]+/gu, ' ').trim()} `));
  if (meant === undefined) return null;
  const margin = saysMargin(target.slice(target.toLowerCase().indexOf(meant.name.toLowerCase()) + meant.name.length)) && meant.quantity.kind !== 'number' && !isRatio(meant.quantity);
  const quantity: Quantity = margin ? { kind: 'operation', operator: '/', left: meant.quantity, right: { kind: 'measure', words: 'revenue' } } : meant.quantity;
  return { quantity, names: [meant.name], isDefined: true, isWhole: true };
}

function saysMargin(behind: string): boolean {
  return /^ ?(?:%|percent(?:age)?)? ?margin\b/i.test(behind);
}

function isRatio(quantity: Quantity): boolean {
  return quantity.kind === 'operation' && quantity.operator === '/';
}

const joint = /^,? ?(?:less|minus|plus|divided by|\+|-|–|\/) (?:the |its )?(?:total )?$/i;

/** "EBITDA less capex", "the ratio of current assets to current liabilities": several measures and what is done with them. */
function joinedIn(whole: string, definitions: readonly Definition[], dictionary: Dictionary | undefined): Named | null {
  const text = withoutGlosses(whole);
  const phrases = [...phrasesOf(text, dictionary), ...definitions.flatMap(({ name }) => placesOf(text, name))].toSorted((left, right) => left.start - right.start || right.end - left.end);
  const outer = phrases.filter((phrase, at) => !phrases.slice(0, at).some((other) => other.end > phrase.start));
  const [first] = outer;
  const last = outer.at(-1);
  if (first === undefined || last === undefined || outer.length < 2 || outer.length > 4) return null;
  const links = outer.slice(1).map((phrase, at) => text.slice(outer[at]?.end, phrase.start));
  if (outer.length === 2 && /\bratio of (?:the |its )?(?:total )?$/i.test(text.slice(0, first.start)) && /^ (?:to|over) (?:the |its )?(?:total )?$/i.test(links[0] ?? '')) return { ...ratioOf(first.words, last.words), isWhole: true };
  const quantity = links.every((link) => joint.test(link)) ? readFormula(text.slice(first.start, last.end)) : null;
  return quantity === null ? null : { quantity, names: [whole.slice(first.start, last.end), ...glossesOf(whole)], isDefined: true, isWhole: true };
}

/** A name in brackets behind another says the same again: "operating income + depreciation (EBITDA)". */
const gloss = /(?<=\w )\([^()+*/÷×−–-]{1,60}\)/g;

function withoutGlosses(text: string): string {
  return text.replace(gloss, (bracket) => ' '.repeat(bracket.length));
}

function glossesOf(text: string): string[] {
  return [...text.matchAll(gloss)].map(([bracket]) => bracket.slice(1, -1));
}

function placesOf(text: string, name: string): Phrase[] {
  const start = text.toLowerCase().indexOf(name.toLowerCase());
  return start < 0 ? [] : [{ words: text.slice(start, start + name.length), start, end: start + name.length }];
}

type Phrase = { readonly words: string; readonly start: number; readonly end: number };

function phrasesOf(text: string, dictionary: Dictionary | undefined): Phrase[] {
  return findMetrics(text, dictionary).map(({ start, end }) => {
    const moved = /^(?:growth|change|increase|decrease) in (?:the )?/i.exec(text.slice(start, end))?.[0].length ?? 0;
    return { words: text.slice(start + moved, end), start: start + moved, end };
  });
}

const asShare = /\b(?:as an? (?:percentage|percent|%|share|fraction|proportion) of|(?:percentage|percent|%|share|fraction|proportion) of)\b/i;

function namedIn(text: string, dictionary: Dictionary | undefined): Named | null {
  const bare = text.replace(/\((?:using|in|use|based|excluding|including)\b[^()]*\)/gi, (bracket) => ' '.repeat(bracket.length));
  const phrases = phrasesOf(bare, dictionary);
  const share = asShare.exec(bare);
  const before = share === null ? undefined : phrases.findLast((phrase) => phrase.end <= share.index);
  const behind = share === null ? undefined : phrases.find((phrase) => phrase.start >= share.index + share[0].length);
  if (before !== undefined && behind !== undefined) return ratioOf(before.words, behind.words);
  if (share !== null) return null;
  const [longest] = phrases.toSorted((left, right) => right.words.length - left.words.length);
  if (longest === undefined || otherMeasure.test(bare.slice(0, longest.start))) return null;
  return saysMargin(bare.slice(longest.end)) ? ratioOf(longest.words, 'revenue') : { quantity: { kind: 'measure', words: longest.words }, names: [longest.words], isDefined: false, isWhole: isIdle(`${bare.slice(0, longest.start)} ${bare.slice(longest.end)}`) };
}

/** A word before a measure that makes another one of it. */
const otherMeasure = /\b(?:adjusted|non-?\s?gaap|core|organic|real|comparable|constant[- ]currency|segment|underlying|pro forma|excluding|guidance for|projected|expected)\s+$/i;

function ratioOf(part: string, whole: string): Named {
  return { quantity: { kind: 'operation', operator: '/', left: { kind: 'measure', words: part }, right: { kind: 'measure', words: whole } }, names: [part], isDefined: false, isWhole: true };
}

const idle = new Set(['what', 'how', 's', 'much', 'many', 'amount', 'end', 'have', 'has', 'had', 'hold', 'held', 'pay', 'paid', 'spend', 'spent', 'report', 'earn', 'generate', 'incur', 'year', 'balance', 'company', 'net', 'total', 'over', 'average', 'mean', 'change', 'growth', 'cagr', 'unit', 'percent', 'line', 'item', 'calculate', 'compute', 'determine', 'large', 'high', 'was', 'were', 'ratio', 'answer', 'question', 'following', 'unadjusted', 'increase', 'decrease', 'decline', 'grow', 'rise', 'fall', 'drop', 'changed', 'increased', 'decreased', 'declined', 'grew', 'rose', 'fell', 'dropped', 'two', 'three', 'four', 'five', 'quantity', 'directly', 'explicitly', 'outlined', 'shown', 'stated']);

/** No word but names, which are written large, and words that every such question has. */
function isIdle(text: string): boolean {
  const plain = text.replace(/\([^()]*\)/g, ' ');
  return contentWords(plain).every((word) => idle.has(word.stem) || /^[\p{Lu}\d]/u.test(plain.slice(word.start, word.end)));
}
