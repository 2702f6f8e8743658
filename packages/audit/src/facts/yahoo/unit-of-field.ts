import type { Unit } from '@assay/record';
import type { FieldUnit } from './fields.ts';
import { moneyUnit, type YahooMoney } from './money-of.ts';

export type Currencies = { readonly quote: YahooMoney; readonly statements: YahooMoney };
export type ScaledUnit = { readonly unit: Unit; readonly scale: number };

/** The unit of a field under the payload's own currencies; pence and cents bring their scale. */
export function unitOfField(unit: FieldUnit, currencies: Currencies): ScaledUnit {
  if (unit === 'analysts' || unit === 'employees') return { unit: { kind: 'count', of: unit }, scale: 0 };
  if (unit === 'price' || unit === 'money') return ofMoney(unit === 'price', currencies.quote);
  if (unit === 'statement-price' || unit === 'statement-money') return ofMoney(unit === 'statement-price', currencies.statements);
  return { unit: { kind: unit }, scale: 0 };
}

/** Totals come in whole currency also where the price is in pence. */
function ofMoney(perShare: boolean, money: YahooMoney): ScaledUnit {
  return { unit: moneyUnit(money, perShare ? 'share' : null), scale: perShare ? money.scale : 0 };
}
