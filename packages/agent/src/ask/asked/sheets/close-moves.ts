// How far shares moved between two points, on a day, or since the year began.
import { timeWords } from '../likeness/time-words.ts';
import { compares, dayBefore, moves, yearSoFar } from './close-words.ts';
import { listed, whoseOf, type Scene } from './scene.ts';

export const onDay = (on: string): string => timeWords([{ kind: 'date', on }]);

const firstMonths = { FY: 1, Q1: 1, Q2: 4, Q3: 7, Q4: 10, H1: 1, H2: 7, '9M': 1 } as const;
const lastDays = { FY: '12-31', Q1: '03-31', Q2: '06-30', Q3: '09-30', Q4: '12-31', H1: '06-30', H2: '12-31', '9M': '09-30' } as const;

/** Of closes, a year and its parts are those of the calendar. */
export function endsOf(period: Scene['fiscal'][number] | undefined): { readonly from: string; readonly to: string } | null {
  if (period === undefined || period.year === null) return null;
  return { from: `${String(period.year)}-${String(firstMonths[period.part]).padStart(2, '0')}-01`, to: `${String(period.year)}-${lastDays[period.part]}` };
}

function moved({ companies, text }: Scene, from: string, to: string): readonly string[] {
  const tickers = companies.map(({ ticker }) => ticker);
  if (tickers.length === 1) return [`By what percentage did ${tickers.join('')}'s share price change from ${from} to ${to}?`];
  const who = compares.test(text) ? `, and which of the ${tickers.length === 2 ? 'two gained more' : `${String(tickers.length)} gained the most`}` : '';
  return [`By what percentage did the share prices of ${listed(tickers)} change from ${from} to ${to}${who}?`];
}

/** The days between which a move may lie, the first of a stretch until now among them. */
function pointsOf({ days, since, text }: Scene): readonly string[] {
  return since === null || yearSoFar.test(text) ? days : [...new Set([...days, since])];
}

/** From one day: to the day before it, or to the newest close. */
function movedFrom(scene: Scene, day: string): readonly string[] {
  if (dayBefore.test(scene.text) && !scene.isOfNow) return scene.companies.map((company) => `By what percentage did ${whoseOf(company)} close on ${onDay(day)} change from the close of the day before?`);
  return scene.isOfNow || scene.since !== null ? moved(scene, onDay(day), 'the latest close') : [];
}

/** How far the shares moved between two points; empty where the words do not tell both. */
export function moveAsks(scene: Scene): readonly string[] {
  const [first, second, ...more] = pointsOf(scene);
  if (!moves.test(scene.text) || more.length > 0) return [];
  if (first !== undefined) return second === undefined ? movedFrom(scene, first) : moved(scene, onDay(first), onDay(second));
  return stretchAsks(scene);
}

function stretchAsks(scene: Scene): readonly string[] {
  const { span, fiscal, isOfNow } = scene;
  if (span !== null) return moved(scene, onDay(span.from), onDay(span.to));
  const ends = fiscal.length === 1 && !isOfNow ? endsOf(fiscal[0]) : null;
  return ends === null ? [] : moved(scene, onDay(dayBeforeOf(ends.from)), onDay(ends.to));
}

/** From the last close before a time begins. */
function dayBeforeOf(first: string): string {
  return new Date(Date.parse(`${first}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

export function dailyAsks({ text, days, companies }: Scene): readonly string[] {
  return dayBefore.test(text) && days.length === 0 ? companies.map((company) => `By what percentage did ${whoseOf(company)} share price change on the latest trading day against the day before?`) : [];
}

export function soFarAsks({ text, companies }: Scene, isExtreme: boolean): readonly string[] {
  if (!yearSoFar.test(text) || isExtreme) return [];
  const tickers = companies.map(({ ticker }) => ticker);
  return tickers.length === 1 ? [`By what percentage has ${tickers.join('')}'s share price changed since the start of the year?`] : [`By what percentage have the share prices of ${listed(tickers)} changed since the start of the year?`];
}
