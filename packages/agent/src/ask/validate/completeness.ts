// Whether an answer speaks of what was asked: the companies, the measures and the years that the question names. Words are compared whole, never by
// likeness; what only stands under "What is missing" is named, not answered, and an answer that claims nothing answers nothing.
import { findMetrics, metricById } from '@assay/calc';
import { periodEnd, type Verdict } from '@assay/record';
import { shortName } from '../../write/company-name.ts';
import type { Asked, AskedMeasure, AskedPeriod, Subject } from '../asked/asked.ts';
import { plainNames } from '../asked/multiple/words/plain-names.ts';
import { missingHeading } from '../markdown/render-answer.ts';

export type Spoken = { readonly missing: readonly string[]; readonly askedFor: number };
/** What of a reading completeness looks at. */
export type AskedThings = Pick<Asked, 'companies' | 'measures' | 'periods'>;
type Thing = { readonly what: string; readonly isSaid: boolean };
type Said = { readonly words: string; readonly metrics: ReadonlySet<string> };

/** Beginnings of the words by which an answer speaks of what no single figure answers. */
const subjectWords: Readonly<Record<Subject, readonly string[]>> = {
  price: ['price', 'closed', 'close'], 'price-history': ['price', 'close', 'share'], dividends: ['dividend'], insiders: ['insider'], analysts: ['analyst'], estimates: ['estimate', 'expect'],
  surprises: ['surprise', 'beat', 'miss', 'expect'], holders: ['holder', 'hold', 'owner'], options: ['option'], news: ['news'], filings: ['filing', 'report', 'filed'], sentiment: ['sentiment', 'analyst', 'mood'],
  'yield-curve': ['yield', 'curve'], market: ['market', 'index'], calendar: ['trading', 'open', 'closed', 'holiday'], profile: ['company', 'business', 'sector'],
};

function plainWords(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

function says({ words }: Said, phrase: string): boolean {
  return words.includes(plainWords(phrase));
}

function begins({ words }: Said, starts: readonly string[]): boolean {
  return starts.some((start) => words.includes(` ${start}`));
}

function metricSaid({ id, words }: Extract<AskedMeasure, { readonly kind: 'metric' }>, said: Said): Thing {
  const label = metricById(id)?.label ?? id.replaceAll('_', ' ');
  const isMultipleSaid = /^(?:pe_ratio|price_to_)/.test(id) && says(said, 'price at that multiple');
  return { what: label, isSaid: isMultipleSaid || said.metrics.has(id) || [words, label, plainNames[id] ?? label].some((name) => says(said, name)) };
}

/** A topic is no thing by name: nothing can be missing of it. */
function measureSaid(measure: AskedMeasure, said: Said): Thing | null {
  switch (measure.kind) {
    case 'metric': return metricSaid(measure, said);
    case 'series': return { what: measure.words, isSaid: says(said, measure.words) || says(said, measure.id) || measure.words.split(/\s+/).some((word) => word.length > 4 && says(said, word)) };
    case 'subject': return { what: measure.words, isSaid: begins(said, subjectWords[measure.subject]) };
    case 'topic': return null;
  }
}

function yearsOf(period: AskedPeriod): readonly number[] {
  if (period.kind === 'fiscal') return period.year === null ? [] : [period.year];
  if (period.kind === 'years') return [period.from, period.to];
  return period.kind === 'date' ? [Number(period.on.slice(0, 4))] : [];
}

/** The fiscal years, and the years of the days, of the facts on which verdicts rest: a quarter is often named by its last day. */
function yearsProved(verdicts: readonly Verdict[]): ReadonlySet<number> {
  return new Set(verdicts.flatMap(({ evidence }) => evidence.facts).flatMap(({ period }) => {
    const end = period === null ? null : periodEnd(period);
    return [...(period?.fiscal === null || period === null ? [] : [period.fiscal.year]), ...(end === null ? [] : [Number(end.slice(0, 4))])];
  }));
}

/** What of the question the answer does not speak of. A reading that asks for nothing by name gives a share over nothing. */
export function notSpokenOf(answer: string, asked: AskedThings | null, verdicts: readonly Verdict[]): Spoken {
  if (asked === null) return { missing: [], askedFor: 0 };
  const proved = yearsProved(verdicts);
  const text = verdicts.length === 0 ? '' : answer.split(`\n## ${missingHeading}\n`)[0] ?? '';
  const said: Said = { words: plainWords(text), metrics: new Set(findMetrics(text).map(({ metric }) => metric.id)) };
  const things: readonly Thing[] = [
    ...asked.companies.map(({ name, ticker }) => ({ what: name, isSaid: says(said, ticker) || says(said, shortName(name)) || says(said, name) })),
    ...asked.measures.flatMap((measure) => measureSaid(measure, said) ?? []),
    ...[...new Set(asked.periods.flatMap(yearsOf))].map((year) => ({ what: String(year), isSaid: says(said, String(year)) || proved.has(year) })),
  ];
  return { missing: things.filter(({ isSaid }) => !isSaid).map(({ what }) => what), askedFor: things.length };
}

/** The measures of the dictionary and the years that stand in a question: all that can be read of it without a list of companies. */
export function readSimply(question: string): AskedThings {
  const ids = [...new Map(findMetrics(question).map(({ metric, start, end }) => [metric.id, question.slice(start, end)]))];
  const years = [...new Set([...question.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([year]) => Number(year)))];
  return {
    companies: [], measures: ids.map(([id, words]) => ({ kind: 'metric', id, as: 'value', words })),
    periods: years.map((year) => ({ kind: 'fiscal', year, part: 'FY' })),
  };
}
