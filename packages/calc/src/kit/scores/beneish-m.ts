// Beneish's M: how much a year's accounts look like those of companies that were found to manipulate earnings (Beneish 1999, eight variables).
// Accruals are net income less operating cash flow over assets, as later papers take them from the cash flow statement.
import { Decimal, decimal } from '@assay/record';
import { hasInputs, inputsMissing, type ModelError, type ModelInputs } from '../model.ts';

const accounts = ['receivables', 'revenue', 'cost_of_revenue', 'current_assets', 'property_plant_equipment', 'total_assets', 'depreciation_amortization', 'selling_general_administrative', 'current_liabilities', 'long_term_debt'] as const;
const names = [...accounts, ...accounts.map((name) => `${name}@-1y` as const), 'net_income', 'operating_cash_flow'] as const;
type Account = (typeof accounts)[number];
/** By metric id; `@-1y` is one year earlier. */
export type BeneishInputs = Readonly<Record<(typeof names)[number], Decimal>>;
export type BeneishScore = { readonly value: Decimal; readonly filled: string; readonly indices: Readonly<Record<BeneishIndex, Decimal>> };

const constant = '-4.84';
const weights = { receivables: '0.920', margin: '0.528', assetQuality: '0.404', growth: '0.892', depreciation: '0.115', overhead: '-0.172', accruals: '4.679', leverage: '-0.327' } as const;
export type BeneishIndex = keyof typeof weights;
const order: readonly BeneishIndex[] = ['receivables', 'margin', 'assetQuality', 'growth', 'depreciation', 'overhead', 'accruals', 'leverage'];

/** Above it a company looks like a manipulator: Beneish's cut-off where a missed one costs 20 to 30 times a false alarm. */
export const beneishThreshold: Decimal = decimal('-1.78');

/** M = −4.84 + Σ weight × index. An error where an index divides by zero, such as without receivables or overhead in the year before. */
export function beneishM(inputs: BeneishInputs): BeneishScore | ModelError {
  const indices = indicesOf(inputs);
  const broken = order.filter((name) => !indices[name].isFinite());
  if (broken.length > 0) return { error: `no ${broken.join(', ')} index: it divides by zero` };
  return {
    value: Decimal.sum(constant, ...order.map((name) => indices[name].times(weights[name]))), indices,
    filled: [constant, ...order.map((name) => `${weights[name]} × ${indices[name].toDecimalPlaces(6).toFixed()}`)].map((term) => (term.startsWith('-') ? `(${term})` : term)).join(' + '),
  };
}

/** The model `beneish_m`. */
export function beneishModel(inputs: ModelInputs): BeneishScore | ModelError {
  return hasInputs(inputs, names) ? beneishM(inputs) : inputsMissing(inputs, names);
}

type Year = (account: Account) => Decimal;

function indicesOf(inputs: BeneishInputs): Record<BeneishIndex, Decimal> {
  const now: Year = (account) => inputs[account];
  const before: Year = (account) => inputs[`${account}@-1y`];
  const index = (ratio: (year: Year) => Decimal): Decimal => ratio(now).dividedBy(ratio(before));
  return {
    receivables: index((year) => year('receivables').dividedBy(year('revenue'))),
    margin: grossMargin(before).dividedBy(grossMargin(now)),
    assetQuality: index((year) => new Decimal(1).minus(year('current_assets').plus(year('property_plant_equipment')).dividedBy(year('total_assets')))),
    growth: index((year) => year('revenue')),
    depreciation: depreciationRate(before).dividedBy(depreciationRate(now)),
    overhead: index((year) => year('selling_general_administrative').dividedBy(year('revenue'))),
    accruals: inputs.net_income.minus(inputs.operating_cash_flow).dividedBy(inputs.total_assets),
    leverage: index((year) => year('long_term_debt').plus(year('current_liabilities')).dividedBy(year('total_assets'))),
  };
}

function grossMargin(year: Year): Decimal {
  return year('revenue').minus(year('cost_of_revenue')).dividedBy(year('revenue'));
}

function depreciationRate(year: Year): Decimal {
  return year('depreciation_amortization').dividedBy(year('depreciation_amortization').plus(year('property_plant_equipment')));
}
