// "By how many percent in total, and what is that per year": the growth over the whole time and the compound yearly rate, both asked for in one breath.
import type { AskedMeasure } from '../asked.ts';

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;

const moves = String.raw`(?:gr[eo]wn?|grew|growth|growing|increase[ds]?|ris(?:e|en)|rose|climb(?:ed)?|change[ds]?|gain(?:ed)?|expan(?:d|ded|sion)|up|f[ae]ll(?:en)?|fell|declined?|drop(?:ped)?|shr[aiu]nk)`;
const larger = String.raw`(?:more|larger|higher|bigger|greater|less|smaller|lower)`;
const whole = String.raw`(?:totals?|overall|cumulative(?:ly)?|altogether|in all|in sum|all told|(?:over )?the whole (?:time|period|stretch|span))`;
const percent = String.raw`(?:%|per ?cent(?:age)?|pct)(?! ?-?points?)`;

/** Of the whole time: "in total", "% change", "how much larger in percent". */
const ofWhole = new RegExp([
  String.raw`\b${whole}\b[^?.;]{0,40}?(?:${percent}|\b${moves}\b)`, String.raw`(?:${percent}|\b${moves}\b)[^?.;]{0,90}?\b${whole}(?![a-z])`,
  String.raw`\b(?:by )?(?:how many|what|which|how much in|in) ${percent}(?![a-z])[^?.;]{0,70}?\b(?:${moves}|${larger})\b`, String.raw`\b(?:how much|how far) (?:${larger})\b[^?.;]{0,90}?${percent}`, String.raw`${percent} (?:${moves})\b`, String.raw`\b(?:${moves}|${larger}) (?:by (?:what|how many)|in) ${percent}`,
].join('|'), 'i');

const rate = String.raw`(?:cagr|compound(?:ed|ing)?(?: annual| yearly)?|annuali[sz]ed|(?:annual|yearly)(?:ly)?|(?:per|a|every) year(?! (?:earlier|ago|before|later|prior))|per annum|p\.a\.?|geometric)`;
const joint = new RegExp(String.raw`(?:,? (?:and|plus|as well as|along with)(?! (?:the )?(?:fiscal |fy ?|year )?'?(?:20)?\d\d)|[,;?/]| ?[+&]) ?`, 'gi');

/** Behind a joint the rate by the year, as a thing of its own. */
const yearly = new RegExp(String.raw`^[^\d,;?.+&]{0,44}?(?<![a-z])${rate}(?![a-z])`, 'i');
const yearlyBefore = new RegExp(String.raw`(?<![a-z])${rate}(?![a-z])[^?.;]{0,60}?$`, 'i');
const inAll = new RegExp(String.raw`^[^?.;]{0,40}?\b${whole}(?![a-z])`, 'i');

/** Whether a growth over the whole time is asked for, and what it comes to by the year as well. */
export function asksWholeAndYearly(text: string): boolean {
  return [...text.matchAll(joint)].some((cut) => {
    const [before, behind] = [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)];
    return (ofWhole.test(before) && yearly.test(behind)) || (yearlyBefore.test(before) && inAll.test(behind) && ofWhole.test(behind));
  });
}

const isRate = (measure: AskedMeasure): measure is Metric => measure.kind === 'metric' && ['growth', 'change', 'cagr', 'total', 'value'].includes(measure.as) && measure.id !== 'price';

/** The one figure in both forms; as they were where the words ask for one of them, or of several figures. */
export function inBothForms(measures: readonly AskedMeasure[], text: string): readonly AskedMeasure[] {
  const metrics = measures.filter((measure) => measure.kind === 'metric');
  const ids = new Set(metrics.map(({ id }) => id));
  const [first] = metrics;
  if (first === undefined || ids.size !== 1 || metrics.length !== measures.length || !metrics.every(isRate) || first.of !== undefined || !asksWholeAndYearly(text)) return measures;
  return [{ ...first, as: metrics.some(({ as }) => as === 'change') ? 'change' : 'growth' }, { ...first, as: 'cagr' }];
}
