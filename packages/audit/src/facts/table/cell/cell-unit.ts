// Unit and scale of one number in a table: its own marks first, then its row's words, its column's, the marks beside it, and the table's caption.
import { money, noUnit, type Unit } from '@assay/record';
import type { UnitNote } from '../../labels/unit-note.ts';
import { isCountHead, isShareCount } from '../../labels/unit-words.ts';
import type { CellNumber } from './cell-number.ts';
import type { Marks, RowMarks } from './marks.ts';

export type UnitScene = {
  readonly number: CellNumber;
  /** Section labels and the row's own, outermost first, without the figures they quote. */
  readonly row: readonly string[];
  readonly rowNote: UnitNote;
  readonly sectionNote: UnitNote;
  readonly column: UnitNote;
  /** What the column's heads say beside time and units. */
  readonly columnWords: string;
  readonly table: UnitNote;
  /** Marks of other numbers in the same row, and in the same column and its sisters of other times. */
  readonly rowMarks: RowMarks;
  readonly columnMarks: Marks;
  readonly tableCurrency: string | null;
  /** Numbers beside this column carry a currency where its own carry none: it counts something else. */
  readonly isUnmarked: boolean;
  /** Most numbers of the column show no decimals. */
  readonly columnIsWhole: boolean;
};
export type Measured = { readonly unit: Unit; readonly scale: number };

/** The unit of a number, and the power of ten that words around it put on its digits. */
export function measureCell(scene: UnitScene): Measured {
  const { number } = scene;
  if (number.scale !== null) return { unit: number.unit === null ? moneyOf(scene) : { kind: number.unit }, scale: number.scale };
  if (number.unit !== null) return { unit: { kind: number.unit }, scale: 0 };
  if (number.currency === null && isShareCount(ownLabel(scene))) return { unit: { kind: 'shares' }, scale: shareScale(scene) };
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
  const { number, column, rowNote } = scene;
  if (rowNote.percent || number.grouped || isCountHead(scene.columnWords) !== null) return false;
  if (rowNote.perShare || column.perShare) return number.decimals > 0 || !scene.columnIsWhole || column.perShare;
  if (scene.sectionNote.perShare) return number.decimals > 0;
  return number.decimals === 2 && scene.columnIsWhole && /\b(?:basic|diluted|dividends?|price|high|low|assuming dilution)\b/i.test(ownLabel(scene));
}

function shareScale({ rowNote, column, table }: UnitScene): number {
  const near = rowNote.sharesScale ?? rowNote.scale ?? column.sharesScale ?? column.scale;
  return near ?? table.sharesScale ?? table.scale ?? 0;
}

function moneyScale({ rowNote, sectionNote, column, table }: UnitScene): number {
  return rowNote.scale ?? sectionNote.scale ?? column.scale ?? table.scale ?? 0;
}

/** Units that the row's or the column's words name outright. */
function namedUnit(scene: UnitScene): Measured | null {
  const { rowNote, column, row } = scene;
  const kind = rowNote.kind ?? column.kind;
  if (kind !== null) return { unit: { kind }, scale: 0 };
  if (column.shares || (isShareCount(row.join(' ')) && scene.rowMarks.currency === null)) return { unit: { kind: 'shares' }, scale: shareScale(scene) };
  if (isNamedPercent(scene)) return { unit: { kind: 'percent' }, scale: 0 };
  return countUnit(scene);
}

function isNamedPercent({ rowNote, column, number }: UnitScene): boolean {
  if (rowNote.percent && rowNote.currency === null && !number.grouped) return true;
  return column.percent && column.currency === null && column.scale === null;
}

/** "Number of stores", and columns of shares or units beside columns of money. */
function countUnit(scene: UnitScene): Measured | null {
  const own = ownLabel(scene);
  const isCount = /\b(?:number of|headcount|employees|stores|customers|subscribers|locations|restaurants)\b/i.test(own) && scene.rowMarks.currency === null
    && !/\b(?:costs?|expenses?|benefits?|compensation|loans|deposits|receivables?|due|from|sales|revenues?)\b/i.test(own);
  // Nobody counts half a customer: decimals show that the table's thousands or millions hold for the count as well.
  if (isCount) return { unit: { kind: 'count', of: null }, scale: scene.rowNote.scale ?? (scene.number.decimals > 0 ? scene.table.scale ?? 0 : 0) };
  const head = scene.columnMarks.currency === null ? isCountHead(scene.columnWords) : null;
  if (head === null) return null;
  return { unit: head === 'shares' ? { kind: 'shares' } : { kind: 'count', of: null }, scale: shareScale(scene) };
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
  const { rowMarks, columnMarks, table } = scene;
  if (isMarkedPercent(scene)) return { unit: { kind: 'percent' }, scale: 0 };
  if (scene.isUnmarked) return { unit: noUnit, scale: moneyScale(scene) };
  if (rowMarks.currency === null && table.shares && table.scale === null && scene.tableCurrency === null) return { unit: { kind: 'shares' }, scale: shareScale(scene) };
  const isMoney = [rowMarks.currency, columnMarks.currency, scene.tableCurrency, scene.rowNote.currency, scene.column.currency, table.currency].some((currency) => currency !== null);
  return { unit: isMoney ? moneyOf(scene) : noUnit, scale: moneyScale(scene) };
}

function isMarkedPercent({ rowMarks, columnMarks, number }: UnitScene): boolean {
  if (columnMarks.currency !== null || number.grouped) return false;
  return columnMarks.firstIsPercent || (rowMarks.percent && rowMarks.currency === null);
}
