// XBRL unit names as company facts write them: `USD`, `USD/shares`, `shares`, `pure`, `Year`, `Store`.
import { money, noUnit, type Unit } from '@assay/record';

const currency = /^[A-Z]{3}$/;
const days = new Set(['d', 'day', 'days']);
const years = new Set(['y', 'year', 'years']);

/** `pure` is a bare number: a rate stands as a fraction, anything else has no unit. */
export function unitOfXbrl(unit: string, concept: string): Unit {
  if (currency.test(unit)) return money(unit);
  const [over = '', under] = unit.split('/');
  if (under !== undefined) return currency.test(over) && /^shares/i.test(under) ? money(over, 'share') : noUnit;
  if (unit === 'shares') return { kind: 'shares' };
  if (unit === 'pure') return /Percent|Rate(?!d)/.test(concept) ? { kind: 'fraction' } : noUnit;
  const lower = unit.toLowerCase();
  if (days.has(lower)) return { kind: 'days' };
  return years.has(lower) ? { kind: 'years' } : { kind: 'count', of: lower };
}
