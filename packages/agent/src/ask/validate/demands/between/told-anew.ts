// Times and figures that short questions ask anew, beside what was told: another time, a record, a recovery, a sum of several sellers, what prices leave of a growth.
import { standsIn } from '../../../asked/patterns/late-pattern.ts';
import type { Demand } from '../demand.ts';

const eachQuarter = /\bquarterly\b|\b(?:each|every|all(?: the)?|by|per) quarters?\b|\bquarter by quarter\b|\bfour quarters\b/i;

/** Quarters in a row are told without a gap, or the gap is named. */
export const quartersWithoutGap: Demand = ({ text, opening, missing }) => {
  const ends = [...new Set(opening.flatMap(({ to, fiscal, isBeside, form, measure }) => (to !== null && measure !== 'price' && fiscal?.part.startsWith('Q') === true && !isBeside && form === 'value' ? [Math.round(Date.parse(to) / 86_400_000)] : [])))].toSorted((left, right) => left - right);
  const hasGap = ends.length > 2 && ends.some((end, index) => index > 0 && end - (ends[index - 1] ?? end) > 120 && end - (ends[index - 1] ?? end) < 240);
  return standsIn(text, eachQuarter) && hasGap && !/quarter/i.test(missing) ? ['the quarter between'] : [];
};

const recovered = /\b(?:by when|when (?:had|did|has|have) (?:it|they|that)) ?[^?]{0,20}\b(?:recover\w*|c[aw]\w+ back|g[eo]t back|return\w*|regain\w*|caught up|made (?:it|that) (?:up|good))/i;

/** By when it had recovered is the first time that it stood as high again. */
export const recoveredWhen: Demand = ({ text, opening, openingWords }) => (standsIn(text, recovered) && opening.length > 0 && !/\bfirst time\b/i.test(openingWords) ? ['when it had recovered'] : []);

const real = /\b(?:inflation[- ]adjusted|adjusted for inflation|after inflation|in real terms|net of inflation|real (?:sales|revenue|terms))\b/i;

/** What is left of a company's growth after inflation is worked out. */
export const afterInflation: Demand = ({ text, asked, opening, openingWords }) => (asked.companies.length > 0 && standsIn(text, real) && opening.length > 0 && !/ [−÷] |\breal\b/.test(openingWords) ? ['what is left after inflation'] : []);

const record = /^(?:was|is|were|are|did|has)\b[^?]{3,120}\b(?:a|an|its|the) (?:new )?(?:record|all-time (?:high|low))\b/i;

/** Whether it was a record is said. */
export const wasRecord: Demand = ({ text, opening, openingWords }) => (standsIn(text, record) && opening.length > 0 && !/^(?:Yes|No)\b|\b(?:high|low) point\b|\b(?:high|low)est\b/.test(openingWords) ? ['whether it was a record'] : []);

const inAll = /\b(?:how much|how many|what)\b[^?]{0,30}\b(?:in all|in total|altogether|all told|together|combined)\b/i;

/** Of several sellers the sum, where it is asked for. */
export const allSellers: Demand = ({ text, opening, openingWords }) => (standsIn(text, inAll) && opening.some(({ measure }) => /^insider/.test(measure)) && new Set([...openingWords.matchAll(/(\S+) sold \d/g)].map(([, name]) => name)).size > 1 && !/\binsiders of\b[^.]* sold\b|\btogether\b| \+ /.test(openingWords) ? ['what they sold in all'] : []);

const otherTime = /\bsince the (?:start|beginning|turn) of\b|\byear to date\b|\bytd\b|\b(?:the )?(?:previous|prior|preceding|next|following) (?:one|day|session|close|quarter|month|year|period|reading)\b|\bthe one (?:before|after)\b/i;

/** Behind another question: the time of before is not told again. */
export const anotherTime: Demand = ({ text, asked, opening }) => (asked.inherited.includes('periods') && standsIn(text, otherTime) && !/\b(?:than|from|against|versus|vs\.?|compar\w+|over|on)\b/i.test(text) && opening.length > 0 ? ['the other time'] : []);

const paidOut = /\bpa(?:y|id|ys|ying) (?:it )?out\b(?! of\b)/i;

