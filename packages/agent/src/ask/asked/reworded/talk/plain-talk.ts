// Parts of a question as people say them: what was to blame for a day, what a fall cost in percent, a payout, stock on the shelves, where a rate is paid.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';
import { barTalk } from './bar-talk.ts';
import { columnHeadings } from './column-headings.ts';
import { counterTalk } from './counter-talk.ts';
import { withFormFilled } from './form-filling.ts';
import { kitchenTalk } from './kitchen-talk.ts';
import { purposes } from './purposes.ts';
import { hurriedAsks } from './hurried-asks.ts';
import { shortAsks } from './short-asks.ts';
import { spokenParts } from './spoken-parts.ts';

const report = '(?:story|stories|headlines?|news(?: (?:item|story|report))?|piece of news|report|announcement)';
const did = String.raw`(?:was|were|is|are) to blame(?: for (?:it|that|this|the (?:fall|drop|slump|plunge|crash|jump)))?|(?:did|does) (?:it|that|the (?:damage|trick|deed|mischief))|(?:set|kicked|touched) (?:it|that) off|(?:sank|sunk|hit|hurt|spooked|moved|hammered|caused|triggered|drove|explains?|explained) (?:it|that|them|the (?:shares?|stock|price|fall|drop|slump|plunge))|(?:was|were) (?:behind|responsible for) (?:it|that|this)`;

/** Which news was behind a move. */
const blame: readonly Rewording[] = [
  [re(String.raw`\b(?:which|what) ${report} (?:${did})(?=[?,.;]|$| and\b)`), 'which news was behind it'],
  [re(String.raw`\b(?:which|what) (?:was|were|is|are) the ${report} (?:that|which|who) (?:${did})(?=[?,.;]|$| and\b)`), 'which news was behind it'],
];

const place = String.raw`in (?:America|the States|this country|Uncle Sam's country)`;
/** What is of the whole country needs no place; a name of a company has it too. */
const economy: readonly Rewording[] = [
  [re(String.raw`\b(the cost of living|inflation|consumer prices|prices|unemployment|joblessness|the (?:unemployment|jobless|inflation) rate|jobs|payrolls|the economy|output|gdp|interest rates|borrowing costs|everyday prices|living costs) ${place}(?![\w'])`), '$1'],
];

/** Everyday words for dividends, stock on hand and what suppliers are owed. */
const lines: readonly Rewording[] = [
  [re(String.raw`\b((?:most recent|latest|last|newest)(?: (?:two|three|four|\d))? )(?:quarterly )?(?:payouts?|che(?:que|ck)s?)(?! ratio)(?: (?:that|which) (?:have |has )?(?:gone|went) ex(?:-dividend)?| gone ex)?(?: (?:on|from) (?:it|them|each|a share))?`), (whole: string, which = ''): string => `${which}dividend${/(?:payouts|ques|cks)\b/i.test(whole) ? 's' : ''}`],
  [re(String.raw`\bowe[ds]? (?:on|in|as) (?:trade (?:payables|creditors)|accounts payable|payables)`), 'owe suppliers'],
  [re(String.raw`\b(?:what|how much) (?:stock|merchandise) (?:did|does) (it|they|[A-Z][\w&.'-]*(?: [A-Z][\w&.'-]*)?) (?:hold|have|keep|carry|sit on)(?=[,?.;]| (?:and|at|on)\b)`), 'what was its inventory'],
  [re(String.raw`\bwhat (?:its |the )?(?:operations|business) (?:did|do|does) (?:to|for|with) (?:the |its )?cash(?: (?:pile|balance))?`), 'operating cash flow'],
  [re(String.raw`\bwhat did (?:its |the |their )?(?:operations|business) do (?:to|for|with) (?:the |its |their )?cash(?: (?:pile|balance))?`), 'what was the operating cash flow'],
  [re(String.raw`\bbottom[- ]line (?:per|for each|on each|a) ((?:diluted |basic )?share)\b`), 'earnings per $1'],
  [re(String.raw`\b(?:annuali[sz]ed|compounded|per year|a year|on a yearly basis)(?: over (?:those|these|the|that) (?:\w+ )?(?:years|stretch|span|time|period))?,? (?:what|which) (?:growth rate|rate of growth|rate|pace|growth|clip) (?:is|was|does) (?:that|it)(?: (?:come to|make|mean|work out at))?`), 'what is the compound annual growth rate'],
];

