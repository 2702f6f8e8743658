// What a question wants over its times: a mean over years, compound growth, growth or change, or the value as it stands.
import type { TimeQuery } from '../bind/time-query.ts';
import type { Quantity } from './quantity.ts';
import type { Timed } from './read-times.ts';

const averaging = /\b(?:average|mean)\b/i;
const compounding = /\bcagr\b|\bcompound(?:ed)?(?: annual)?(?: rate of)? growth\b/i;
const moving = /\b(?:chang(?:e|ed)|growth|grow|grew|increased?|decreased?|declined?|rise|fall|drop(?:ped)?)\b/i;
const relative = /%|\bpercent(?:age)?s?\b(?! points?\b)|\byear[- ]over[- ]year\b|\byoy\b|\bgrowth rate\b|\brate of growth\b/i;

type Span = { readonly first: TimeQuery; readonly last: TimeQuery; /** Whole fiscal years between the two; 0 where they are no years. */ readonly years: number };

/** Null where the words want something over times that the question does not give. `question` is the whole of it: how the answer is wanted often stands behind. */
export function overTime(quantity: Quantity, { times, isRange, rest }: Timed, question: string): Quantity | null {
  const span = spanOf(times);
  if (compounding.test(rest)) return compoundOf(quantity, span);
  if (averaging.test(rest) && times.length > 0) return meanOverYears(quantity, { first: times[0], years: span?.years ?? 0, rest });
  if (moving.test(rest)) return times.length === 0 ? null : moveOf(quantity, span, relative.test(question) ? 'growth' : 'change');
  return times.length > 1 || isRange ? null : quantity;
}

function compoundOf(quantity: Quantity, span: Span | null): Quantity | null {
  return span === null || span.years < 1 ? null : { kind: 'compound', value: { kind: 'at', time: span.last, of: quantity }, base: { kind: 'at', time: span.first, of: quantity }, years: span.years };
}

function moveOf(quantity: Quantity, span: Span | null, kind: 'growth' | 'change'): Quantity {
  if (span === null) return { kind, value: quantity, base: { kind: 'at', time: { kind: 'earlier', years: 1 }, of: quantity }, years: 1 };
  return { kind, value: { kind: 'at', time: span.last, of: quantity }, base: { kind: 'at', time: span.first, of: quantity }, years: 1 };
}

/** The earlier and the later of two times; null where the question names fewer or more. */
function spanOf(times: readonly TimeQuery[]): Span | null {
  const [one, other] = times;
  if (one === undefined || other === undefined || times.length > 2) return null;
  if (one.kind !== 'fiscal' || other.kind !== 'fiscal') return { first: one, last: other, years: 0 };
  const [first, last] = one.year > other.year ? [other, one] : [one, other];
  return { first, last, years: last.year - first.year };
}

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

function meanOverYears(quantity: Quantity, over: { readonly first: TimeQuery | undefined; readonly years: number; readonly rest: string }): Quantity | null {
  const { first } = over;
  if (first?.kind !== 'fiscal' || over.years > 12) return null;
  if (over.years > 0) return { kind: 'mean', of: Array.from({ length: over.years + 1 }, (_, step) => ({ kind: 'at', time: { ...first, year: first.year + step }, of: quantity })) };
  const said = /\b(\d|two|three|four|five)[- ]years?\b/i.exec(over.rest)?.[1]?.toLowerCase();
  const count = said === undefined ? 0 : counts[said] ?? Number(said);
  return count < 2 ? null : { kind: 'mean', of: Array.from({ length: count }, (_, step) => ({ kind: 'at', time: { kind: 'earlier', years: step }, of: quantity })) };
}
