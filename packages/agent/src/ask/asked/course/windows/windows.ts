// Windows of time from the times of a question: ends and beginnings of years, days joined to a stretch, and times told from the newest backwards.
import { daysBetween } from '@assay/record';
import { blank, matchesOf, type Place } from '../../places.ts';
import { countOf } from '../../number-words.ts';
import type { Window } from '../course.ts';
import { agoIn } from './ago.ts';
import { findAtoms, type Atom } from './time-atoms.ts';

/** `places`: what of the text they took. */
/** `isTalk`: a now that may be no more than how one speaks; `isSession`: the newest session, and not its close. */
export type FoundWindow = Window & Place & { readonly isTalk?: boolean; readonly isSession?: boolean };
export type FoundWindows = { readonly windows: readonly FoundWindow[]; readonly places: readonly Place[] };

const session = String.raw`(?:(?:trading |business |market |stock exchange )?(?:day|session)(?:'s (?:close|closing price))?|one|(?:closing )?bell|(?:daily )?close|(?:daily )?closing price|closing|price)`;
const unit = String.raw`(?: (?:calendar )?(?:year|month|quarter|week))?`;
const before = {
  last: new RegExp(String.raw`\b(?:ended|finished|closed|closed out|wrapped up|left) (?:the )?(?:calendar )?(?:year )?$|\b(?:(?:right |just |exactly )?(?:at|on|by|as of|for|in|of|with) )?(?:the |its )?(?:very )?(?:end|close|finish|ending|closing|eoy|final|last|year[- ]?end|month[- ]?end)(?: ${session})?(?:[ -](?:of|in|for))?(?: the)?${unit},?[- ]?$|\b(?:when|as|by the time|once|after) $`),
  first: new RegExp(String.raw`\b(?:(?:right |just |exactly )?(?:at|on|by|as of|in) )?(?:the |its )?(?:very )?(?:start|beginning|opening|outset|first|dawn)(?: ${session})?(?:[ -](?:of|in|for))?(?: the)?${unit},?[- ]?$|\b(?:when|as|by the time|once|after) $`),
};
const after = {
  last: new RegExp(String.raw`^(?:'s)?,? (?:year|month|quarter)[- ]?ends?(?: close)?\b|^(?:'s)? (?:final|last) ${session}|^ (?:(?:came|drew|had come) to (?:an end|a close|its end)|was (?:over|out|done)|end(?:ed|s)|clos(?:ed|es)|finish(?:ed|es)|close|year-end|eoy|ye)\b`),
  first: new RegExp(String.raw`^(?:'s)? (?:first|opening) ${session}|^ (?:began|begins|start(?:ed|s)|opened|got (?:under ?way|going)|dawned|kicked off)\b`),
};
const conjunction = /\b(?:when|as|by the time|once|after) $/;

/** "The lowest close of 2024" is none of its ends. */
const extremes = /\b(?:highest|lowest|best|worst|average|mean|avg|daily|each|every|all|any|max(?:imum)?|min(?:imum)?|top|cheapest|dearest|record|peak|low|high)(?: closing| daily)? ?$/;

/** The last session lies so near an end. */
const NEAR_END = 6;

type Edged = Atom & { readonly which: 'first' | 'last' | null; readonly isSession?: boolean };

const firstClose = /\b(?:first|opening) (?:daily |trading |business |market )*(?:close|closing|day|session|price)\b/;

/** "The first close of 2024", and not "the start of 2024". */
function sessionIn(side: 'first' | 'last', ...[ahead, behind]: readonly (RegExpExecArray | null)[]): { readonly isSession?: true } {
  return side === 'first' && [ahead, behind].some((words) => firstClose.test(words?.[0] ?? '')) ? { isSession: true } : {};
}

function edgeAt(text: string, atom: Atom, side: 'first' | 'last'): Edged | null {
  if (atom.grain === 'day') return null;
  const ahead = before[side].exec(text.slice(0, atom.start));
  const behind = after[side].exec(text.slice(atom.end));
  const isOfMany = ahead !== null && !/^(?:at|on|by|as of)\b/.test(ahead[0]) && extremes.test(text.slice(0, ahead.index));
  if (isOfMany) return null;
  // "When 2023" begins or ends something only where the words behind say so.
  if (behind === null && (ahead === null || conjunction.test(ahead[0]))) return null;
  return { ...atom, which: side, start: ahead?.index ?? atom.start, end: atom.end + (behind?.[0].length ?? 0), ...sessionIn(side, ahead, behind) };
}

/** "The first close of 2024" is none of its last: the words that reach further say which end it is. */
function edged(text: string, atom: Atom): Edged {
  const [last, first] = [edgeAt(text, atom, 'last'), edgeAt(text, atom, 'first')];
  return (first !== null && (last === null || first.start < last.start) ? first : last) ?? { ...atom, which: null };
}

