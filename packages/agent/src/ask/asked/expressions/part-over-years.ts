// What one line came to over several years, as a part of what another came to over the same years: "add up the buybacks of 2022 to 2024 and tell what percent of the cash from operations of those years they swallowed". One calculation over all of them, and none for each.
import { metricById } from '@assay/calc';
import type { AskedPeriod, Calculation, Operand } from '../asked.ts';
import type { FoundMeasure } from '../measures/found-measure.ts';
import type { CalculationWords } from './signs/calculation-words.ts';

const part = String.raw`(?:%|percent(?:age)?s?|per ?cent|pct|share|part|portion|proportion|fraction|slice|chunk)`;
const filler = String.raw`(?: (?:(?:the|those|these)(?: same)?(?: \p{L}{2,5})? (?:fiscal )?years['’]?|the|its|their|total|all|sum|of|combined|cumulative|summed|aggregate|overall|net|[\p{L}&.]{1,20}['’]s?))*`;
/** Before the whole. */
const partOf = new RegExp(String.raw`(?:^|[^\p{L}])${part} of${filler} $`, 'iu');
/** The years are taken as one. */
const addsYears = /\b(?:sum of|add(?:ing|ed)? up|summed|together|combined|cumulative(?:ly)?|in all|all told|altogether|aggregate)\b|\b(?:fy ?)?'?(?:20)?\d\d ?\+ ?(?:fy ?)?'?(?:20)?\d\d\b|\b(?:same|those|these|the) (?:same )?(?:two|three|four|five|six|ten|[2-9]|10) (?:fiscal )?(?:years|yrs)\b.{0,40}\b(?:total|sum)\b|\b(?:total|sum)\b.{0,120}\b(?:same|those|these|the) (?:same )?(?:two|three|four|five|six|ten|[2-9]|10) (?:fiscal )?(?:years|yrs)\b/i;
const byYear = /\b(?:each|every|per year|by year|a year|yearly|annual(?:ly)?|average|mean|avg|highest|lowest|most|least|which (?:fiscal )?year|gr[eo]w\w*|growth|chang\w+|compar\w+|respectively)\b/i;

const isYears = (periods: readonly AskedPeriod[]): boolean => periods.some((period) => period.kind === 'years') || (periods.length > 1 && periods.every((period) => period.kind === 'fiscal' && period.part === 'FY'));

type Line = FoundMeasure & { readonly id: string };

/** Each place that names money that flows; null where anything else is named. */
function linesIn({ measures }: CalculationWords): readonly Line[] | null {
  const lines = measures.flatMap((found) => (found.measure.kind === 'metric' && metricById(found.measure.id)?.kind === 'flow' ? [{ ...found, id: found.measure.id }] : []));
  return lines.length === measures.filter(({ measure }) => measure.kind !== 'topic').length ? lines : null;
}

const operand = ({ id, measure: { words } }: Line): Operand => ({ kind: 'operand', id, words, period: null });

/** Null where the words take the years one by one, or name other than two lines. */
export function partOverYears(words: CalculationWords, periods: readonly AskedPeriod[]): Calculation | null {
  const { text } = words;
  if (!isYears(periods) || !addsYears.test(text) || byYear.test(text)) return null;
  const lines = linesIn(words) ?? [];
  const whole = lines.find(({ start }) => partOf.test(text.slice(0, start)));
  const others = lines.filter(({ id }) => id !== whole?.id);
  const [one] = others;
  if (whole === undefined || one === undefined || others.some(({ id }) => id !== one.id)) return null;
  return { expression: { kind: 'combined', sign: '÷', left: operand(one), right: operand(whole) }, quotient: 'percent', over: 'sum' };
}
