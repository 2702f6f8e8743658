// What is to be made of figures, by the question's own words, and whether the answer opens with that: a difference, a number of times, a sum, a place in an order, a count.
import { isOnBoth } from './market/both-bases.ts';
import type { GivenFigure } from './reading/given.ts';
import type { Demand, DemandScene } from './demand.ts';
import { numberWords } from './reading/number-words.ts';
import { tellsAllRanked } from './whole/each-side.ts';
import { standsIn } from '../../asked/patterns/late-pattern.ts';

type Form = {
  readonly what: string;
  readonly asks: RegExp;
  readonly unless?: RegExp;
  readonly isGiven: (scene: DemandScene) => boolean;
};

const opens = (scene: DemandScene, ...forms: readonly GivenFigure['form'][]): boolean => scene.opening.some(({ form, isBeside }) => !isBeside && forms.includes(form));
const says = (pattern: RegExp) => ({ openingWords }: DemandScene): boolean => pattern.test(openingWords);

const more = 'more|less|fewer|higher|lower|larger|bigger|smaller|greater|cheaper|dearer|wider|narrower|better|worse|longer|shorter|richer|faster|slower';
const amount = String.raw`dollars?|cents?|usd|bucks|billions?|millions?|bn|mn|\$`;
const moved = String.raw`grow\w*|grew|ris(?:e|es|en|ing)|rose|increas\w+|f[ae]ll\w*|drop\w*|declin\w+|decreas\w+|chang\w+|shr[aiu]nk\w*|expand\w*|climb\w*|los[et]\w*|gain\w*|swell\w*|swollen|improv\w+|up|down|add(?:ed)?|widen\w*|narrow\w*|move[ds]?|jump\w*|slip\w*|plung\w*|soar\w*|surg\w*`;

const before = /\b(?:than|as|against|over|on) (?:in )?(?:the )?(?:same|years?|quarters?|previous|prior|last|preceding|(?:fiscal )?(?:19|20)\d\d|a year|one year|12 months|twelve months)\b|\bminus (?:fiscal |fy ?)?(?:(?:19|20)\d\d|\d\d\b)/i;
/** Which of two insiders, or of two companies' insiders, got more: how much more is another question. */
export const isOfLarger = ({ asked: { insiders }, openingWords }: DemandScene): boolean => insiders !== undefined && insiders.isApart !== true && /\bsold (?:more shares|shares for more money) than\b/.test(openingWords);
const differs = (scene: DemandScene): boolean => isOfLarger(scene) || opens(scene, 'change', 'difference') || /\bby (?:−|-)?(?:[A-Z]{3} )?\$|\bless\b[^.]*=|− −?\$?[\d.]+[^.]*=|\bdifference\b|percentage points|\bpoints\b|\$[\d.,]+ (?:billion |million )?(?:more|less|higher|lower|above|below)\b/.test(before.test(scene.text) ? scene.openingWords : scene.ownWords);
const differsAtAll = (scene: DemandScene): boolean => differs(scene) || (before.test(scene.text) && /, (?:up|down) [\d.]/.test(scene.openingWords)) || opens(scene, 'growth') || /\d times\b|\b(?:ratio|spread|distance)\b/.test(scene.openingWords);

function isRate({ form, metric, isBeside }: GivenFigure): boolean {
  return !isBeside && (form === 'growth' || metric.endsWith('_growth'));
}

function isMove({ form, metric, sentence }: GivenFigure): boolean {
  return form === 'growth' || form === 'cagr' || form === 'change' || /growth/.test(metric) || /\b(?:rose|fell|grew)\b/.test(sentence);
}

/** Who is the slower is told of the moves, not beside them. */
function hasMoves({ text, opening, asked }: DemandScene): boolean {
  if (/\bslow/i.test(text)) return opening.slice(0, 1).every(isMove);
  // Of two companies each is told how it moved.
  const sentences = new Set(opening.filter((figure) => isMove(figure)).map(({ clause }) => clause)).size;
  return asked.companies.length < 2 ? sentences > 0 : sentences > 1 || opening.filter((figure) => isRate(figure) || figure.form === 'cagr').length > 1;
}

