// What the closes say: trend, momentum, range and how rough the ride is. Only closes are known, so nothing is said of volume.
import { asPercent, growth } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { say, type Text } from '../../prose/text.ts';
import { moved } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { day, when } from '../when.ts';
import { makeTape, type Tape } from './tape.ts';
import { readTrend } from './trend.ts';

function watching(name: string, topic: Observation['topic'], observe: (bench: Bench, tape: Tape) => Draft | null): Observation {
  return { name, specialist: 'technical', topic, about: ['price', 'sma_200', 'rsi_14'], observe: (bench) => { const tape = makeTape(bench.book); return tape === null ? null : observe(bench, tape); } };
}

const trend = watching('trend', 'trend', (bench, tape) => {
  const [short, long] = [tape.indicator('sma_50'), tape.indicator('sma_200')];
  const gap = tape.indicator('distance_from_sma_200');
  if (short === null || long === null || gap === null) return null;
  const { show } = bench;
  const read = readTrend(tape, { short, long });
  const side = gap.value.isNegative() ? 'below' : 'above';
  const text: Text = say`The shares closed at ${show(tape.last)} on ${day(tape.last)}, ${show(gap, 'size')} ${side} the 200-day moving average of ${show(long)}, with the 50-day moving average at ${show(short)}; ${read.words}.`;
  return { weight: weigh(0.6, gap.value.toNumber(), 25), stance: read.stance, text, brief: say`the shares closed at ${show(tape.last)} on ${day(tape.last)}, ${show(gap, 'size')} ${side} the 200-day moving average`, headline: read.headline };
});

/** A hole in the closes spoils every average that reaches over it: better none than a wrong one. */
const patchy = watching('closes-with-a-hole', 'trend', (bench, tape) => {
  if (tape.indicator('sma_200') !== null) return null;
  const { show } = bench;
  const short = tape.indicator('sma_50');
  const close = say`The shares closed at ${show(tape.last)} on ${day(tape.last)}`;
  const beside = short === null ? close : say`${close}, with the 50-day moving average at ${show(short)}`;
  const reason = bench.book.closes.length < 200 ? 'there are too few closes on file for longer averages and ranges' : 'the closes on file have a hole, so longer averages and ranges are left out';
  return { weight: 0.6, stance: 'neutral', text: say`${beside}; ${reason}.`, brief: say`the shares closed at ${show(tape.last)} on ${day(tape.last)}` };
});

const strength = watching('rsi', 'momentum', (bench, tape) => {
  const rsi = tape.indicator('rsi_14');
  if (rsi === null) return null;
  const value = rsi.value.toNumber();
  const opening = say`The 14-day RSI was ${bench.show(rsi)} on ${day(tape.last)}`;
  if (value > 70) return { weight: weigh(0.5, value - 70, 15), stance: 'negative', text: say`${opening}, the zone in which short-term buyers start to take what they have made.` };
  if (value < 30) return { weight: weigh(0.5, 30 - value, 15), stance: 'positive', text: say`${opening}, the zone in which the urgent sellers have sold.` };
  if (value > 60) return { weight: 0.3, stance: 'positive', text: say`${opening}, brisk without being feverish.` };
  if (value < 40) return { weight: 0.32, stance: 'negative', text: say`${opening}, tired but not yet washed out.` };
  return { weight: 0.18, stance: 'neutral', text: say`${opening}, which decides nothing.` };
});

