// Questions that need no data: what a term means, how a method works.
import { reasonFor } from '../answer/glossary/glossary-reasons.ts';
import type { Asked } from '../../asked/asked.ts';
import { asksDuPont } from '../../asked/forms/du-pont-words.ts';
import { isEconomic } from '../../asked/subjects/economic.ts';
import { termDescribed } from '../answer/glossary/described.ts';
import { findTerms } from '../answer/glossary/glossary.ts';
import { advice } from './advice.ts';

/** Terms of finance that are no measure of the dictionary, and are asked about as such. */
const terms = /\b(?:stocks?|shares?|bonds?|etfs?|index funds?|mutual funds?|options?|futures|derivatives?|hedg(?:e|ing)|short sell(?:ing)?|shorting|diversif\w+|compound(?:ing)? interest|interest|inflation|deflation|recession|yield curve|dividends?|bull market|bear market|ipo|market maker|liquidity|leverage|margin call|portfolio|asset allocation|arbitrage|gaap|ifrs|10-?[kq]s?|8-?ks?|balance sheet|income statement|cash flow statement|accru(?:al|ed)|amorti[sz]ation|depreciation|goodwill|dcf|discounted cash flow|wacc|capm|beta|alpha|moat|valuation|multiple|fiscal year|quantitative easing|central bank|federal reserve|fed|monetary policy|fiscal policy|gdp|cpi|spread|duration|credit rating|ttm|trailing (?:twelve|12)[- ]months?|basis points?|bps|13-?f|form \d+\w?|ytd|yoy|cagr|peg|roe|roic|roa|eps|capital gains?|tax(?:es)?|stock split|buy ?back|insider trading|book value|enterprise value|earnings|revenue|profit|ebitda|hedge funds?|private equity|venture capital|treasur(?:y|ies)|commodit(?:y|ies)|exchange|nasdaq|nyse|s&p 500|dow jones|candlestick|moving average|technical analysis|fundamental analysis)\b/i;
const explains = /\b(?:what(?:'s| is| are| does| do)|whats|how (?:do(?:es)?|is|are|can|to)|define|explain|meaning|difference between|why (?:do|does|is|are|would|should))\b/i;

/** The state of things is asked for, not what they are. */
const asksNow = /\b(?:inverted|today|now|current(?:ly)?|latest|open|closed|doing|this (?:week|month|year))\b/i;

/** A meaning is asked for, in whatever words. */
const asksMeaning = /\b(?:w(?:th|tf) (?:is|are|does)|(?:what|wat)(?:'s|s| is| are| was)? (?:an?|these|those|this|all this|the (?:deal|point|idea|purpose|use|concept|logic|meaning|definition|formula|difference)|meant)\b|what (?:is|are|does|do) \S+(?: \S+){0,5}\??$|^what (?:is|are) (?!(?:the|its|their)\b)[a-z -]{3,40},? and (?:where|how|why|when) (?:does|do|is|are) (?:it|they|one)\b|what (?:do|does|would|can|might) [^?]{0,60}\b(?:say|tell|mean|measure|show|indicate|stand|take|do|imply|signal)|explain\w*|mean(?:s|ing)?(?!while|time)|def\b|defin\w+|stands? for|eli5|differ(?:s|ent|ence|ences)?|vs\.?|versus|formula|calculat\w+|comput(?:e|ed|ing|ation)|work(?:s|ed)? out|interpret\w*|in (?:simple|plain|normal|layman'?s) (?:words|terms|english|percent)|for (?:dummies|beginners|a beginner|newbies)|newbie|beginner|noob|good for|who (?:must|has to|needs to|files?|sends)|how (?:do|does|should|can|would) (?:i|you|we|one|people|they|analysts|investors|it|a|an|the)\b|how (?:is|are) [^?]{1,60}\b(?:calculated|computed|defined|measured|worked out|derived|determined|read)|how much is (?:that|this|it) in|tell me what|never understood|when (?:does|do|must|should) (?:a|an|the|which|companies|you|one|firms?)\b|(?:what(?:'s| is| else is)?|anything) in (?:it|them|one|there|those)\b|contain(?:s|ed)?\b|(?:kind|sort|type) of (?:an? )?[a-z-]+(?: [a-z-]+)? (?:is|are|was|were|would) |what (?:is|does \w+|do \w+|gets) (?:exactly )?(?:being )?divided? (?:by|into) what|what (?:exactly )?(?:is|gets|does \w+|do \w+)(?: being)? divide[ds]?\b|why (?:is|are|do|does|must|should) [^?]{2,60}\b(?:added|subtracted|deducted|taken off|taken out|left out|excluded|included|counted|put in|netted|add|subtract|deduct|leave|count|include|exclude|take)\b|,? and why\b|\bwhy (?:add|subtract|deduct|exclude|include|count|net|strip|leave|use|look|divide|take|amorti[sz]e|capitali[sz]e|depreciate)\b|\bhow come\b|how do (?:\w+ )?(?:traders|investors|analysts|economists|markets) (?:get|arrive|derive|find|reckon|work)|(?:good|bad) (?:or|and) (?:bad|good)\b|is (?:that|this|it|one) (?:a )?(?:bad|good|worrying|risky|dangerous|healthy)\b|when (?:is|are|must|does|do) [a-z -]{3,40} (?:impaired|written (?:off|down)|recogni[sz]ed|booked|amorti[sz]ed|capitali[sz]ed|expensed|due)\b|^(?:an? )?(?:high|low) [^?,.]{2,40} ?[:=]|where (?:does|do|did) (?:it|they|that|this|one|such \w+|[a-z -]{3,30}) come from|who (?:sets|decides|publishes|measures|compiles) (?:it|them|that)|(?:how|where) (?:is|are|gets?|does one|do they)? ?(?:it |they |one )?(?:derived|derive|found|arrived at|reckoned|compiled)|(?:kind|sort|type) of (?:a )?(?:paper|document|form|thing|report|filing|figure|number|measure|animal|beast)|what on earth|distinguish\w*|tell(?:s)? [^?]{1,40} apart|sets? [^?]{1,40} apart|contrast\w*|as opposed to|what (?:does|do|did|would) (?:that|this|it|they|those) mean|meant by|why (?:do|does|would|should|are|is|did) (?:a |an |the |some |so many |many |most |all )?(?:compan(?:y|ies)|firms?|business(?:es)?|people|investors?|analysts?|one|anybody|everybody|anyone|everyone|they|banks?|corporations?|tax rate|[a-z-]+ (?:ratio|rate|yield|margin)s?)\b|why (?:is|are) (?:it|that|this|they|there)\b|why\?|what(?:'s| is) (?:that|it|this)\b|what counts as|(?:is|are) [^?]{2,60}\bthe same(?: thing)?(?: as\b|[?. ]*$)|why (?:is|are|does|do) [^?]{2,40} (?:matter|important|useful|relevant|interesting)\b|\bexamples? (?:of|for)\b|supposed to (?:be|mean)|(?:is|are) (?:a |an )?(?:high|low|negative|falling|rising|large|big|small|higher|lower)[^?]{2,50}(?:bad|good|better|worse|healthy|dangerous|risky|a problem|a (?:good|bad) (?:thing|sign))|do(?:n't|es not| not)? (?:really )?(?:get|grasp|follow)\b|(?:do|does|did) they mean|what does (?:a|an|the) |nutshell|goes into|split into|components?|decompos\w+|breaks? down|why are there|mix (?:them|it|these|those) up|mixed up|(?:should|do|can) i (?:read|take|conclude|make)|or what\b|what'?s the deal|don'?t (?:get|understand|know what)|\?{2,}|101|primer|glossary)/i;
const asksSomeMeaning = (text: string): boolean => asksMeaning.test(text) || asksEffect.test(text);

/** What one thing does to another, of companies or rates at large: "effect on EPS", "how do buybacks affect EPS", "share buyback: what". */
const asksEffect = /\beffects? (?:of|on)\b|\bhow (?:do|does|would|can) [a-z -]{3,40} (?:affect|impact|influence|change|raise|lower|move|work on)\b|\bwhat happens to [a-z -]{2,40} (?:when|if|after) (?:an?|the|companies|firms|rates|prices)\b|(?::| -) ?(?:what|why it matters)(?=[,?.]|$| (?:&|and) why)|\bwhat (?:does|do|would) [a-z -]{2,40} do to\b/i;
const asksFigure = /\b(?:show|list(?! of)|rank|which (?:company|companies|stock|stocks|one)|who (?:has|had|made)|did|its|their|give me)\b/i;

/** What was said is to be explained, whatever it says of today. */
const asksSense = /(?::| -) ?what(?: is (?:it|that))?,? (?:&|and) why\b|\bwhat (?:does|do|did|would) (?:that|this|it|they|those|one|such a (?:thing|curve)) (?:mean|signal|say|tell|foretell|imply|indicate|warn)\b|\bwhat is (?:it|that|one)\b(?! (?:now|today|at|currently))|\bwhat is meant\b|\bwhat(?: is|'s) (?:the|an?) [a-z -]{3,30},? and why\b|\bmeaning of\b/i;

/** What a term means is asked in so many words that no figure can be meant. */
const surelyMeaning = /\b(?:what(?:'s| is)? the difference|what distinguishes|explain (?:that|this|it|to me|what)|what on earth|(?:what|which) goes into|which one (?:has|includes|comes|leaves|counts)|mix (?:them|these|those|it) up|when does which|how do they (?:get|arrive|compute|work)|why (?:would|should) any(?:body|one) care|what is that|what (?:does|do|would|might|can) (?:that|this|it|they|one|those) (?:say|tell|mean|signal|show|imply|indicate|stand for)|examples? of|who (?:sets|decides(?: on)?|controls|raises|cuts) (?:the )?(?:\w+ ){0,2}(?:interest )?rates|(?:is|are) (?:a |an )?(?:high|low|negative|rising|falling) [a-z ]{3,30} (?:always )?(?:bad|good)(?: (?:thing|sign))?(?: for [a-z ]{3,30})?[?.! ]*$|why (?:is|are) (?:high |low |rising |falling )?[a-z ]{3,30} (?:so )?(?:bad|good|important|dangerous|a problem)|what sets? (?:them|the two|these|those|it) apart|sets? the two apart)\b|= ?\?/i;

/** How it is doing asks for figures. */
const isDefined = ({ measures, text }: Asked): boolean => !/\b(?:doing|faring)\b/i.test(text) && (measures.length > 0 || terms.test(text));

/** Words in which a term is asked about, and nothing else. */
const askWords = /^(?:sec|please|tell|give|me|us|can|could|you|someone|anyone|i|so|and|ok|okay|hi|quick|question|what|whats|what's|wat|wth|how|much|many|large|big|s|is|are|was|does|do|did|the|a|an|one|single|in|of|on|to|for|it|this|that|they|exactly|actually|precisely|really|again|mean|means|meant|meaning|make|makes|equal|equals|worth|size|go|goes|into|add|up|stand|stands|called|call|people|by|with|when|say|explain|explained|define|definition|describe|plain|simple|words|terms|english|finance|investing|accounting|markets?|trading|percent|percentage|per|cent|pct|points?|decimal|convert(?:ed)?|expressed|work|works|calculated|worked|out|understand|understanding|remind|there|vs|versus|or|difference|between|compared)$/i;
const countedTerm = /\b(?:basis points?|bps?|bips?)\b/i;

/** The term of an analysis is no figure that a company would have to be named for. */
const isAnalysis = ({ text, companies }: Asked): boolean => companies.length === 0 && asksDuPont(text);

/** "How much is one basis point?", "1 bp = ?": the term, also where it sounds like a company, and words of asking. */
function isTermAlone(asked: Asked): boolean {
  const { text, measures, inherited, filters } = asked;
  // "What was the revenue?" asks for a figure: of the company that a filter names, or of one that is missing.
  if (filters.ticker !== null || filters.year !== null || /\b(?:was|were|did)\b/i.test(text)) return false;
  const found = findTerms(text);
  if (found.length === 0 || inherited.length > 0 || measures.some((measure) => isEconomic(measure) || (measure.kind === 'subject' && measure.subject === 'market'))) return false;
  const rest = found.toReversed().reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text.replaceAll('’', "'"));
  const words = rest.match(/[\p{L}\p{N}']+/gu) ?? [];
  const isAsked = words.some((word) => /^(?:wh?at|whats|what's|how|define|definition|explain|mean|means|meaning|wth)$/i.test(word)) || /= ?\?/.test(text);
  return (isAsked || (words.length === 0 && isAnalysis(asked))) && words.every((word) => askWords.test(word) || (countedTerm.test(text) && /^\d+$/.test(word)));
}

export function isGeneral(asked: Asked): boolean {
  if (isOfTerm(asked)) return true;
  const isNamed = asked.companies.length > 0 || asked.group !== null;
  if (isNamed || asked.inherited.length > 0 || (advice.test(asked.text) && !surelyMeaning.test(asked.text))) return false;
  if (isAboutTerm(asked)) return true;
  if (asked.unknown.length > 0) return false;
  return asked.operation === 'define' ? isDefined(asked) : isOfTerms(asked);
}

const isOfTerm = (asked: Asked): boolean => isTermAlone(asked) || (isTalkOfMany(asked) && isAboutTerm(asked)) || isDescribed(asked) || isReason(asked);

/** Why one figure may differ from another: of nobody, and of no time. */
const isReason = ({ companies, group, unknown, inherited, periods, text }: Asked): boolean => companies.length + unknown.length + inherited.length + periods.length === 0 && group === null && reasonFor(text) !== null;

/** Asked for by what it is, and not by its name. */
const isDescribed = ({ companies, group, text }: Asked): boolean => companies.length === 0 && group === null && termDescribed(text) !== null;

const talkers = /(?:^|[.!?] |\b(?:hear(?:s|ing)?|heard) )(?:all |most |many |my |the |our )*(?:banks?|bankers?|lenders?|creditors?|insurers?|brokers?|companies|firms) (?:\w+ )?(?:always |often |all |never |usually |mostly )?(?:keep|go|talk|ask|look|watch|speak|say|use|like|want|care|swear|insist|check|quote|mention|harp|bang)s?\b/i;
const asksWhyPeople = /\bwhy (?:do|does|would|should) (?:people|analysts|investors|one|anybody|anyone|everybody|everyone|you|we|they|some|lenders|banks|bankers|creditors|buyers|professionals)\b|\bwhat (?:all )?goes into it\b/i;

/** "Lenders keep asking about …", "why do people look at it, and not at what all the shares cost": they are spoken of, and no figures of theirs are asked for. */
function isTalkOfMany({ group, text, measures }: Asked): boolean {
  if (group === null || measures.length === 0) return false;
  return (group.kind === 'industry' && talkers.test(text)) || ((group.kind === 'sample' || group.kind === 'industry') && asksWhyPeople.test(text));
}

/** "DEF 14A": what is read as a name begins a term of the glossary. */
function beginsTerm(text: string, words: string): boolean {
  return findTerms(text.slice(Math.max(0, text.indexOf(words)))).some(({ start }) => start === 0);
}

/** Who says it is no name. */
const anybody = /^(?:every|some|any|no)(?:one|body)$|^(?:people|folks|they|analysts|colleagues?)$/i;

function isAboutTerm(asked: Asked): boolean {
  const { text, measures, unknown, periods } = asked;
  const found = findTerms(text);
  if (found.length === 0 && !measures.some(({ kind }) => kind === 'metric')) return false;
  const inTerms = found.map(({ start, end }) => text.slice(start, end)).join(' ');
  const isOther = unknown.some(({ words }) => words !== words.toLowerCase() && !anybody.test(words) && !inTerms.includes(words) && !beginsTerm(text, words)) || periods.some(({ kind }) => kind !== 'trailing');
  if (isOther) return false;
  const withoutTerms = found.toReversed().reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  const rest = measures.reduce((left, { words }) => left.replace(words, ' '), withoutTerms);
  const isSure = surelyMeaning.test(text);
  if (isOfNow(text, rest) || (!isSure && (asksFigure.test(rest) || isStateOf(measures, rest)))) return false;
  return isSure || asksSomeMeaning(text) || /= ?\?/.test(text) || isNameOnly(measures, rest, text);
}

const isOfNow = (text: string, rest: string): boolean => asksNow.test(rest) && !asksSense.test(text);

/** How high a rate stands, not what it is. */
function isStateOf(measures: Asked['measures'], rest: string): boolean {
  return measures.some(isEconomic) && !/\b(?:an?|mean\w*|explain\w*|defin\w+|differ\w*|vs\.?|versus|calculat\w+|how (?:is|are|was|were)? ?(?:it|they|that|one)? ?(?:derived|comput\w+|measured|worked out|compiled|set|arrived at)|where (?:does|do) (?:it|they|the number|that) come from|what(?: is|'s| are) (?:it|that|they|this)\b(?! (?:now|today|at|currently))|what(?: is|'s) (?:behind|meant)|(?:idea|point|logic|concept|thinking) (?:behind|of)|how (?:do|does|would) (?:\w+ )?(?:traders|investors|people|you|they|we|one|analysts|markets?|economists) (?:get|work|arrive|derive|find|reckon|comput\w+|calculat\w+)|who (?:sets|decides|publishes|compiles)|why (?:does|do|should) (?:it|they|that|this|any(?:one|body)|people|markets?|investors) (?:matter|exist|count|care|fear|watch|mind|follow)\w*|stands? for|wth|wtf|how much is (?:that|this|it) in|in (?:normal|plain|simple) \w+)\b/i.test(rest);
}

function isNameOnly(measures: Asked['measures'], rest: string, text: string): boolean {
  return /^[\s=?!.:,]*$/.test(rest) && (measures.every(({ kind }) => kind !== 'metric' && kind !== 'topic') || text.includes('='));
}

function isOfTerms({ measures, periods, text }: Asked): boolean {
  const isPlain = measures.every((measure) => measure.kind === 'subject' || measure.kind === 'topic') && periods.length === 0;
  return isPlain && !asksNow.test(text) && (explains.test(text) || /\bvs\.?\b|\bversus\b/i.test(text)) && terms.test(text);
}
