// Brings a fact's value to the unit of the number shown, where that is lawful. Percent and points are never the same thing.
import { decimal, sameUnit, type Decimal, type Unit, type UnitKind } from '@assay/record';

type Money = Extract<Unit, { kind: 'money' }>;

/** What a text leaves unsaid and a conversion takes for granted. */
export type Assumption = 'unit' | 'currency' | 'per-share' | 'noun';

/** Factor from the inner kind to the outer. Basis points measure rates and their differences alike. */
const factors: Partial<Record<UnitKind, Partial<Record<UnitKind, string>>>> = {
  percent: { fraction: '100', 'basis-points': '0.01', multiple: '100' },
  fraction: { percent: '0.01', 'basis-points': '0.0001', multiple: '1' },
  points: { 'basis-points': '0.01' },
  'basis-points': { points: '100', percent: '100', fraction: '10000' },
  multiple: { fraction: '1', percent: '0.01' },
};

/** "diluted EPS of $6.11" leaves "per share" unsaid; "$6.11 per share" says it and is no total. */
function isLawfulMoney(target: Money, unit: Money): boolean {
  const currencies = target.currency === null || unit.currency === null || target.currency === unit.currency;
  return currencies && (target.per === null || target.per === unit.per);
}

/** "shares" and "count of shares" are one thing; undefined for what is not counted. */
function counted(unit: Unit): string | null | undefined {
  if (unit.kind === 'shares') return 'shares';
  return unit.kind === 'count' ? unit.of : undefined;
}

/** Things counted are compared by number; shares are only shares. */
function isLawfulCount(target: Unit, unit: Unit): boolean {
  const left = counted(target);
  const right = counted(unit);
  if (left === undefined || right === undefined) return false;
  return left === right || left === null || right === null || (target.kind !== 'shares' && unit.kind !== 'shares');
}

/**
 * The value in the target unit (the unit that the text shows); null where no lawful conversion exists.
 * A unit, currency or noun that one side leaves out is compatible with any: `assumedBy` names it.
 */
export function convertTo(target: Unit, value: Decimal, unit: Unit): Decimal | null {
  if (sameUnit(target, unit) || target.kind === 'none' || unit.kind === 'none') return value;
  if (target.kind === 'money' && unit.kind === 'money') return isLawfulMoney(target, unit) ? value : null;
  const factor = factors[target.kind]?.[unit.kind];
  if (factor !== undefined) return value.times(decimal(factor));
  return isLawfulCount(target, unit) ? value : null;
}

/** What `convertTo` takes for granted between two units; null when both sides say everything. */
export function assumedBy(target: Unit, unit: Unit): Assumption | null {
  if (sameUnit(target, unit)) return null;
  if (target.kind === 'none' || unit.kind === 'none') return 'unit';
  if (target.kind !== 'money' || unit.kind !== 'money') return isLawfulCount(target, unit) && counted(target) !== counted(unit) ? 'noun' : null;
  return target.currency === unit.currency ? 'per-share' : 'currency';
}
