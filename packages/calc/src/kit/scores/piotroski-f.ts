// Piotroski's F: nine yes-or-no signals of a company that is getting stronger (Piotroski 2000). Income, cash flow and revenue are over assets at the
// start of their year, debt over the year's average assets, as in the paper; no new shares means no more shares outstanding than a year before.
import { decimal, type Decimal } from '@assay/record';
import { hasInputs, inputsMissing, type ModelError, type ModelInputs } from '../model.ts';

const names = [
  'net_income', 'net_income@-1y', 'operating_cash_flow', 'total_assets', 'total_assets@-1y', 'total_assets@-2y', 'long_term_debt', 'long_term_debt@-1y',
  'current_assets', 'current_assets@-1y', 'current_liabilities', 'current_liabilities@-1y', 'shares_outstanding', 'shares_outstanding@-1y',
  'gross_profit', 'gross_profit@-1y', 'revenue', 'revenue@-1y',
] as const;
/** By metric id; `@-1y` and `@-2y` are one and two years earlier. */
export type PiotroskiInputs = Readonly<Record<(typeof names)[number], Decimal>>;

export const piotroskiSignals = ['profit', 'cash flow', 'rising return', 'cash above profit', 'falling debt', 'rising liquidity', 'no new shares', 'rising margin', 'rising turnover'] as const;
export type PiotroskiSignal = (typeof piotroskiSignals)[number];
export type PiotroskiScore = { readonly value: Decimal; readonly filled: string; readonly signals: Readonly<Record<PiotroskiSignal, boolean>> };

/** The number of signals that hold, 0 to 9. An error where assets, current liabilities or revenue are not positive. */
export function piotroskiF(inputs: PiotroskiInputs): PiotroskiScore | ModelError {
  const bases = ['total_assets', 'total_assets@-1y', 'total_assets@-2y', 'current_liabilities', 'current_liabilities@-1y', 'revenue', 'revenue@-1y'] as const;
  const unusable = bases.filter((name) => inputs[name].lessThanOrEqualTo(0));
  if (unusable.length > 0) return { error: `not positive: ${unusable.join(', ')}` };
  const signals = signalsOf(inputs);
  const points = piotroskiSignals.map((name) => (signals[name] ? 1 : 0));
  return { value: decimal(points.reduce<number>((sum, point) => sum + point, 0)), signals, filled: piotroskiSignals.map((name, index) => `${name} ${points[index] ?? 0}`).join(' + ') };
}

/** The model `piotroski_f`. */
export function piotroskiModel(inputs: ModelInputs): PiotroskiScore | ModelError {
  return hasInputs(inputs, names) ? piotroskiF(inputs) : inputsMissing(inputs, names);
}

function signalsOf(inputs: PiotroskiInputs): Record<PiotroskiSignal, boolean> {
  const over = (part: Decimal, whole: Decimal): Decimal => part.dividedBy(whole);
  const [start, startBefore] = [inputs['total_assets@-1y'], inputs['total_assets@-2y']];
  const averageAssets = inputs.total_assets.plus(start).dividedBy(2);
  const averageBefore = start.plus(startBefore).dividedBy(2);
  return {
    'profit': inputs.net_income.greaterThan(0),
    'cash flow': inputs.operating_cash_flow.greaterThan(0),
    'rising return': over(inputs.net_income, start).greaterThan(over(inputs['net_income@-1y'], startBefore)),
    'cash above profit': inputs.operating_cash_flow.greaterThan(inputs.net_income),
    'falling debt': over(inputs.long_term_debt, averageAssets).lessThan(over(inputs['long_term_debt@-1y'], averageBefore)),
    'rising liquidity': over(inputs.current_assets, inputs.current_liabilities).greaterThan(over(inputs['current_assets@-1y'], inputs['current_liabilities@-1y'])),
    'no new shares': inputs.shares_outstanding.lessThanOrEqualTo(inputs['shares_outstanding@-1y']),
    'rising margin': over(inputs.gross_profit, inputs.revenue).greaterThan(over(inputs['gross_profit@-1y'], inputs['revenue@-1y'])),
    'rising turnover': over(inputs.revenue, start).greaterThan(over(inputs['revenue@-1y'], startBefore)),
  };
}