const whom = String.raw`(it|they|the company|[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3}?)`;
const possessive = (who: string): string => (/^(?:it|they)$/i.test(who) ? 'its' : /^the /i.test(who) ? "the company's" : `${who}'s`);

/** Losses, worth and parts taken off, in pictures. */
const pictures: readonly Rewording[] = [
  [re(String.raw`\bhow (?:deep|far) (?:in|into) the red (?:was|were|did|is|had) ${whom}(?: (?:end up|end|finish|go|sink|fall|land|been|wind up))?(?= (?:in|for|at the end of|by)\b|[,?.]| and\b)`), (...[, who = '']: readonly string[]): string => `how large was ${possessive(who)} net loss`],
  [re(String.raw`\bwhat(?:'s| is| was) (?:the )?whole (?:of |lot of |thing of )?${whom}(?:'s)? (?:going for|worth|valued at)`), (...[, who = '']: readonly string[]): string => `what is ${possessive(who)} market capitalization`],
  [re(String.raw`\b(?:once|after|when|if) (?:you|I|we|one)(?:'ve|'d)? (?:knock(?:ed)?|take|took|taken|strip(?:ped)?|net(?:ted)?)s? off\b`), 'after deducting'],
  [re(String.raw`\b(?:what )?(?:the )?((?:ten|10|two|2|thirty|30|five|5)[- ]year) Uncle Sam(?:'s)? (?:paper|bonds?|debt|money|notes?|iou) (?:paid|pays|yielded|yields|gave|gives|was paying)\b`), 'the $1 Treasury yield'],
];

const brass = "(?:bigwigs|big shots|big cheeses|top brass|brass|top people|bosses|higher-ups|people at the top|suits|chiefs|top dogs|c-suite)";

/** What a share costs, pays or earns, asked as people ask across a table. */
const acrossTheTable: readonly Rewording[] = [
  [re(String.raw`\b(?:what|which) (?:quarterly |cash )?dividend (?:did|does|has) ${whom} last (?:pay|paid|pay out|hand out)(?: out)?(?: (?:per|a|on each|for each) share)?(?=[?,.;]|$| and\b)`), (...[, who = '']: readonly string[]): string => `what was ${possessive(who)} last quarterly dividend`],
  // What figures are wanted for is no part of the ask.
  [re(String.raw`,? (?:would|will|should|might|could) help (?:me|us|him|her|them)(?: (?:to )?(?:decide|choose|judge|see|make up (?:my|our) minds?)(?: (?:whether|if|what) [^.?!,;]{1,60})?)?(?=[.?!,;]|$)`), ''],
  [re(String.raw`\bwhat(?:'s| is| was) (?:that|it|this),? (?:compounded|annuali[sz]ed|as a compound(?:ed)? rate|on a compound(?:ed)? basis|in annual terms)(?:,? (?:(?:per|a|each) year|annually|yearly))?(?=[?.!,]|$)`), 'what is the compound annual growth rate over that span'],
  [re(String.raw`\b(?:what|how much) (?:did|does|has|have) ${whom} (?:net|netted|clear|pocket)(?= (?:in|for|over|during) (?:the|its|fiscal|fy|20\d\d|that)\b)`), (...[, who = '']: readonly string[]): string => `what was ${possessive(who)} net income`],
  [re(String.raw`\bwhat (?:does|do|did|would|will) ${whom} (?:pay|give|bring|earn)(?: me| us| you| a holder)? (?:in|as|by way of) (?:a )?yield\b`), (...[, who = '']: readonly string[]): string => `what is ${possessive(who)} dividend yield`],
  [re(String.raw`\b(?:the )?((?:share|stock)holders'|owners') own (?:money|funds|cash)\b`), "shareholders' equity"],
  [re(String.raw`\bhow many of (?:the |its |their )?${brass}(?= (?:in|at|of|from|sold|dumped|unloaded|there)\b)`), 'how many insiders'],
  [re(String.raw`\b(?:spread|split|shared)(?: out)? (?:over|across|among) (?:each|every|all the|the) (diluted |basic )?shares?,? what(?:'s| is| was) (?:that|it)`), 'what was that per $1share'],
];

