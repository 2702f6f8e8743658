// What is written out before any reader looks: whole years, and whom or what a question is of where that stands in other words or in a sentence before.
import type { DataDesk } from '@assay/data';
import type { Asked } from '../asked.ts';
import { isOfPersonsTrades, monthsOfTrades } from '../insiders/months-of-trades.ts';
import { withSellerNamed } from '../insiders/who-keeps-selling.ts';
import { isEconomic } from '../subjects/economic.ts';
import { linesInClauses } from './clauses/lines-in-clauses.ts';
import { inCorePrices } from './economy/food-and-energy.ts';
import { jobsThen } from './economy/jobs-then.ts';
import { outputAndCrude } from './economy/output-and-crude.ts';
import { plainEconomy, readingsApart, whatForApart } from './economy/plain-economy.ts';
import { monthsOfYear, moveOfMonthlyMean } from './economy/policy-rate-talk.ts';
import { withoutSeasonal } from './economy/seasonal.ts';
import { seriesPointedAt } from './economy/series-pointed-at.ts';
import { steepness } from './economy/steepness.ts';
import { withoutToldAside } from './economy/told-aside.ts';
import { headings } from './headings.ts';
import { closeBetween } from './market/close-between.ts';
import { closesInTalk } from './market/closes-in-talk.ts';
import { dailySwings } from './market/daily-swings.ts';
import { dailyMeans } from './market/daily-means.ts';
import { earningsNamed } from './market/earnings-named.ts';
import { finishesInWords } from './market/finishes.ts';
import { exDates } from './market/ex-dates.ts';
import { toLastClose } from './market/to-last-close.ts';
import { lostInPercent, lostOfFigure } from './market/lost-in-percent.ts';
import { nowAndOnYear } from './market/now-and-on-year.ts';
import { priceAtTimes } from './market/price-at-times.ts';
import { peaksAndTroughs } from './market/peaks-and-troughs.ts';
import { paidForEarnings } from './market/paid-for-earnings.ts';
import { yieldsDefined } from './market/yields-defined.ts';
import { sayAgain, type Rewording } from './rewording.ts';
import { shortNames } from './short-names.ts';
import { asPartOfSales } from './statements/as-part-of-sales.ts';
import { borrowedInHalves } from './statements/borrowed-in-halves.ts';
import { owedBoth } from './statements/borrowings.ts';
import { activities } from './statements/activities.ts';
import { addedBack, behindProfit } from './statements/added-back.ts';
import { debtToldAgain } from './statements/debt-told-again.ts';
import { cashTalk } from './statements/cash-talk.ts';
import { cashLeft } from './statements/cash-left.ts';
import { gapOfTwo } from './statements/gap-of-two.ts';
import { dollarForDollar } from './statements/dollar-for-dollar.ts';
import { leftAfterPayouts } from './statements/left-after-payouts.ts';
import { outgrown } from './statements/outgrown.ts';
import { linesAtLength, soldInTime } from './statements/lines-at-length.ts';
import { linesByDeed } from './statements/lines-by-deed.ts';
import { monthBefore } from './times/month-before.ts';
import { linesInAPhrase } from './statements/lines-in-a-phrase.ts';
import { linesInOtherWords } from './statements/lines-in-other-words.ts';
import { linesByWord, oneOfOther } from './statements/one-of-other.ts';
import { onAverageEquity } from './statements/on-average-equity.ts';
import { owedAndOwned } from './statements/owed-and-owned.ts';
import { partsListed } from './statements/parts-listed.ts';
import { partsToldBeside } from './statements/parts-told-beside.ts';
import { saidOtherwise } from './statements/said-otherwise.ts';
import { belowHighNow } from './market/below-high-now.ts';
import { oneOffTheOther, returnsOfCash } from './statements/returns-of-cash.ts';
import { valueAsMultiple } from './market/value-as-multiple.ts';
import { wholeCompany } from './market/whole-company.ts';
import { worthAndMultiple } from './market/worth-and-multiple.ts';
import { payoutOfShare } from './statements/payout-of-share.ts';
import { pointedLines } from './statements/pointed-lines.ts';
import { partsWas, quotients, quotientsListed } from './statements/quotients.ts';
import { ratiosOfLines } from './statements/ratios-of-lines.ts';
import { sameFigure } from './statements/same-figure.ts';
import { twoKinds } from './talk/two-kinds.ts';
import { plainTalk } from './talk/plain-talk.ts';
import { asksJoined, asTold } from './talk/word-order.ts';
import { sumAsPart } from './statements/sum-as-part.ts';
import { sharesTimesPrice } from './statements/shares-times-price.ts';
import { shareCountsTalk } from './statements/share-counts-talk.ts';
import { termPairs } from './statements/term-pairs.ts';
import { partsOfYear } from './times/parts-of-year.ts';
import { markPassed } from './times/mark-passed.ts';
import { eachTimeAgain } from './times/each-time-again.ts';
import { lastDayOfYear } from './times/last-day-of-year.ts';
import { otherYearAside } from './times/other-year-aside.ts';
import { halfToldAside } from './times/half-told-aside.ts';
import { stretchPointedAt } from './times/stretch-pointed-at.ts';
import { yearToldAside } from './times/year-told-aside.ts';
import { fullYears } from './times/short-years.ts';
import { spokenTimes } from './times/spoken-times.ts';
import { timesBeside } from './times/times-beside.ts';
import { timesOfOther } from './statements/times-of-other.ts';
import { thatShare } from './statements/that-share.ts';
import { exceedsLine } from './statements/exceeds-line.ts';
import { besideARival } from './whom/beside-a-rival.ts';
import { balanceTotals } from './statements/balance-totals.ts';
import { ofEachHundred } from './statements/of-each-hundred.ts';
import { inOnePot } from './statements/in-one-pot.ts';
import { yearlyGrowth } from './statements/yearly-growth.ts';
import { versusInPercent } from './statements/versus-in-percent.ts';
import { yearsToPay } from './statements/years-to-pay.ts';
import { timesItsOwn } from './statements/times-its-own.ts';
import { putNextTo, yearEndToYearEnd } from './times/year-end-to-year-end.ts';
import { yearsTold } from './times/years-told.ts';
import { yearsUpTo } from './times/years-up-to.ts';

