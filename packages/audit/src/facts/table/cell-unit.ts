// Unit and scale of one number in a table: its own marks first, then its row's words, its column's, the marks beside it, and the table's caption.
import { money, noUnit, type Unit } from '@assay/record';
import { isPerShare, isShareCount, type UnitNote } from '../labels/unit-note.ts';
import type { CellNumber } from './cell-number.ts';

export type MarkCount = { readonly currency: string | null; readonly percent: boolean; readonly firstIsPercent: boolean };
export type UnitScene = {
  readonly number: CellNumber;
  /** Section labels and the row's own, outermost first. */
  readonly row: readonly string[];
  readonly rowNote: UnitNote;
  readonly column: UnitNote;
  readonly columnWords: string;
  readonly table: UnitNote;
  /** Marks of other numbers in the same row and in the same column. */
  readonly rowMarks: MarkCount;
  readonly columnMarks: MarkCount;
  readonly tableCurrency: string | null;
  /** Most numbers of the column show no decimals. */
  readonly columnIsWhole: boolean;
};
export type Measured = { readonly unit: Unit; readonly scale: number };

/** The unit of a number, and the power of ten that words around it put on its digits. */
export function measureCell(scene: UnitScene): Measured {
  const { number } = scene;
  if (number.scale !== null) return { unit: number.unit === null ? moneyOf(scene, null) : unitOf(number.unit), scale: number.scale };
  if (number.unit !== null) return { unit: unitOf(number.unit), scale: 0 };
  const own = scene.row.at(-1) ?? '';
  if (isShareCount(own) && number.currency === null) return { unit: { kind: 'shares' }, scale: shareScale(scene) };
  if (isPerShareCell(scene)) return { unit: moneyOf(scene, 'share'), scale: scene.rowNote.scale ?? 0 };
  if (number.currency !== null) return { unit: moneyOf(scene, null), scale: moneyScale(scene) };
  return wordUnit(scene, own) ?? markUnit(scene);
}

function unitOf(unit: NonNullable<CellNumber['unit']>): Unit {
  return { kind: unit };
}

function moneyOf(scene: UnitScene, per: 'share' | null): Unit {
  return money(scene.number.currency === 'USD' && scene.table.currency !== null ? scene.table.currency : (scene.number.currency ?? scene.rowNote.currency ?? scene.column.currency ?? scene.table.currency ?? scene.tableCurrency), per);
}

/** "Earnings per share:" over "Basic", or "$0.45" with two decimals among whole thousands in a row of dividends. */
function isPerShareCell(scene: UnitScene): boolean {
  const own = scene.row.at(-1) ?? '';
  if (isPerShare(own) || isPerShare(scene.columnWords)) return true;
  if (scene.rowNote.percent || isShareCount(scene.row.join(' '))) return false;
  const section = scene.row.slice(0, -1).join(' ');
  if (isPerShare(section)) return scene.number.decimals > 0 || !scene.number.grouped;
  return scene.number.decimals === 2 && scene.columnIsWhole && /\b(?:basic|diluted|dividends?|price|high|low|assuming dilution)\b/i.test(own) && !scene.number.grouped;
}

function shareScale({ rowNote, column, table }: UnitScene): number {
  return rowNote.sharesScale ?? rowNote.scale ?? column.sharesScale ?? column.scale ?? table.sharesScale ?? table.scale ?? 0;
}

function moneyScale({ rowNote, column, table, number, columnIsWhole }: UnitScene): number {
  if (rowNote.scale !== null) return rowNote.scale;
  const scale = column.scale ?? table.scale ?? 0;
  return scale >= 3 && number.decimals === 2 && columnIsWhole && !number.grouped && table.perShare ? 0 : scale;
}

/** Units that the row's or the column's words name. */
function wordUnit(scene: UnitScene, own: string): Measured | null {
  const { rowNote, column, number } = scene;
  const kind = rowNote.kind ?? column.kind;
  if (kind !== null) return { unit: { kind }, scale: 0 };
  if (isShareCount(scene.columnWords) || (isShareCount(scene.row.join(' ')) && !/[$€£]/.test(own) && scene.rowMarks.currency === null)) return { unit: { kind: 'shares' }, scale: shareScale(scene) };
  if (rowNote.percent && !rowNote.money && !number.grouped) return { unit: { kind: 'percent' }, scale: 0 };
  if (column.percent && !column.money && column.scale === null) return { unit: { kind: 'percent' }, scale: 0 };
  if (/\b(?:number of|headcount|employees|stores|customers|subscribers|locations|restaurants)\b/i.test(own) && scene.rowMarks.currency === null && !/\bcosts?|expense|benefits?|compensation|loans|deposits|receivables?|due\b/i.test(own)) {
    return { unit: { kind: 'count', of: null }, scale: rowNote.scale ?? 0 };
  }
  const rate = /\b(?:rates?|yield|margin|volatility|percentage|ratio|return on)\b/i.test(own) && !/exchange rate/i.test(own);
  return rate && number.decimals > 0 && !number.grouped && number.digits.replace(/\D/g, '').length <= 5 && scene.columnIsWhole ? { unit: { kind: 'percent' }, scale: 0 } : null;
}

/** Numbers without a mark take it from their neighbours: statements print "$" and "%" on the first row and on totals only. */
function markUnit(scene: UnitScene): Measured {
  const { rowMarks, columnMarks, table, column, number } = scene;
  if (rowMarks.percent && rowMarks.currency === null && !column.money) return { unit: { kind: 'percent' }, scale: 0 };
  const bareMoney = { unit: moneyOf(scene, null), scale: moneyScale(scene) };
  if (rowMarks.currency !== null && !columnMarks.percent) return bareMoney;
  if (columnMarks.percent && (columnMarks.currency === null || columnMarks.firstIsPercent) && !number.grouped) return { unit: { kind: 'percent' }, scale: 0 };
  if (column.money || table.money || columnMarks.currency !== null || scene.tableCurrency !== null || scene.rowNote.money) return bareMoney;
  return { unit: noUnit, scale: scene.rowNote.scale ?? column.scale ?? table.scale ?? 0 };
}
