// Yahoo's currency codes: a lower-case last letter or one of its own codes means the hundredth part (GBp is a penny).
import { money, type Unit } from '@assay/record';

const hundredths: Readonly<Record<string, string>> = { GBp: 'GBP', GBX: 'GBP', ZAc: 'ZAR', ZAX: 'ZAR', ILA: 'ILS', ILa: 'ILS' };

export type YahooMoney = {
  /** ISO 4217; null when the payload does not say or says no currency. */
  readonly currency: string | null;
  /** Power of ten from the written digits to the currency: −2 for pence. */
  readonly scale: number;
};

export function moneyOf(code: string | null): YahooMoney {
  const whole = code === null ? undefined : hundredths[code];
  if (whole !== undefined) return { currency: whole, scale: -2 };
  return { currency: code !== null && /^[A-Z]{3}$/.test(code) ? code : null, scale: 0 };
}

export function moneyUnit(of: YahooMoney, per: 'share' | null): Unit {
  return money(of.currency, per);
}