/** What was paid out is told, or named as missing. */
export const whatWasPaid: Demand = ({ text, opening, missing }) => (standsIn(text, paidOut) && opening.length > 0 && !opening.some(({ measure, metric, inputs }) => /dividend|payout|returned|repurchase/.test(`${measure} ${metric} ${inputs.join(' ')}`)) && !/dividend|returned|repurchase/i.test(missing) ? ['what was paid out'] : []);

const onDiluted = /\b(?:on|using|with|by|over) (?:the |a )?(?:fully )?diluted (?:shares?|basis|count|share count)\b/i;

/** "And on diluted shares?": the figure of before for each of them. */
export const onDilutedShares: Demand = ({ text, asked, opening }) => (asked.inherited.length > 0 && standsIn(text, onDiluted) && opening.length > 0 && opening.every(({ unit }) => unit.kind === 'shares' || unit.kind === 'percent') ? ['the figure for each of those shares'] : []);

const fasterThanBefore = /\b(?:faster|slower|quicker|more quickly|more slowly|at a (?:faster|slower) (?:pace|rate)) than (?:in |during |it did |it had )?(?:the |a )?(?:year|quarter|prior year|previous year|last year|year earlier)\b/i;

/** Faster than the year before: two rates of growth are held against each other. */
export const paceOfBefore: Demand = ({ text, opening }) => {
  const rates = new Set(opening.flatMap(({ form, isBeside, to, from }) => (form === 'growth' && !isBeside ? [`${from ?? ''} ${to ?? ''}`] : [])));
  return standsIn(text, fasterThanBefore) && opening.length > 0 && rates.size < 2 ? ['growth of the time before'] : [];
};

