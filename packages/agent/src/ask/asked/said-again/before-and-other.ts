// A follow-up that asks for the figure of before at another year and for the same of another company: "what was it the year before, and what was Apple's in fiscal 2025?". Said again in full, each with its time.
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import { blank } from '../places.ts';
import { areAmong, figureBefore, momentWords, withoutTalk, type FigureBefore } from '../times/follow/figure-before.ts';
import { ownedBy } from './owned-by.ts';

const closed = new Set("a about also an and at can compared do does did fiscal for from give had has have how i in is it its let me much now of ok on one or please pls same so tell that the their them then there these they this those to us was were what whats year years earlier before after later prior previous preceding ago following next preceding last figure figures number numbers show s plus too as well company firm level".split(' '));
const yearBefore = /\b(?:years?|one|12 months|twelve months) (?:before|earlier|prior|ago|previously)\b|\b(?:previous|prior|preceding) (?:fiscal )?(?:year|one)\b/i;
const yearAfter = /\b(?:year|one) (?:after|later|following)\b|\b(?:next|following) (?:fiscal )?year\b/i;
/** The one that was just named. */
const sameYear = /\b(?:same|that) (?:fiscal )?year\b(?! (?:before|earlier))/i;
const joints = /[?.;!]\s+(?:and |also |plus )?|,\s*(?:and |also |plus )?|\s+(?:and|plus|&|as well as)\s+/gi;

type FiscalYear = Extract<AskedPeriod, { readonly kind: 'fiscal' }> & { readonly year: number };
type Around = { readonly before: FigureBefore; readonly time: FiscalYear; readonly today: IsoDate; readonly ticker: string | undefined };
type Said = { readonly whose: string | null; readonly times: readonly AskedPeriod[]; readonly rest: string };

/** Whose and when; null where another figure is named, several companies are, or words that may ask for something else. */
function saidIn(words: string, { before, today, ticker }: Around): Said | null {
  const text = `for ${words}`;
  const names = namedIn(text, readPeriods(text, today));
  const [company, ...others] = [...new Map(names.map(({ company: one }) => [one?.ticker, one])).values()];
  if (others.length > 0 || company === null) return null;
  const unnamed = blank(text, names);
  const figures = findMeasures(unnamed).filter(({ measure }) => measure.kind !== 'topic');
  if (figures.some(({ measure }) => !('id' in measure) || measure.id !== before.id)) return null;
  const open = blank(unnamed, figures);
  const times = readPeriods(open, today).filter(({ start, end }) => /\d/.test(open.slice(start, end)));
  return areAmong(blank(open, times), closed) ? { whose: company === undefined || company.ticker === ticker ? null : ownedBy(company.name), times: times.map(({ period }) => period), rest: open } : null;
}

const isYear = (period: AskedPeriod | undefined): period is FiscalYear => period?.kind === 'fiscal' && period.part === 'FY' && period.year !== null;

/** The one year that is named, or the one beside that of before; null for none and for several. */
function yearIn({ times, rest }: Said, { time }: Around): FiscalYear | null {
  const [named, ...others] = times;
  if (others.length > 0) return null;
  if (isYear(named)) return named;
  const step = yearBefore.test(rest) ? -1 : yearAfter.test(rest) ? 1 : 0;
  return named === undefined && step !== 0 ? { ...time, year: time.year + step } : null;
}

/** Both halves in full; null where the one is not of the company of before, or the other of none. */
function inFull(halves: readonly [string, string], around: Around): string | null {
  const said = halves.map((words) => saidIn(words, around));
  const own = said.find((one) => one?.whose === null) ?? null;
  const other = said.find((one) => one !== null && one.whose !== null) ?? null;
  const year = own === null ? null : yearIn(own, around);
  if (other === null || year === null) return null;
  const { before, time } = around;
  const isSame = sameYear.test(other.rest);
  const otherTime = isSame ? year : other.times.length === 0 && !yearBefore.test(other.rest) && !yearAfter.test(other.rest) ? time : yearIn(other, around);
  return otherTime === null ? null : `What was ${before.whose} ${before.words} in ${momentWords(year)}, and what was ${other.whose ?? ''} ${before.words} in ${momentWords(otherTime)}?`;
}

/** "And how about Acme, in its fiscal 2025?": the time of the one that is named, and no half of its own. */
const bareTime = /^(?:(?:please|then|now),? )*(?:(?:for|in|of|at|over) )?(?:(?:its|their|his|her|the) )?(?:own )?(?:(?:fiscal|calendar|financial) )?(?:year )?(?:fy ?)?(?:19|20)\d\d(?:,? (?:please|then|instead))*$/i;

/** Null where the figure of before was none of one company in a fiscal year, or something else is asked. */
export function beforeAndOther(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = figureBefore(earlier);
  if (before === null || !isYear(before.time)) return null;
  const text = withoutTalk(given).replace(/[?.! ]+$/, '');
  const around: Around = { before, time: before.time, today, ticker: earlier.companies[0]?.ticker };
  const cuts = [...text.matchAll(joints)];
  const found = cuts.filter(({ index, 0: joint }) => !bareTime.test(text.slice(index + joint.length))).map(({ index, 0: joint }) => inFull([text.slice(0, index), text.slice(index + joint.length)], around));
  return found.find((one) => one !== null) ?? null;
}
