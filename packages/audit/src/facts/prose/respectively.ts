// "$5.2 million and $4.8 million in 2023 and 2022, respectively": lists of equal length are read member by member.
import type { PeriodMention, Span } from '@assay/record';
import { isListLink, type NumberToken, type PeriodToken, type Sentence } from './scene.ts';

export type Paired = { readonly mention: PeriodMention | null; /** Words of the subject that belong to this number alone. */ readonly subject: string | null; readonly list: Span };

/** What each number of a "respectively" list is paired with; numbers outside such lists are absent. */
export function pairRespectively(sentence: Sentence): Map<NumberToken, Paired> {
  const pairs = new Map<NumberToken, Paired>();
  let from = 0;
  for (const match of sentence.text.matchAll(/\brespectively\b/gi)) {
    const region = { start: from, end: match.index };
    pairRegion(sentence, region, pairs);
    from = match.index + match[0].length;
  }
  pairUnsaid(sentence, pairs);
  return pairs;
}

/** "Output was 24, 77 and 71 in 2026, 2025 and 2024": the one list of times that is as long as a list of numbers is theirs, without the word. */
function pairUnsaid(sentence: Sentence, pairs: Map<NumberToken, Paired>): void {
  const times = listsOf(sentence.text, sentence.periods).filter((list) => list.length > 1);
  const [only] = times;
  if (only === undefined || times.length > 1) return;
  const lists = listsOf(sentence.text, sentence.numbers).filter((list) => list.length > 1 && !list.some((number) => pairs.has(number)));
  for (const list of lists) if (list.length === only.length && !isRange(sentence.text, spanOf(list))) pairTimes(list, only, pairs);
}

/** "From 5 to 6" is one move, no list. */
function isRange(text: string, { start, end }: Span): boolean {
  return /\bto\b/i.test(text.slice(start, end));
}

function pairRegion(sentence: Sentence, region: Span, pairs: Map<NumberToken, Paired>): void {
  const inside = (token: { readonly span: Span }): boolean => token.span.start >= region.start && token.span.end <= region.end;
  const numberLists = listsOf(sentence.text, sentence.numbers.filter(inside)).filter((list) => list.length > 1);
  const periodLists = listsOf(sentence.text, sentence.periods.filter(inside)).filter((list) => list.length > 1);
  const numbers = numberLists.at(-1);
  if (numbers === undefined) return;
  for (const list of numberLists) {
    const periods = periodLists.findLast((times) => times.length === list.length);
    if (periods !== undefined) pairTimes(list, periods, pairs);
    else if (list === numbers) pairSubjects(sentence, { list, start: region.start }, pairs);
  }
}

function pairTimes(list: readonly NumberToken[], periods: readonly PeriodToken[], pairs: Map<NumberToken, Paired>): void {
  const span = spanOf(list);
  list.forEach((number, index) => pairs.set(number, { mention: periods[index]?.mention ?? null, subject: null, list: span }));
}

/** "Revenue and net income were $5 million and $1 million, respectively." */
function pairSubjects(sentence: Sentence, at: { readonly list: readonly NumberToken[]; readonly start: number }, pairs: Map<NumberToken, Paired>): void {
  const span = spanOf(at.list);
  const before = sentence.text.slice(at.start, span.start).replace(/^.*[;.]\s/, '');
  const subject = before.replace(/\b(?:was|were|is|are|totaled|totalled|of|amounted to|had|have|represented|accounted for|reached|stood at)\b[^,]*$/i, '').trim();
  const names = subject.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).filter((name) => name !== '');
  const own = names.slice(-at.list.length);
  if (own.length !== at.list.length) return;
  at.list.forEach((number, index) => pairs.set(number, { mention: null, subject: own[index] ?? null, list: span }));
}

function spanOf(list: readonly { readonly span: Span }[]): Span {
  return { start: list[0]?.span.start ?? 0, end: list.at(-1)?.span.end ?? 0 };
}

function listsOf<T extends { readonly span: Span }>(text: string, tokens: readonly T[]): T[][] {
  const lists: T[][] = [];
  for (const token of tokens) {
    const last = lists.at(-1)?.at(-1);
    if (last !== undefined && isListLink(text.slice(last.span.end, token.span.start)) && !isClosed(text, lists.at(-1) ?? [], token)) lists.at(-1)?.push(token);
    else lists.push([token]);
  }
  return lists;
}

/** "9, 8 and 7, 3, 2 and 1": behind the member that "and" leads to, a comma begins another list. */
function isClosed(text: string, list: readonly { readonly span: Span }[], next: { readonly span: Span }): boolean {
  const [before, last] = list.slice(-2);
  if (list.length < 3 || before === undefined || last === undefined) return false;
  return /\b(?:and|or)\b/i.test(text.slice(before.span.end, last.span.start)) && !/\b(?:and|or)\b/i.test(text.slice(last.span.end, next.span.start));
}
