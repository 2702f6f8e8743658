// "Every day's finishing price, evened out", "the mean daily finish": the average close of a time.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const close = String.raw`(?:finish(?:es|ing (?:prices?|levels?))?|clos(?:es?|ing (?:prices?|levels?)))`;
const daily = String.raw`(?:(?:all |all of )?(?:the )?(?:every|each) (?:trading |single )?day['’]s ${close}|(?:the )?daily ${close})`;
const evened = String.raw`(?:evened|even|smoothed|smooth|averaged|average)(?: (?:them|it|those|all|the lot))*(?: (?:all )?(?:out|up))?`;
const isEvened = new RegExp(String.raw`\b${daily}\b[^?]*\b(?:even(?:ed)?|smooth(?:ed)?)\b[^?]*\bout\b|\b${daily}\b[^?]*\b(?:averaged|average (?:them|it|those|all))\b`, 'i');

const means: readonly Rewording[] = [
  [re(String.raw`\b(?:mean|average) daily ${close}`), 'average close'],
];
/** Who takes the closes, what is done with them, and what comes out. */
const taken: readonly Rewording[] = [
  [re(String.raw`\b(?:(?:if|suppose|say) (?:you|i|we|one) )?(?:took|take|taking|added up|add up) (?=${daily})`), 'what was '],
  [re(String.raw`\b${daily}(?: (?:for|of))?`), 'the average close of'],
  [re(String.raw`(?:,? and(?: then)?|,|;)? ${evened}(?=[,:;?]|$)`), ''],
  [re(String.raw`[,:;]? (?:what (?:would|do|did|will) (?:you|i|we|one) (?:get|have|find)|what (?:comes|came|would come) out|what is it|what was it)(?=[?]|$)`), ''],
];

export function dailyMeans(text: string): string {
  const said = sayAgain(text, means);
  return isEvened.test(said) ? sayAgain(said, taken) : said;
}
