// What core prices leave out, in the words of the kitchen: groceries and fuel are food and energy, and without them inflation is core inflation.
import type { Asked } from '../../asked.ts';
import { any } from '../words.ts';

const food = any('food', 'foods', 'food ?stuffs', 'groceries', 'grocery bills?', 'the grocery bill', 'meals', 'food prices', 'eating');
const energy = any('energy', 'fuels?', 'petrol', 'gasoline', 'gas', 'motor fuels?', 'fuel bills?', 'petrol prices', 'energy prices', 'oil', 'power', 'heating', 'power bills?', 'energy bills?', 'the pump');
const joined = String.raw`(?: ?(?:,|\/|&|\+) ?| (?:and|or|plus|nor|as well as) )(?:the )?`;
const pair = new RegExp(String.raw`\b(?:${food}${joined}${energy}|${energy}${joined}${food})\b(?: (?:prices|costs|bills))?`, 'gi');
const ofPrices = /\b(?:inflation|cpi|pce|consumer prices?|cost of living|prices? index|core)\b/i;

const out = String.raw`(?:leav(?:e|ing|es)|tak(?:e|ing|es|en)|strip(?:ping|s|ped)?|set(?:ting)?|put(?:ting)?|knock(?:ing)?|cut(?:ting)?|throw(?:ing)?|keep(?:ing)?)`;
const away = String.raw`(?:out|aside|away|off|to one side)`;
const without = String.raw`(?:(?:${out}(?: ${away})(?: of it)?|without|excluding|ex(?:cl)?\.?|ignor(?:e|ing)|forget(?:ting)?(?: about)?|minus|less|not counting|exclude|disregard(?:ing)?|skip(?:ping)?|apart from|bar)(?: the)? food and energy|${out} (?:the )?food and energy ${away}|food and energy ${away})`;
/** Behind the rate itself. */
const behind = new RegExp(String.raw`\b(?:us |u\.s\. |american )?(?:headline |consumer[- ]price |consumer )?(?:cpi )?(?:inflation|cpi),? \(?${without}\)?`, 'i');
/** Said in brackets behind what means the same. */
const twice = new RegExp(String.raw`\b(core(?: (?:cpi|pce|inflation|consumer prices))?(?: inflation)?),? ?(?:\((?:i\.e\.,? |that is,? )?${without}\)|- ?${without} ?-|,? ${without},)`, 'gi');
const first = new RegExp(String.raw`^(?:please )?${without}(?: (?:for (?:a moment|once|now)|please))?[,:;.] (?<asks>.*)$`, 'i');
const plainRate = /\b(?:(?:us |u\.s\. |american )?(?:headline |consumer[- ]price |consumer )?(?:cpi )?inflation|(?:us |american )?cpi)\b/i;
const asksBoth = /\bcore\b|\bheadline\b|\boverall\b|\bwith (?:them|those|it)\b|\bboth\b/i;

const lead = String.raw`^(?:(?:and|so|but|ok|okay|now|then)[,:]? )*(?:(?:what|how) (?:about|of|is it|was it) )?(?:(?:if|when|once|with|what if) )?(?:(?:you|we|one|i|they) )?`;
const overSame = String.raw`(?:,? ?(?:over|in|for|during|across)? ?(?:the |those |that )?same (?:twelve months|12 ?m(?:onths?|os?)?|months?|period|time|year|stretch|span)| (?:then|there|too|as well))`;
const another = new RegExp(String.raw`${lead}(?:core(?: inflation| cpi)?|${without}|food and energy)[,.;:?]?(?: ?(?:and )?(?:(?:by )?how (?:much|many percent|many per cent)|what)(?: (?:was|is|were|did|do|does|would|it|they|that|the|rate|rise|figure|number|prices|go up|come to|be|inflation))*)?(?:${overSame})*(?: (?:did (?:they|it|prices) (?:rise|go up)|was it|is it|would it be))?[ ?.!]*$`, 'i');

const isOfPrices = (earlier: Asked | undefined): boolean => earlier?.measures.some(({ words, ...of }) => 'id' in of && /^(?:inflation|pce_inflation|CPIAUCSL|cpi|PCEPI)$/i.test(of.id) || ofPrices.test(words)) === true;

/** "How much had prices gone up": inflation, where the rest says that something is left out of it. */
const rise = /\bhow (?:much|far|fast|many percent) (?:had|have|did|were|are) (?:(?:consumer|everyday) )?prices(?: in America| in the (?:US|States))? (?:gone up|risen|go up|rise|climb(?:ed)?|rising|going up)\b/i;

/** `earlier`: the question before, of which a short one may change no more than this. */
export function inCorePrices(text: string, earlier: Asked | undefined): string {
  if (![ofPrices, rise].some((words) => words.test(text)) && !isOfPrices(earlier)) return text;
  const named = text.replace(pair, 'food and energy').replace(twice, '$1');
  if (isOfPrices(earlier) && another.test(named)) return 'and core?';
  const asks = (first.exec(named)?.groups?.['asks'] ?? '').replace(rise, 'what was US inflation');
  if (behind.test(named) && !asksBoth.test(named)) return named.replace(behind, 'US core inflation');
  return plainRate.test(asks) && !asksBoth.test(asks) ? asks.replace(plainRate, 'US core inflation') : named;
}