const range = watching('range', 'range', (bench, tape) => {
  const [high, low, under, over] = [tape.high, tape.low, tape.fromHigh, tape.fromLow];
  if (high === null || low === null || under === null || over === null) return null;
  const { show } = bench;
  const place = tape.last.value.minus(low.value).dividedBy(high.value.minus(low.value)).toNumber();
  const belowHigh = say`The price was ${show(under, 'size')} below the 52-week high of ${show(high)} on ${day(tape.last)}`;
  const aboveLow = say`The price was ${show(over, 'size')} above the 52-week low of ${show(low)} on ${day(tape.last)}`;
  if (under.value.gt(-0.05)) return { weight: 0.5, stance: 'positive', text: say`The 52-week high is ${show(high)}, the very price of that day; nobody who bought within the year is under water.` };
  if (over.value.lt('0.05')) return { weight: 0.5, stance: 'negative', text: say`The 52-week low is ${show(low)}, the very price of that day; everybody who bought within the year is under water.` };
  if (place > 0.88) return { weight: 0.42, stance: 'positive', text: say`${belowHigh}, near enough that holders with old losses no longer stand in the way.` };
  if (place < 0.15) return { weight: 0.5, stance: 'negative', text: say`${aboveLow}, and hardly anybody who bought within the year has made money.` };
  if (under.value.lt(-25)) return { weight: 0.46, stance: 'negative', text: say`${belowHigh}: holders who wait to get out even are a ceiling over any recovery.` };
  const nearer = place > 0.66 ? ': the upper third of its year' : place < 0.34 ? ': the lower third of its year' : ', with about as much to lose as to regain';
  return { weight: 0.24, stance: 'neutral', text: say`${belowHigh} and ${show(over, 'size')} above the 52-week low of ${show(low)}${nearer}.` };
});

/** From this growth on, in percent, the change in net income is told where the business is. */
const told = 10;

/** What the price did beside what profit did: the gap is what buyers think of the future. */
function besideProfit(bench: Bench, by: number, profit: Reading | null): Text {
  if (profit === null) return say``;
  const profitBy = profit.value.toNumber();
  const read = profitWords(by, profitBy);
  return Math.abs(profitBy) < 1 || Math.abs(profitBy) >= told ? say`${read}` : say`${read}; net income ${moved(profit)} ${bench.show(profit, 'size')} in ${when(profit)}`;
}

function profitWords(by: number, profitBy: number): string {
  if (by > 8 && profitBy < 0) return ', although profit went the other way: buyers are paying for a future year';
  if (by < -8 && profitBy > 5) return ', although profit went the other way: the market doubts that it will last';
  const gap = by - profitBy;
  if (gap > 25) return ', far ahead of what profit did';
  if (gap > 8) return ', a little ahead of profit';
  if (by < 0 && profitBy < 0) return ', in the company of profit';
  return gap < -8 ? ', while profit did better still' : ', in step with profit';
}

const yearMove = watching('year-move', 'momentum', (bench, tape) => {
  const rate = tape.indicator('return_1y');
  if (rate === null || rate.value.abs().lt(8)) return null;
  const profit = bench.book.years('net_income');
  const by = rate.value.toNumber();
  const tail = besideProfit(bench, by, growth(profit.at(-1), profit.at(-2)));
  return { weight: weigh(0.38, by, 60), stance: by < 0 ? 'negative' : 'positive', text: say`Over the past twelve months the share price ${moved(rate)} ${bench.show(rate, 'size')}${tail}.` };
});

const quarterMove = watching('quarter-move', 'momentum', (bench, tape) => {
  const [rate, longer] = [tape.indicator('return_3m'), tape.indicator('return_1y')];
  if (rate === null || longer === null || rate.value.abs().lt(10)) return null;
  const isTurned = longer.value.isNegative() !== rate.value.isNegative();
  if (!isTurned && rate.value.abs().lt(18)) return null;
  const { show } = bench;
  const base = say`Over the past three months the share price ${moved(rate)} ${show(rate, 'size')}`;
  return { weight: weigh(0.4, rate.value.toNumber(), 40), stance: rate.value.isNegative() ? 'negative' : 'positive', text: isTurned ? say`${base}, against the direction of the year.` : say`${base}; so much in so short a time is seldom kept whole.` };
});

const drawdown = watching('drawdown', 'range', (bench, tape) => {
  const fall = growth(tape.last, tape.peak);
  if (fall === null || fall.value.gt(-20) || (tape.high !== null && tape.high.value.gte(tape.peak.value))) return null;
  const { show } = bench;
  return { weight: weigh(0.45, fall.value.toNumber(), 60), stance: 'negative', text: say`Between ${day(tape.peak)} and ${day(tape.last)} the share price fell ${show(fall, 'size')}; whoever bought then has waited long.` };
});

