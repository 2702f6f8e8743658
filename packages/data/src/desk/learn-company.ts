// What the captures add to a company: industry, exchange, and how it names its years.
import { readFacts, type ReadFact } from '@assay/audit/facts';
import { fiscalCalendarFrom, nominalEnd, type CapturedBytes, type FiscalCalendar, type Sha256 } from '@assay/record';
import type { Company } from '../company.ts';
import { readSubmissions, withSubmissions } from '../edgar/submissions.ts';

/** What was known already stays. Captures other than the SEC's teach nothing. */
export function learnCompany(company: Company, captures: readonly CapturedBytes[], sha256: Sha256): Company {
  const filings = captures.find(({ capture }) => capture.reader === 'sec-submissions');
  const statements = captures.find(({ capture }) => capture.reader === 'sec-company-facts');
  const named = filings === undefined ? company : withSubmissions(company, readSubmissions(filings.bytes));
  if (named.fiscalCalendar !== null || statements === undefined) return named;
  return { ...named, fiscalCalendar: calendarOf(readFacts(statements, { sha256 })) };
}

/** From the newest labelled fiscal year. */
function calendarOf(facts: readonly ReadFact[]): FiscalCalendar | null {
  const years = facts.flatMap(({ fact: { period } }) => (period?.kind === 'duration' && period.fiscal?.part === 'FY' ? [{ end: period.end, year: period.fiscal.year }] : []));
  const newest = years.reduce<(typeof years)[number] | null>((latest, year) => (latest === null || year.end > latest.end ? year : latest), null);
  return newest === null ? null : fiscalCalendarFrom(newest.end, newest.year === nominalEnd(newest.end).year ? 'end-year' : 'start-year');
}
