// Which time a number of running text speaks of: the one written behind it, else the nearest in its clause, else the sentence's only one.
import type { PeriodMention } from '@assay/record';
import type { NumberToken, PeriodToken, Sentence } from './scene.ts';
import { shiftMention } from './shift-mention.ts';

const attached = /^[\s,]*(?:(?:in|for|during|at|as|of|on|over|through|to|the|a|per|share|shares|recorded|reported|both|fiscal|full|outstanding|respectively|total)\b[\s,]*)*$/i;
const clauseBreak = /;|\s[—–]\s|:\s|,\s(?:while|whereas|but|and|with|although|though|compared|partially|offset|primarily|mainly|largely|resulting|reflecting|driven|due|which)\b|\b(?:while|whereas|compared (?:to|with)|versus|than)\b/gi;

/** So many times around a number are weighed; further ones cannot win. */
const NEAREST = 12;

/** The times of a number, one where the words are clear; several where they leave it open; none where the sentence names none. */
export function timesOf(sentence: Sentence, number: NumberToken): PeriodMention[] {
  const token = ownPeriod(sentence, number);
  if (token === 'none') return [];
  if (token === null) return distinct(sentence.periods.filter((period) => period.mention.kind !== 'relative').map((period) => period.mention));
  if (token.mention.kind !== 'relative') return [token.mention];
  const anchor = sentence.periods.find((period) => period.mention.kind !== 'relative');
  const shifted = anchor === undefined ? null : shiftMention(anchor.mention, token.mention);
  return [shifted ?? token.mention];
}

function ownPeriod(sentence: Sentence, number: NumberToken): PeriodToken | 'none' | null {
  const { text, periods } = sentence;
  const behind = periods.find((period) => period.span.start >= number.span.end && isAttached(text, number, period));
  if (behind !== undefined) return behind;
  if (isBase(text, number)) return 'none';
  const bounds = [...text.matchAll(clauseBreak)].map((match) => match.index);
  const near = periods.toSorted((left, right) => Math.abs(left.span.start - number.span.start) - Math.abs(right.span.start - number.span.start)).slice(0, NEAREST);
  const free = near.filter((period) => !takenByOther(sentence, period, number));
  const costed = free.map((period) => ({ period, cost: costOf(sentence, { number, period, bounds }) })).sort((left, right) => left.cost - right.cost);
  const best = costed[0];
  if (best === undefined) return periods.length > 0 ? null : 'none';
  return best.cost < 400 ? best.period : null;
}

/** Right behind the number, or alone in brackets there: "$5 million (2018)". */
function isAttached(text: string, number: NumberToken, period: PeriodToken): boolean {
  const link = text.slice(number.span.end, period.span.start);
  return attached.test(link) || (/^\s*\((?:in |for )?$/i.test(link) && text.slice(period.span.end).trimStart().startsWith(')'));
}

/** "From $4.8 million to $5.2 million in 2023": the first number is of an earlier time that the sentence leaves out. */
function isBase(text: string, number: NumberToken): boolean {
  return /\bfrom\s*$/i.test(text.slice(0, number.span.start)) && /^\s*(?:\([^)]*\)\s*)?to\b/i.test(text.slice(number.span.end));
}

function takenByOther(sentence: Sentence, period: PeriodToken, number: NumberToken): boolean {
  return sentence.numbers.some((other) => other !== number && other.span.end <= period.span.start && isAttached(sentence.text, other, period) && !sharesList(sentence, number, other));
}

/** "$5 million and $4 million in 2023": both numbers of a list take the time behind it. */
function sharesList(sentence: Sentence, number: NumberToken, other: NumberToken): boolean {
  return number.span.end <= other.span.start && /^[\s,]*(?:and|or|to|plus)?[\s,]*$/.test(sentence.text.slice(number.span.end, other.span.start));
}

function costOf(sentence: Sentence, at: { readonly number: NumberToken; readonly period: PeriodToken; readonly bounds: readonly number[] }): number {
  const before = at.period.span.end <= at.number.span.start;
  const [low, high] = before ? [at.period.span.end, at.number.span.start] : [at.number.span.end, at.period.span.start];
  const crossed = at.bounds.filter((bound) => bound >= low && bound < high).length;
  const numbers = sentence.numbers.filter((other) => other.span.start >= low && other.span.end <= high).length;
  const aside = insideBrackets(sentence.text, at.period.span.start) !== insideBrackets(sentence.text, at.number.span.start) ? 300 : 0;
  return (high - low) + aside + 60 * crossed + (before ? 5 : 30) * numbers + (before ? 0 : 10) + (at.period.mention.kind === 'relative' ? 80 : 0);
}

/** Where the bracket opens that a place lies in; null outside brackets: "(2018: £16.4 million)" speaks for itself alone. */
function insideBrackets(text: string, place: number): number | null {
  const open = text.lastIndexOf('(', place);
  return open < 0 || text.lastIndexOf(')', place) > open ? null : open;
}

function distinct(mentions: readonly PeriodMention[]): PeriodMention[] {
  return [...new Map(mentions.map((mention) => [JSON.stringify(mention), mention])).values()];
}