const joins = /^,? ?(?:(?:to|until|till|til|up to|through|thru|up until|right up to|all the way to|up till|and ending(?: on)?|ending(?: on)?|->|→|>|-|–|—)) ?(?:and including )?(?:the )?(?:on )?$/;
const joinsBetween = /^,? ?(?:and|to|&) ?(?:the )?$/;
const opens = /\b(?:from|between|since|starting|beginning)(?: on)?(?: the)?(?: (?:close|closing price|closing level)(?: (?:of|on))?)? ?$/;
const opensBetween = /\bbetween(?: the)? ?$/;

const endOfThat = /\b(?:high(?:est)?|low(?:est)?|peak|top|bottom|trough|best|worst)(?: (?:daily )?(?:close|closing price|price|point|level|day))? (?:of|in|during|for) (?:the )?$/;

/** "From the low of 2024 to its last close": the one end lies in the year, the other is its end. */
const areApart = (text: string, left: Edged, right: Edged): boolean => left.grain !== 'day' && left.which === null && (right.which !== null || right.grain === 'day') && endOfThat.test(text.slice(0, left.start));

function areJoined(text: string, left: Edged, right: Edged): boolean {
  const link = text.slice(left.end, right.start);
  if (areApart(text, left, right)) return false;
  return joins.test(link) || (joinsBetween.test(link) && opensBetween.test(text.slice(0, left.start)));
}

const fromYear = /^(?:from|between)\b/;

function stretch(text: string, left: Edged, right: Edged): Window & Place {
  const opening = opens.exec(text.slice(0, left.start));
  const from = left.which === 'last' ? left.to : left.from;
  const to = right.which === 'first' ? right.from : right.to;
  const isBetweenYears = opening !== null && fromYear.test(opening[0]) && /^,? ?(?:to|and|until|till) /.test(text.slice(left.end, right.start)) && [left, right].every(({ grain, which }) => grain === 'year' && which === null) && left.from < right.from;
  return { kind: 'stretch', from, to, ...begunAt(left), ...(isBetweenYears ? { isBetweenYears } : {}), start: opening?.index ?? left.start, end: right.end };
}

const since = /\b(?:since|from|after|starting(?: on| with| in)?)(?: the)?(?: (?:close|closing price|closing level)(?: (?:of|on))?)? ?$/;
const untilNow = /^,? ?(?:onwards?|forward|on(?= ?(?:$|[?.,;])))|^,? ?(?:(?:to|until|till|up to|through|-) |[-–→>]|->) ?(?:the |its |their |his |her |my )?(?:very )?(?:now|today|date|latest|last|most recent|current|newest|present)(?: (?:available )?(?:close|session|day|price|trading day))?\b/;

/** What comes after a year began is all that came then. */
function edge(text: string, { from, to, which, grain, start, end, isSession }: Edged & { readonly which: 'first' | 'last' }): Window & Place {
  return which === 'first' && /^after /.test(text.slice(start, end)) ? { kind: 'stretch', from, to: null, base: 'before', grain, start, end } : { kind: 'edge', from, to, which, start, end, ...(isSession === true ? { isSession } : {}) };
}

/** "2023 on". */
const onwards = /^,? ?(?:onwards?|forward|on)$/;

/** "End 2024 to the last close" needs no "from". */
function isOpen(opening: RegExpExecArray | null, ending: RegExpExecArray | null, { which, grain }: Edged): boolean {
  return opening === null ? ending !== null && (which === 'last' || grain === 'day' || onwards.test(ending[0])) : ending !== null || opening[0].includes('since');
}

/** With which close a move over it begins. */
function begunAt({ grain, which, isSession }: Edged): Pick<Extract<Window, { kind: 'stretch' }>, 'base' | 'grain'> {
  if (isSession === true) return { base: 'first', grain: 'day' };
  return { base: grain === 'day' || which === 'last' ? 'own' : 'before', grain };
}

function alone(text: string, one: Edged): Window & Place {
  const opening = since.exec(text.slice(0, one.start));
  const ending = untilNow.exec(text.slice(one.end));
  const isSince = isOpen(opening, ending, one);
  const place = { start: (isSince ? opening?.index : undefined) ?? one.start, end: one.end + (ending?.[0].length ?? 0) };
  if (isSince) return { kind: 'stretch', from: one.which === 'last' ? one.to : one.from, to: null, ...begunAt(one), ...place };
  if (one.which !== null) return edge(text, { ...one, ...place, which: one.which });
  return one.grain === 'day' ? { kind: 'point', on: one.from, ...place } : { kind: 'stretch', from: one.from, to: one.to, base: 'before', grain: one.grain, ...place };
}

