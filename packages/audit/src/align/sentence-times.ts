// The times of a sentence for an alignment: the pair of a change, the list of a sum or average, and what every operand has to be of.
import type { Token } from '../numerals/index.ts';
import { claimTimes, resolveTime, type TimeQuery } from '../bind/time-query.ts';
import type { ClaimReading } from '../claims/reading.ts';
import { stretchWords } from './label-words.ts';
import { yearOfQuery } from './cell-time.ts';

export type SentenceTimes = {
  /** Every fixed time written in the sentence, in order. */
  readonly all: readonly TimeQuery[];
  readonly own: TimeQuery | null;
  /** The later and the earlier end of a change. */
  readonly pair: { readonly own: TimeQuery | null; readonly base: TimeQuery | null };
  /** The times of a sum or average: those listed, or every year of a range. */
  readonly listed: readonly TimeQuery[];
};

type PeriodToken = Extract<Token, { kind: 'period' }>;
const MAX_RANGE = 12;

function same(left: TimeQuery, right: TimeQuery): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function rangeOf(from: TimeQuery, to: TimeQuery): TimeQuery[] {
  const [start, end] = [yearOfQuery(from), yearOfQuery(to)];
  if (start === null || end === null || end <= start || end - start > MAX_RANGE || from.kind !== to.kind) return [from, to];
  return Array.from({ length: end - start + 1 }, (_, step): TimeQuery => ({ kind: 'fiscal', year: start + step, part: from.kind === 'fiscal' ? from.part : 'FY', basis: 'unstated' }));
}

export function sentenceTimes(reading: ClaimReading, text: string, tokens: readonly Token[]): SentenceTimes {
  const stretches = stretchWords(text);
  const periods = withoutNames(tokens.filter((token): token is PeriodToken => token.kind === 'period' && !stretches.some((word) => token.span.start < word.end && token.span.end > word.start)));
  const anchor = periods.map((token) => resolveTime(token.mention, null)).find((query) => query !== null && query.kind !== 'part') ?? null;
  const found = periods.flatMap((token) => endsOf(token) ?? resolved(token, anchor));
  const all = found.filter((query, at) => found.findIndex((other) => same(other, query)) === at);
  const dated = withoutStandpoint(all.filter((query) => query.kind !== 'month' || query.year !== null));
  const times = inSequence(claimTimes(reading), text);
  return { all: dated, own: fixed(times.own), pair: pairTimes(relativeBase(reading) && dated.length === 2 ? { own: null, base: null } : times, dated), listed: listedTimes(periods, dated, text) };
}

/** Beside two written times "prior year" is part of a name: "prior year adjustments rose between 2022 and 2024". */
function withoutNames(periods: readonly PeriodToken[]): readonly PeriodToken[] {
  const fixedOnes = periods.filter((token) => token.mention.kind !== 'relative');
  return fixedOnes.reduce((count, token) => count + (endsOf(token)?.length ?? 1), 0) >= 2 ? fixedOnes : periods;
}

/** Both ends of a stretch: "from 2012 to 2013". */
function endsOf({ mention }: PeriodToken): TimeQuery[] | null {
  if (mention.kind !== 'span' || mention.from === null || mention.to === null) return null;
  return [mention.from, mention.to].map((year): TimeQuery => ({ kind: 'fiscal', year, part: 'FY', basis: 'unstated' }));
}

function resolved({ mention }: PeriodToken, anchor: TimeQuery | null): TimeQuery[] {
  const query = resolveTime(mention, anchor);
  if (query?.kind === 'part' && anchor?.kind === 'fiscal') return [{ ...anchor, part: query.part }];
  return query === null ? [] : [query];
}

/** "As of December 31, 2003, … due in 2004 and 2005": the day on which it is said is none of the times spoken of. */
function withoutStandpoint(all: readonly TimeQuery[]): readonly TimeQuery[] {
  const [first, ...others] = all;
  const isDay = first?.kind === 'date' || first?.kind === 'month' || first?.kind === 'ended';
  return others.length >= 2 && isDay && others.every((query) => query.kind === 'fiscal') ? others : all;
}

/** The base was read from relative words, which two written times overrule. */
function relativeBase(reading: ClaimReading): boolean {
  return reading.base?.mention.kind === 'relative';
}

/** A month without a year fixes no time. */
function fixed(query: TimeQuery | null): TimeQuery | null {
  return query?.kind === 'month' && query.year === null ? null : query;
}

type Ends = { readonly own: TimeQuery | null; readonly base: TimeQuery | null };

/** "Between the third and the second quarter" is the move to the later one all the same. */
function inSequence({ own, base }: Ends, text: string): Ends {
  const isTurned = own?.kind === 'fiscal' && base?.kind === 'fiscal' && own.year === base.year && placeOf(own) < placeOf(base) && /\bbetween\b/i.test(text);
  return isTurned ? { own: base, base: own } : { own, base };
}

const quarterPlaces: Readonly<Record<string, number>> = { Q1: 1, Q2: 2, H1: 2, Q3: 3, '9M': 3, Q4: 4, H2: 4, FY: 4, TTM: 4 };

/** A number that grows with time: years, and quarters within them. */
function placeOf(query: TimeQuery): number {
  return 10 * (yearOfQuery(query) ?? 0) + (query.kind === 'fiscal' ? quarterPlaces[query.part] ?? 0 : query.kind === 'month' ? query.month / 4 : 0);
}

/** Two times in a sentence about a change are its two ends, whichever is written where. */
function pairTimes(times: Ends, all: readonly TimeQuery[]): Ends {
  const [first, second] = all;
  if (all.length !== 2 || first === undefined || second === undefined || (times.own !== null && times.base !== null)) return { own: fixed(times.own), base: fixed(times.base) };
  return placeOf(first) <= placeOf(second) ? { own: second, base: first } : { own: first, base: second };
}

function listedTimes(periods: readonly PeriodToken[], all: readonly TimeQuery[], text: string): TimeQuery[] {
  const span = periods.map((token) => token.mention).find((mention) => mention.kind === 'span' && mention.from !== null && mention.to !== null);
  if (span?.kind === 'span' && span.from !== null && span.to !== null) return rangeOf({ kind: 'fiscal', year: span.from, part: 'FY', basis: 'unstated' }, { kind: 'fiscal', year: span.to, part: 'FY', basis: 'unstated' });
  const [first, second] = all;
  const [one, two] = periods;
  if (all.length !== 2 || first === undefined || second === undefined || one === undefined || two === undefined) return [...all];
  const link = text.slice(one.span.end, two.span.start);
  return /^[\s,]*(?:to|through|until|–|-)\s*$/i.test(link) ? rangeOf(first, second) : [first, second];
}
