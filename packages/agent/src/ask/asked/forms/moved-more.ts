// "Which of the two grew faster?": of moves that are told, the greatest or the least is meant, and not who stands higher.
import { findLate, latePattern, standsIn } from '../patterns/late-pattern.ts';

export type MovedMore = {
  /** Which end of their order is meant; `either`: however they moved. */
  readonly end: 'up' | 'down' | 'either';
  readonly isLeast: boolean;
  /** Of a pace, and not of a size. */
  readonly isPace: boolean;
  /** By how much it moved more is asked for too. */
  readonly byHowMuch: boolean;
};

const rise = String.raw`improv\w+|gr[eo]w\w*|rose|ris(?:e|es|en|ing)|gain(?:ed|s)?|increas\w+|expand\w*|widen\w*|climb\w*|jump\w*|add(?:ed)?|accelerat\w+|stepp(?:ed|ing)(?: (?:it|this|that|theirs|up))? up|(?:went|gone|go|came|shot|moved) up|put on`;
const fall = String.raw`fell|fall(?:en|s)?|slip\w*|slid|drop\w*|declin\w+|deteriorat\w+|worsen\w*|shr[aiu]nk\w*|decreas\w+|contract(?:ed)?|narrow\w*|(?:went|gone|go|came|come) down`;
const much = String.raw`(?<much>more|most|faster|fastest|quicker|quickest|further|furthest|harder|less|least|slower|slowest)`;
const notOfTime = String.raw`(?! (?:\w+ )?(?:years?|quarters?|months?|days?|weeks?|half|periods?)\b)`;
const whose = String.raw`\b(?:who|which|what|whose)\b${notOfTime}[^?;.]{0,70}?`;

const moved = latePattern(String.raw`${whose}\b(?:(?<rise>${rise})|(?<fall>${fall})|mov\w+|chang\w+)\b(?: (?!than\b)[\w'’%-]+){0,6}? (?:the )?${much}\b(?! (?:than|recent\w*|of|likely|important\w*|part)\b)`, 'i');
const harder = '(?:harder|hardest|bigger|biggest|heavier|heaviest|worse|worst|larger|largest|deeper|deepest|steeper|steepest|greater|greatest)';
const tookHit = latePattern(String.raw`${whose}\b(?:(?:took|take|suffered|bore|had|felt|absorbed) the ${harder} (?:hit|beating|blow|knock|fall|drop|decline|slump|slide)|(?:was|were|got) (?:the )?(?:hit (?:the )?${harder}|${harder} hit))\b`, 'i');
const thanOther = latePattern(String.raw`^(?:and |so |but )*(?:(?:in|for|over|during|at|between) [^,?]{3,40}, )?(?:did|has|have|does|do)\b[^?]{3,100}?\b(?:(?<rise>${rise})|(?<fall>${fall}))\b(?: (?!than\b)[\w'’%-]+){0,3}? (?<much>faster|more|less|slower|further|quicker) than (?:its|the|that|their|did)\b(?! (?:year|quarter|month|prior|previous|last|same)\b)`, 'i');
const wasLarger = latePattern(String.raw`\b(?:which|what)(?: (?:of (?:the (?:two|three)|them|these|those)|one|move|change|rise|fall|growth(?: rate)?|increase|decrease))? (?:was|is|were) (?:the )?(?<much>larger|bigger|faster|greater|smaller|slower|steeper|stronger|weaker)(?: (?:one|move|change|rise|fall|growth|increase|decrease))?(?= ?(?:[?;.,]|$|and\b))`, 'i');
const barePace = latePattern(String.raw`\b(?:which|who)(?: one| of (?:the two|them|these))?,? (?:was |is |were )?(?:the )?(?<much>faster|quicker|slower)(?: growing| one)?(?= ?(?:[?;.,]|$))`, 'i');
/** "Growth of costs vs growth of sales, faster?": a comparative alone behind the two. */
const paceAlone = latePattern(String.raw`(?:[,;:.–-]|\?) ?(?:and |is it |was it )?(?<much>faster|quicker|slower)(?= ?(?:[?;+]|[.,] (?!than)|$))`, 'i');
/** "FY24 yoy: revenue vs net income growth, which higher?": of two rates of growth the higher is the faster. */
const higherRate = latePattern(String.raw`\b(?:which|what)(?: one| of (?:the (?:two|pair)|them|these|those)| rate| growth(?: rate)?| increase| rise)?,? (?:is |was |were |are )?(?:the )?(?<much>higher|larger|bigger|greater|lower|smaller|weaker|stronger)(?: one)?(?= ?(?:[?;.,]|$))|[-–,:;] (?<bare>higher|larger|bigger|faster|quicker|greater) ?\?$`, 'i');
const ofRates = /\b(?:growth(?: rates?)?|yoy|y ?\/ ?y|y-o-y|year[- ](?:on|over)[- ]year|cagrs?|compound(?:ed)? (?:annual|yearly)|growth in percent)\b/i;
/** "Did sales or profit put on more?" */
const oneOrOther = latePattern(String.raw`\b(?:did|has|have|was it|is it|were it) [^?.;]{2,60}? or [^?.;]{2,60}?\b(?:(?<rise>${rise}|rise|grow|climb|increase|improve|expand)|(?<fall>${fall}|fall|drop|shrink|decline|slip)|mov\w+|chang\w+)\b(?: (?!than\b)[\w'’%-]+){0,4}? (?:the )?(?<much>more|most|faster|fastest|quicker|quickest|further|harder|less|slower)\b(?! (?:than|recent\w*|of|likely|important\w*|part)\b)`, 'i');
const ofMoves = /\b(?:chang\w+|growth|gr[eo]w\w*|rise[sn]?|rose|increas\w+|f[ae]ll(?:en|s)?|decreas\w+|declin\w+|mov(?:e[sd]?|ing)|improve\w*|yoy|y ?\/ ?y|cagrs?)\b/i;
const move = String.raw`(?:change|growth(?: rate)?|rise|increase|move|improvement|fall|decrease|decline)s?`;
const betweenMoves = latePattern(String.raw`\b(?:difference|gap|distance) between [^?;]{0,80}\b${move}\b[^?;]{0,120}\b(?:and|versus|vs\.?)\b[^?;]{0,80}\b(?:${move}\b|[\w']+'s\b)|\bhow (?:does|do|did) (?:that|this|it|they) compare (?:with|to|against) (?:the )?${move}\b`, 'i');
const byHowMuch = /\bby how (?:many|much)\b|\bhow (?:many|much) more\b|\b(?:difference|gap|distance)\b/i;
const pace = /^(?:faster|fastest|quicker|quickest|slower|slowest)$/i;
const least = /^(?:less|least|slower|slowest|smaller|weaker|lower)$/i;

