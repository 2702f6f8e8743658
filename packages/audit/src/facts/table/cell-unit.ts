// Unit and scale of one number in a table: its own marks first, then its row's words, its column's, the marks beside it, and the table's caption.
import { money, noUnit, type Unit } from '@assay/record';
import type { UnitNote } from '../labels/unit-note.ts';
import { isPerShare, isShareCount } from '../labels/unit-words.ts';
import type { CellNumber } from './cell-number.ts';
import type { Marks } from './marks.ts';

export type UnitScene = {
  readonly number: CellNumber;
  /** Section labels and the row's own, outermost first. */
  readonly row: readonly string[];
  readonly rowNote: UnitNote;
  readonly column: UnitNote;
  readonly table: UnitNote;
  /** Marks of other numbers in the same row and in the same column. */
  readonly rowMarks: Marks;
  readonly columnMarks: Marks;
  readonly tableCurrency: string | null;
  /** Most numbers of the column show no decimals. */
  readonly columnIsWhole: boolean;
};
export type Measured = { readonly unit: Unit; readonly scale: number };

/** The unit of a number, and the power of ten that words around it put on its digits. */
export function measureCell(scene: UnitScene): Measured {
  const { number } = scene;
  if (number.scale !== null) return { unit: number.unit === null ? moneyOf(scene) : { kind: number.unit }, scale: number.scale };
  if (number.unit !== null) return { unit: { kind: number.unit }, scale: 0 };
  if (isShareCount(ownLabel(scene)) && number.currency === null) return { unit: { kind: 'shares' }, scale: shareScale(scene) };
  if (isPerShareCell(scene)) return { unit: moneyOf(scene, 'share'), scale: scene.rowNote.scale ?? 0 };
  if (number.currency !== null) return { unit: moneyOf(scene), scale: moneyScale(scene) };
  return namedUnit(scene) ?? rateUnit(scene) ?? markedUnit(scene);
}

function ownLabel(scene: UnitScene): string {
  return scene.row.at(-1) ?? '';
}

/** A bare "$" in a table of Canadian dollars is the Canadian one. */
function moneyOf({ number, rowNote, column, table, tableCurrency }: UnitScene, per: 'share' | null = null): Unit {
  const stated = rowNote.currency ?? column.currency ?? table.currency;
  return money(number.currency === null || number.currency === 'USD' ? (stated ?? number.currency ?? tableCurrency) : number.currency, per);
}

/** "Earnings per share:" over "Basic", or "$0.45" with two decimals among whole thousands in a row of dividends. */
function isPerShareCell(scene: UnitScene): boolean {
  const { number, column, rowNote, row } = scene;
  const own = ownLabel(scene);
  if (isPerShare(own) || column.perShare) return true;
  if (rowNote.percent || isShareCount(row.join(' '))) return false;
  if (isPerShare(row.slice(0, -1).join(' '))) return number.decimals > 0 || !number.grouped;
  return number.decimals === 2 && scene.columnIsWhole && !number.grouped && /\b(?:basic|diluted|dividends?|price|high|low|assuming dilution)\b/i.test(own);
}

function shareScale({ rowNote, column, table }: UnitScene): number {
  const near = rowNote.sharesScale ?? rowNote.scale ?? column.sharesScale ?? column.scale;
  return near ?? table.sharesScale ?? table.scale ?? 0;
}

function moneyScale({ rowNote, column, table }: UnitScene): number {
  return rowNote.scale ?? column.scale ?? table.scale ?? 0;
}

/** Units that the row's or the column's words name outright. */
function namedUnit(scene: UnitScene): Measured | null {
  const { rowNote, column, row } = scene;
  const kind = rowNote.kind ?? column.kind;
  if (kind !== null) return { unit: { kind }, scale: 0 };
  if (column.shares || (isShareCount(row.join(' ')) && scene.rowMarks.currency === null)) return { unit: { kind: 'shares' }, scale: shareScale(scene) };
  if (isNamedPercent(scene)) return { unit: { kind: 'percent' }, scale: 0 };
  return isCount(scene) ? { unit: { kind: 'count', of: null }, scale: rowNote.scale ?? 0 } : null;
}

function isNamedPercent({ rowNote, column, number }: UnitScene): boolean {
  if (rowNote.percent && rowNote.currency === null && !number.grouped) return true;
  return column.percent && column.currency === null && column.scale === null;
}

function isCount(scene: UnitScene): boolean {
  const own = ownLabel(scene);
  return /\b(?:number of|headcount|employees|stores|customers|subscribers|locations|restaurants)\b/i.test(own) && scene.rowMarks.currency === null
    && !/\b(?:costs?|expenses?|benefits?|compensation|loans|deposits|receivables?|due|from|sales|revenues?)\b/i.test(own);
}

/** "Effective tax rate 21.5" among whole numbers: a rate shows decimals and few digits. */
function rateUnit(scene: UnitScene): Measured | null {
  const { number } = scene;
  const own = ownLabel(scene);
  const isRate = /\b(?:rates?|yield|margin|volatility|percentage|return on)\b/i.test(own) && !/exchange rate/i.test(own);
  const looksIt = scene.columnIsWhole && number.decimals > 0 && !number.grouped && number.digits.replace(/\D/g, '').length <= 5;
  return isRate && looksIt ? { unit: { kind: 'percent' }, scale: 0 } : null;
}

/** Numbers without a mark take it from their neighbours: statements print "$" and "%" on the first row and on totals only. */
function markedUnit(scene: UnitScene): Measured {
  const { rowMarks, columnMarks, number } = scene;
  const percent: Measured = { unit: { kind: 'percent' }, scale: 0 };
  if (rowMarks.percent && rowMarks.currency === null && columnMarks.currency === null && !number.grouped) return percent;
  const bareMoney = { unit: moneyOf(scene), scale: moneyScale(scene) };
  if (rowMarks.currency !== null && !columnMarks.percent) return bareMoney;
  if (columnMarks.firstIsPercent && columnMarks.currency === null && !number.grouped) return percent;
  return isMoneyTable(scene) ? bareMoney : { unit: noUnit, scale: moneyScale(scene) };
}

function isMoneyTable({ rowNote, column, table, columnMarks, tableCurrency }: UnitScene): boolean {
  return [rowNote.currency, column.currency, table.currency, columnMarks.currency, tableCurrency].some((currency) => currency !== null);
}