const rises = '(?:rise|grow|climb|increase|fall|drop|shrink|jump|gain|swell|slip|go up|go down|move(?: up| down)?|pick up|change)';
const onYear = new RegExp(String.raw`\b(${rises}) (?:on|over|against|versus|vs\.?|compared (?:with|to)) ((?:fiscal |FY ?)?20\d\d)\b`, 'i');

/** "It boomed in 2023. How much did sales rise on 2022?": from the one year to the other. */
function fromYear(text: string): string {
  const [, , base = ''] = onYear.exec(text) ?? [];
  const years = [...new Set(text.match(/\b20\d\d\b/g))];
  const [other] = years.filter((year) => !base.endsWith(year));
  const isNext = base !== '' && years.length === 2 && Number(other) === Number(base.slice(-4)) + 1;
  // Where the question itself names the later year, its readers know what is meant.
  return isNext && new RegExp(String.raw`\b${String(other)}\b[^.?!]*[.?!] `).test(text) ? text.replace(onYear, `$1 from $2 to ${base.slice(0, -4)}${String(other)}`) : text;
}

/** Whoever the asker works for is nobody's customer. */
const asked: readonly Rewording[] = [
  [/\b(?:a|an|my|our|one|the|some|this) (?:[a-z]+ )?clients? (?:asks?|wonders?|wants? to know|is asking|keeps? asking|needs? to know)(?: me| us)? (?:whether|if) /g, 'I wonder whether '],
  [/\b(?:for|to|with) (?:a|an|my|our|one|some) (?:(?!big\b|large\b)[a-z]+ )?clients?\b(?! (?:of|at|whose|list|base|who)\b)/g, ''],
];

const shares = /\b(?:shares?|stock|clos(?:e|ed|ing))\b/i;
const profits = /\b(?:profits?|earnings|income|eps|sales|revenue|margin|loss-making|net)\b/i;
/** What a share lost in percent is its fall. */
const falls: readonly Rewording[] = [
  [re(String.raw`\b(?:what (?:is|was|were)|give me|tell me) (?:the |its |their )?(?:exact |total |whole |resulting )*(one-day |single-day |daily |day's )?(?:percentage|percent) (?:loss|damage|hit)`), (...[, day = '']: readonly string[]): string => `by what percentage did the share price fall${day === '' ? '' : ' from the day before'}`],
  [re(String.raw`\b(?:(?:by )?how many percent|(?:by )?what percent(?:age)?) (?:did|has|have) (it|they|[A-Z][\w&.'-]*(?: [A-Z][\w&.'-]*)?) (?:lose|lost|shed|drop|give up)(?= (?:that|on|from|by|between|in the (?:session|day)|over the day)\b)( that day| on the day| in the (?:session|day))?`), (...[, who = '', day = '']: readonly string[]): string => `by what percentage did ${/^(?:it|they)$/i.test(who) ? 'its' : `${who}'s`} share price fall${day === '' ? '' : ' from the day before'}`],
];
/** A day on which it fell is told: it is of the share. */
const ofDay = /\b(?:that day|the day before|one-day|close|closing|session|trading day)\b/i;

export function plainTalk(text: string): string {
  const told = sayAgain(fromYear(spokenParts(counterTalk(barTalk(kitchenTalk(shortAsks(hurriedAsks(withFormFilled(text)))))))), [...purposes, ...columnHeadings, ...blame, ...economy, ...lines, ...pictures, ...acrossTheTable, ...asked]);
  return (shares.test(told) || ofDay.test(told)) && !profits.test(told) ? sayAgain(told, falls) : told;
}
