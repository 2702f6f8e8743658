// Writes a value so that it reads back as the same digits, unit and scale.
import { decimal, type Decimal, type Unit, type UnitKind } from '@assay/record';

export type NumeralStyle = {
  readonly unit: Unit;
  readonly scale: 'none' | 'thousand' | 'million' | 'billion' | 'trillion';
  /** Decimals of the scaled amount that are shown. */
  readonly decimals: number;
  /** "$5.1 billion", "$5.1B", or negatives as "$(5.1) billion". */
  readonly style: 'words' | 'letters' | 'accounting';
};

const exponents = { none: 0, thousand: 3, million: 6, billion: 9, trillion: 12 } as const;
const letters = { none: '', thousand: 'K', million: 'M', billion: 'B', trillion: 'T' } as const;
const signs: ReadonlyMap<string, string> = new Map([['USD', '$'], ['EUR', '€'], ['GBP', '£'], ['JPY', '¥'], ['INR', '₹'], ['CAD', 'C$'], ['AUD', 'A$'], ['HKD', 'HK$']]);

/** Thousands separators, a point for decimals. */
function grouped(digits: string): string {
  const [whole = '', decimals] = digits.split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return decimals === undefined ? groups.join(',') : `${groups.join(',')}.${decimals}`;
}

function prefixOf(unit: Unit): string {
  if (unit.kind !== 'money' || unit.currency === null) return '';
  return signs.get(unit.currency) ?? `${unit.currency} `;
}

const suffixes: Readonly<Record<UnitKind, string>> = {
  money: '', percent: '%', points: ' percentage points', 'basis-points': ' basis points', multiple: 'x', shares: ' shares', days: ' days', years: ' years', count: '', fraction: '', index: '', none: '',
};

function suffixOf(unit: Unit): string {
  if (unit.kind === 'money') return unit.per === 'share' ? ' per share' : '';
  return unit.kind === 'count' && unit.of !== null ? ` ${unit.of}` : suffixes[unit.kind];
}

/** Brackets before a word would read as the mark of a list: "(3) stores". */
const bracketed = new Set<UnitKind>(['money', 'percent', 'multiple', 'none']);

function scaleOf({ scale, style }: NumeralStyle): string {
  if (scale === 'none') return '';
  return style === 'letters' ? letters[scale] : ` ${scale}`;
}

/** A value in base units, shown with the digits, scale and unit asked for; rounded half up. */
export function renderNumeral(value: Decimal | string, shown: NumeralStyle): string {
  const amount = decimal(value).dividedBy(decimal(10).pow(exponents[shown.scale])).toDecimalPlaces(shown.decimals);
  const digits = grouped(amount.abs().toFixed(shown.decimals));
  const negative = amount.isNegative() && !amount.isZero();
  const prefix = prefixOf(shown.unit);
  const tail = `${scaleOf(shown)}${suffixOf(shown.unit)}`;
  if (negative && shown.style === 'accounting' && bracketed.has(shown.unit.kind)) return `${prefix}(${digits})${tail}`;
  return `${negative ? '-' : ''}${prefix}${digits}${tail}`;
}
