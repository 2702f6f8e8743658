// Altman's Z: how near a company stands to bankruptcy. The 1968 score is for listed manufacturers; Z″ (1995) for others, with book equity and without sales.
// Neither is for banks and insurers, whose balance sheets mean something else.
import { Decimal, decimal } from '@assay/record';
import { hasInputs, inputsMissing, written, type ModelInputs, type ModelOutcome } from '../model.ts';

const shared = ['current_assets', 'current_liabilities', 'retained_earnings', 'operating_income', 'total_assets', 'total_liabilities'] as const;
const original = [...shared, 'market_cap', 'revenue'] as const;
const general = [...shared, 'shareholders_equity'] as const;
export type AltmanInputs = Readonly<Record<(typeof original)[number], Decimal>>;
export type AltmanGeneralInputs = Readonly<Record<(typeof general)[number], Decimal>>;
export type AltmanZone = 'distress' | 'grey' | 'safe';

type Term = { readonly weight: string; readonly over: Decimal; readonly under: Decimal };

/** Z = 1.2 working capital + 1.4 retained earnings + 3.3 operating income + 1.0 revenue, each over total assets, + 0.6 market value over total liabilities. */
export function altmanZ(inputs: AltmanInputs): ModelOutcome {
  return weigh(inputs, [...sharedTerms(inputs, ['1.2', '1.4', '3.3']), { weight: '0.6', over: inputs.market_cap, under: inputs.total_liabilities }, { weight: '1.0', over: inputs.revenue, under: inputs.total_assets }]);
}

/** Z″ = 6.56 working capital + 3.26 retained earnings + 6.72 operating income, each over total assets, + 1.05 book equity over total liabilities. */
export function altmanZGeneral(inputs: AltmanGeneralInputs): ModelOutcome {
  return weigh(inputs, [...sharedTerms(inputs, ['6.56', '3.26', '6.72']), { weight: '1.05', over: inputs.shareholders_equity, under: inputs.total_liabilities }]);
}

/** The published zones: below 1.81 distress and above 2.99 safe for Z; 1.1 and 2.6 for Z″. */
export function altmanZone(score: Decimal, of: 'original' | 'general'): AltmanZone {
  const [distress, safe] = of === 'original' ? ['1.81', '2.99'] : ['1.1', '2.6'];
  if (score.lessThan(distress)) return 'distress';
  return score.greaterThan(safe) ? 'safe' : 'grey';
}

/** The model `altman_z`. */
export function altmanModel(inputs: ModelInputs): ModelOutcome {
  return hasInputs(inputs, original) ? altmanZ(inputs) : inputsMissing(inputs, original);
}

/** The model `altman_z_general`. */
export function altmanGeneralModel(inputs: ModelInputs): ModelOutcome {
  return hasInputs(inputs, general) ? altmanZGeneral(inputs) : inputsMissing(inputs, general);
}

function sharedTerms(inputs: Readonly<Record<(typeof shared)[number], Decimal>>, weights: readonly [string, string, string]): Term[] {
  const under = inputs.total_assets;
  return [
    { weight: weights[0], over: inputs.current_assets.minus(inputs.current_liabilities), under },
    { weight: weights[1], over: inputs.retained_earnings, under },
    { weight: weights[2], over: inputs.operating_income, under },
  ];
}

function weigh(inputs: Pick<AltmanInputs, 'total_assets' | 'total_liabilities'>, terms: readonly Term[]): ModelOutcome {
  if (inputs.total_assets.lessThanOrEqualTo(0) || inputs.total_liabilities.lessThanOrEqualTo(0)) return { error: 'assets or liabilities are not positive' };
  return {
    value: Decimal.sum(...terms.map(({ weight, over, under }) => decimal(weight).times(over).dividedBy(under))),
    filled: terms.map(({ weight, over, under }) => `${weight} × ${written(over)} ÷ ${written(under)}`).join(' + '),
  };
}