const behindEnd = /^,? ?(?:\(|- |, )(?:(?:on|at|that is,?|i\.e\.,?) )?(?:the )?(?:(?:close|closing price|bell) (?:of|on) )?(?:the )?$/;

/** "The last close of 2022 (December 30)", "the last day of 2024, at the close of December 31": the day that is said behind an end is that end. */
function withoutSame(text: string, [one, day, ...more]: readonly Edged[]): readonly Edged[] {
  if (one === undefined || day === undefined) return one === undefined ? [] : [one];
  const isBehind = behindEnd.test(text.slice(one.end, day.start));
  const end = one.which === 'last' ? one.to : one.from;
  const isSame = one.which !== null && day.grain === 'day' && Math.abs(daysBetween(day.from, end)) < NEAR_END;
  return isBehind && isSame ? withoutSame(text, [{ ...day, which: null, start: one.start, end: day.end + (text.charAt(day.end) === ')' ? 1 : 0) }, ...more]) : [one, ...withoutSame(text, [day, ...more])];
}

function joined(text: string, all: readonly Edged[]): readonly (Window & Place)[] {
  const [first, second] = all;
  if (first === undefined) return [];
  if (second !== undefined && areJoined(text, first, second)) return [stretch(text, first, second), ...joined(text, all.slice(2))];
  return [alone(text, first), ...joined(text, all.slice(1))];
}

const newest = /\blast(?= ?(?:\/|÷|over|divided by|as a multiple|in terms of))|\b(?:(?:at|on|as of|by|with|to|from) )?(?:the |its |their |his )?(?:very )?(?:most recent|latest|last|newest|current|present)(?: available| known| bundled| recorded)? (?:share |stock |closing |trading |market )*(?:close|closing|price|quote|session|day|closing price|trading day|px|one(?= ?(?:[,.;?)]|$|and\b))|number|figure|reading|data)s?(?: (?:on file|at hand|you have|available|in (?:the|your) (?:data|files)))?(?! of\b(?!  )| in (?:19|20)| (?:above|below|over|under)(?! (?:or|its|the|their|that|earnings|diluted|eps|sales|book)\b|  ))|\b(?:right |just |as of |up to )?(?:now|today(?:'s)?(?: (?:price|close|quote|closing price))?|currently|at present|at the moment|presently|nowadays|these days|lately|most recently)\b/g;
const count = String.raw`(?<count>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|fifty-two)`;
const backwards = new RegExp(String.raw`\b(?:(?:over|in|during|for|within|across|of) )?(?:the |its )?(?:last|past|latest|previous|most recent|trailing) (?:${count} )?(?:trading |calendar |full |whole )?(?<of>days?|sessions?|weeks?|months?|quarters?|years?)\b(?! of\b| before\b| with\b| in which\b| that\b| when\b| where\b| on which\b)(?: of (?:data|trading|closes))?|\b(?:last|trailing|past) (?<short>\d{1,2})(?<letter>[mwyd])\b|\b(?:(?<weeks>52|fifty-two)[- ]?(?:weeks?|wks?|w)|(?<year>one|1|twelve|12)[- ](?:years?|yr|months?|mo)|(?<years>two|three|four|five|[2-5])[- ](?:years?|yrs?))(?='?s?[- ](?:closing[- ])?(?:high|low|peak|top|trough|bottom|best|max|min)\b)`, 'g');
const units: Readonly<Record<string, 'day' | 'week' | 'month' | 'quarter' | 'year'>> = { d: 'day', s: 'day', w: 'week', m: 'month', q: 'quarter', y: 'year' };

/** The year up to the newest, of whose end a high or low is. */
function yearIn({ weeks, year, years }: Readonly<Record<string, string | undefined>>): Extract<Window, { kind: 'last' }> | null {
  if (weeks !== undefined) return { kind: 'last', count: 52, of: 'week' };
  if (years !== undefined) return { kind: 'last', count: countOf(years) ?? 1, of: 'year' };
  return year === undefined ? null : { kind: 'last', count: 1, of: 'year' };
}

/** Null where a time is named that no calendar has. */
export function findWindows(text: string): FoundWindows | null {
  const atoms = findAtoms(text);
  if (atoms === null) return null;
  const named = joined(text, withoutSame(text, atoms.map((atom) => edged(text, atom))));
  const rest = blank(text, named);
  const ago = agoIn(rest);
  const told = matchesOf(blank(rest, ago), backwards).flatMap(({ start, end, groups }): (Window & Place)[] => {
    const oneYear = yearIn(groups);
    if (oneYear !== null) return [{ ...oneYear, start, end }];
    const of = units[(groups['letter'] ?? groups['of'] ?? '').charAt(0)];
    const many = groups['count'] === 'fifty-two' ? 52 : countOf(groups['count'] ?? groups['short'] ?? '1');
    return of === undefined || many === null || (of === 'day' && many === 1) ? [] : [{ kind: 'last', count: many, of, start, end }];
  });
  const now = matchesOf(blank(rest, [...told, ...ago]), newest).map(({ start, end, words }): FoundWindow => ({ kind: 'latest', start, end, isTalk: !/close|closing|price|quote|session|day\b|px/.test(words), isSession: /session|(?<!to)day\b/.test(words) }));
  const all = [...named, ...told, ...ago, ...now].toSorted((left, right) => left.start - right.start);
  return { windows: all, places: all.map(({ start, end }) => ({ start, end })) };
}
