// What is to be done with what is asked for, from the question's own words and from what was found in it.
import type { Asked, AskedPeriod, Operation } from './asked.ts';
import { isEconomic } from './economic.ts';

export type Clues = Pick<Asked, 'companies' | 'group' | 'unknown' | 'measures' | 'periods' | 'conditions' | 'order'> & { readonly text: string };

const words = {
  define: /^(?:(?:please |can you |could you )*(?:define|explain (?:to me )?(?:the (?:term|concept|meaning)|what)|what(?:'s| is| are| does| do)?(?: is| are)? (?:the (?:meaning|definition|difference|formula)|meant|definition)|tell me what|how (?:is|are|do (?:you|i|we|analysts)|does (?:a |an |the )?(?:dcf|discounted|reverse|yield|screen|model|one)|should i (?:read|interpret))))|\b(?:mean|means|meaning of|definition of|stand for|stands for|is calculated|are calculated|be calculated|work|works|difference between)\b/i,
  rank: /\b(?:rank(?:ed|ing)?|top \w+|bottom \w+|sort(?:ed)?|order (?:them|these|the|by)|ordered by|league table|leader ?board|(?:which|what|who) (?:\w+ ){0,4}(?:has|have|had|is|are|was|were|made|makes|earned|earns|spent|spends|paid|pays|grew|grows|posted|reported|generated|generates|carries|holds|employs|trades|trade) (?:\w+ ){0,3}(?:highest|lowest|most|least|best|worst|largest|smallest|biggest|fastest|slowest|strongest|weakest|cheapest)|(?:highest|lowest|largest|smallest|biggest|best|worst|strongest|weakest|cheapest|priciest|fastest|slowest|most|least))\b/i,
  value: /\b(?:over-?valued|under-?valued|over-?priced|under-?priced|fairly (?:valued|priced)|richly valued|fair value|intrinsic value|worth (?:its|buying|it|owning|the)|should (?:i|we|one|you|investors) (?:buy|sell|own|hold|invest)|(?:a )?(?:good|bad|solid|smart) (?:buy|investment|stock to|deal|value)|buy or sell|buy, (?:sell|hold)|buy, hold or sell|(?:a|is it a|still a) (?:buy|sell|hold)\b|invest in|dcf|discounted cash flow|graham number|margin of safety|(?:too |so |how |look |is (?:it|the stock|the share) )(?:cheap|expensive)|valuation|attractively (?:valued|priced)|priced in|bargain|upside)\b/i,
  explain: /\bwhy\b|\b(?:explain|reasons?|what (?:drove|drives|caused|causes|explains|explained|is behind|led to|contributed)|because of what|how come|driv(?:er|ers|en) (?:of|behind|by)|account(?:s|ed)? for|due to what)\b/i,
  compare: /\b(?:compar(?:e|ed|es|ing|ison)|versus|vs\.?|against|relative to|differ(?:s|ence)?|(?:higher|lower|bigger|larger|smaller|better|worse|more|less|cheaper|faster|stronger|weaker|safer|riskier)(?: \w+){0,3} than|which (?:one )?(?:of|is|has|had|was)|side by side|peers?|competitors?|rivals?|stack(?:s)? up|benchmark)\b/i,
  trend: /\b(?:trend(?:s|ing|ed)?|over time|over the (?:years|last|past)|histor(?:y|ical|ically)|evol(?:ve|ved|ution)|trajectory|year by year|by year|each year|every year|annually|quarter by quarter|each quarter|per year|by quarter|since|develop(?:ed|ment)?|track record|how (?:has|have) (?:[^?]+ )?(?:changed|moved|grown|developed|evolved|trended|progressed|fared)|progress(?:ion)?|consecutive|consistently|chart|plot|graph)\b/i,
  overview: /\b(?:overview|summar(?:y|ise|ize)|tell me (?:everything |more |something |all )?about|analy[sz]e|analysis of|deep[- ]dive|full (?:report|picture|analysis|rundown)|run ?down|how (?:is|are|was|were|did|has|does|do) (?:[^?]+ )?(?:doing|do|done|performing|perform|performed|faring|fare|look|looking)|snapshot|brief(?:ing)? (?:on|about|me)|fundamentals|health check|state of|report on|what do you think|outlook|investment case|bull case|bear case|swot|strengths|key facts|key figures|main figures|highlights|fact sheet)\b/i,
} as const;

/** `isDefinition` decides between a term and its value: "what is EBITDA?" names nobody and no time. */
export function readOperation(clues: Clues): Operation {
  const { text, conditions, companies } = clues;
  if (isDefinition(clues)) return 'define';
  if (conditions.length > 0 && companies.length !== 1) return 'screen';
  if (isRank(clues)) return 'rank';
  if (words.value.test(text) && !isPlainMultiple(clues)) return 'value';
  if (words.explain.test(text)) return 'explain';
  if (isCompare(clues)) return 'compare';
  if (isTrend(clues)) return 'trend';
  return isOverview(clues) ? 'overview' : 'look-up';
}

export function isDefinition({ text, companies, group, unknown, measures, periods }: Clues): boolean {
  if (companies.length + unknown.length + periods.length > 0 || group !== null || /\b(?:its|their|his|it|they|company's|current(?:ly)?|now|today|latest)\b/i.test(text)) return false;
  if (words.define.test(text)) return true;
  const isBare = /^(?:so |and )?what(?:'s|s| is| are) (?:an? )?[^?]{2,60}\??$/i.test(text) && !/^(?:so |and )?what(?:'s|s| is| are) the\b/i.test(text);
  if (isBare) return !measures.some((measure) => measure.kind === 'subject' && measure.subject === 'market') || /\ba\b/.test(text);
  const isRatio = /^what(?:'s|s| is| are) the [^?]{2,60}\??$/i.test(text) && measures.length > 0 && measures.every((measure) => measure.kind === 'metric' && !isEconomic(measure));
  return isRatio;
}

/** The question asks for a multiple's value, not for a judgement of it. */
function isPlainMultiple({ text, measures }: Clues): boolean {
  return measures.length > 0 && measures.every((measure) => measure.kind === 'metric') && !/\b(?:should|worth|over|under|cheap|expensive|fair|dcf|intrinsic|graham|margin of safety|invest|buy|sell|upside|priced in)/i.test(text);
}

function isRank({ text, companies, group }: Clues): boolean {
  if (group !== null) return words.rank.test(text);
  return companies.length > 2 && words.rank.test(text);
}

function isCompare({ text, companies, group, periods }: Clues): boolean {
  if (companies.length > 1 || group !== null) return true;
  return companies.length === 1 && words.compare.test(text) && (periods.length > 1 || /\b(?:peers?|competitors?|rivals?|industry|sector)\b/i.test(text));
}

const isSpan = (period: AskedPeriod): boolean => (period.kind === 'last' && period.count > 1) || period.kind === 'years';

function isTrend({ text, periods, measures }: Clues): boolean {
  const isSingle = measures.length > 0 && measures.every((measure) => 'as' in measure && ['cagr', 'average', 'total', 'change'].includes(measure.as)) && !words.trend.test(text);
  return !isSingle && (periods.some(isSpan) || periods.length > 2 || (words.trend.test(text) && measures.length > 0));
}

function isOverview({ text, measures, companies }: Clues): boolean {
  const isPlain = measures.every((measure) => measure.kind === 'topic');
  return (companies.length > 0 && measures.length === 0) || (words.overview.test(text) && (isPlain || /\boverview|summar|analy[sz]e|deep|tell me about/i.test(text)));
}
