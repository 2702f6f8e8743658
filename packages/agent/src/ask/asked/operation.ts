// What is to be done with what is asked for, from the question's own words and from what was found in it.
import { metricById } from '@assay/calc';
import { asksAtEnd, seeksAdvice } from './subjects/advice-words.ts';
import type { Asked, AskedMeasure, AskedPeriod, Operation } from './asked.ts';
import { isEconomic } from './subjects/economic.ts';
import { movedMoreAsked } from './forms/moved-more.ts';

/** `rest`: the words beside companies, measures and times. */
export type Clues = Pick<Asked, 'companies' | 'group' | 'unknown' | 'measures' | 'periods' | 'conditions' | 'order'> & { readonly text: string; readonly rest: string };

const words = {
  define: /^(?:(?:please |can you |could you )*(?:define|explain (?:to me )?(?:the (?:term|concept|meaning)|what)|what(?:'s| is| are| does| do)?(?: is| are)? (?:the (?:meaning|definition|difference|formula)|meant|definition)|tell me what|how (?:is|are|do (?:you|i|we|analysts)|does (?:a |an |the )?(?:dcf|discounted|reverse|yield|screen|model|one)|should i (?:read|interpret))))|\b(?:mean|means|meaning of|definition of|stand for|stands for|is calculated|are calculated|be calculated|work|works|difference between)\b|\bwhat (?:does|do) (?:a |an |the |this |that |these )?[^?]{2,50}? (?:represent|stand for|tell (?:me|us|you|one|an investor)|measure|say|show|signify|indicate|express)\b|\bwhere (?:does|do) [^?]{2,60}? come from\b|\b(?:calc|calculation|formula|definition|meaning|defn?|explained|in plain (?:words|english))\b\W*$|\bhow (?:to|do (?:i|you|we)|would (?:i|you|one)|can i) (?:work out|calculate|compute|figure out|get|derive)\b|\bcould you (?:please )?(?:explain|define)\b|\bwhat (?:is|are) (?:that|this|these|those|they)(?: two| three| things?| words?| terms?)?(?=[,?.]| and\b| exactly| anyway|$)/i,
  rank: /^(?:please )?order\b|\bin order\b|\b(?:rank(?:ed|ing)?|top \w+|bottom \w+|sort(?:ed)?|order (?:them|these|the|by)|ordered by|league table|leader ?board|arrange|sequence|ladder|podium|standings|pecking order|in (?:what|which) order|which order|first, second,? (?:and )?third|one after the other|1-2-3|(?:which|what|who) (?:\w+ ){0,4}(?:has|have|had|is|are|was|were|made|makes|earned|earns|spent|spends|paid|pays|grew|grows|posted|reported|generated|generates|carries|holds|employs|trades|trade) (?:\w+ ){0,3}(?:highest|lowest|most|least|best|worst|largest|smallest|biggest|fastest|slowest|strongest|weakest|cheapest)|(?:highest|lowest|largest|smallest|biggest|best|worst|strongest|weakest|cheapest|priciest|fastest|slowest|most|least))\b/i,
  value: /\b(?:over-?valued|under-?valued|over-?priced|under-?priced|fairly (?:valued|priced)|richly valued|fair value|intrinsic value|worth (?:its|buying|it|owning|the)|should (?:i|we|one|you|investors) (?:buy|sell|own|hold|invest)|(?:a )?(?:good|bad|solid|smart) (?:buy|investment|stock to|deal|value)|buy or sell|buy, (?:sell|hold)|buy, hold or sell|hold or sell|sell or hold|hold ?\/ ?sell|buy ?\/ ?sell|keep or (?:sell|cash out)|(?:would|do|could|can) (?:i|you|we|one) (?:buy|hold|sell|own|touch|keep)|buy(?: the dip|\?| w\/| now| given)|cheap enough|(?:a|is it a|still a) (?:buy|sell|hold)\b|invest in|dcf|discounted cash flow|graham number|margin of safety|(?:too |so |how |look |is (?:it|the stock|the share) )(?:cheap|expensive)|valuation|attractively (?:valued|priced)|priced in|bargain|upside)\b/i,
  explain: /\bwhy\b|\b(?:explain|reasons?|what (?:drove|drives|caused|causes|explains|explained|is behind|led to|contributed)|because of what|how come|driv(?:er|ers|en) (?:of|behind|by)|account(?:s|ed)? for|due to what)\b/i,
  compare: /\b(?:the same +as|compar(?:e|ed|es|ing|ison)|versus|vs\.?|against|relative to|differ(?:s|ence)?|(?:higher|lower|bigger|larger|smaller|better|worse|more|less|cheaper|faster|stronger|weaker|safer|riskier)(?: \w+){0,3} than|which (?:one )?(?:of|is|has|had|was)|side by side|peers?|competitors?|rivals?|stack(?:s)? up|benchmark)\b/i,
  trend: /\b(?:trend(?:s|ing|ed)?|over time|over the (?:years|last|past)|histor(?:y|ical|ically)|evol(?:ve|ved|ution)|trajectory|year by year|by year|each year|every year|annually|quarter by quarter|each quarter|per year|by quarter|since|develop(?:ed|ment)?|track record|how (?:has|have) (?:[^?]+ )?(?:changed|moved|grown|developed|evolved|trended|progressed|fared)|progress(?:ion)?|consecutive|consistently|chart|plot|graph)\b/i,
  overview: /\b(?:overview|summar(?:y|ise|ize)|tell me (?:everything |more |something |all )?about|analy[sz]e|analysis of|deep[- ]dive|full (?:report|picture|analysis|rundown)|run ?down|how (?:is|are|was|were|did|has|does|do) (?:[^?]+ )?(?:doing|do|done|performing|perform|performed|faring|fare|look|looking)|snapshot|brief(?:ing)? (?:on|about|me)|fundamentals|health check|state of|report on|what do you think|(?:the )?(?:big|whole|full|complete|general|overall) picture|walk me through|bring me up to speed|paint me|as a whole|outlook|investment case|bull case|bear case|swot|strengths|key facts|key figures|main figures|highlights|fact sheet)\b/i,
} as const;

/** `isDefinition` decides between a term and its value: "what is EBITDA?" names nobody and no time. */
export function readOperation(clues: Clues): Operation {
  const { text, rest, companies } = clues;
  if (isDefinition(clues) || isTermOf(clues)) return 'define';
  if (isScreen(clues)) return 'screen';
  if (isRank(clues)) return 'rank';
  if (isOfSubjects(clues)) return companies.length > 1 ? 'compare' : 'look-up';
  if (atLarge.test(text) && !judges.test(text)) return atLargeOf(clues);
  if (isValued(clues)) return 'value';
  return words.explain.test(rest) ? 'explain' : listing(clues);
}

const sizeOfEach = /\bby how (?:many|much)\b|\bhow (?:much|many|far) (?:did|does|has|have) (?:each|both)\b|\b(?:which|who|whose)\b(?: (?:one|of (?:the two|them|these)))? (?:fell|f[ae]ll|rose|grew|gained|lost|dropped|declined|shrank|sank|slid|slipped|took|suffered|bore|was|were|got)\b[^?.;,]{0,24}\b(?:more|most|harder|hardest|worse|worst|less|least|further|faster)\b(?! than)/i;

/** "Two companies whose sales fell, Acme and Birch: by how many percent each, and whose fell more?": what is said of companies that are named is no condition on them. */
function isScreen({ text, conditions, companies, group }: Clues): boolean {
  const isOfNamed = companies.length > 1 && group === null && sizeOfEach.test(text);
  return conditions.length > 0 && companies.length !== 1 && !isOfNamed;
}

function isValued(clues: Clues): boolean {
  return (words.value.test(clues.text) && !isPlainMultiple(clues) && !isMeanPrice(clues)) || isJudged(clues) || isAdvised(clues);
}

/** What a share cost on average is a figure, whatever it is wanted for. */
function isMeanPrice({ measures }: Clues): boolean {
  return measures.length > 0 && measures.every((measure) => measure.kind === 'metric' && measure.id === 'price' && measure.as === 'average');
}

/** Of one company, or of two that are weighed against each other. */
function isAdvised({ text, companies, periods, measures }: Clues): boolean {
  // Figures of a year that are named one by one are what is asked for.
  const isOfYear = !/\b(?:today|now|current(?:ly)?|present(?:ly)?)\b/i.test(text) && periods.some((period) => period.kind === 'fiscal' && period.year !== null) && measures.some((measure) => measure.kind === 'metric' && measure.id !== 'price');
  return (!isOfYear || asksAtEnd(text)) && companies.length > 0 && companies.length < 3 && seeksAdvice(text, periods.some(({ kind }) => kind !== 'latest'));
}

/** An overview that names its figures is a list of them; over two times it is a comparison. */
function atLargeOf(clues: Clues): Operation {
  const isListed = clues.measures.filter(({ kind }) => kind === 'metric').length > 1;
  if (!isListed && clues.periods.length < 2) return 'overview';
  return isCompare(clues) ? 'compare' : isTrend(clues) ? 'trend' : 'look-up';
}

/** "Is it expensive?" asks for no single multiple. */
function isJudged({ measures, companies }: Clues): boolean {
  return companies.length > 0 && measures.length > 0 && measures.every((measure) => measure.kind === 'topic' && measure.topic === 'multiple');
}

/** Figures beside one another, over time, of one company at large, or one by one. */
function listing(clues: Clues): Operation {
  if (isCompare(clues)) return 'compare';
  if (isTrend(clues)) return 'trend';
  return isOverview(clues) ? 'overview' : 'look-up';
}

const atLarge = /\b(?:comprehensive(?! (?:income|loss))|overview|full (?:analysis|picture|report|run ?down)|run ?down|financial (?:analysis|position|profile)|deep[- ]dive|tell me (?:everything|all)|summar(?:y|ise|ize)|everything that matters|(?:analy[sz]e|analysis of) (?!whether|if))/i;
const judges = /\b(?:over|under)-?(?:valued|priced)|\bshould (?:i|we)|\bbuy\b|\bsell\b|worth (?:its|buying)|bargain|expensive|cheap/i;

/** Insiders, news, filings and the like are told as they are, whatever else the words say. */
function isOfSubjects(clues: Clues): boolean {
  const { measures, text } = clues;
  if (isAdvised(clues) && measures.every((measure) => measure.kind === 'subject' && measure.subject === 'filings')) return false;
  return measures.length > 0 && measures.every((measure) => measure.kind === 'subject' && measure.subject !== 'analysts' && measure.subject !== 'price-history' && measure.subject !== 'market') && (!judges.test(text) || measures.some((measure) => measure.kind === 'subject' && (measure.subject === 'estimates' || measure.subject === 'insiders')));
}

/** "Explain Apple's free cash flow", "how is Visa's net margin worked out?": the term, and the company's figure as the example. */
function isTermOf({ text, companies, group, unknown, measures, periods }: Clues): boolean {
  const isOne = companies.length === 1 && group === null && unknown.length === 0 && periods.length === 0 && measures.length === 1 && measures.every((measure) => measure.kind === 'metric' && !isEconomic(measure) && measure.as === 'value');
  return isOne && termOf.test(text) && !events.test(text);
}

/** What happened is to be explained, and no term. */
const events = /\b(?:why|loss(?:es)?|drop|fall|fell|rise|rose|jump|surge|decline|increase|decrease|growth|change|collapse|slump|spike|plunge|gain|recovery|turnaround)\b/i;
const termOf = /^(?:(?:please|can you|could you|so|and|hey|ok)[,:]? )*(?:explain (?:to me )?(?:what )?[^?,.]{3,50}?(?: is| means?| to me)?[?.! ]*$|how (?:is|are|do you|do they|does one|to) (?!much|many|high|big)[^?,]{3,60}? (?:calculated|computed|worked out|defined|derived|made up)[?.! ]*$|how (?:do you|do they|to|do i|does one) (?:calculate|compute|work out|derive|define) [^?,]{3,50}[?.! ]*$|what (?:does|do) [^?,]{3,50}? mean[?.! ]*$|what(?:'s|s| is| are) [^?,]{3,50}? made (?:up )?of[?.! ]*$)/i;

/** Asked of a term, whoever is said to use it: what it is made of, what sets two apart, how it is worked out. */
const ofTermItself = /\b(?:what (?:goes into|(?:comes off|is taken off|gets taken off|falls away|lies|sits|stands|happens) (?:in )?between|separates|distinguishes|makes up|sets (?:\S+ ){1,4}?apart)|numerator|denominator|which (?:one )?is which|tells? (?:\S+ ){1,4}?apart|in what way (?:is|are|does|do) (?:it|they|that|this)|(?:not )?the same (?:thing )?as (?:net income|profit|earnings)|what (?:that|this|the) (?:ratio|measure|multiple|term|number|figure) (?:tells?|says?|means?|shows?)|how (?:to|one|you) (?:calculates?|computes?|works? (?:it|that|this) out)|(?:ratio|measure|multiple|coverage|margin|yield|term)s?: (?:definition|meaning|formula)|what(?:'s| is) the (?:\w+ )?(?:one|second|first|other)(?=\?))/i;

/** Of several at large, who are said to use the term, and not of their figures. */
const isOfTermItself = ({ text, companies, unknown, periods, measures }: Clues): boolean => companies.length + unknown.length + periods.length === 0 && measures.length > 0 && measures.every(({ kind }) => kind === 'metric' || kind === 'topic') && ofTermItself.test(text) && !/\b(?:its|their) (?:latest|newest|last|current)\b/i.test(text);

/** A number, and no meaning. */
const meanOf = /\b(?:the|an?) (?:(?:simple|plain|arithmetic|monthly|annual|daily) )?mean(?= (?:of|over|between|across)\b)/gi;

export function isDefinition(given: Clues): boolean {
  const clues = { ...given, text: given.text.replace(meanOf, 'the average') };
  if (isOfTermItself(clues)) return true;
  const { text, rest, companies, group, unknown, measures, periods } = clues;
  const isOfSomebody = companies.length + unknown.length + periods.filter(({ kind }) => kind !== 'trailing').length > 0 || group !== null;
  if (isOfSomebody || /^(?:so |and |but )?how (?:much|many)\b(?! (?:do|does) [^?]* mean)/i.test(text) || /\b(?:its|their|his|they|company's|current(?:ly)?(?! (?:ratio|assets|liabilities|vs|versus|and quick|or quick)\b)|now|today|latest)\b/i.test(rest)) return false;
  return words.define.test(text) || isOfTerms(text, measures) || isTerm(text, measures) || isBareTerm(text, measures);
}

const effect = /\b(?:why|how) (?:does|do|can|could|would|might|should)\b[^?]{2,60}\b(?:raise|lift|push|inflate|boost|flatter|swell|increase|lower|reduce|depress|hurt|affect|distort|improve|show|have)\b/i;
const contrast = /\b(?:nominal|real)(?: \w+)? (?:vs\.?|versus|or|against|from|compared (?:with|to)) (?:the |a |an )?(?:nominal|real)\b/i;
const filed = /\b(?:who|what|when|why|how)\b[^?]{0,40}\b(?:files?|hands? in|must|has to|have to|need(?:s|ed)? to)\b[^?]{0,40}\b(?:form \d+|10-?[kq]|8-?k|13-?[dfg]|schedule 13)/i;

/** Why one thing moves another, what sets two kinds apart, who has to file what: of nobody, and of no time. */
function isOfTerms(text: string, measures: readonly AskedMeasure[]): boolean {
  return (effect.test(text) && measures.length > 0) || (contrast.test(text) && !/\d/.test(text)) || filed.test(text);
}

/** "What is inflation?" asks what it is, "what is the inflation rate?" and "what's inflation at?" how high it is. */
function isBareTerm(text: string, measures: readonly AskedMeasure[]): boolean {
  const isState = measures.some(isEconomic) && /\b(?:at|running|right|print|reading|stand(?:s|ing)?)\??$/i.test(text);
  const isBare = /^(?:so |and )?what(?:'s|s| is| are) (?:an? )?[^?]{2,60}\??$/i.test(text) && !isState && !/^(?:so |and )?what(?:'s|s| is| are) the\b/i.test(text);
  if (isBare) return !measures.some((measure) => measure.kind === 'subject' && measure.subject === 'market') || /\ba\b/.test(text);
  return /^what(?:'s|s| is| are) the [^?]{2,60}\??$/i.test(text) && measures.length > 0 && measures.every((measure) => measure.kind === 'metric' && !isEconomic(measure));
}

/** A measure of companies and no company: its meaning is asked for, unless a figure plainly is. */
/** "Payout ratio?", "EPS": a measure's name and nothing else. */
export function isBareName({ text, measures, companies, group, unknown, periods }: Clues): boolean {
  const [only, ...others] = measures;
  if (/^(?:so |and |but )?how (?:much|many)\b/i.test(text)) return false;
  const isNobodys = companies.length + unknown.length + periods.length + others.length === 0 && group === null;
  if (!isNobodys || only?.kind !== 'metric' || (!/\?\s*$/.test(text) && metricById(only.id)?.kind !== 'ratio') || isEconomic(only) || only.id === 'price') return false;
  return text.replace(/^(?:the |an? )/i, '').replace(/[?!. ]+$/, '').toLowerCase() === only.words.toLowerCase();
}

function isTerm(text: string, measures: readonly AskedMeasure[]): boolean {
  const isMeasure = measures.length > 0 && measures.every((measure) => measure.kind === 'metric' && !isEconomic(measure) && measure.id !== 'price');
  if (!isMeasure) return false;
  const isAsked = /\b(?:they|it|its|their|the company|show|give|get|list|find|rank|top|which|who|did|was|were|made|sold)\b/i.test(text);
  // Rates of growth that are held against one another are figures.
  if (measures.every((measure) => 'as' in measure && measure.as === 'growth') && movedMoreAsked(text) !== null) return false;
  if (!isAsked && /\b(?:differ\w*|vs\.?|versus|explained|of what|tells? an?|say about|mean\w*)\b/i.test(text)) return true;
  return /\b(?:def|definition|formula|meaning|means?|explain\w*|what is that|in (?:simple|plain) words|eli5|how (?:do|does|to|is|are|can) (?:i|you|we|one|it|they)?|good for|measures?|computed|calculated?|work(?:ed)? out|interpret|understand|tell(?:s)? (?:me|you|us))\b/i.test(text) && !/\b(?:did|was|were|made|sold)\b/i.test(text);
}

/** The question asks for a multiple's value, not for a judgement of it. */
function isPlainMultiple({ text, measures }: Clues): boolean {
  return measures.length > 0 && measures.every((measure) => measure.kind === 'metric') && !/\b(?:should|worth|over|under|cheap|expensive|fair|dcf|intrinsic|graham|margin of safety|invest|buy|sell|own\b|hold\b|touch|keep|upside|priced in)/i.test(text);
}

function isRank({ rest, companies, group, order }: Clues): boolean {
  return (group !== null || companies.length > 2) && (words.rank.test(rest) || order !== null);
}

function isCompare({ rest, companies, group, periods }: Clues): boolean {
  if (companies.length > 1 || group !== null) return true;
  return companies.length === 1 && words.compare.test(rest) && (periods.length > 1 || /\b(?:peers?|competitors?|rivals?|industry|sector)\b/i.test(rest));
}

const isSpan = (period: AskedPeriod): boolean => (period.kind === 'last' && period.count > 1) || period.kind === 'years';

/** Each year is wanted, not only what they come to. */
const over = /\b(?:trend|year by year|by year|each year|every year|over time|evol\w+|trajectory|chart|plot|graph|table|list|(?<!\b(?:those|these|all|of|the|three|four|five|six|seven|eight|nine|ten|\d{1,2}) )annual(?:ly)? figures)\b/i;

/** A growth between two years, an average, a high: one figure of many times. */
function isOneFigure(measure: AskedMeasure, periods: readonly AskedPeriod[]): boolean {
  if (!('as' in measure)) return false;
  if (measure.id === 'max_drawdown_1y') return true;
  return ['cagr', 'average', 'total', 'change', 'highest', 'lowest'].includes(measure.as) || (measure.as === 'growth' && periods.every(({ kind }) => kind !== 'last'));
}

function isTrend({ rest, periods, measures }: Clues): boolean {
  const isSingle = measures.length > 0 && measures.every((measure) => isOneFigure(measure, periods)) && (!over.test(rest) || measures.every((measure) => 'as' in measure && measure.as === 'total'));
  return !isSingle && (periods.some(isSpan) || (periods.length > 2 && !periods.every(({ kind }) => kind === 'date')) || (words.trend.test(rest) && measures.length > 0));
}

function isOverview({ text, measures, companies, rest }: Clues): boolean {
  const isPlain = measures.every((measure) => measure.kind === 'topic');
  return isAtLarge({ rest, companies, measures, text }) || (words.overview.test(text) && isPlain && measures.length > 0) || (words.overview.test(text) && /\boverview|summar|analy[sz]e|deep|tell me about/i.test(text));
}

const opinions = /\b(?:thoughts?|opinion|take on|view on|think|know about|info(?:rmation)? (?:on|about)|look at|what about|how about|update on|wrong with|going for|interesting about)\b/i;

/** A company and no measure: at large where nothing else is said of it, or where the words ask for the whole. */
export function isAtLarge({ text, rest, companies, measures }: Pick<Clues, 'text' | 'rest' | 'companies' | 'measures'>): boolean {
  if (companies.length === 0 || measures.length > 0) return false;
  const left = rest.match(/\p{L}{2,}/gu) ?? [];
  return left.length <= 2 || words.overview.test(text) || opinions.test(text) || words.value.test(text) || seeksAdvice(text, false) || words.explain.test(rest) || words.compare.test(rest);
}
