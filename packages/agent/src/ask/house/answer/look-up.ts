// One figure, or a few: the figure itself, how it stands to the year before, where it comes from, and what is newer.
import { metricById } from '@assay/calc';
import type { Block } from '../../draft.ts';
import type { AskedPeriod, Operand } from '../../asked/asked.ts';
import { asksMoveBetween } from '../../asked/forms/pace-words.ts';
import { join, say, type Text } from '../../../prose/text.ts';
import type { Reading } from '../../../figures/figure.ts';
import { asksHistory, missingMeasure, missingTime, metricsAsked, periodsAsked, seriesAsked, timesAtHand, type MetricAsked } from './asked-of.ts';
import { besideTold } from './times/beside-told.ts';
import { endOf } from '../../../book/fact-book.ts';
import { plain } from './glossary/define.ts';
import { standsIn } from './expressions/work-out.ts';
import { toldOf as calculated } from './expressions/tell-calculation.ts';
import { asForm, sayMeasure, type Said } from './forms.ts';
import { amountBetween, movedBetween } from './times/moved-between.ts';
import { withEnds } from './shares/off-ends.ts';
import { isBalance, isOfMarket, nameOf } from './sentences/naming.ts';
import { silent, textBlock, together, type Outcome } from './outcome.ts';
import { valuedNow } from '../multiple/tell-valuation.ts';
import { isOnDay, onDay } from './shares/on-day.ts';
import { onShares } from './shares/on-shares.ts';
import { isFiled, tellDividends } from './shares/tell-dividends.ts';
import { computedFrom, newerThan, sourceOf } from './sentences/provenance.ts';
import { clauseOf, sentence, trendOf } from './sentences/reading-words.ts';
import type { Holder, Scene } from './scene.ts';
import { allYears, latest, readingsIn, trailing } from './times/times.ts';
import { withoutMeaning } from './companies/without-meaning.ts';
import { asksOfEachYear } from './times/each-year-words.ts';
import { totalOf, totalOfYears } from './times/totals.ts';
import { trend } from './times/trend.ts';
import { isDayOfPrice, onYearSaid } from './shares/on-year.ts';

type Wanted = { readonly holder: Holder; readonly measure: MetricAsked; readonly period: AskedPeriod };

export function lookUp(scene: Scene): Outcome {
  if (asksHistory(scene) && metricsAsked(scene).every(({ id }) => id === 'price') && !periodsAsked(scene).some(({ kind }) => kind === 'date')) return trend(scene);
  const wanted = scene.holders.flatMap((holder) => metricsAsked(scene).flatMap((measure) => (isOfEachYear(scene.gathered.asked) ? periodsAsked(scene) : spanned(periodsAsked(scene), measure)).map((period): Wanted => ({ holder, measure, period: calendarEnd(scene, { holder, measure, period }) }))));
  if (wanted.length === 0) return silent;
  const between = betweenQuarters(scene) ?? betweenMoments(scene);
  if (between !== null) return between;
  const years = ofYearsTogether(scene);
  if (years !== null) return years;
  const told = together(wanted.flatMap((one) => toldOf(scene, one, wanted.length > 3) ?? []));
  return { ...told, summary: [...told.summary, ...besideTold(scene)] };
}

