// What the captures add to a company: industry, exchange, and how it names its years.
import { readFacts, type ReadFact } from '@assay/audit/facts';
import { fiscalCalendarFrom, nominalEnd, parseJson, type CapturedBytes, type FiscalCalendar, type Sha256 } from '@assay/record';
import { z } from 'zod';
import type { Company, CompanyKind } from '../company.ts';
import { readSubmissions, withSubmissions } from '../edgar/submissions.ts';

/** What was known already stays; only the exchange itself knows a fund or an index for what it is. */
export function learnCompany(given: Company, captures: readonly CapturedBytes[], sha256: Sha256): Company {
  const instrument = instrumentIn(captures, given.ticker);
  const company = instrument === null ? given : { ...given, ...instrument };
  const filings = captures.find(({ capture }) => capture.reader === 'sec-submissions');
  const statements = captures.find(({ capture }) => capture.reader === 'sec-company-facts');
  const named = filings === undefined ? company : withSubmissions(company, readSubmissions(filings.bytes));
  if (named.fiscalCalendar !== null || statements === undefined) return named;
  return { ...named, fiscalCalendar: calendarOf(readFacts(statements, { sha256 })) };
}

const fundKinds: Readonly<Record<string, CompanyKind>> = { ETF: 'etf', MUTUALFUND: 'fund', INDEX: 'index' };

/** By the kind of instrument that the chart of its own symbol states, and under the name that it gives: the SEC lists a fund under that of its trust. */
function instrumentIn(captures: readonly CapturedBytes[], ticker: string): { readonly kind: CompanyKind; readonly name?: string } | null {
  for (const { capture, bytes } of captures) {
    if (capture.reader !== 'yahoo-chart' || capture.entity?.ticker !== ticker) continue;
    const read = chartMeta.safeParse(parseJson(new TextDecoder().decode(bytes)));
    const meta = read.success ? read.data.chart.result[0]?.meta : undefined;
    const kind = fundKinds[meta?.instrumentType ?? ''];
    return kind === undefined ? null : { kind, ...(meta?.longName === undefined ? {} : { name: meta.longName }) };
  }
  return null;
}

const chartMeta = z.object({ chart: z.object({ result: z.array(z.object({ meta: z.object({ instrumentType: z.string().optional(), longName: z.string().optional() }) })) }) });

/** Whether the captures are those of a fund or an index. */
export function isKnownAsFund(captures: readonly CapturedBytes[]): boolean {
  return captures.some(({ capture }) => capture.reader === 'yahoo-chart' && capture.entity !== null && instrumentIn(captures, capture.entity.ticker ?? '') !== null);
}

/** From the newest labelled fiscal year. */
function calendarOf(facts: readonly ReadFact[]): FiscalCalendar | null {
  const years = facts.flatMap(({ fact: { period } }) => (period?.kind === 'duration' && period.fiscal?.part === 'FY' ? [{ end: period.end, year: period.fiscal.year }] : []));
  const newest = years.reduce<(typeof years)[number] | null>((latest, year) => (latest === null || year.end > latest.end ? year : latest), null);
  return newest === null ? null : fiscalCalendarFrom(newest.end, newest.year === nominalEnd(newest.end).year ? 'end-year' : 'start-year');
}
