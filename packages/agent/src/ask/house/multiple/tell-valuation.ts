// Measures of the price: each figure first, with the close and the figures of the statements behind it.
import type { Reading } from '../../../figures/figure.ts';
import { say, type Shown, type Text } from '../../../prose/text.ts';
import type { PricedAt } from '../../asked/multiple/multiple.ts';
import { plainNames } from '../../asked/multiple/words/plain-names.ts';
import { endOf } from '../../../book/fact-book.ts';
import { capital, nameOf, ownedBy, wasWere } from '../answer/sentences/naming.ts';
import { textBlock, together, type Outcome } from '../answer/outcome.ts';
import { clauseOf, inTime, sentence, shownOf, styleOf, timeName } from '../answer/sentences/reading-words.ts';
import type { Holder, Scene } from '../answer/scene.ts';
import { latest } from '../answer/times/times.ts';
import { momentOf } from '../course/closes-in.ts';
import { betweenCloses } from './between-closes.ts';
import { atTimes } from './tell-multiple.ts';
import { anchorOf, lostOf, valuationAt, type Valued } from './valuation-at.ts';
import { tellPeg } from './tell-peg.ts';
import { tellYieldGap } from './tell-yield-gap.ts';
import { written } from './written-valuation.ts';

/** More figures than these are told without what is behind them, which then stands below. */
const FULL = 2;

/** Null where none is asked for. */
export function tellValuation(scene: Scene): Outcome | null {
  const { valuation } = scene.gathered.asked;
  if (valuation === undefined) return null;
  if (valuation.apart !== undefined) return tellYieldGap(scene, valuation);
  if (valuation.overGrowth !== undefined) return tellPeg(scene, valuation);
  const isBrief = scene.holders.length * valuation.items.length * valuation.at.length > FULL;
  const isOwn = (id: string): boolean => valuation.yearOf === undefined || valuation.yearOf.includes(id);
  const told = scene.holders.flatMap((holder) => valuation.at.flatMap((at) => [
    ...valuation.items.map((id, index) => toldAt(holder, id, { isFine: valuation.isFine === true, at: isOwn(id) ? at : { ...at, year: null }, isBrief, isTurned: valuation.items.slice(index + 1).some((other) => turned[id] === other) })),
    ...(valuation.priceAt === undefined ? [] : [pricedAt(holder, at, valuation.priceAt)]),
  ]));
  return together([...told, ...scene.holders.flatMap((holder) => betweenCloses(holder, valuation))]);
}

/** On the same earnings as the multiple. */
function pricedAt(holder: Holder, at: PricedAt, times: string): Outcome {
  const valued = valuationAt(holder, 'pe_ratio', at);
  const earnings = 'lacks' in valued ? undefined : valued.inputs.find(({ metric }) => /eps/.test(metric));
  return earnings === undefined ? gap(holder, 'price', 'diluted_eps') : atTimes(holder, earnings, { times });
}

/** A measure of the newest close on the newest figures, such as the yield of the dividends of the year before it; null where none is told. */
export function valuedNow(holder: Holder, id: string): Outcome | null {
  const valued = valuationAt(holder, id, { price: null, year: null });
  return 'lacks' in valued ? null : { summary: inFull(holder, valued), blocks: [], missing: [] };
}

/** Asked for beside a measure of the price, and no measure of it themselves. */
const amounts: ReadonlySet<string> = new Set(['price', 'diluted_eps', 'dividends_per_share', 'operating_margin', 'net_margin', 'gross_margin', 'return_on_equity']);

/** The one turned over is the other. */
const turned: Readonly<Record<string, string>> = { earnings_yield: 'pe_ratio', pe_ratio: 'earnings_yield', free_cash_flow_yield: 'price_to_free_cash_flow', price_to_free_cash_flow: 'free_cash_flow_yield' };

type How = { readonly isFine: boolean; readonly at: PricedAt; readonly isBrief: boolean; /** It is told the other way round below, with its calculation. */ readonly isTurned: boolean };

function toldAt(holder: Holder, id: string, { at, isBrief, isTurned, isFine }: How): Outcome {
  if (amounts.has(id)) return amountAt(holder, id, at);
  const valued: ReturnType<typeof valuationAt> = { ...valuationAt(holder, id, at), ...(isFine ? { isFine } : {}) };
  const lost = 'lacks' in valued ? valued.lost : lostOf(valued.value.unit, valued.inputs);
  if (lost !== null) return meaningless(holder, id, lost);
  if ('lacks' in valued) return gap(holder, id, valued.lacks);
  if (isTurned && !isBrief) return inOneSentence(holder, valued) ?? { summary: inFull(holder, valued), blocks: [], missing: [] };
  return isBrief ? briefly(holder, valued) : { summary: [headline(holder, valued), ...behind(holder, valued, worthBehind(holder, valued, at))], blocks: [], missing: [] };
}