const roughness = watching('volatility', 'risk', (bench, tape) => {
  const sigma = tape.indicator('volatility_1y');
  if (sigma === null) return null;
  const value = asPercent(sigma);
  const { show } = bench;
  if (value > 36) return { weight: weigh(0.38, value - 36, 30), stance: 'negative', text: say`One-year volatility was ${show(sigma)} on ${day(tape.last)}: the size of a position matters as much here as the decision to take one.` };
  return value < 20 ? { weight: 0.34, stance: 'positive', text: say`One-year volatility was ${show(sigma)} on ${day(tape.last)}; the stock moves little, and its owners hold it for that reason.` } : null;
});

const depth = watching('deepest-fall', 'risk', (bench, tape) => {
  const fall = tape.indicator('max_drawdown_1y');
  if (fall === null || fall.value.gt(-30)) return null;
  return { weight: weigh(0.38, fall.value.toNumber() + 30, 30), stance: 'negative', text: say`The maximum drawdown of the past year was ${bench.show(fall, 'size')}; ${fall.value.lt(-45) ? 'whoever held on has been tested already' : 'an owner should know whether he would sit through another one'}.` };
});

const shock = watching('largest-day', 'risk', (bench, tape) => {
  const move = tape.largestDay;
  if (move === null || move.rate.value.abs().lt(9)) return null;
  const { show } = bench;
  const text = say`Between ${day(move.from)} and ${day(move.to)} the share price ${moved(move.rate)} ${show(move.rate, 'size')} in a single session`;
  return { weight: weigh(0.36, move.rate.value.toNumber(), 25), stance: move.rate.value.isNegative() ? 'negative' : 'neutral', text: move.rate.value.isNegative() ? say`${text}; no stop order protects against that.` : say`${text}; ${move.rate.value.gt(15) ? 'news of that size is priced before anybody can act on it' : 'whoever was out that day missed much of the year'}.` };
});

/** A MACD line nearer to its signal than this part of the price says nothing yet. */
const telltale = '0.005';

const macd = watching('macd', 'momentum', (bench, tape) => {
  const [line, signal] = [tape.indicator('macd'), tape.indicator('macd_signal')];
  if (line === null || signal === null) return null;
  const { show } = bench;
  if (line.value.minus(signal.value).abs().dividedBy(tape.last.value).lt(telltale)) return null;
  const isFirm = line.value.gt(signal.value);
  return { weight: 0.24, stance: isFirm ? 'positive' : 'negative', text: say`The MACD line was ${show(line)} on ${day(tape.last)} and the MACD signal line ${show(signal)}, which ${isFirm ? 'favours patience with a long position' : 'argues against haste'}.` };
});

/** How wide the way between the levels is, and to which of them the price is closer. */
function corridor(tape: Tape, width: number, { support, resistance }: { readonly support: Reading; readonly resistance: Reading }): string {
  const place = tape.last.value.minus(support.value).dividedBy(resistance.value.minus(support.value)).toNumber();
  const where = place > 0.7 ? 'the price is close to the upper of them' : place < 0.3 ? 'the price is close to the lower of them' : 'the price stands between them';
  return width < 0.06 ? `; ${where}, and a single bad day could cross the whole corridor` : width > 0.14 ? `; ${where}, with a long way from one to the other` : `; ${where}`;
}

const levels = watching('levels', 'range', (bench, tape) => {
  const { support, resistance } = tape;
  if (support === null || resistance === null) return null;
  const { show } = bench;
  return { weight: 0.3, stance: 'neutral', text: say`We would look for support near ${show(support)} and expect sellers near ${show(resistance)}${corridor(tape, resistance.value.minus(support.value).dividedBy(tape.last.value).toNumber(), { support, resistance })}.` };
});

export const technicalObservations: readonly Observation[] = [
  trend, patchy, strength, range, yearMove, quarterMove, drawdown, roughness, depth, { ...shock, detail: true }, { ...macd, detail: true }, { ...levels, detail: true },
];
