// A yearly rate of growth in the words people have for it, said by the name that every figure behind it takes; and the two ends of it, however they are told.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const closed = any('closed', 'ended', 'finished', 'wound up', 'wrapped up', 'concluded', 'ending', 'closing', 'finishing');
const year = String.raw`(?:(?:the )?(?:fiscal|financial|business) year ended ${month} (?:19|20)\d\d|(?:the )?(?:(?:fiscal|financial|calendar|business) )?(?:year )?(?:fy ?)?'?(?:19|20)\d\d|fy ?'?\d\d)`;
const growth = any('growth(?: rates?| paces?)?', 'rates? of growth', 'paces? of growth', 'increases?', 'expansion', 'rise');
const yearly = any('annuali[sz]ed', 'compound(?:ed)?(?: annual| yearly)?', '(?:average|avg|mean) (?:annual|yearly)', '(?:annual|yearly|year-by-year) (?:average|compound(?:ed)?)', 'per[- ]annum', 'per[- ]year');
/** Of the economy and of prices such a rate has a meaning of its own. */
const ofEconomy = /\b(?:gdp|output|economy|economic|cpi|pce|inflation|consumer prices|payrolls?|wages|employment|returns?|volatility)\b/i;

const named = (whole: string, ...rest: readonly (string | number | undefined)[]): string => (ofEconomy.test(String(rest.at(-1) ?? '')) ? whole : 'compound annual growth rate');

const start = any('start', 'starting', 'begin', 'beginning', 'run', 'running', 'counting', 'going', 'measured', 'measuring');
const end = any('end', 'ending', 'finish', 'finishing', 'stop', 'stopping', 'clos(?:e|ing)', 'run(?:ning)? (?:up )?', 'go(?:ing)? up');

const steady = any('steady', 'constant', 'uniform', 'smooth(?:ed)?', 'even', 'fixed', 'level', 'equal', 'unvarying');
const rate = any('percentage', 'rate', 'pace', 'clip', 'per ?cent', 'growth rate', 'rate of growth');
const each = String.raw`(?:(?:in )?(?:each|every)(?: single)?|a|per) year`;
const whose = String.raw`((?:its|the|their|the company's|[A-Z][\w&.'-]*?'s)(?: [a-z][a-z-]*){1,4}?)`;
const grown = any('risen', 'grown', 'climbed', 'increased', 'gone up', 'changed', 'fallen', 'shrunk', 'moved', 'expanded');

export const yearlyGrowth: readonly Rewording[] = [
  // "If it had risen by the same percentage every year between 2020 and 2024, what would that be?"
  [re(String.raw`\b(?:if ${whose} had|had ${whose}) ${grown} (?:by|at) (?:(?:exactly |just )?the same|one|an? ${steady}) ${rate}(?: ${each})?((?: (?:from|between|over|in|during|since)\b[^,?;]{4,60})?)(?: ${each})?, (?:by |at )?what (?:${rate} )?(?:would|must|should|might)(?: (?:that|the|this|it|its|one|yearly|annual|${rate}))*(?: (?:be|have been|come to|have to be|have had to be|work out (?:at|to)|look like))?(?=[?.!;,]|$)`), 'what was the CAGR of $1$2$3'],
  [re(String.raw`\b(?:at |by )?what ${steady} (?:annual |yearly |per-year )?${rate}(?: ${each})?,? (?:takes|took|would take|brings|brought|would bring|gets|got|would get|carries|carried|leads|led|turns|turned) ${whose} (?=(?:from|between)\b)`), 'what was the CAGR of $1 '],
  [re(String.raw`\b(?:the |an? |one |single )*${steady} (?:annual |yearly |per-year )${rate}(?: of growth)?(?= (?:of|in|for)\b[^?;.]{0,60}\b(?:from|between) ${year} (?:to|and|through|until) ${year})`), named],
  // A fiscal year that is told by the month in which it closed, and another behind it that is only "the one".
  [re(String.raw`\b(?:fiscal|financial|business) year (?:that |which )?(?:${closed})(?: up)?(?: in| with| at the end of| on the last day of)? (?:the end of )?(${month})(?: of|,)? (?=(?:19|20)\d\d)`), 'fiscal year ended $1 '],
  [re(String.raw`(?<=\bfiscal year ended ${month} (?:19|20)\d\d[^.?;]{2,60}?)\b(?:the one|that)(?: that| which)? (?:${closed})(?: in)? (${month}) (?=(?:19|20)\d\d)`), 'the fiscal year ended $1 '],
  // From the one end to the other.
  [re(String.raw`,? \b${start} (?:from|in|with|at|out from) (${year}),? (?:and )?(?:${end} (?:in|with|at|on|to)|(?:up )?to|through|until) (?=${year})`), ' from $1 to '],
  [re(String.raw`\b(?:the )?(?:base|start(?:ing)?|first|opening) (?:year|point)(?: is| being| of|:|=)* (${year})(?:,|;| and| to)+ (?:the )?(?:end(?:ing)?|final|last|closing|terminal) (?:year|point)(?: is| being| of|:|=)* (?=${year})`), 'from $1 to '],
  [re(String.raw`\b(?:the )?${yearly} ${growth}(?= (?:in|of|for|at|achieved|from|between)\b)`), named],
  [re(String.raw`\b(?:the )?(?:annual|yearly) (?:growth rate|rate of growth|pace of growth|growth pace)(?= (?:in|of|for|from|between)\b[^?;.]{0,60}\b(?:from|between) ${year} (?:to|and|through|until) ${year})`), named],
];