/** "A, B, C - rank high to low": a dash before what is to be done with them takes nothing away. */
const ordersApart: readonly Rewording[] = [
  // "Starting with the lowest multiple and ending with the highest".
  [/\b(?:starting|beginning|opening|leading off) (?:with|from|at) the ((?:high|low|large|small|bigg|cheap|dear|rich|thinn|fatt|fast|slow|great)est|most \w+|least \w+)( [\w/-]+)?(?:,? (?:and )?(?:ending|finishing|closing|going (?:up|down)|working (?:up|down)|down|up) (?:with|to|at|on) the [\w-]+(?: \w+)?)?(?=[,;.?:]|$)/gi, '$1$2 first'],
  [/ -{1,2} (?=(?:please )?(?:rank|order|sort|list|show|name|give|tell|which|who|highest|lowest|largest|smallest|most|least|high to low|low to high|best|worst)\b)/gi, ', '], [/\b(?:from )?(?:the )?most (?:to|down to|through to) (?:the )?least (?:generous|leveraged|indebted|geared|profitable|burdened|stretched)(?: (?:on|by) (?:that|this) (?:measure|yardstick|basis|score|count))?\b|\bfrom the most (?:generous|leveraged|indebted|geared|profitable) (?:on )?down\b|\bmost (?:generous|leveraged|indebted|geared) first\b|\b(?:(?:and )?who(?:['’]s| is| was) (?:the )?)?deepest in (?:hock|debt)(?: first|,? (?:on )?down(?: to the least(?: so)?)?| to (?:the )?least)/gi, 'highest first']];

/** Each may build on what those before it have written. */
const inOrder: readonly Rewording[] = [
  ...linesAtLength,
  ...cashTalk,
  ...besideARival,
  ...yearlyGrowth,
  ...inOnePot,
  ...balanceTotals,
  ...ofEachHundred,
  ...thatShare,
  ...timesOfOther,
  ...yearToldAside,
  ...halfToldAside,
  ...ordersApart,
  ...asksJoined,
  ...asTold,
  ...whatForApart,
  ...monthsOfYear,
  ...monthBefore,
  ...termPairs,
  ...linesByWord,
  ...jobsThen,
  ...outputAndCrude,
  ...plainEconomy,
  ...readingsApart,
  ...headings,
  ...markPassed,
  ...nowAndOnYear,
  ...outgrown,
  ...paidForEarnings,
  ...debtToldAgain,
  ...borrowedInHalves,
  ...owedBoth,
  ...dollarForDollar,
  ...eachTimeAgain,
  ...yieldsDefined,
  ...closesInTalk,
  ...finishesInWords,
  ...lostInPercent,
  ...owedAndOwned,
  ...lastDayOfYear,
  ...leftAfterPayouts,
  ...linesInAPhrase,
  ...activities,
  ...addedBack,
  ...pointedLines,
  ...linesByDeed,
  ...ratiosOfLines,
  ...linesInOtherWords,
  ...partsListed,
  ...partsToldBeside,
  ...saidOtherwise,
  ...sharesTimesPrice,
  ...shareCountsTalk,
  ...asPartOfSales,
  ...quotients,
  ...partsWas,
  ...sameFigure,
];

type Step = (text: string, before: Asked | undefined, desk: Pick<DataDesk, 'sampleCompanies'>) => string;

/** One after the other: each reads what those before it have written. */
const steps: readonly Step[] = [
  onAverageEquity,
  yearsTold,
  closeBetween,
  toLastClose,
  exDates,
  putNextTo,
  yearEndToYearEnd,
  steepness,
  stretchPointedAt,
  twoKinds,
  plainTalk,
  withoutSeasonal,
  (text, before) => fullYears(text, isByMonth(before)),
  timesItsOwn,
  yearsToPay,
  yearsUpTo,
  spokenTimes,
  partsOfYear,
  (text) => sayAgain(text, timesBeside),
  dailyMeans,
  (text) => sayAgain(text, dailySwings),
  peaksAndTroughs,
  otherYearAside,
  lostOfFigure,
  (text) => sayAgain(text, priceAtTimes),
  shortNames,
  moveOfMonthlyMean,
  earningsNamed,
  seriesPointedAt,
  wholeCompany,
  (text) => sayAgain(text, cashLeft),
  valueAsMultiple,
  belowHighNow,
  returnsOfCash,
  oneOffTheOther,
  worthAndMultiple,
  quotientsListed,
  payoutOfShare,
  behindProfit,
  (text, before, desk) => (before?.insiders !== undefined || isOfPersonsTrades(text, desk.sampleCompanies()) ? text : soldInTime(text)),
  (text) => sayAgain(text, inOrder),
  oneOfOther,
  sumAsPart,
  (text, _, desk) => (isOfPersonsTrades(text, desk.sampleCompanies()) ? text : gapOfTwo(linesInClauses(exceedsLine(versusInPercent(text))))),
  withoutToldAside,
  withSellerNamed,
  (text, before, desk) => monthsOfTrades(text, desk.sampleCompanies(), before?.insiders !== undefined),
  inCorePrices,
];

/** `before`: the question before in the same conversation. */
export function writtenFirst(text: string, desk: Pick<DataDesk, 'sampleCompanies'>, before: Asked | undefined): string {
  return steps.reduce((said, step) => step(said, before, desk), text);
}

/** A reading of the economy in one month. */
function isByMonth(before: Asked | undefined): boolean {
  return before?.companies.length === 0 && before.measures.some(isEconomic) && before.periods.some((period) => period.kind === 'dates' && period.from.slice(0, 7) === period.to.slice(0, 7));
}
