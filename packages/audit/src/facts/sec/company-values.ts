// All values of a company facts document as of a day: reported ones, older versions of them, and quarters by subtraction.
import { duration, instant, labelPeriod, type FiscalCalendar, type Period, type Unit } from '@assay/record';
import { plainDigits } from '../json/plain-digits.ts';
import type { CompanyDocument, CompanyRow, ConceptRows } from './company-rows.ts';
import { learnCalendar, type CalendarAt } from './fiscal-years.ts';
import { quartersBySubtraction } from './quarters.ts';
import { unitOfXbrl } from './unit-of-xbrl.ts';
import { versionsAsOf, type VersionedPeriod } from './versions.ts';

export type CompanyValue = {
  readonly concept: ConceptRows;
  readonly row: CompanyRow;
  /** Plain decimal text. */
  readonly value: string;
  readonly unit: Unit;
  readonly period: Period;
  /** The day on which the value was known: for a difference, when both its parts were. */
  readonly filed: string;
  readonly superseded: boolean;
  readonly derived: string | null;
  /** Every row that states the period, oldest first; for a difference its whole and its part. */
  readonly rows: readonly CompanyRow[];
};

export function companyValues(document: CompanyDocument, asOf: string): CompanyValue[] {
  const periodOf = periodsUnder(learnCalendar(document, asOf));
  return document.concepts.flatMap((concept) => {
    const unit = unitOfXbrl(concept.unit, concept.name);
    const periods = versionsAsOf(concept, asOf);
    const reported = periods.flatMap((period) => reportedValues(period, { concept, unit, periodOf }));
    const takesApart = unit.kind === 'money' && unit.per === null;
    return takesApart ? [...reported, ...derivedValues(periods, { concept, unit, periodOf })] : reported;
  });
}

type Scene = { readonly concept: ConceptRows; readonly unit: Unit; readonly periodOf: PeriodOf };

function reportedValues(versions: VersionedPeriod, { concept, unit, periodOf }: Scene): CompanyValue[] {
  const period = periodOf(versions.start, versions.end);
  const value = (row: CompanyRow, superseded: boolean): CompanyValue => ({ concept, row, value: plainDigits(row.value), unit, period, filed: row.filed, superseded, derived: null, rows: versions.rows });
  return [...versions.older.map((row) => value(row, true)), value(versions.current, false)];
}

function derivedValues(periods: readonly VersionedPeriod[], { concept, unit, periodOf }: Scene): CompanyValue[] {
  return quartersBySubtraction(periods).map(({ start, end, value, whole, part, formula }) => ({
    concept, row: whole, value, unit, period: periodOf(start, end),
    filed: part.filed > whole.filed ? part.filed : whole.filed, superseded: false, derived: formula, rows: [whole, part],
  }));
}

type PeriodOf = (start: string | null, end: string) => Period;

/** A document has tens of thousands of values and some hundred times: each is labelled once. */
function periodsUnder(calendarAt: CalendarAt): PeriodOf {
  const known = new Map<string, Period>();
  return (start, end) => {
    const key = `${start ?? ''}/${end}`;
    const period = known.get(key) ?? labelled(start === null ? instant(end) : duration(start, end), calendarAt(end));
    known.set(key, period);
    return period;
  };
}

function labelled(period: Period, calendar: FiscalCalendar | null): Period {
  return calendar === null || period.kind === 'labelled' ? period : { ...period, fiscal: labelPeriod(period, calendar) };
}
