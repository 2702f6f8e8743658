// A follow-up that names another figure and nothing else: it is told in the form of the one before. "And net income?" behind a growth is of its growth, "and on SG&A?" behind a share of revenue is of such a share.
import { metricById } from '@assay/calc';
import type { Asked, AskedMeasure } from '../asked.ts';
import { ofMarket } from '../parts/pieces.ts';

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;

const opens = /^(?:and|what about|how about|what of|same for|the same for|as for|or|then)\b/i;
/** Words that ask for an amount, or for a form of its own. */
const ownForm = /\b(?:amounts?|dollars?|billions?|millions?|money|level|figure|value|total|in all|absolute|percent\w*|per cent|pct|share of|part of|growth|grew|grow|rise|rose|fall|fell|change[ds]?|ratio|rate|margin|times|highest|lowest|average|why|who|which|did|does|compare\w*|than|versus|vs)\b|[%$]/i;
/** "And how many went to the labs?" behind "of every hundred dollars". */
const howMany = /^(?:and )?how many\b/i;
const LONGEST = 8;

const isForm = ({ as }: Metric): boolean => ['share', 'growth', 'change', 'cagr'].includes(as);
const isFlow = ({ id }: Metric): boolean => !ofMarket.test(id) && ['flow', 'stock', 'per-share', 'count'].includes(metricById(id)?.kind ?? '');
const isMetric = (measure: AskedMeasure): measure is Metric => measure.kind === 'metric';

/** The one figure of before, with its form; null where it was another thing. */
function formBefore({ measures, course, calculation, multiple, valuation, insiders, parts }: Asked): Metric | null {
  const [only, ...others] = measures;
  const isElse = [course, calculation, multiple, valuation, insiders, parts].some((one) => one !== undefined);
  return !isElse && others.length === 0 && only !== undefined && isMetric(only) && isForm(only) ? only : null;
}

/** The figures of the follow-up in that form; null where it says one of its own. */
export function inSameForm({ text, measures }: { readonly text: string; readonly measures: readonly AskedMeasure[] }, earlier: Asked): readonly AskedMeasure[] | null {
  const before = formBefore(earlier);
  const isBare = (opens.test(text) || howMany.test(text)) && text.split(' ').length <= LONGEST && !ownForm.test(text);
  const own = measures.filter(isMetric);
  const areBare = own.length > 0 && own.length === measures.length && own.every((measure) => measure.as === 'value' && measure.of === undefined && isFlow(measure) && measure.id !== before?.of);
  if (before === null || !isBare || !areBare || (howMany.test(text) && before.as !== 'share')) return null;
  return own.map((measure) => ({ ...measure, as: before.as, ...(before.of === undefined ? {} : { of: before.of }) }));
}
