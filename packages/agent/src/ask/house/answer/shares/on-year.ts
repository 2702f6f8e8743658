// A multiple of the price over the figures of a named fiscal year, at the newest close: what is meant by "P/E on 2024 earnings".
import { endOfFiscalYear } from '../../../asked/settled/settle-times.ts';
import { evaluateFormula, formulaInputs, metricById } from '@assay/calc';
import type { Anchor } from '../../../../book/anchor.ts';
import { endOf, type FactBook } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { say, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { metricsAsked, periodsAsked, seriesAsked, type MetricAsked } from '../asked-of.ts';
import { isOfMarket, nameOf, ownedBy } from '../sentences/naming.ts';
import type { Outcome } from '../outcome.ts';
import { clauseOf, inTime, sentence, shownOf, timeName } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { indicatorOn, latest } from '../times/times.ts';

type Wanted = { readonly measure: MetricAsked; readonly period: AskedPeriod };

/** The question names the year's figure beside the multiple, or says that the price is to be today's. */
function inputNamed(scene: Scene, id: string): string | null {
  const inputs = formulaInputs(metricById(id)?.formula ?? '0').map(({ metric }) => metric);
  return metricsAsked(scene).find((measure) => measure.id !== id && inputs.includes(measure.id))?.id ?? null;
}

const todayWords = /\b(?:latest|last|current|newest|today|now)\b[^.?]{0,20}\b(?:close|closing|price|quote)|\bcurrent(?:ly)?\b/i;

/** `on 2024 EPS`, `fiscal 2024 earnings over price`: the year is that of the figure, not of the price. */
const yearsFigure = /\b(?:fiscal |FY ?|fy)?(?:20)?\d\d(?:[’']s)?\)? (?:\w+\.? )?(?:eps|earnings|sales|revenues?|profits?|book value|ebitda|cash flow|revs?|turnover|numbers|books|figures|accounts)\b|\b(?:eps|earnings(?: per share)?|sales|revenues?|profits?|ebitda|numbers|books|figures|accounts) (?:of|for|from) (?:the )?(?:fiscal |FY ?|year )*(?:20)?\d\d\b|\b(?:on|over|by|against|using|from|and)\b[^?.]{0,24}\b(?:eps|earnings(?: per share)?|sales|revenues?|profits?)\b[^?.]{0,20}\b(?:last|latest|newest|most recent)\b[^?.]{0,24}\byear\b|\b(?:last|latest|newest)\b[^?.]{0,24}\b(?:fy|year)\b.{0,12}\b(?:eps|earnings|sales|revenues?|profits?)\b/i;

const fiscalEarnings = /\bfiscal[- ]year(?:['’]s)? (?:(?:fully )?(?:diluted )?)?(?:eps|earnings)\b/i;

/** What was once: the price of that time is meant. */
const past = /\b(?:was|were|did|had|traded|back (?:in|then)|at the (?:end|close)|end of|year[- ]?end|history|historical)\b/i;

/** The debt and the cash are to be those of the year's balance sheet, the worth of the shares that of the day. */
const balanceNamed = /(?:\b(?:taking|using|from|on|based on|with|less|minus|plus)\b|[(=+])[^?]*\b(?:debt|cash)\b/i;

function isWanted(scene: Scene, holder: Holder, { measure: { id, as }, period }: Wanted): boolean {
  const canBe = as === 'value' && isOfMarket(id) && (metricById(id)?.formula ?? null) !== null && isHeld(scene, id);
  const year = fiscalYear(holder, id, period);
  return canBe && year !== undefined && meansYearsFigure(scene, holder, { id, year });
}

/** The year that is named, or on whose last day the debt and the cash are to be taken; undefined for another time. */
function fiscalYear({ bench: { book } }: Holder, id: string, period: AskedPeriod): number | null | undefined {
  if (period.kind === 'fiscal') return period.part === 'FY' ? period.year : undefined;
  return id === 'enterprise_value' && period.kind === 'date' ? book.yearAnchors.find(({ end }) => end === period.on)?.period?.fiscal?.year : undefined;
}

/** A price over a figure of the year; the worth of the whole with the debt and the cash of its balance sheet. */
function isHeld(scene: Scene, id: string): boolean {
  return ['multiple', 'percent'].includes(metricById(id)?.unit.kind ?? '') || (id === 'enterprise_value' && balanceNamed.test(scene.gathered.question.text));
}

function meansYearsFigure(scene: Scene, holder: Holder, { id, year }: { readonly id: string; readonly year: number | null }): boolean {
  const { text } = scene.gathered.question;
  return inputNamed(scene, id) !== null || id === 'enterprise_value' || yearsFigure.test(text) || fiscalEarnings.test(text) || (todayWords.test(text) && !endOfFiscalYear.test(text)) || (!past.test(text) && isNewest(holder, year));
}

/** "FY24 P/E", of the newest year that is on file: its figures under the price of the day. */
function isNewest({ bench: { book } }: Holder, year: number | null): boolean {
  return year !== null && book.yearAnchors.at(-1)?.period?.fiscal?.year === year;
}

const atItsEnd = /\b(?:at|on|as of|by) (?:the )?(?:very )?(?:end|close) of (?:its |the |their |that )?(?:fiscal|fy|financial)|\b(?:when|as|once) (?:that|the|its) (?:very |same )?(?:fiscal |financial )?year (?:ended|closed|was over|finished)\b/i;

/** The close of the day that is named beside the year, or the last one of the year itself where its end is meant; else the newest. */
function priceFor(scene: Scene, { bench: { book } }: Holder, anchor: Anchor | undefined): Reading | null {
  const { text } = scene.gathered.question;
  if (anchor !== undefined && atItsEnd.test(text) && !todayWords.test(text)) return indicatorOn(book, 'price', anchor.end);
  const day = seriesAsked(scene).length > 0 || balanceNamed.test(scene.gathered.question.text) ? undefined : periodsAsked(scene).find((period) => period.kind === 'date');
  return day === undefined ? latest(book, 'price') : indicatorOn(book, 'price', day.on);
}

/** A day beside a year is that of the price, and asks for no multiple of its own. */
export function isDayOfPrice(scene: Scene, holder: Holder, { measure, period }: Wanted): boolean {
  return period.kind === 'date' && periodsAsked(scene).some((other) => other.kind !== 'date' && isWanted(scene, holder, { measure, period: other }));
}

/** Null where the question does not mean it, or the sources do not give it. */
export function onYear(scene: Scene, holder: Holder, wanted: Wanted): Reading | null {
  const { period, measure: { id } } = wanted;
  const year = fiscalYear(holder, id, period);
  if (year === undefined || !isWanted(scene, holder, wanted)) return null;
  const { book } = holder.bench;
  const anchor = year === null ? book.yearAnchors.at(-1) : book.yearAnchors.find((known) => known.period?.fiscal?.year === year);
  const price = priceFor(scene, holder, anchor);
  return anchor === undefined || price === null ? null : overYear(holder, { id, anchor, price });
}

type Year = { readonly anchor: Anchor; readonly price: Reading };

function overYear({ bench: { book } }: Holder, { id, anchor, price }: Year & { readonly id: string }): Reading | null {
  const metric = metricById(id);
  const evaluated = metric === undefined ? null : underPrice(book, id, { anchor, price });
  if (metric === undefined || evaluated === null) return null;
  return { metric: id, value: metric.unit.kind === 'percent' ? evaluated.value.times(100) : evaluated.value, unit: metric.unit, period: anchor.period, formula: metric.formula, facts: evaluated.facts, assumptions: {} };
}

/** What is made of the price is worked out anew under it; all else is the year's. */
function underPrice(book: FactBook, id: string, year: Year): Pick<Reading, 'value' | 'facts'> | null {
  const formula = metricById(id)?.formula ?? null;
  if (id === 'price') return year.price;
  if (!isOfMarket(id) && !id.startsWith('enterprise_value') && !id.startsWith('market_cap')) return book.at(id, year.anchor);
  if (formula === null) return null;
  const used: Pick<Reading, 'value' | 'facts'>[] = [];
  const evaluated = evaluateFormula(formula, (input) => {
    const read = underPrice(book, input.metric, year);
    if (read === null) return null;
    used.push(read);
    return { value: read.value, ref: null };
  });
  return evaluated.ok ? { value: evaluated.value, facts: used.flatMap(({ facts }) => facts) } : null;
}

/** A multiple of a loss is below nothing, and says nothing of what is paid for earnings. */
function ofLoss(reading: Reading): readonly Text[] {
  return reading.value.isNegative() && reading.unit.kind === 'multiple' ? [say`A negative ${nameOf(reading.metric)} is not meaningful: what the price is held against is a loss.`] : [];
}

/** What stands beside them is the one figure that they are made of, which is as often as not asked for as well. */
const madeOf: Readonly<Record<string, string>> = { pe_ratio: 'diluted_eps', earnings_yield: 'diluted_eps', dividend_yield: 'dividends_per_share' };

/** `At the close of $251.64 on 24 March 2026, Apple’s price-earnings ratio was 33.7 times on its diluted earnings per share of $7.46 in fiscal 2025.` */
export function onYearSaid(scene: Scene, holder: Holder, wanted: Wanted): Outcome | null {
  const { book, show } = holder.bench;
  const reading = onYear(scene, holder, wanted);
  const anchor = book.yearAnchors.find(({ period }) => period === reading?.period);
  const price = priceFor(scene, holder, anchor);
  if (reading === null || price === null) return null;
  const input = madeOf[reading.metric] ?? inputNamed(scene, reading.metric);
  const of = input === null || anchor === undefined ? null : book.at(input, anchor);
  if (of !== null && endOf(price) !== endOf(book.closes.at(-1)) && reading.metric === 'pe_ratio') {
    return { summary: [say`${sentence(clauseOf(holder, price))} ${sentence(clauseOf(holder, of))} Price over earnings on ${timeName(price)}: ${show(price)} ÷ ${show(of)} = ${shownOf(holder, { ...reading, period: price.period })}.`], blocks: [], missing: [] };
  }
  const on: Text = of === null ? say`` : say` on its ${nameOf(of.metric)} of ${shownOf(holder, of)}`;
  return { summary: [say`At the close of ${shownOf(holder, price)} on ${timeName(price)}, ${ownedBy(holder.name)} ${nameOf(reading.metric)} was ${reading.metric === 'dividend_yield' ? show(reading, 'rate') : shownOf(holder, reading)}${on} ${inTime(reading)}.`, ...ofLoss(reading)], blocks: [], missing: [] };
}
