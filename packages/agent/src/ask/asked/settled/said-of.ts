// What a question itself says of whom, what and when.
import { metricById } from '@assay/calc';
import type { AskFilters, AskedPeriod } from '../asked.ts';
import { readConditions } from '../forms/conditions.ts';
import type { Said } from '../inherit.ts';
import { blank } from '../places.ts';
import { readLimit, readOrder } from '../forms/ranking.ts';
import { settleMeasures } from './settle-measures.ts';
import { endOfFiscalYear, settleTimes, yearsEnded } from './settle-times.ts';
import { asFiscalQuarters, asFiscalYears } from '../times/fiscal-quarters.ts';
import { withCloseBeside } from './close-beside.ts';
import { sinceYear } from '../times/since-before.ts';
import { asStretch } from '../times/joined-years.ts';
import type { Reading } from './reading.ts';

/** A company named beside a group is held against it only where the words say so. */
const besideGroup = /\b(?:compar\w+|vs\.?|versus|than|against|among|amongst|relative to|rank\w*|within|other|rest of|average)\b/i;
const endOfYear = /\bend of\b|\blast (?:trading |calendar )?day of\b|(?<!\b(?:highest|lowest|best|worst|every|each|all|daily|average|mean) )\bclose of\b|\byear[- ]?end\b/i;

/** "At the end of 2024", not "of fiscal 2024". */
const endOfCalendarYear = /\b(?:end of|close of|last (?:trading |calendar )?day of|at the end of|end|close|year[- ]?end,?(?: of)?|ye)[- ]?(?:the )?(?:calendar )?(?:year )?'?(?:20)?\d{2}\b|\b(?:20)\d{2} year[- ]?end\b/i;

/** One company against all of them is a question of all. */
function isOfNamed({ text, group, named }: Pick<Reading, 'text' | 'group' | 'named'>): boolean {
  return named.companies.length > 0 && !(group?.group.kind === 'sample' && /\bcompare with all companies on\b/.test(text));
}

function withYear(periods: readonly AskedPeriod[], year: number | null): readonly AskedPeriod[] {
  return periods.length === 0 && year !== null ? [{ kind: 'fiscal', year, part: 'FY' }] : periods;
}

function formOf(text: string): string | null {
  const found = /\b(10-?k|10-?q|8-?k|20-?f|40-?f|6-?k|def ?14a)(?:s|\/a)?\b/i.exec(text)?.[1];
  return found === undefined ? null : found.toUpperCase().replace(/^(\d+)-?([A-Z])$/, '$1-$2').replace(/^DEF ?14A$/, 'DEF 14A');
}

export function saidOf({ text, group, named, measures, periods }: Reading, filters: AskFilters): Said {
  const times = sinceYear(asFiscalYears(periods.map(({ period }) => period), { text, companies: named.companies }), measures.map(({ measure }) => measure), text);
  const isNamed = isOfNamed({ text, group, named });
  const many = isNamed ? named.companies.length > 1 : group !== null;
  const plain = blank(text, [...named.places, ...periods]).replace(/ +/g, ' ');
  const { measures: asked, periods: settled } = settleTimes(settleMeasures(measures.map(({ measure }) => measure), { text, plain, periods: times, isMany: many, isNamed: isNamed || group !== null }), times, { isAny: endOfYear.test(text), isCalendar: endOfCalendarYear.test(text), isFiscal: endOfFiscalYear.test(text), years: yearsEnded(text) });
  const told = withCloseBeside(asked, text);
  return {
    text, companies: isNamed || group === null ? named.companies : group.companies, group: group === null || (isNamed && (group.group.kind === 'sample' || !besideGroup.test(text))) ? null : group.group, unknown: isNamed && asked.some((measure) => measure.kind === 'subject' && (measure.subject === 'holders' || measure.subject === 'news')) ? [] : named.unknown,
    measures: told, periods: withYear(asStretch(asFiscalQuarters(settled, { measures: asked, companies: named.companies }), asked), filters.year), order: readOrder(text, asked, (id) => metricById(id)?.favourable ?? null), limit: readLimit(text), conditions: readConditions(text, measures, many),
    filters: { ...filters, form: filters.form ?? formOf(text) }, wantsWords: false,
  };
}
