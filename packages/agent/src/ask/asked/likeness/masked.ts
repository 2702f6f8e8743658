// A question with its names, times and numbers taken out: what is left says in which way it asks, whomever and whenever it asks about.
import type { IsoDate } from '@assay/record';
import { namedIn } from '../companies/read-companies.ts';
import { findWindows } from '../course/windows/windows.ts';
import { readPeriods } from '../periods/periods.ts';
import { matchesOf, type Place } from '../places.ts';
import { writtenOut } from '../question-text.ts';
import { nameNicknames } from '../reworded/whom/nicknames.ts';

export type Masked = {
  /** With `{C}`, `{T}` and `{N}` where names, times and numbers stood. */
  readonly masked: string;
  /** The times in the question's own words, in their order, with what joins them. */
  readonly times: string;
  /** Numbers that are no times, as they are written. */
  readonly numbers: readonly string[];
};

type Part = Place & { readonly mark: '{C}' | '{T}' | '{N}' };

export function maskQuestion(question: string, today: IsoDate): Masked {
  const text = nameNicknames(writtenOut(question));
  const windows = findWindows(text.toLowerCase())?.places ?? [];
  const times = withoutOverlap([...windows, ...readPeriods(text, today)]);
  const names = namedIn(text, times);
  const free = (place: Place): boolean => ![...times, ...names].some(({ start, end }) => place.start < end && start < place.end);
  const numbers = matchesOf(text, /(?<![\p{L}\d.-])(?:[$€£] ?)?\d[\d,]*(?:\.\d+)?(?: ?(?:%|percent\b|k\b|m\b|bn?\b|million\b|billion\b|thousand\b|x\b))?(?![\p{L}\d]|-[\p{L}])/giu).filter(free);
  const parts = withoutOverlap([...names.map((place): Part => ({ ...place, mark: '{C}' })), ...times.map((place): Part => ({ ...place, mark: '{T}' })), ...numbers.map((place): Part => ({ ...place, mark: '{N}' }))]);
  return { masked: filled(text, parts), times: timesIn(text, times), numbers: numbers.map(({ words }) => words) };
}

function withoutOverlap<Found extends Place>(places: readonly Found[]): readonly Found[] {
  const kept: Found[] = [];
  for (const place of [...places].sort((one, other) => other.end - other.start - (one.end - one.start))) {
    if (place.end > place.start && !kept.some(({ start, end }) => place.start < end && start < place.end)) kept.push(place);
  }
  return kept.sort((one, other) => one.start - other.start);
}

function filled(text: string, parts: readonly Part[]): string {
  const end = parts.at(-1)?.end ?? 0;
  const pieces = parts.map(({ start, mark }, index) => text.slice(parts[index - 1]?.end ?? 0, start) + mark);
  return `${pieces.join('')}${text.slice(end)}`;
}

/** Times that stand close by one another keep what stands between them: "from … to …". */
function timesIn(text: string, times: readonly Place[]): string {
  return times.reduce((said, { start, end }, index) => {
    const before = times[index - 1];
    if (before === undefined) return text.slice(start, end);
    const link = text.slice(before.end, start);
    return `${said}${/^[ ,]*(?:and|to|until|through|with|against|than|vs\.?|versus|or|over|-|,)?[ ]*(?:in |on |at |the |from )*$/i.test(link) ? link : ' and '}${text.slice(start, end)}`;
  }, '').trim();
}
