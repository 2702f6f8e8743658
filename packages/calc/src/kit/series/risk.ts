// How much the price moved: volatility and the deepest fall.
import { Decimal } from '@assay/record';
import { closesSince, monthsEarlier, type Close, type History, type SeriesValue } from './history.ts';
import { binaryValue, exactValue, fraction, fractionFrom } from './series-value.ts';

/** Trading days a year, by convention. */
const SESSIONS_A_YEAR = 252;

/** Annualised volatility over some months, as a fraction: sample deviation of ln(closeₜ ÷ closeₜ₋₁) × √252. Binary floats. Null where the closes do not reach back so far. */
export function volatility(months: number): (history: History) => SeriesValue | null {
  return (history) => {
    const closes = closesSince(history, monthsEarlier(history.last.date, months));
    return closes === null ? null : binaryValue(annualisedDeviation(closes.map(({ close }) => close.toNumber())), fraction, closes);
  };
}

/** Sample deviation of ln(closeₜ ÷ closeₜ₋₁) × √252, as a fraction; null of fewer than two changes. */
export function annualisedDeviation(values: readonly number[]): number | null {
  const returns = values.slice(1).map((value, index) => Math.log(value / (values[index] ?? Number.NaN)));
  if (returns.length < 2) return null;
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (returns.length - 1)) * Math.sqrt(SESSIONS_A_YEAR);
}

/** The deepest fall of a close below the highest close before it, within some months: −0.3 is a fall of 30%; 0 when it never fell. */
export function maxDrawdown(months: number): (history: History) => SeriesValue | null {
  return (history) => {
    const closes = closesSince(history, monthsEarlier(history.last.date, months));
    return closes === null ? null : exactValue(deepestFall(closes), fraction, closes);
  };
}

function deepestFall(closes: readonly Close[]): Decimal | null {
  let peak = new Decimal(0);
  let deepest: Decimal | null = new Decimal(0);
  for (const { close } of closes) {
    peak = Decimal.max(peak, close);
    const fall = fractionFrom(close, peak);
    deepest = fall === null || deepest === null ? null : Decimal.min(deepest, fall);
  }
  return deepest;
}
