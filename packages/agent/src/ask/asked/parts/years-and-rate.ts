// The growth of each of several years, and the rate by the year that they come to over the whole time: one figure in two forms, each at its own times.
import { metricById } from '@assay/calc';
import type { Asked, AskedMeasure, AskedPeriod } from '../asked.ts';
import { timeWords } from '../likeness/time-words.ts';
import { writtenOut } from '../question-text.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { joinedParts } from './parts-of.ts';

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;
type Years = { readonly named: readonly AskedPeriod[]; readonly span: AskedPeriod };

const asksRate = /\b(?:cagrs?|compound\w*|annuali[sz]ed|per annum|p\.a\.|(?:a|per|each|every) year|(?:yearly|annual) (?:rate|pace|clip))/i;
const asksGrowth = /\b(?:growth|gr[eo]w[ns]?|growing|ris(?:e|en)|rose|increase[ds]?|climb(?:ed)?|expan(?:d|ded|sion)|yoy|y\/y|chang\w+|fell|fall(?:en)?|declin\w+|%)/i;

/** Years that are named one by one, and one stretch that holds them. */
function yearsIn(periods: readonly AskedPeriod[]): Years | null {
  const named = periods.filter((period) => period.kind === 'fiscal' && period.part === 'FY' && period.year !== null);
  const [span, ...others] = periods.filter((period) => period.kind === 'years');
  const holds = span !== undefined && named.every((period) => period.kind === 'fiscal' && period.year !== null && span.from <= period.year && period.year <= span.to);
  return named.length > 1 && holds && others.length === 0 && named.length + 1 === periods.length ? { named, span } : null;
}

/** The one figure whose moves are asked for. */
function figureIn(measures: readonly AskedMeasure[]): Metric | null {
  const metrics = measures.filter((measure): measure is Metric => measure.kind === 'metric' && ['growth', 'change', 'cagr'].includes(measure.as) && measure.of === undefined);
  const [first] = metrics;
  return first !== undefined && metrics.length === measures.length && metrics.every(({ id }) => id === first.id) && metricById(first.id)?.unit.kind !== 'percent' ? first : null;
}

/** Of one company, by plain words, and no follow-up. */
function isPlain({ companies, unknown, claims = [], conditions, group }: Asked, { earlier }: ReadAround): boolean {
  return companies.length === 1 && unknown.length + claims.length + conditions.length + earlier.length === 0 && group === null;
}

/** Null where one of the two is not asked for. */
export async function readYearsAndRate(whole: Asked, around: ReadAround): Promise<Asked | null> {
  const text = writtenOut(whole.text);
  const [years, figure] = [yearsIn(whole.periods), figureIn(whole.measures)];
  const whose = whole.companies[0]?.ticker;
  if (whose === undefined || years === null || figure === null || !isPlain(whole, around) || !asksRate.test(text) || !asksGrowth.test(text)) return null;
  const name = metricById(figure.id)?.label ?? figure.words;
  const parts = await Promise.all([`What was ${whose}'s ${name} growth in ${timeWords(years.named)}?`, `What was the compound annual growth rate of ${whose}'s ${name} ${timeWords([years.span])}?`].map((asking) => readAsked(asking, around)));
  const areSure = parts.every(({ companies, measures, unknown }) => companies.length === 1 && measures.length === 1 && measures.every((measure) => 'id' in measure && measure.id === figure.id) && unknown.length === 0);
  return areSure ? joinedParts(whole, parts) : null;
}
