// Reads a question as the calculation that answers it; null where it asks for no single figure that its words define.
import { findMetrics, type Dictionary } from '@assay/calc';
import { contentWords } from '../report/words.ts';
import { readDefinitions, withDefinitions, type Definition } from './definitions.ts';
import { overTime } from './over-time.ts';
import type { Asked } from './quantity.ts';
import { readTimedWords } from './read-times.ts';

type Named = Pick<Asked, 'quantity' | 'names' | 'isDefined' | 'isWhole'>;

const asking = /\b(?:what|how much|how many|how large|how high|by how much|calculate|compute|determine)\b/i;

export function readAsked(question: string, dictionary: Dictionary | undefined): Asked | null {
  const { definitions, rest } = readDefinitions(question);
  const target = targetOf(rest);
  if (target === null || isAnotherKind(target)) return null;
  const timed = readTimedWords(target);
  const named = definedIn(target, definitions) ?? namedIn(timed.rest, dictionary);
  if (named === null) return null;
  const quantity = overTime(withDefinitions(named.quantity, definitions), timed, question);
  return quantity === null ? null : { quantity, time: timed.times.at(-1) ?? null, names: named.names, isDefined: named.isDefined, isWhole: named.isWhole };
}

/** The question itself, from its question word on, without who is asking and where to look. */
function targetOf(text: string): string | null {
  const stop = text.indexOf('?');
  const start = stop < 0 ? 0 : Math.max(text.lastIndexOf('. ', stop), text.lastIndexOf('\n', stop), 0);
  const sentence = stop < 0 ? text : text.slice(start, stop);
  const word = asking.exec(sentence);
  return word === null ? null : sentence.slice(word.index);
}

/** Reasons, lists and ranks are no figure. */
function isAnotherKind(target: string): boolean {
  return /\b(?:drove|drives?|driver|why|caused|major|key|primarily operate|largest|highest|lowest|biggest|smallest|most|least|outcome|which)\b/i.test(target);
}

function definedIn(target: string, definitions: readonly Definition[]): Named | null {
  const words = ` ${target.toLowerCase().replace(/[^\p{L}\p{N}&]+/gu, ' ')} `;
  const meant = definitions.toSorted((left, right) => right.name.length - left.name.length).find(({ name }) => words.includes(` ${name.toLowerCase().replace(/^(?:the|an?) /, '').replace(/[^\p{L}\p{N}&]+/gu, ' ').trim()} `));
  return meant === undefined ? null : { quantity: meant.quantity, names: [meant.name], isDefined: true, isWhole: true };
}

type Phrase = { readonly words: string; readonly start: number; readonly end: number };

function phrasesOf(text: string, dictionary: Dictionary | undefined): Phrase[] {
  return findMetrics(text, dictionary).map(({ start, end }) => ({ words: text.slice(start, end), start, end }));
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
  const isMargin = /^ ?(?:%|percent(?:age)?)? ?margin\b/i.test(bare.slice(longest.end));
  return isMargin ? ratioOf(longest.words, 'revenue') : { quantity: { kind: 'measure', words: longest.words }, names: [longest.words], isDefined: false, isWhole: isIdle(`${bare.slice(0, longest.start)} ${bare.slice(longest.end)}`) };
}

/** A word before a measure that makes another one of it. */
const otherMeasure = /\b(?:adjusted|non-?\s?gaap|core|organic|real|comparable|constant[- ]currency|segment|underlying|pro forma|excluding|guidance for|projected|expected)\s+$/i;

function ratioOf(part: string, whole: string): Named {
  return { quantity: { kind: 'operation', operator: '/', left: { kind: 'measure', words: part }, right: { kind: 'measure', words: whole } }, names: [part], isDefined: false, isWhole: true };
}

const idle = new Set(['what', 'much', 'many', 'amount', 'end', 'have', 'has', 'had', 'hold', 'held', 'pay', 'paid', 'spend', 'spent', 'report', 'earn', 'generate', 'incur', 'year', 'balance', 'company', 'net', 'total', 'over', 'average', 'mean', 'change', 'growth', 'cagr', 'unit', 'percent', 'line', 'item', 'calculate', 'compute', 'determine', 'large', 'high', 'was', 'were', 'ratio', 'answer', 'question', 'following']);

/** No word but names, which are written large, and words that every such question has. */
function isIdle(text: string): boolean {
  const plain = text.replace(/\([^()]*\)/g, ' ');
  return contentWords(plain).every((word) => idle.has(word.stem) || /^[\p{Lu}\d]/u.test(plain.slice(word.start, word.end)));
}
