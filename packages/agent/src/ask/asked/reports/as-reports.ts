// A question of fiscal years and reports as a reading like any other: of these companies, or of those of the question before.
import type { Asked } from '../asked.ts';
import { readCompanies, unique } from '../companies/read-companies.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import { blank } from '../places.ts';
import type { ReadAround } from '../read-around.ts';
import { fullYears } from '../reworded/times/short-years.ts';
import { readReports } from './read-reports.ts';

/** A word without which nobody asks of them, so that other questions are not looked at further. */
const clue = /\b(?:fiscal|financial|business|accounting|reporting|fy\w*|fye|year[- ]?ends?|10-?[kq]s?|reports?|filings?|filed?|forms|accounts)\b/i;

/** "Close in June", "end": of the year, where no share is spoken of. */
const ofShare = /\b(?:shares?|stocks?|pric(?:e|es|ed)|trad(?:e|es|ed|ing)|quoted?)\b/i;
const isOfClose = (id: string, text: string): boolean => id === 'price' && !ofShare.test(text);

const isFigure = (text: string): boolean => readMeasures(text).some(({ measure }) => (measure.kind === 'metric' || measure.kind === 'series' ? !isOfClose(measure.id, text) : measure.kind === 'subject' && !['filings', 'calendar'].includes(measure.subject) && !isOfClose(measure.subject, text)));

/** Null where a figure is asked for, or something else of a report. */
export async function readAsReports(question: string, { desk, today, filters, earlier }: ReadAround): Promise<Asked | null> {
  if (!clue.test(question)) return null;
  const text = fullYears(question);
  const { companies: named, places, unknown } = await readCompanies(text, { desk, ticker: filters.ticker, isKnown: true, times: [], understood: (rest) => [...readMeasures(rest), ...readPeriods(rest, today)], isMeasured: () => true });
  const companies = named.length > 0 ? unique(named) : earlier.at(-1)?.companies ?? [];
  const rest = blank(text, places);
  const read = companies.length === 0 || unknown.length > 0 ? null : readReports({ text: rest.replace(/ {2,}/g, ' ').trim(), companies: companies.length });
  const periods = readPeriods(rest, today);
  if (read === null || isFigure(blank(rest, periods))) return null;
  return {
    text: question, operation: companies.length > 1 ? 'compare' : 'look-up', companies, group: null, unknown: [], measures: [], periods: periods.map(({ period }) => period),
    order: null, limit: null, conditions: [], filters, wantsWords: false, inherited: named.length > 0 ? [] : ['companies'], unread: [], strange: [], leftOver: read.leftOver, reports: read.ask,
  };
}
