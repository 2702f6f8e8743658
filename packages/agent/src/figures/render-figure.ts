// How a figure reads in a note: rounded as an analyst would, with its unit in words.
import { decimal, type Decimal, type Figure } from '@assay/record';
import type { FigureStyle } from '../prose/text.ts';

const trillion = decimal('1e12');
const billion = decimal('1e9');
const million = decimal('1e6');

/** Digits with thousands separators, rounded half up. */
export function grouped(value: Decimal, places: number): string {
  const [whole = '0', fraction] = value.abs().toFixed(places).split('.');
  const withCommas = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const digits = fraction === undefined ? withCommas : `${withCommas}.${fraction}`;
  return value.isNegative() && /[1-9]/.test(digits) ? `−${digits}` : digits;
}

/** `$416.2 billion`, `$1.25 trillion`, `$94.7 million`; shares likewise without the sign of money. */
function scaled(value: Decimal, sign: string): string {
  const size = value.abs();
  const minus = value.isNegative() ? '−' : '';
  const put = (unit: Decimal, places: number, word: string): string => `${minus}${sign}${grouped(size.dividedBy(unit), places)} ${word}`;
  if (size.gte(trillion)) return put(trillion, 2, 'trillion');
  if (size.gte(billion)) return put(billion, size.gte(billion.times(10)) ? 1 : 2, 'billion');
  if (size.gte(million)) return put(million, size.gte(million.times(100)) ? 0 : 1, 'million');
  return `${minus}${sign}${grouped(size, 0)}`;
}

function currencySign(currency: string | null): string {
  return currency === null || currency === 'USD' ? '$' : `${currency} `;
}

function money(value: Decimal, figure: Extract<Figure['unit'], { kind: 'money' }>): string {
  if (figure.per === null) return scaled(value, currencySign(figure.currency));
  const shown = `${currencySign(figure.currency)}${grouped(value.abs(), 2)}`;
  return value.isNegative() ? `−${shown}` : shown;
}

/** Percentages of a hundred and over lose their decimal; rates keep two. */
function percentage(value: Decimal, style: FigureStyle): string {
  const places = style === 'whole' ? 0 : style === 'rate' ? 2 : value.abs().gte(100) ? 0 : 1;
  return `${grouped(value, places)}%`;
}

/** Writes a figure. `size` leaves the sign to the words; `cell`, `billions` and `millions` leave the unit to the table's header. */
export function renderFigure(figure: Figure, style: FigureStyle): string {
  const read = decimal(figure.value);
  const value = style === 'size' ? read.abs() : read;
  if (style === 'billions') return grouped(value.dividedBy(billion), 1);
  if (style === 'millions') return grouped(value.dividedBy(million), 0);
  const places = fixedPlaces[style];
  if (places !== undefined) return fixed(value, figure.unit, places);
  return style === 'cell' ? cells[figure.unit.kind](value) : inWords({ value, unit: figure.unit, style });
}

const fixedPlaces: Partial<Readonly<Record<FigureStyle, number>>> = { tenths: 1, hundredths: 2, thousandths: 3, 'finest': 4 };

/** With so many decimals, and the unit that belongs to it. */
function fixed(value: Decimal, unit: Figure['unit'], places: number): string {
  if (unit.kind === 'money') return `${value.isNegative() ? '−' : ''}${currencySign(unit.currency)}${grouped(value.abs(), places)}`;
  if (unit.kind === 'percent' || unit.kind === 'fraction') return `${grouped(unit.kind === 'fraction' ? value.times(100) : value, places)}%`;
  return `${grouped(value, places)}${unit.kind === 'multiple' ? ' times' : unitNames[unit.kind] ?? ''}`;
}

type Shown = { readonly value: Decimal; readonly unit: Figure['unit']; readonly style: FigureStyle };

function inWords({ value, unit, style }: Shown): string {
  if (unit.kind === 'money') return style === 'whole' ? inFull(value, currencySign(unit.currency)) : money(value, unit);
  if (unit.kind === 'percent' || unit.kind === 'fraction') return percentage(unit.kind === 'fraction' ? value.times(100) : value, style);
  if (unit.kind === 'multiple') return style === 'bare' ? grouped(value, 1) : `${grouped(value, 1)} times`;
  if (unit.kind === 'shares') return style === 'whole' ? `${grouped(value, 0)} shares` : style === 'bare' ? scaled(value, '') : `${scaled(value, '')} shares`;
  return withName({ value, unit, style });
}

/** To the last digit: amounts of statements in millions, as they are filed. */
function inFull(value: Decimal, sign: string): string {
  const isOfMillions = value.abs().gte(million.times(10)) && value.modulo(million).isZero();
  const minus = value.isNegative() ? '−' : '';
  return isOfMillions ? `${minus}${sign}${grouped(value.abs().dividedBy(million), 0)} million` : `${minus}${sign}${grouped(value.abs(), 0)}`;
}

const unitNames: Partial<Readonly<Record<Figure['unit']['kind'], string>>> = { points: ' percentage points', 'basis-points': ' basis points', days: ' days', years: ' years' };
const wholeNumbers: readonly Figure['unit']['kind'][] = ['basis-points', 'days', 'count'];

function withName({ value, unit, style }: Shown): string {
  const places = wholeNumbers.includes(unit.kind) || style === 'whole' ? 0 : unit.kind === 'points' && style === 'rate' ? 2 : 1;
  return `${grouped(value, places)}${unitNames[unit.kind] ?? ''}`;
}

const tenth = (value: Decimal): string => grouped(value, 1);
const integer = (value: Decimal): string => grouped(value, 0);
const cells: Readonly<Record<Figure['unit']['kind'], (value: Decimal) => string>> = {
  fraction: (value) => tenth(value.times(100)), money: (value) => grouped(value, 2), shares: (value) => integer(value.dividedBy(million)), count: integer, days: integer,
  percent: tenth, points: tenth, 'basis-points': tenth, multiple: tenth, years: tenth, index: tenth, none: tenth,
};