/** A share's price of a year is that of the calendar's end, whatever stands beside it. */
function calendarEnd({ gathered: { asked } }: Scene, { holder, measure, period }: Wanted): AskedPeriod {
  if (measure.id !== 'price' || measure.as !== 'value' || period.kind !== 'fiscal' || period.part !== 'FY' || period.year === null || /\b(?:fiscal|fy|financial)\b|\bFY ?'?\d/i.test(asked.text)) return period;
  const end: AskedPeriod = { kind: 'date', on: `${String(period.year)}-12-31` };
  return readingsIn(holder.bench.book, 'price', end).length > 0 ? end : period;
}

/** The sum or the mean of years that are named one by one; null where one of the figures has none. */
function ofYearsTogether(scene: Scene): Outcome | null {
  const told = scene.holders.flatMap((holder) => metricsAsked(scene).map((measure) => totalOfYears(holder, measure, { periods: periodsAsked(scene), text: scene.gathered.asked.text })));
  return told.length > 0 && told.every((one) => one !== null) ? together(told) : null;
}

/** Null for a time that only says which price, or which year's figure, another is told of. */
function toldOf(scene: Scene, one: Wanted, isBrief: boolean): Outcome | null {
  const paid = paidOut(one) ?? paidOf(scene, one);
  if (paid !== null) return paid;
  // Beside an economic series the day is the series'.
  const isDated = isOnDay(one) && seriesAsked(scene).length === 0 && periodsAsked(scene).some(({ kind }) => kind === 'date');
  const day = isDated ? onDay(scene, one) : null;
  if (day !== null) return day;
  if (isDated ? one.period.kind === 'fiscal' : isDayOfPrice(scene, one.holder, one)) return null;
  const told = onYearSaid(scene, one.holder, one) ?? lookUpOne(one, isBrief);
  return one.period.kind === 'latest' && !isBrief ? withEnds(told, one.holder, one.measure) : told;
}

/** By ex-dividend days, where no statement shows them; null of other measures. */
function paidOf({ gathered: { asked: { text } } }: Scene, one: Wanted): Outcome | null {
  const isShown = one.measure.id === 'dividends_per_share' && one.period.kind !== 'latest' ? isFiled(one.holder, { ...one, text }) : isReported(one);
  return asksDividends(one.measure) && !isShown ? tellDividends(one.holder, { ...one, text }) : null;
}

/** "Dividends" alone may be those of a share. */
const asksDividends = ({ id, words }: MetricAsked): boolean => id === 'dividends_per_share' || (id === 'dividends_paid' && /^(?:the )?dividends?$/i.test(words.trim()));

const operand = (id: string, words: string): Operand => ({ kind: 'operand', id, words, period: null });

/** What is paid out of the earnings, where no statement shows the dividends paid: those of a share over what a share earned. Null of other measures, and where one of the two is not at hand. */
function paidOut({ holder, measure, period }: Wanted): Outcome | null {
  const { book } = holder.bench;
  const isThere = (id: string): boolean => (period.kind === 'latest' ? latest(book, id) !== null : readingsIn(book, id, period).length > 0);
  const isOfEarnings = measure.as === 'share' && /^dividends_/.test(measure.id) && measure.of === 'diluted_eps';
  const isRatio = measure.as === 'value' && measure.id === 'payout_ratio' && !isThere('payout_ratio');
  if (!(isOfEarnings || isRatio) || !isThere('dividends_per_share') || !isThere('diluted_eps')) return null;
  return calculated(holder, { expression: { kind: 'combined', sign: '÷', left: operand('dividends_per_share', 'dividends per share'), right: operand('diluted_eps', 'diluted earnings per share') }, quotient: 'percent', over: 'each' }, [period]);
}

/** By a statement, for the time asked about; the newest dividend is the newest that was paid where the last statement that shows one is older than a year. */
function isReported({ holder: { bench: { book } }, measure: { id }, period }: Wanted): boolean {
  if (period.kind !== 'latest') return readingsIn(book, id, period).length > 0;
  const newest = latest(book, id);
  const last = book.yearAnchors.at(-1);
  return newest !== null && last !== undefined && endOf(newest) >= last.end;
}

/** A balance on a day, or at the end of a quarter, and at the end of a year: the one is held against the other, not each against its own year before. */
function areBalancesOf(measures: readonly MetricAsked[], periods: readonly AskedPeriod[]): boolean {
  const kinds = new Set(periods.map(({ kind }) => kind));
  const isQuarterBesideYear = new Set(periods.map((period) => (period.kind === 'fiscal' ? period.part.charAt(0) : ''))).size === 2;
  return measures.every(({ id }) => isBalance(id)) && periods.length === 2 && (kinds.size === 2 || kinds.has('date') || isQuarterBesideYear) && [...kinds].every((kind) => ['date', 'fiscal', 'latest'].includes(kind));
}

/** From one quarter to another: one move for each measure, not each quarter against its own year before. Null where something else is asked for. */
export function betweenQuarters(scene: Scene): Outcome | null {
  const periods = periodsAsked(scene);
  const areQuarters = periods.length === 2 && periods.every((period) => period.kind === 'fiscal' && period.part.startsWith('Q'));
  const measures = metricsAsked(scene).map(asForm);
  if (!(areQuarters || areBalancesOf(measures, periods)) || measures.length === 0 || !measures.every(({ as }) => as === 'growth' || as === 'change')) return null;
  const told = scene.holders.flatMap((holder) => measures.map((measure): Outcome => {
    const [first, last] = periods.flatMap((period) => readingsIn(holder.bench.book, measure.id, period).slice(-1)).toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
    return first === undefined || last === undefined ? oneOfTwo({ holder, measure, period: periods[0] ?? { kind: 'latest' } }, first) : { summary: [areQuarters || measure.as === 'growth' ? movedBetween(holder, first, last) : say`${movedBetween(holder, first, last)}${amountBetween(holder, first, last)}`], blocks: [], missing: [] };
  }));
  return together(told);
}

/** Of two times the one that is on file is told, and that the other is not. */
function oneOfTwo(wanted: Wanted, there: Reading | undefined): Outcome {
  const lacking = notThere(wanted);
  return there === undefined ? lacking : { ...lacking, summary: [sentence(clauseOf(wanted.holder, there)), ...lacking.summary] };
}

/** A stretch of days has two ends, and a balance stands on each. */
function bothEnds(period: AskedPeriod): readonly AskedPeriod[] {
  return period.kind === 'dates' ? [{ kind: 'date', on: period.from }, { kind: 'date', on: period.to }] : [period];
}

/** One balance, or a ratio of balances, on two days: how it stood on both and which way it went, not each against its own year before. Null for two years' ends, and where one of the days has none. */
function betweenMoments(scene: Scene): Outcome | null {
  const [holder, ...others] = scene.holders;
  const [measure, ...more] = metricsAsked(scene).map(asForm);
  const periods = periodsAsked(scene).flatMap(bothEnds);
  const areDays = periods.length === 2 && periods.every(({ kind }) => kind === 'date' || kind === 'fiscal') && periods.some(({ kind }) => kind === 'date');
  if (holder === undefined || measure?.as !== 'value' || others.length + more.length > 0 || !isBalance(measure.id) || !areDays) return null;
  const [first, last] = periods.flatMap((period) => readingsIn(holder.bench.book, measure.id, period).slice(-1)).toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
  return first === undefined || last === undefined || endOf(first) === endOf(last) ? null : { summary: [onBoth(holder, first, last)], blocks: [], missing: [] };
}

/** Both amounts and what is between them; a ratio goes from the one to the other. */
function onBoth(holder: Holder, first: Reading, last: Reading): Text {
  if (last.unit.kind !== 'money') return movedBetween(holder, first, last);
  return say`${sentence(clauseOf(holder, first))} ${sentence(clauseOf(holder, last))}${amountBetween(holder, first, last)}`;
}

/** Amounts of two years, and how they moved from the one to the other, are one move; moves that are claimed of each of two years are two. */
function isOfEachYear({ text, claims = [] }: Scene['gathered']['asked']): boolean {
  if (claims.length > 1 && claims.every(({ move }) => move !== null)) return true;
  return asksOfEachYear(text) && !asksMoveBetween.test(text);
}

/** A change from one time to another is one stretch between the two, and not a change at each of them. */
function spanned(periods: readonly AskedPeriod[], { as }: MetricAsked): readonly AskedPeriod[] {
  const [from, to, ...more] = periods;
  if (!['growth', 'change', 'cagr'].includes(as) || from === undefined || to === undefined || more.length > 0) return periods;
  if (from.kind === 'date' && to.kind === 'date') return [from.on < to.on ? { kind: 'dates', from: from.on, to: to.on } : { kind: 'dates', from: to.on, to: from.on }];
  const [first, last] = [from, to].map((period) => (period.kind === 'fiscal' && period.part === 'FY' ? period.year : null));
  return first === null || first === undefined || last === null || last === undefined ? periods : [{ kind: 'years', from: Math.min(first, last), to: Math.max(first, last) }];
}

/** Where many figures are asked for at once, each has its sentence and no more. */
export function lookUpOne({ holder, measure, period }: Wanted, isBrief: boolean): Outcome {
  const total = totalOf(holder, measure, period);
  const said = total === null ? sayMeasure(holder, measure, period) : null;
  const otherwise = said === null ? otherName(holder, measure, period) : null;
  if (otherwise !== null) return lookUpOne({ holder, measure: { ...measure, id: otherwise }, period }, isBrief);
  if (said === null) return total ?? onShares(holder, measure, period) ?? pricedNow({ holder, measure, period }) ?? notThere({ holder, measure: lackingOf(holder, measure, period), period });
  const summary = [said.sentence, ...caution({ holder, measure, said })];
  if (isBrief) return { summary, blocks: [], missing: [] };
  const support = [negative(said), ...sources(holder, said), ...newer(holder, said, period)].filter((text) => text !== null);
  const [first, ...rest] = support;
  return {
    summary,
    blocks: [...(first === undefined ? [] : [metricBlock(holder, said, first)]), ...(rest.length === 0 ? [] : [textBlock(join(rest, ' '))])],
    missing: [],
  };
}

/** A ratio over an equity below nothing is told, and that it says nothing. */
function caution({ holder, measure, said }: Pick<Wanted, 'holder' | 'measure'> & { readonly said: Said }): readonly Text[] {
  return measure.as === 'value' ? [withoutMeaning(measure.id, [{ holder, reading: said.figure }])].filter((text) => text !== null) : [];
}

/** A multiple of which the newest twelve months lack a figure is told on the last fiscal year. */
function pricedNow({ holder, measure, period }: Wanted): Outcome | null {
  const isMultiple = isOfMarket(measure.id) && ['multiple', 'percent'].includes(metricById(measure.id)?.unit.kind ?? '');
  return period.kind === 'latest' && measure.as === 'value' && isMultiple ? valuedNow(holder, measure.id) : null;
}

/** Under which a company has what was asked for on file, where it has not what the words name first. */
function otherName(holder: Holder, measure: MetricAsked, period: AskedPeriod): string | null {
  if (isPlainDividends(holder, measure, period)) return 'dividends_per_share';
  if (isOfOwners(holder, measure, period)) return 'equity_to_assets';
  const other = standsIn[measure.id];
  if (other !== undefined && readingsIn(holder.bench.book, other, period).length > 0) return other;
  return isCostOfBank(holder, measure, period) ? 'efficiency_ratio' : null;
}

/** "Dividends", where only those of a share are on file. */
function isPlainDividends(holder: Holder, { id, words, as }: MetricAsked, period: AskedPeriod): boolean {
  return id === 'dividends_paid' && as === 'value' && /^dividends?$/i.test(words) && readingsIn(holder.bench.book, 'dividends_per_share', period).length > 0;
}

/** The equity ratio, where the equity of the shareholders is the only one on file. */
function isOfOwners(holder: Holder, { id, as }: MetricAsked, period: AskedPeriod): boolean {
  return id === 'equity_ratio' && as === 'value' && readingsIn(holder.bench.book, 'equity_to_assets', period).length > 0;
}

/** What a bank spends of its revenue goes by a name of its own. */
function isCostOfBank(holder: Holder, { id, as }: MetricAsked, period: AskedPeriod): boolean {
  return id === 'operating_expense_ratio' && as === 'value' && readingsIn(holder.bench.book, 'efficiency_ratio', period).length > 0;
}

/** Of two measures that make one figure, the one that is not there for the time. */
function lackingOf(holder: Holder, measure: MetricAsked, period: AskedPeriod): MetricAsked {
  const { of } = measure;
  return of === undefined || sayMeasure(holder, { ...measure, as: 'value' }, period) === null ? measure : { ...measure, id: of, as: 'value' };
}

function metricBlock(holder: Holder, said: Said, sentence: Text): Block {
  return { kind: 'metric', title: `${holder.name}: ${nameOf(said.base.metric)}`, figure: holder.bench.show(said.figure).figure, trend: trendOf(said.base, said.before), sentence };
}

/** A multiple of a loss is below nothing, and says nothing of what is paid for earnings. */
function negative({ base }: Said): Text | null {
  return isOfMarket(base.metric) && base.unit.kind === 'multiple' && base.value.isNegative() ? say`A negative ${nameOf(base.metric)} has no meaning: the amount that the price is held against is a loss.` : null;
}

/** An average or a growth is told with what it is made of; its base needs no further proof. */
function sources(holder: Holder, { figure, base }: Said): readonly (Text | null)[] {
  if (figure === base) return [sourceOf(holder, base)];
  return figure.formula?.startsWith('avg(') === true ? [] : [computedFrom(holder, base)];
}

/** What is newer than the fiscal year that a question without a time is answered with. */
function newer(holder: Holder, { base }: Said, period: AskedPeriod): readonly (Text | null)[] {
  if (period.kind !== 'latest' || isOfMarket(base.metric) || isBalance(base.metric)) return [];
  return [newerThan(holder, base, trailing(holder.bench.book, base.metric))];
}

/** The question's own words for it, where the measure goes by others here. */
function otherWords({ id, words }: Wanted['measure']): string {
  const own = nameOf(id).toLowerCase();
  const said = words.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return said.length === 0 || said.some((word) => own.includes(word.slice(0, 5))) ? '' : ` It was asked for as “${plain(words)}”.`;
}

/** The answer says what is missing; it never gives another time as if it were the one asked for. */
function notThere({ holder, measure, period }: Wanted): Outcome {
  const { book } = holder.bench;
  if (period.kind !== 'latest' && (latest(book, measure.id) !== null || allYears(book, measure.id).length > 0)) return { summary: [timesAtHand(holder, measure.id)], blocks: [], missing: [missingTime(holder, measure.id)] };
  const refused = book.refused(measure.id);
  const text = say`The sources at hand do not give ${nameOf(measure.id)} of ${holder.name}, nor what ${nameOf(measure.id)} could be computed from.${otherWords(measure)}${refused === null ? '' : ` ${refused}`}`;
  return { summary: [text], blocks: [], missing: [missingMeasure(holder, measure.id)] };
}