/** Of each whole that is named a part is told; how large the whole is itself is none. */
const partOf = (what: string, whole: string, metric: RegExp): Form => ({
  what: `a part of the ${what}`, asks: new RegExp(String.raw`(?:%|\b(?:per ?cent(?:age)?|pct|share|portion|slice|chunk|fraction|proportion|relation|relative)) (?:of|to) (?:(?:its|the|their|total|shareholders'?|stockholders'?|owners'?|all) )*${whole}\b`, 'i'), unless: /\bchange\b|\bhow many\b/i,
  isGiven: ({ opening }) => opening.some((figure) => !figure.isBeside && figure.form !== 'growth' && ['percent', 'fraction', 'multiple', 'points'].includes(figure.unit.kind) && metric.test(`${figure.metric} ${figure.sentence}`)),
});

const fourQuarters = /\b(?:four|4) (?:[\w-]+ ){0,3}quarters\b|\b(?:twelve|12)[- ]months?\b|\bttm\b|\btrailing\b/i;

/** A figure of the twelve months up to a quarter's end is the sum of its four quarters. */
function isOfFourQuarters({ text, opening }: DemandScene): boolean {
  const [first, ...others] = opening.filter(({ isBeside }) => !isBeside);
  return first !== undefined && /\btrailing twelve-month\b/.test(first.sentence) && others.every(({ measure, sentence }) => measure === first.measure || sentence === first.sentence) && fourQuarters.test(text);
}