function endIn({ rise: up, fall: down }: Readonly<Record<string, string | undefined>>): MovedMore['end'] {
  if (up !== undefined) return 'up';
  return down === undefined ? 'either' : 'down';
}

const orderOf = (much = ''): Pick<MovedMore, 'isLeast' | 'isPace'> => ({ isLeast: least.test(much), isPace: pace.test(much) });

/** "Which was larger?", "which faster?", "which higher?", of moves that the rest of the words name; null where it is another thing. */
function comparedIn(text: string): Pick<MovedMore, 'isLeast' | 'isPace'> | null {
  const larger = findLate(text, wasLarger) ?? findLate(text, barePace) ?? findLate(text, paceAlone);
  if (larger !== null && ofMoves.test(text.replace(larger[0], ''))) return orderOf(larger.groups?.['much']);
  const rate = ofRates.test(text) ? findLate(text, higherRate) : null;
  return rate === null ? null : orderOf(rate.groups?.['much'] ?? rate.groups?.['bare']);
}

/** "Which was higher?" of rates that are told as levels is no question of moves. */
export const mayBeOfLevels = (text: string): boolean => findLate(text, moved) === null && findLate(text, wasLarger) === null && findLate(text, barePace) === null && ofRates.test(text) && findLate(text, higherRate) !== null;

/** Null where the words do not ask it. */
export function movedMoreAsked(text: string): MovedMore | null {
  const found = (findLate(text, moved) ?? findLate(text, thanOther) ?? findLate(text, oneOrOther))?.groups;
  const by = { byHowMuch: byHowMuch.test(text) };
  if (found !== undefined) return { ...by, ...orderOf(found['much']), end: endIn(found) };
  if (standsIn(text, tookHit)) return { ...by, ...orderOf(), end: 'down' };
  const compared = comparedIn(text) ?? (standsIn(text, betweenMoves) ? orderOf() : null);
  return compared === null ? null : { ...by, ...compared, end: 'either' };
}