/** What all shares together are worth, where the multiple is of that: it is asked for beside it often enough, and else the first step of the calculation. */
function worthBehind(holder: Holder, { inputs, value }: Valued, at: PricedAt): readonly Text[] {
  const isOfWorth = value.metric !== 'market_cap' && !/^(?:ev_|enterprise_)/.test(value.metric) && inputs.some(({ metric }) => metric === 'shares_outstanding');
  const worth = isOfWorth ? valuationAt(holder, 'market_cap', at) : null;
  return worth === null || 'lacks' in worth ? [] : [headline(holder, worth)];
}

function amountAt(holder: Holder, id: string, { price: when, year }: PricedAt): Outcome {
  const { book } = holder.bench;
  const price = momentOf(book.closes, when ?? { kind: 'latest' });
  const anchor = year === null && when === null ? null : anchorOf(book, year, endOf(price ?? undefined));
  const read = id === 'price' ? price : anchor === null ? latest(book, id) : book.at(id, anchor);
  return read === null ? gap(holder, id, id) : { summary: [sentence(clauseOf(holder, read))], blocks: [], missing: [] };
}

/** `At the close of $300.07 on 31 July 2025, its price-earnings ratio was 26.3 times on its diluted earnings per share of $11.39 in fiscal 2024.` Null where it is made of more, or of the newest figures. */
function inOneSentence(holder: Holder, { price, inputs, value, isNewest }: Valued): Outcome | null {
  const [only, ...others] = inputs;
  if (only === undefined || others.length > 0 || isNewest) return null;
  const ofYear: Reading = { ...value, period: only.period };
  return { summary: [say`At the close of ${shownOf(holder, price)} on ${timeName(price)}, ${ownedBy(holder.name)} ${nameOf(value.metric)} ${wasWere(value.metric)} ${shownOf(holder, ofYear)} on its ${nameOf(only.metric)} of ${shownOf(holder, only)} ${inTime(only)}.`], blocks: [], missing: [] };
}

function gap(holder: Holder, id: string, lacks: string): Outcome {
  const what = lacks === 'price' ? 'a close for the time asked about' : `${nameOf(lacks)} for the time asked about`;
  const why = lacks === id || lacks === 'price' ? '' : `, without which its ${nameOf(id)} cannot be told`;
  return { summary: [say`The sources at hand do not give ${what} of ${holder.name}${why}.`], blocks: [], missing: [`${ownedBy(holder.name)} ${nameOf(id)} for the time asked about.`] };
}

function meaningless(holder: Holder, id: string, lost: Reading): Outcome {
  return { summary: [say`${sentence(clauseOf(holder, lost))} The ${nameOf(id)} has no meaning then: the amount that the price is held against is negative.`], blocks: [], missing: [] };
}

/** The figure, and then what it is made of. */
function inFull(holder: Holder, valued: Valued): readonly Text[] {
  return [headline(holder, valued), ...behind(holder, valued)];
}

function briefly(holder: Holder, valued: Valued): Outcome {
  return { summary: [headline(holder, valued)], blocks: behind(holder, valued).map(textBlock), missing: [] };
}

export const plainName = ({ value: { metric }, inputs }: Valued): string => `${plainNames[metric] ?? nameOf(metric)}${inputs.some((input) => input.metric === 'diluted_shares') ? ' on diluted shares' : ''}`;

export function headline(holder: Holder, valued: Valued): Text {
  const { value, isNewest } = valued;
  if (isNewest && valued.isFine !== true) return sentence(clauseOf(holder, value));
  return say`${ownedBy(holder.name)} ${isNewest ? nameOf(value.metric) : plainName(valued)} ${wasWere(value.metric)} ${shownAs(holder, valued)} on ${timeName(value)}.`;
}

/** Yields of dividends lie near one another, and those that are held against the Treasury's near that. */
function shownAs({ bench }: Holder, { value, isFine = false }: Valued): Shown {
  return bench.show(value, isFine || value.metric === 'dividend_yield' ? 'rate' : styleOf(value));
}

/** Dividends that were added up are told one by one. */
function partOf(holder: Holder, { paid }: Valued, reading: Reading): readonly Text[] {
  if (reading.metric !== 'dividends_per_share' || paid.length === 0) return [sentence(clauseOf(holder, reading))];
  return paid.map((one) => say`${ownedBy(holder.name)} dividend with the ex-dividend day of ${timeName(one)} was ${holder.bench.show(one)}.`);
}

/** `worth`: what stands between the amounts and what they come to. */
export function behind(holder: Holder, valued: Valued, worth: readonly Text[] = []): readonly Text[] {
  const { price, inputs, value, isNewest, paid } = valued;
  const parts = [price, ...inputs].flatMap((reading) => partOf(holder, valued, reading));
  const label = value.metric === 'market_cap' ? 'worth of all diluted shares' : paid.length > 0 ? 'dividend yield, on those dividends' : valued.isAlone ? `${nameOf(value.metric)}, on those figures` : plainName(valued);
  return isNewest ? [...parts, ...worth] : [...parts, ...worth, say`${capital(label)}: ${written(holder, valued)} = ${shownAs(holder, valued)}.`];
}