export const formsAsked: readonly Form[] = [
  partOf('assets', '(?:current )?assets', /assets/i), partOf('equity', 'equity', /equity|book value|debt to equity/i), partOf('liabilities', '(?:current )?liabilities', /liabilities|current ratio/i), partOf('sales', '(?:sales|revenues?|turnover)', /revenue|margin|ratio|intensity/i),
  { what: 'the multiple on the earnings of the year that is named', asks: /\b(?:fiscal |fy ?)?(?:19|20)\d\d(?:'s)? (?:dil(?:uted)?\.? )?(?:eps|earnings per (?:diluted )?share)\b|\b(?:eps|earnings per (?:diluted )?share|diluted earnings)(?: \w+){0,2} (?:of|for|in) (?:fiscal |fy ?)?(?:19|20)\d\d\b/i, isGiven: ({ text, openingWords }) => !/\bprice-earnings ratio was\b[^]*\btrailing twelve-month diluted earnings per share\b/.test(openingWords) || isOnBoth(text, openingWords) },
  {
    what: 'a difference as an amount',
    asks: new RegExp(String.raw`\b(?:how (?:many|much)(?: in)?|by how (?:many|much)(?: in)?|what) (?:${amount})(?: \w+){0,3} (?:${more})\b|\bhow many (?:${amount})\b[^.?]{0,60}\b(?:${more}|${moved})\b|\b(?:${moved}|difference|gap|${more})\b[^.?]{0,90}\b(?:in|as an?) (?:absolute |us )?(?:${amount}|dollar terms|dollar amount)(?![\d-])|\bin (?:${amount}|dollar terms)[^.?]{0,20}\b(?:${moved})\b|\b(?:dollar|absolute)[- ](?:change|increase|decrease|difference|growth|gap|rise|fall|gain)|[$] ?(?:chg|change|diff\w*|increase|gain)\b|\b(?:chg|change|diff\w*|increase|decrease)\b[^?]{0,60}[,(] ?\$|\b(?:diff\w*|swing|gap|lead),? ?[($]|\b(?:difference|swing|gap|lead|distance)\b[^.?]{0,40}\bin (?:dollars|money)\b|\bhow many (?:${amount})\b[^.?]{0,20}\b(?:lie|apart|between)\b|\bby how many (?:${amount})|\b(?:give|state|want|need|only|just) (?:me )?(?:the )?(?:us )?dollars\b|\bdollars,? (?:please|pls|not percent)`, 'i'),
    unless: /\bfor (?:every|each) dollar\b|\bper dollar\b|\bmove to\b/i,
    isGiven: differs,
  },
  { what: 'the difference', asks: /\b(?:difference|gap|spread|distance) (?:in|between|of)\b|\bhow (?:much|far) (?:more|less|higher|lower|larger|bigger|smaller|greater|cheaper|dearer|better|worse|wider)\b[^?]{0,90}\bthan\b|\b(?:chang\w*|chg|gain\w*|ris\w+|rose|f[ae]ll|fell|climb\w*|drop\w*|los[et])\b[^?]{0,30}\b(?:between|from) (?:its |the )?(?:\w+ )?(?:low\w*|high\w*|peak|trough|bottom|top)\b|\b(?:the )?(?:excess|surplus) of\b|\band (?:by )?how much (?:more|less|higher|lower|bigger|larger|smaller|better)\b|\band by how much\b|\bby how much (?:did|does|do|is|was|were|has|have)\b[^.?]{0,60}\b(?:exceed|outweigh|trail|lag|outsell|outearn|top|surpass|beat|ahead|behind)\b|\bhow (?:much|far)\b[^.?]{0,50}\b(?:exceed|outweigh|outsell|outearn|surpass)/i, unless: /\b(?:below|under|less than|beneath) (?:zero|nothing)\b|\bnegative\b|\bwhat(?:'s| is) the difference between (?:a |an |the )?[\w -]{3,40} and (?:a |an |the )?[\w -]{3,40}\?|\bdistance from\b|\bhow (?:does|do|is|are)\b/i, isGiven: differsAtAll },
  { what: 'what is left', asks: /\b(?:what|how much)(?: \w+){0,4} (?:is|was|were|remains?|remained|would be|are|be) left\b(?! as| for (?:the |its )?(?:share|stock)holders' equity)|\bleft (?:over|once)\b|\bhave left\b|\btaken off\b|\bhow much\b[^.?]{0,30}\b(?:left|remain\w*) (?:of|after|from)\b|\b(?:minus|less|subtract\w*|deduct\w*)\b/i, unless: /\bbottom of the\b|\bless (?:than|of|volatile|risky|debt|money|profit\w*|expensive)\b|\b(?:is|was|were|has|have|had|with|the|owe[sd]?|costs?|for|earn(?:ed)?|made|spen[dt]) less\b|\b[A-Z]+ less\b|\b(?:more|or|even|far|much) less\b|\btotal debt less\b|\bless (?:its |their )?cash\b/i, isGiven: (scene) => differs(scene) || /[−-][^.]*=|\bless\b|\bnet (?:cash|debt)\b|working capital|free cash flow|enterprise|% of|spread|\bcurve\b|real |gross profit|income before taxes/i.test(scene.openingWords) },
  { what: 'how many times as large it is', asks: new RegExp(String.raw`\bhow many times (?:as |over |more|larger|bigger|higher|greater|smaller|did|does|has|have|is|its |their )|\b(?:by )?what (?:factor|multiple)\b|\bby (?:a|which) factor\b|\b(?:\w+-?fold)\b|\bmultiplied\b|\bhow many times\b[^.?]{0,50}\b(?:bigger|larger|higher|as (?:big|large|high|much|many))`, 'i'), unless: /\bhow many times (?:has|have|did|was|were) [^?]{0,40}\b(?:raise|cut|sell|sold|buy|bought|trade|file|split|lower|hike|invert)/i, isGiven: (scene) => /\btimes\b|-fold|÷/.test(scene.openingWords) || scene.opening.some(({ form, unit }) => form === 'ratio' && unit.kind !== 'percent' && unit.kind !== 'fraction') },
  { what: 'on how far one has moved by itself', asks: /\bworst (?:trading )?days?\b|\bbest (?:trading )?days?\b|\bbiggest (?:one-day|daily|single-day)\b|\b(?:worst|best) (?:week|month)s?\b|\b(?:biggest|largest|steepest|worst|best) (?:weekly|monthly|one-week|one-month)\b/i, isGiven: (scene) => says(/\b(?:worst|best|largest|biggest) (?:day|week|month|one-day)|\bof the days\b/i)(scene) || (scene.asked.companies.length === 1 && says(/\b(?:high|low) points? of those (?:days|weeks|months) came with\b/i)(scene)) },
  { what: 'which grew faster', asks: /\b(?:fast|slow|quick)(?:er|est)[- ](?:grow\w+|expand\w+|rising|falling|shrink\w+)\b|\b(?:grow\w*|grew|ris\w+|rose|increas\w+|expand\w*|f[ae]ll\w*|shr[aiu]nk\w*|climb\w*)\b[^?]{0,50}\b(?:fast|slow|quick)(?:er|est)\b|\b(?:outgrew|outpac\w+|outgrow\w*)\b|\b(?:which|who|whose)\b[^?]{0,60}\b(?:raised|rais\w+|increas\w+|gr[eo]w\w*|improv\w+|lost|gained|added|cut|reduc\w+|f[ae]ll\w*|rose|climbed|dropped|declin\w+|shr[aiu]nk)\b[^?]{0,40}\b(?:most|least|best|worst)\b/i, isGiven: hasMoves },
  { what: 'a percentage', asks: /%|\bper ?cent\b|\bpercents?\b|\bpercentages?\b|\bpct\b/i, isGiven: ({ opening }) => opening[0]?.measure !== 'price' || opening[0].form !== 'value' || opening.some(({ unit, isBeside }) => !isBeside && ['percent', 'fraction', 'points'].includes(unit.kind)) || /\b(?:high|low) point\b|÷|×/.test(opening[0].sentence) },
  { what: 'how the pace of growth changed', asks: /\b(?:accelerat\w+|decelerat\w+|slow(?:ed|ing|s)? down|slowing|slowdown|running out of steam|losing (?:steam|momentum|speed)|lost (?:steam|momentum)|picking up speed|gathering pace|fad(?:e[ds]?|ing)|cool(?:ed|ing) (?:off|down)|levell?ing off|tailing off)\b/i, unless: /\bslow down\b[^?]{0,12}\bplease\b/i, isGiven: ({ all, openingWords }) => new Set(all.filter((figure) => isRate(figure)).map(({ to }) => to)).size > 1 || /\bpace\b/.test(openingWords) },
  { what: 'the growth over the whole time', asks: /\b(?:by (?:what|which|how many) (?:total |overall )?(?:percent\w*|%)|(?:total|overall|cumulative) (?:percent\w*|%|growth|increase|change)|how many percent)\b/i, unless: /\b(?:a|per|each|every) year\b|\b(?:annual\w*|yearly|cagr|compound\w*|per annum|p\.a\.|on average)\b/i, isGiven: ({ opening }) => !opening.some(({ form }) => form === 'cagr') || opening.some(({ form, isBeside }) => form === 'growth' && !isBeside) },
  { what: 'how far it lies from the target', asks: /\b(?:above|over|below|under|exceed\w*|miss\w*|gap|distance|difference|overs?ho\w*|minus|short|off|from)\b[^.?]{0,50}(?:%|\bper ?cent|\bpct)[- ]?(?:inflation )?(?:target|goal|objective|aim)\b/i, isGiven: says(/\bpercentage points? (?:above|below) the target\b|\bis the target of\b/) },
  { what: 'a ratio', asks: /\b(?:cap|debt|equity|assets|revenues?|sales|income|ni|fcf|cfo|capex|goodwill|eq|inventory|cash) ?\/ ?(?:\w+ )?(?:cap|mkt|mcap|debt|equity|assets|revenues?|sales|income|ni|fcf|cfo|ta|eq|liabilities)\b|\b(?:assets|liabilities|debts?|equity|profits?|income|earnings|cash flow|sales|revenues?|cfo|capex|dividends?|fcf|inventor(?:y|ies)|price) (?:over|divided by|÷) (?:\w+ ){0,2}(?:assets|liabilities|debts?|equity|profits?|income|earnings|cash flow|sales|revenues?|cfo|capex|dividends?|fcf|book)\b|\b(?:as a|give me the|what(?:'s| is| was) the|the) ratio\b(?! (?:of the price|to earnings))/i, unless: /\b(?:current|quick|p\/?e|price|debt|equity|payout|book|earnings|sales|liquidity|tax|coverage|dividend|acid|leverage|turnover|cash|put|loss|sharpe|peg)[\w/ -]{0,24} ratio\b|\w ?\/ ?\w+ ?\/ ?\w/i, isGiven: ({ opening }) => opening.some(({ unit, isBeside }) => !isBeside && ['percent', 'fraction', 'multiple'].includes(unit.kind)) },
  { what: 'a percentage of something', asks: /\b(?:what|which) percent(?:age)? of\b|\bfor (?:each|every) (?:dollar|\$1) of\b|\bper dollar of\b|\bhow (?:large|big|high|heavy|much)\b[^?]{0,70}\b(?:relative to|in relation to|compared (?:to|with) its|against its)\b|\b(?:relative to|in relation to)\b[^?]{0,70}\bhow (?:large|big|high|heavy|much)\b|\bshare of (?:its|the|their|all|total|full)\b|(?<!\b(?:per|each|every|one|a|an|single|the|market|diluted|ordinary|common) )\bshare of [A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}'s? (?=\w)|\b(?:bigger|larger|smaller|higher|lower|more|less)\b[^?]{0,60}\bin (?:percent|%)|\b(?:how much|what part|what portion|which part|which portion|how big a (?:part|share|slice)|what slice|which slice)\b[^?]{0,90}\b(?:percent\w*|per cent|%|pct)/i, unless: new RegExp(String.raw`\b(?:${moved})\b|\b(?:more|less|bigger|larger|smaller|higher|lower|better|worse|outperform\w*|return\w*|since)\b`, 'i'), isGiven: ({ opening }) => opening.some(({ unit, isBeside }) => !isBeside && ['percent', 'fraction', 'points', 'multiple'].includes(unit.kind)) },
  { what: 'what part of it that is', asks: /\bhow much of (?:the |its |their |\w+'s? )*(?:(?:diluted|basic|net|operating|free|gross|total) )*(?:eps|earnings(?: per share)?|income|profits?|revenues?|sales|cash flow|assets|equity|debt|market cap\w*) (?:was|is|were|are|did|does|would) (?:that|this|it|they|those)\b(?! (?:earn|make|report|have|owe|spend|pay|book|keep|hold|sell))/i, isGiven: ({ opening }) => opening.some(({ unit, isBeside }) => !isBeside && ['percent', 'fraction', 'multiple'].includes(unit.kind)) },
  { what: 'what part of it that is', asks: /\bhow much of (?:the |its |their |that |[\w&.-]+(?: [\w&.-]+)?'s? )+(?:market cap\w*|market value|balance sheet|(?:total )?(?:assets|equity|debt|liabilities|revenues?|sales|value|price)) (?:is|was|are|were|comes? from|came from|consists? of|sits? in|sat in) (?:in )?(?!there\b|left\b|that\b)\w/i, isGiven: ({ opening }) => opening.some(({ unit, isBeside }) => !isBeside && ['percent', 'fraction', 'multiple'].includes(unit.kind)) },
  { what: 'both the high and the low', asks: /\b(?:best (?:and|\/|or) (?:the )?(?:\w+ )?worst|worst (?:and|\/) (?:the )?(?:\w+ )?best|highest (?:and|\/) (?:the )?(?:\w+ )?lowest|lowest (?:and|\/) (?:the )?(?:\w+ )?highest|high (?:and|\/) (?:the )?low|low (?:and|\/) (?:the )?high|peak (?:and|\/) (?:the )?trough|max(?:imum)? (?:and|\/) (?:the )?min(?:imum)?|extremes)\b|\bhighest\b[^?]{2,40}\band (?:who|which|what)\b[^?]{0,24}\blowest\b|\blowest\b[^?]{2,40}\band (?:who|which|what)\b[^?]{0,24}\bhighest\b/i, isGiven: (scene) => tellsAllRanked(scene) || (/\bhigh/.test(scene.wholeWords) && /\blow/.test(scene.wholeWords)) },
  { what: 'the move between two times', asks: new RegExp(String.raw`\b(?:los[et]|gain(?:ed)?|ris(?:e|en)|rose|f[ae]ll(?:en)?|chang(?:e|ed)|climb(?:ed)?|drop(?:ped)?|mov(?:e|ed)|increase[ds]?|decrease[ds]?)\b[^?]{0,60}\bbetween\b[^?]{0,60}\band\b[^?]{0,30}\d`, 'i'), unless: /\b(?:which|what) (?:\w+ )?(?:year|quarter|month|day)|\bhow many\b[^?]{0,20}\b(?:years|quarters|months|days|times)\b|\b(?:highest|lowest|most|least|best|worst|fastest|slowest)\b/i, isGiven: (scene) => scene.opening.some(isMove) || differs(scene) || before.test(scene.text) || /\b(?:rose|fell|grew)\b/.test(scene.ownWords) || (scene.text.match(/\b(?:19|20)\d{2}\b/g) ?? []).every((year) => scene.openingWords.includes(year)) && /, (?:up|down|against)\b/.test(scene.openingWords) },
  { what: 'a median', asks: /\bmedian\b/i, isGiven: says(/median/i) },
  { what: 'a sum', asks: /\b(?:cumulative\w*|cumulated|aggregated?|sum of|the sum|sum\?|sum total|grand total|(?:earn|earned|make|made|sell|sold|sales|spend|spent|owe|profit|revenues?|income|cash|debt) (?:all )?together|combined)\b|(?<!\b(?:work|come|came|get|got|go|goes|bring|brings|put|pull|pieces) )\btogether\b|\bin total (?:between|from|over|since|during|across)\b|\b(?:from|since|between|over|during|across)\b[^.?]{0,60}\bin total\b|\baltogether\b|\btaken together\b|\badd(?:ed)? up\b/i, unless: /\bcombined ratio\b|\bhow (?:many percent|much) is that (?:altogether|in all)\b|\bcumulative(?:ly)? (?:%|percent\w*|growth|change|increase|rise|gain|return)|\bon average\b|\baverage\b|\b(?:ris\w+|rose|grow\w*|grew|increas\w+|f[ae]ll|fell|chang\w+|climb\w*)\b[^?]*\bin total\b|\bput together\b(?! (?:in|over|from))|\btogether with\b|\b(?:show|list|give|tell|look at|compare)\b[^?]{0,40}\btogether\b/i, isGiven: (scene) => opens(scene, 'total', 'sum') || isOfFourQuarters(scene) || /\bat a compound rate of\b/.test(scene.openingWords) || /\bTogether\b|\btotal(?:s|ed)?\b.*=|\+ .*=|\bsum\b|\binsider\w*|combined|(?:shareholder returns|returned to shareholders)|cash and short-term investments|goodwill and intangible assets|total (?:debt|assets|liabilities|equity)|× /i.test(scene.wholeWords) },
  { what: 'a place further down an order', asks: /\b(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th)[- ](?:\w+[- ])?(?:most|least|best|worst|highest|lowest|largest|smallest|biggest|fastest|slowest|cheapest|strongest|weakest|richest|greatest|placed?|ranked|place)\b|\brunner-?up\b|\bnumber (?:two|three|2|3)\b|\bno\. ?[2-9]\b|\bsecond to (?:last|none)\b|\b(?:comes?|came|finish\w*) (?:second|third)\b|\bnext (?:highest|lowest|largest|smallest|best)\b/i, isGiven: ({ text, opening }) => /\b(?:came|comes|was|is) (?:second|third|next)\b/i.test(text) && opening.length > 2 && /\b(?:than any other of the|(?:leads|bottom of) the companies|stands at the|is ahead on)\b/.test(opening[0]?.sentence ?? '') },
  { what: 'the place in an order', asks: /\b(?:what|which|whose) (?:rank|place|position|spot|percentile|quartile)\b|\bwhere (?:does|do|did|is|would)\b[^?]{0,60}\b(?:rank|place)\b|\bwhere (?:does|do|did|is|would)\b[^?]{0,60}\b(?:stand|come|sit|land|fall)\b[^?]{0,40}\b(?:among|in the (?:list|order|ranking|field|sample|pack))|\branks? (?:among|of)\b|\bhow (?:high|low) (?:does|do)\b[^?]{0,40}\brank\b|\bhow does\b[^?]{0,60}\brank\b/i, isGiven: says(/\bthan any other of the|\b(?:leads|bottom of) the companies|\bstands at the (?:top|bottom)|\branks?\b|\d(?:st|nd|rd|th) of\b|\bahead on\b/i) },
  { what: 'a number of them', asks: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:how many|number of|in how many|on how many|count of|#|nr\.? of|no\. of)(?: of)?(?: the| its| their| these| those| this| all| of| distinct| distinct| unique| different| separate| (?!(?:shares|shs|dollars|times|percent|per|points|did|has|have|does|do|is|are|of|in|worth|millions?|billions?|euros)\b)[\w&.'-]+| full| fiscal| trading| last| past| bundled| sample| sixteen| \d+|,? if any,?){0,4} (?:(?:${numberWords}) )?(?:years?|quarters?|months?|weeks?|days?|sessions?|occasions|companies|firms|stocks|names|businesses|meetings|cuts|hikes|trades|sales|transactions|filings|forms|insiders|directors|executives|officers|people|sellers?|buyers?|yrs|times (?:has|have|did|was|were))\b`, 'iu'), unless: /\bhow many cents\b|\bhow many (?:days|years|months) (?:of|worth|does it take|do its)\b|\bhow many years of (?:its )?(?:current |annual )?(?:earnings|profits?|sales)|\bin days\b|\bhow many days (?:does|do|did|of|in|are|is|was|were|it|its|on average)\b|\bhow many years'? (?:worth|earnings|profit|sales)/i, isGiven: (scene) => scene.opening.some(({ unit }) => unit.kind === 'count' || unit.kind === 'days' || unit.kind === 'years') || new RegExp(String.raw`\b(?:\d{1,3}|${numberWords}|one|none|no)(?: \(\d+\))? (?:of |different |trades|sales|insiders|directors|years|quarters|months|days|companies|transactions|times)`, 'i').test(scene.openingWords) || /\b1\) |\bmeets? (?:all|the|none)\b/.test(scene.openingWords) },
  { what: 'how often one after the other', asks: /\b(?:in a row|consecutive(?:ly)?|(?:years|quarters|months|times|days) running|straight (?:years?|quarters?|months?|days?)|streak|uninterrupted\w*|without (?:a break|interruption)|every (?:single )?year since|each year since|always|ever since|(?:been|was|were) (?:\w+ ){0,2}(?:so )?every (?:single )?(?:year|quarter)|(?:did|has|was|have|had|is|it) never)\b/i, unless: /^(?![^]*\b(?:gr[eo]w\w*|r[io]s(?:e|en|ing)|f[ae]ll\w*|increas\w*|declin\w*|drop\w*|profitable|positive|negative|always|never|row|consecutive\w*|straight|streak)\b)[^]*\b(?:what|how much|list|show|give)\b[^]*\b(?:each|every) (?:fiscal )?year since\b|\bas always\b|\b(?:i|we|i've|you|someone|somebody|who) (?:have |has |can |could )?never\b|\bi always\b/i, isGiven: says(/^(?:Yes|No): The (?:years|quarters) in which\b|\bin a row\b|\bconsecutive\b|\bevery\b|\beach\b(?! figure is of)|\bin none of\b|\bno fiscal year\b|\bin all\b/i) },
  { what: 'when it first or last was so', asks: /\b(?:when|which (?:year|quarter|month)|what (?:year|quarter|month)|in which (?:year|quarter|month))\b[^.?]{0,60}\b(?:first|last(?! (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\b)|for the (?:first|last) time|most recently|finally)\b|\bsince when\b|\buntil when\b|\bhow long (?:has|have|is it|ago|since|did it take|will it take|would it take|does it take|until)\b|\bhow (?:soon|often)\b|\b(?:first|last) time\b|\b(?:the|was|is|its|[A-Z]{1,5}) first (?:fiscal |full )?(?:year|fy)\b(?! of| half)|\bhow many years did it take\b/i, unless: /\blast (?:traded?|closed?|price|quoted?|report\w*|file[ds]?|quarter|year|fiscal|trading|week|month)\b|\bhow long does it take (?:\w+ )?to (?:sell|collect|pay|turn)\b|\bhow long (?:does|do) (?:its|the) (?:stock|inventor|goods|customers|bills)/i, isGiven: says(/\bthe (?:first|last) of their closes\b|\bIt was so in\b|\b(?:The|the) (?:last|first|newest|most recent) (?:year|quarter|month|time|day|fiscal year)|\bfirst (?:time|year|quarter)|\blast (?:time|year on file|quarter)|\bno fiscal year|\binverted\b|\bfiled\b|\bin none of\b|\bOf the times on file|\bnewest trade|\bdays\b|\btimes\b/) },
  { what: 'why it is so', asks: /(?<!\bis |\bthat's |\bthat is |\band )\bwhy (?:is|was|were|are|did|does|do|has|have|had|the|so|its|on|are)\b|\bwhy\?|\bhow come\b|\bwhat (?:caused|drove|led to|explains?|is behind|was behind|lies behind|lay behind|stands behind|is driving|was driving|triggered|made)\b|\b(?:reasons?|causes?|drivers?|explanation) (?:for|of|behind)\b|\band why\b/i, isGiven: (scene) => /\bBehind it\b|\bbecause\b|\bdue to\b|“|\bdriven\b|\bcontribut|\bhelped\b|\bweighed\b/.test(scene.wholeWords) || scene.asked.operation === 'define' },
];

const distance = /\b(?:gap|lead|difference),? ?[($]|\b(?:lead|gap|difference) in (?:dollars|money)\b|\bhow (?:many (?:dollars|billions|millions)|much) (?:more|less|higher|lower|larger|smaller) (?:did|does|was|were|is|are|has|have)\b/i;

const bigger = /\bhow (?:much|many times|far) (?:more|less|bigger|larger|smaller|richer|ahead|better|worse)\b/i;

/** Of two companies: what one of them moved by itself is no distance between them. */
export const apart: Demand = ({ text, asked, openingWords, opening }) => {
  if (asked.companies.length !== 2 || opening.length === 0 || before.test(text)) return [];
  if (bigger.test(text) && asked.operation === 'compare' && asked.measures.length === 0 && asked.course === undefined) return ['how far one is from the other'];
  return !distance.test(text) || /\bdifference:|− [^.]*=|\bpercentage points\b|\d times\b/i.test(openingWords) ? [] : ['how far one is from the other'];
};

const gone = [/\bhow (?:does|do|is|are)\b[^?]{0,60}\bcalculated\b/i];

/** What is asked for in a form of its own. */
export const forms: Demand = (scene) => {
  if (scene.asked.operation === 'define' || scene.opening.length === 0 || gone.some((one) => one.test(scene.text))) return [];
  return formsAsked.filter(({ asks, unless, isGiven }) => standsIn(scene.text, asks) && unless?.test(scene.text) !== true && !isGiven(scene)).map(({ what }) => what);
};

const grows = new RegExp(String.raw`%|\b(?:draw-?down|dd|below|above|far|underwater|pct|${moved}|percent\w*|pct|growth|growing|yoy|y\/y|y-o-y|qoq|q\/q|mom|cagr|compound\w*|return\w*|perform\w*|trend\w*|develop\w*|evol\w+|trajectory|course|history|path|same|unchanged|from|since|between|until|to|through|over|compar\w+|versus|vs\.?|than|against|better|worse|good|bad\w*|how (?:is|are|was|were|did|has|have|does|do)|what happened|pace|speed|slow\w*|fast\w*|accelerat\w+|momentum|recover\w*|rebound\w*|boom\w*|worsen\w*|deteriorat\w+|doubl\w+|tripl\w+|halv\w+|year[- ]on[- ]year|year[- ]over[- ]year|before|earlier|ago|ytd|year[- ]to[- ]date|so far|why|explain|reason|suffer\w*|hammer\w*|crash\w*|slump\w*|tumbl\w*|sank|sink|slid|slide|dip\w*|swing|swung|hit|still|steady|stable|flat|strong\w*|weak\w*|health\w*|trouble|report|review|summar\w+|overview|analy\w+|picture|brief|nutshell|check\w*|comprehensive|story|outlook|progress|advance\w*|appreciat\w+|made|make|bought|held|invest\w*|won|win|winner|outperform\w*|overtak\w*|caught|beat|momentum|year|quarter|month|chg|delta|rally|rallied|bounce\w*|leap\w*|leapt|tank\w*|went|go|gone|come|came|did|do|doing|does)\b|->|→`, 'i');

const averages = /\b(?:averages?|averaged|mean|avg|typical\w*|usual\w*|normal\w*)\b/i;
const rates = /\b(?:grow\w*|grew|growth|rate|rise|rose|increas\w+|cagr|compound\w*|pace|pa|p\.a\.|annuali[sz]ed)\b/i;

/** A form that nobody asked for, of the first figure; null where it may stand. */
function notAsked({ form, measure }: GivenFigure, text: string): string | null {
  if (form === 'average') return averages.test(text) ? null : 'a figure, and no mean';
  if (form === 'cagr' && averages.test(text) && !rates.test(text)) return 'a mean, and no growth';
  const isMove = form === 'cagr' || (form === 'growth' && measure !== 'price');
  return isMove && !grows.test(text) ? 'a figure, and no growth' : null;
}

const extreme = /\b(?:hi|lo|high\w*|low\w*|peak\w*|top\w*|bottom\w*|max\w*|min\w*|record|best|worst|most|least|strong\w*|weak\w*|good|bad|lean\w*|fat\w*|trough|when|which|expensive|cheap\w*|dear\w*|big\w*|small\w*|large\w*|fast\w*|slow\w*|rank\w*|far|ever|range|between|deep\w*|steep\w*|poor\w*|rich\w*|great\w*|extremes?|ath|atl|h\/l|trend\w*|history|develop\w*|course|over (?:the )?(?:last|past|years)|run)\b/i;

/** Both are asked for: the end of a time, and how it moved from there. */
const endThenMove = /\b(?:highest|lowest|peak|trough|high|low)\b[^?]{0,60}\bmoved\b[^?]{0,12}\bsince\b/i;

/** Not asked for: a growth, a mean or a ratio in the place of a figure. */
export const formsGiven: Demand = ({ text, opening, asked }) => {
  const [first] = opening;
  if (first === undefined || asked.inherited.length > 0 || ['overview', 'explain', 'value', 'define', 'screen'].includes(asked.operation)) return [];
  // A growth between two values is told after them.
  const main = [first, ...opening.filter(({ sentence, form }) => sentence === first.sentence && form === 'cagr')];
  const isExtreme = asked.course?.form.kind !== 'beyond' && /\b(?:high|low) point\b/.test(first.sentence) && (!extreme.test(text) || (/\b(?:better|moved|each move)\b/i.test(text) && !endThenMove.test(text)));
  return isExtreme ? ['a figure, and no high or low'] : main.flatMap((figure) => (isRun(asked) ? null : notAsked(figure, text)) ?? []).slice(0, 1);
};

/** What is asked for over several years or quarters opens with how far it went. */
const isRun = ({ operation, periods }: DemandScene['asked']): boolean => operation === 'trend' && periods.some((period) => period.kind === 'years' || (period.kind === 'last' && period.count > 1));