const owned = /\b\d[\d,]* (?:[\w&.']+ ){0,3}shares\b/i;
const theirWorth = /\b(?:they|them|those|these|it|that|the lot|all of them) (?:be |been |then |now )?worth\b|\bworth of (?:them|those|these)\b/i;

/** What so many shares are worth is worked out, though their number stands in the story before the question. */
export const worthOfThem: Demand = ({ text, asked, opening, openingWords }) => (owned.test(asked.text) && standsIn(text, theirWorth) && opening.length > 0 && !/×/.test(openingWords) ? ['what they were worth'] : []);

const firstAndLast = /\bfirst and (?:on )?(?:the )?last (?:trading )?(?:days?|closes?|sessions?)\b|\blast and (?:on )?(?:the )?first (?:trading )?(?:days?|closes?|sessions?)\b/i;

/** The first and the last day of a time are two days. */
export const bothEndDays: Demand = ({ text, opening }) => (standsIn(text, firstAndLast) && new Set(opening.flatMap(({ to, from }) => [to, from]).filter((day) => day !== null)).size < 2 && opening.length > 0 ? ['both of the days'] : []);

const asDays = /[,;+&] ?(?:and |in )?days\b(?! (?:later|ago|before|after))/i;

/** "Payables, days": the days that they stand for. */
export const daysOfThem: Demand = ({ text, opening }) => (standsIn(text, asDays) && opening.length > 0 && !opening.some(({ unit }) => unit.kind === 'days') ? ['the days of it'] : []);

const wentTo = /\bhow much of (?:[\w&'’]+ ){0,4}(?:cash flow|cash|profits?|income|earnings|revenues?|sales|money)\b[^?]{0,24}\b(?:went|goes|go|flow(?:ed|s)|was (?:spent|returned|paid|handed|eaten|swallowed)|is (?:spent|eaten)|ended up|came back|found its way)\b/i;

/** "How much of its cash flow went to shareholders": the part of it, or the amount that went there. */
export const wherePartWent: Demand = ({ text, opening, openingWords }) => (standsIn(text, wentTo) && opening.length > 0 && !/% of |÷|\bpayout\b|\bdividends?\b|\breturned\b|\brepurchases?\b|\bexpense\b|\bexpenditure\b|\bacquisitions\b|\bmargin\b/i.test(openingWords) ? ['where it went'] : []);

const ofOne = /\b(?:he|she|his|her|him)\b/i;

/** What one person did is not told of all insiders. */
export const tradesOfOne: Demand = ({ text, asked, opening, openingWords }) => (asked.inherited.length > 0 && standsIn(text, ofOne) && opening.some(({ measure }) => /^insider/.test(measure)) && /\binsiders of\b/i.test(openingWords) ? ['the trades of that person'] : []);

const inPercent = /^(?:and |so |then |ok,? )*(?:how (?:many|much)|what)(?: is that| was that)?(?: in| as an?)? ?(?:%|per ?cent(?:age)?)(?: (?:is|was|would) (?:that|it)(?: be)?)?[ ?.!]*$/i;

/** "How many percent is that", behind amounts: what the one is of the other, or by how much it moved. */
export const asPercentOfIt: Demand = ({ text, asked, opening }) => (asked.inherited.length > 0 && standsIn(text, inPercent) && opening.length > 0 && !opening.some(({ unit, isBeside }) => !isBeside && unit.kind === 'percent') ? ['how many percent it is'] : []);

const besideDay = /\b(?:the |a )?(?:day|session|close) (?:before|after|earlier|later|prior)\b|\b(?:previous|prior|preceding|next|following) (?:trading )?(?:day|session)\b/i;
const isLong = ({ from, to }: { readonly from: string; readonly to: string }): boolean => Date.parse(to) - Date.parse(from) > 5 * 86_400_000;

/** "And the day before?" behind a day that was looked for: no day beside a whole year. */
export const dayBeside: Demand = ({ text, asked: { inherited, periods }, opening }) => (inherited.length > 0 && standsIn(text, besideDay) && opening.length > 0 && periods.some((period) => period.kind === 'dates' && isLong(period)) ? ['the day beside that'] : []);

/** One month has no peak. */
export const peakOfOne: Demand = ({ asked, openingWords }) => (asked.inherited.includes('periods') && /\b(?:high|low) point of that run, (\w+ \d{4}) to \1\b/i.test(openingWords) ? ['the time in which it lies'] : []);

const dealt = /\b(?:anyone|anybody|someone|insiders?|executives?|directors?|officers?|management|bosses|ceo|cfo)\b[^?.;]{0,40}\b(?:sell|sold|selling|buy|bought|buying|trade[ds]?|dump\w*|unload\w*)\b/i;

/** Whether anybody at the company sold is told by no price of its share. */
export const whetherTheySold: Demand = ({ text, opening, openingWords, missing }) => (standsIn(text, dealt) && opening.some(({ measure }) => measure === 'price') && !opening.some(({ measure }) => /^insider/.test(measure)) && !/insider/i.test(`${openingWords} ${missing}`) ? ['whether they traded'] : []);

const overYears = /\bover fiscal (?<from>\d{4}) to fiscal (?<to>\d{4})\b/;

/** Of the years of before that are not on file a mean or a sum says nothing. */
export const allYearsOfBefore: Demand = ({ asked: { inherited, periods }, openingWords, missing }) => {
  const told = overYears.exec(openingWords)?.groups;
  const isShort = periods.some((period) => period.kind === 'years' && (period.from < Number(told?.['from']) || period.to > Number(told?.['to'])));
  return inherited.includes('periods') && told !== undefined && isShort && !/not hold/.test(missing) ? ['the years that are not on file'] : [];
};

const andRate = /\btax(?:es)?\b[^?.;]{0,80}\b(?:and|&) (?:in|as a|the|by) (?:tax )?rate\b/i;

/** What tax came to in dollars and in rate are two figures. */
export const taxAndRate: Demand = ({ text, opening, missing }) => (standsIn(text, andRate) && opening.length > 0 && !opening.some(({ measure, metric }) => /tax_rate/.test(`${measure} ${metric}`)) && !/rate/i.test(missing) ? ['the tax rate'] : []);

const earnedAndMargin = /\b(?:what|how much) (?:did|does|has) [^?.;]{1,40}?\b(?:earn(?:ed)?|make|made)\b[^?.;]{0,60}(?:[?.;,]| and| plus) (?:and )?(?:the |its |what )?(?:net |operating |profit )?margins?\b/i;

/** What was earned is an amount, and the margin stands beside it. */
export const amountBesideMargin: Demand = ({ text, opening, missing }) => (standsIn(text, earnedAndMargin) && opening.some(({ measure }) => /margin/.test(measure)) && !opening.some(({ unit, isBeside }) => unit.kind === 'money' && !isBeside) && !/income|earnings/i.test(missing) ? ['what was earned'] : []);
