// What is said around a series of the economy before it is asked for: whose gauge it is, what it leaves out, what the central bank did meanwhile, and the country whose prices are meant.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const bank = String.raw`(?:the )?(?:us |u\.s\. |american )?(?:fed|federal reserve|fomc|central bank|policymakers)`;
const gauge = String.raw`(?:inflation|price|prices|gauge|measure|index|yardstick|metric|benchmark|number|rate|of|for)`;
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,? (?:of )?(?:19|20)\d\d`;
const withoutFood = String.raw`(?:without|excluding|ex|excl\.?|less|minus|leaving out|stripping out|stripped of|net of|not counting)[ -]?(?:the )?(?:volatile )?(?:(?:prices|costs) of )?(?:food (?:and|&|\/) ?(?:energy|fuel)|energy (?:and|&) food)(?: (?:prices|costs))?`;
const isRate = /\b(?:inflation|pce|cpi|consumer prices?)\b/i;
const overYear = /\b(?:year|yoy|y\/y|12[- ]?m\w*|twelve|annual|percent|rise|rose|change|inflation|do)\b|%/i;

type Said = readonly (string | undefined)[];
const whole = (said: Said): string => said.at(-1) ?? '';

/** Up to that month, over the twelve before it: of a rate of inflation that is the month's own. */
const inMonth = (words: string, ...said: Said): string => (isRate.test(whole(said)) ? ` in ${said[0] ?? ''}` : words);
/** "Leave out food and energy: what was inflation …?" */
const leftOut = (words: string, ...said: Said): string => {
  const asking = said[0] ?? '';
  const isOfPrices = /\bconsumer prices\b/i.test(asking);
  const core = asking.replace(/\b(?:us |american )?(?:headline |consumer[- ]price )?(?:inflation|consumer prices|cpi)\b/i, 'core inflation');
  // The rate is over the year in any case.
  return !isRate.test(asking) ? words : isOfPrices ? core.replace(/,? \b(?:than|against|over|on|from|compared (?:to|with)) (?:they (?:were|had been) )?(?:a|one|the) year (?:earlier|before|ago|prior)\b/i, '').replace(/\b(?:higher|dearer)\b/i, 'risen') : core;
};
const asCore = (words: string, ...said: Said): string => (overYear.test(whole(said).replace(words, ' ')) ? 'core inflation' : words);

/** Prices of the country, where a time and a move are named and no other thing has the price. */
const priceMove = /\b(?:up|gone up|go up|went up|ris(?:e|en|ing)|rose|climb\w*|increas\w*|higher|dearer|jump\w*|more expensive|by (?:how much|what percent\w*|how many percent))\b/i;
const otherPrices = /\b(?:stock|share|house|home|housing|oil|crude|gas(?:oline)?|petrol|energy|food|producer|import|export|asset|bond|wage|rent|egg|core|closing|consumer)s?(?: market)? prices?\b|\bprices? of (?!goods|things|everything|consumer|what)/i;
const consumerPrices = (words: string, ...said: Said): string => (priceMove.test(whole(said)) && !otherPrices.test(whole(said)) && new RegExp(month, 'i').test(whole(said)) ? 'consumer prices in the US' : words);

/** What the central bank did meanwhile is no part of the question that names its rate and a time of its own. */
const ofItsRate = (words: string, ...said: Said): string => {
  const asking = said[0] ?? '';
  return new RegExp(month, 'i').test(asking) || /\b(?:19|20)\d\d\b/.test(asking) ? asking.replace(/\bits (?:own )?(?:(?:policy|key|benchmark|main|funds|fed funds|federal funds|target|overnight) )*(?:interest )?rate\b/i, 'the federal funds rate') : words;
};

const ofEconomy = /\b(?:treasur\w+|yields?|fed funds|federal funds|fed|breakevens?|yield curve|(?:two|ten|thirty|2|10|30)[- ]?y(?:ea)?rs?|mortgage|spread)\b/i;
const company = /\b(?:shares?|stock|clos(?:e|ed|ing)|revenue|profit|earnings)\b/i;
const lastDay = (words: string, ...said: Said): string => (ofEconomy.test(whole(said)) && !company.test(whole(said)) ? `on December 31, ${said[0] ?? ''}` : words);

const moves = /\b(?:change[ds]?|chg|move[ds]?|delta|difference|diff|lower|higher|f[ae]ll\w*|ris\w+|rose|drop\w*|cut|up|down|increase\w*|decrease\w*)\b/i;
const twoMonths = new RegExp(String.raw`${month}\s*(?:-+>|→|to|until|and|through|–|-|than(?: in)?|vs\.?|against)\s*(?:in )?${month}`, 'i');
/** The series is one of monthly means: of two months each has one, and what moved is asked for. */
const ownMeans = (words: string, ...said: Said): string => (moves.test(whole(said)) && twoMonths.test(whole(said)) ? said[0] ?? '' : words);

/** The rate is that of the year up to the month: a year before is what it is held against in any case. */
const ofRateItself = /\b(?:inflation|cpi|pce)\b[^]*\b(?:higher|lower|more|less|above|below|chang\w+|f[ae]ll|rise|rose|up|down|by how)\b|\b(?:higher|lower|more|less|above|below|chang\w+|by how)\b[^]*\binflation\b/i;
const yearBefore = (words: string, ...said: Said): string => ((/\b(?:a|one|the|that)\b/i.test(words) || /\b(?:inflation|cpi|consumer price index)\b/i.test(whole(said))) && isRate.test(whole(said)) && (/\bprices?\b/i.test(whole(said)) || !ofRateItself.test(whole(said))) && !/\b(?:gdp|compare|both|faster|slower|wages?|pay)\b/i.test(whole(said)) ? '' : words);
const sameMonth = (words: string, ...said: Said): string => {
  const [one = '', year = '', again = '', before = ''] = said;
  const isOfRate = /\binflation|pce\b/i.test(whole(said)) && / in /.test(words.slice(4));
  return isRate.test(whole(said)) && !isOfRate && one.slice(0, 3).toLowerCase() === again.slice(0, 3).toLowerCase() && Number(year) === Number(before) + 1 ? `in ${one} ${year}` : words;
};
const held = String.raw`(?:as )?(?:against|compared (?:to|with)|relative to|vs\.?|versus|over|on|from|than)`;
/** By what index, behind prices of which nothing else is meant. */
const ofPrices = (words: string, ...said: Said): string => (/\bconsumer prices\b/i.test(whole(said)) ? '' : words);
const monthName = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const name = String.raw`((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\.?`;

const ofRate = /\b(?:unemployment|jobless\w*|inflation|cpi|pce|fed(?:eral)? funds|ffr|treasury|treasuries|(?:mortgage|interest|short[- ]term|policy) rates?|gdp|payrolls|breakeven|yield curve)\b/i;
const ofNow = /\b(?:now|today|currently|current|latest|newest|at present|these days|right now)\b/i;
const isPresent = /^(?:so,? |and |but )?(?:is|are) /i;
/** What stands now is told beside the same a year before it in any case. */
const nowBesideThen = (words: string, ...said: Said): string => (ofRate.test(whole(said)) && (ofNow.test(whole(said).replace(words, ' ')) || isPresent.test(whole(said))) && !/\b(?:19|20)\d\d\b/.test(whole(said)) ? '' : words);

/** "For the whole index, and for the core one": of whichever gauge of prices was named. */
const coreOne = (words: string, ...said: Said): string => (isRate.test(whole(said)) && !/\bpce\b/i.test(whole(said)) ? 'core inflation' : words);

export const economyGauges: readonly Rewording[] = [
  [/\b(?:the )?core (?:one|version|reading|gauge|measure|number|figure)\b/gi, coreOne],
  [/,? (?:(?:and|but|or|,) )?(?:(?:where|what|how high|how much) (?:was|were|did|stood) (?:it|they|that|the rate|the figure)(?: (?:stand|at))? |(?:versus|vs\.?|against|compared (?:to|with)|relative to|than|from|and) (?:in |at |the (?:same time|one|level|rate|figure|reading) (?:of )?|that of |what it was |where it (?:was|stood) |it was )?)(?:exactly |just |about )?(?:(?:a|one) year (?:ago|earlier|before)|twelve months (?:ago|earlier|before)|12 months (?:ago|earlier|before)|this time last year|the same time last year|last year)\b/gi, nowBesideThen],
  [/\bFF(?= rate\b)|\bFF\b(?=[^?]*\b(?:PCE|CPI|inflation|fed)\b)/g, 'federal funds'],
  [/^(?:please )?(?:(?:leav(?:e|ing) (?:out|aside)|tak(?:e|ing) (?:out|away)|strip(?:ping)? out|set(?:ting)? aside|put(?:ting)? aside|without|excluding|not counting|ignoring) (?:the )?food and energy|(?:(?:leav(?:e|ing)|set(?:ting)?|put(?:ting)?|tak(?:e|ing)|strip(?:ping)?) )?food and energy (?:out|aside|away|apart|excluded|left out|left aside))(?: (?:for (?:a moment|once|now)))?[,:] (?!.*(?:\bcore\b|headline|overall|\bwith (?:them|those|it)\b|\bboth\b))(.*)$/i, leftOut],
  [new RegExp(String.raw`^${bank} (?:began|started|kept|has|had|was|went|moved|cut|raised|lowered|held|paused|stopped|continued|embarked)\b[^.?!]*[.!] (?=[^?]*\bits (?:own )?(?:\w+ )*rate\b)([^?]*\?)$`, 'i'), ofItsRate],
  [new RegExp(String.raw`^${bank} (?:watches|follows|tracks|prefers|likes|looks at|goes by|cares (?:most )?about|keeps an eye on|targets|swears by)[^.?!]*?\bcore pce\b[^.?!]*[.!] (.*?)\b(?:that|this|its|the|this kind of|that kind of) (?:inflation(?: rate)?|measure|gauge|rate|index|number)\b`, 'i'), '$1core PCE inflation'],
  [re(String.raw`\b${bank}(?:'s)? (?:(?:own|much[- ]watched|most) )?(?:pet|favou?rite|favou?red|preferred|chosen|main|key|beloved|go-to|target(?:ed)?) (?:${gauge} ?)*(?:[,(:–-]+ ?|,? (?:that is|namely|i\.e\.),? )?(?:the )?core pce(?: (?:price )?(?:index|inflation|deflator|prices))?\)?(?:[,:] )?`), 'core PCE inflation '],
  [re(String.raw`\bcore pce(?: (?:price )?(?:index|inflation|deflator))?, ${bank}(?:'s)? (?:(?:own|much[- ]watched|most) )?(?:pet|favou?rite|favou?red|preferred|chosen|main|key|beloved|go-to) (?:${gauge} ?)+,?`), 'core PCE inflation '],
  [re(String.raw`\b(core (?:us |u\.s\. )?(?:cpi |consumer price |consumer )?(?:inflation|cpi)(?:,? (?:in|for) ${month})?),? \(?(?:that is|i\.e\.|meaning|or|in other words|so),? (?:the )?(?:cpi|consumer prices?(?: index)?|inflation|prices) ${withoutFood}\)?`), '$1'],
  [re(String.raw`\b(?:the )?(?:us |u\.s\. |american )?(?:cpi|consumer prices?(?: index)?|consumer price inflation|inflation)(?: inflation)? ${withoutFood}`), asCore],
  [re(String.raw`\bcore consumer(?: price)?s?(?= inflation\b)`), 'core'],
  [re(String.raw`,? \b(?:over|in|for|during|across)? ?(?:the )?(?:twelve|12|full year|year)(?: months?)? (?:to|up to|ending(?: in)?|ended(?: in)?|through) (${month})`), inMonth],
  [re(String.raw`,? \b(?:over|across) (?:the |a )?(?:full |last )?(?:twelve|12)[- ]months?(?= (?:in|to|until) ${month})`), yearBefore],
  [re(String.raw`\b(?:the )?(?:us|u\.s\.|american|america's) prices\b|\bprices in (?:the )?(?:us|u\.s\.|united states|america|states)\b`), consumerPrices],
  [re(String.raw`\b(?:on |as of |at )?(?:the )?(?:very )?(?:last|final|closing) (?:trading |business |market )?day of (?:the year )?((?:19|20)\d\d)\b(?!,? (?:december|31))`), lastDay],
  [re(String.raw`\b(?:(?:the )?(?:monthly )?(?:average|mean|avg\.?)(?: (?:of|for))?(?: the)? )((?:the )?(?:effective )?${any('fed(?:eral)? funds?(?: rate)?', 'ffr', 'effr', 'policy rate')})`), ownMeans],
  [re(String.raw`\b((?:the )?(?:effective )?${any('fed(?:eral)? funds?(?: rate)?', 'ffr', 'effr', 'policy rate')})(?:'s)?,? (?:monthly )?(?:average|mean|avg\.?)s?\b`), ownMeans],
  [/[.,;(]? ?\(?\b(?:i mean|meaning|i'm after|that is,?|namely,?|measured by|going by|as measured by|by) (?:the )?(?:us )?(?:cpi|consumer price index)\b\)?(?= ?[.?!]?$)/gi, ofPrices],
  [re(String.raw`,? \b${held} (?:(?:its|the|their) levels? (?:of )?)?(?:in )?(?:(?:the same month|${monthName}) (?:of )?)?(?:(?:a|one|the|that of a|that of the) (?:year|twelve months)|(?:twelve|12) months) (?:earlier|before|ago|prior)\b`), yearBefore],
  [re(String.raw`\b(?:in )?${name} ((?:19|20)\d\d),? ${held} (?:in )?${name} ((?:19|20)\d\d)\b`), sameMonth],
];
