// Number formats of cells: negatives in brackets and red, the digits that the report shows.
import type { NumeralRecord, Unit } from '@assay/record';

function withNegatives(format: string): string {
  return `${format}_);[Red](${format})`;
}

function decimals(count: number): string {
  return count <= 0 ? '' : `.${'0'.repeat(Math.min(count, 10))}`;
}

/** Every digit that a source value has, up to six decimals. */
export function sourceFormat(value: string): string {
  return withNegatives(`#,##0${decimals(Math.min(6, value.split('.')[1]?.length ?? 0))}`);
}

export function isPercent(unit: Unit): boolean {
  return unit.kind === 'percent';
}

/** A figure of the report with as many decimals as it shows; percent as the fraction that spreadsheets show as percent. */
export function claimFormat({ unit, precision }: Pick<NumeralRecord, 'unit' | 'precision'>, more = 0): string {
  const places = Math.max(0, precision) + more;
  if (isPercent(unit)) return withNegatives(`0${decimals(places)}%`);
  if (unit.kind === 'multiple') return withNegatives(`#,##0${decimals(places)}"x"`);
  return withNegatives(`#,##0${decimals(places)}`);
}

/** A worked-out value whose unit is open: ratios with four decimals, amounts with two, large ones whole. */
export function resultFormat(value: number): string {
  const size = Math.abs(value);
  return withNegatives(size >= 100_000 ? '#,##0' : size >= 10 ? '#,##0.00' : '0.0000');
}

/** Words around a number in a table's cell, as literal parts of its format. */
function literal(text: string): string {
  return text === '' ? '' : `"${text.replaceAll('"', '')}"`;
}

export type CellLook = { readonly before: string; readonly after: string; readonly places: number; readonly grouped: boolean; /** 3 for thousands, 6 for millions. */ readonly scale: number; readonly percent: boolean; readonly negative: 'minus' | 'brackets' };

/** The format under which a live value looks as the report's own cell does. */
export function lookFormat({ before, after, places, grouped, scale, percent, negative }: CellLook): string {
  const digits = `${grouped ? '#,##0' : '0'}${decimals(places)}${','.repeat(scale / 3)}${percent ? '%' : ''}`;
  const [left, right] = [literal(before), literal(after)];
  return negative === 'brackets' ? `${left}${digits}${right};(${left}${digits}${right})` : `${left}${digits}${right};-${left}${digits}${right}`;
}
