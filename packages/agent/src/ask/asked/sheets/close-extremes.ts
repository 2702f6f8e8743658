// The high and the low of a time, and how far a close lies from them.
import { timeWords } from '../likeness/time-words.ts';
import { apart, compares, confirms, highs, lows, nearest, past52, soFar } from './close-words.ts';
import { endsOf, onDay } from './close-moves.ts';
import { listed, whoseOf, type Scene } from './scene.ts';

type Window = { readonly in: string; readonly of: string };

function ranged(from: string, to: string): Window {
  const words = timeWords([{ kind: 'dates', from, to }]);
  return { in: words, of: words };
}

function yearNamed(text: string): string | null {
  const [, ...years] = soFar.exec(text) ?? [];
  return years.find(Boolean) ?? null;
}

/** The time of a high or a low; null where none is told. */
function windowOf({ text, span, since, days: [first, last], fiscal }: Scene): Window | null {
  if (span !== null) return ranged(span.from, span.to);
  const year = yearNamed(text);
  if (year !== null) return { in: `in ${year} so far`, of: `of ${year} so far` };
  if (since !== null) return { in: `since ${onDay(since)}`, of: `since ${onDay(since)}` };
  if (past52.test(text)) return { in: 'in the past 52 weeks', of: 'of the past 52 weeks' };
  return first !== undefined && last !== undefined ? ranged(first, last) : windowOfYear(fiscal[0]);
}

function windowOfYear(period: Scene['fiscal'][number] | undefined): Window | null {
  const ends = endsOf(period);
  if (ends === null) return null;
  const year = ends.from.slice(0, 4);
  return period?.part === 'FY' ? { in: `in ${year}`, of: `of ${year}` } : ranged(ends.from, ends.to);
}

/** Which share costs the most. */
function dearest({ text, companies }: Scene): readonly string[] {
  return companies.length > 1 && compares.test(text) ? [`Which of ${listed(companies.map(({ ticker }) => ticker))} has the ${lows.test(text) ? 'lowest' : 'highest'} latest closing price?`] : [];
}

/** Whether the newest close is the high; which of several is furthest from its own. */
function asOne({ text, companies, isOfNow }: Scene, window: Window): readonly string[] | null {
  if (!isOfNow || !highs.test(text)) return null;
  if (confirms.test(text)) return companies.map((company) => `Is the latest close of ${company.ticker} its highest close ${window.of}?`);
  if (companies.length < 2 || !compares.test(text) || !apart.test(text)) return null;
  return [`Among ${listed(companies.map(({ ticker }) => ticker))}, which stock is ${nearest.test(text) ? 'closest to' : 'furthest below'} its highest close ${window.of}, and how many percent below that high is each at its latest close?`];
}

/** Empty where no time is told. */
export function extremeAsks(scene: Scene): readonly string[] {
  const window = windowOf(scene);
  if (window === null) return dearest(scene);
  return asOne(scene, window) ?? scene.companies.map(whoseOf).flatMap((whose) => extremesOf(whose, scene, window));
}

function extremesOf(whose: string, { text, days, isOfNow }: Scene, window: Window): readonly string[] {
  const [high, low] = [highs.test(text), lows.test(text)];
  const told = [...(high ? [`What was ${whose} highest close ${window.in}?`] : []), ...(low ? [`What was ${whose} lowest close ${window.in}?`] : [])];
  if (!apart.test(text) || (high && low && !isOfNow)) return told;
  const last = days.at(-1);
  const close = last !== undefined && !isOfNow && text.includes(' on ') ? `${whose} close on ${onDay(last)}` : `${whose} latest close`;
  return [...told, high ? `By how many percent does ${close} lie below its highest close ${window.of}?` : `By how many percent does ${close} lie above its lowest close ${window.of}?`];
}
