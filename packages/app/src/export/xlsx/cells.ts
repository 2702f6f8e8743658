// Cells of the workbook. Words are always words: a text that begins with = or + never becomes a formula, nor when somebody edits it.
import type { Cell, CellStyle } from 'hucre/xlsx';

export type SheetCell = { readonly cell: Partial<Cell> };

/** Excel's own limits are 32,767 characters a cell; comments are read in a small box. */
const LONGEST_TEXT = 32_000;
const LONGEST_COMMENT = 1_500;

/** Named in every cell: a font that only has a colour falls back to the program's own. */
export const face = { name: 'Calibri', size: 10 } as const;
const ink = { rgb: '111827' };
const grey = { rgb: '5B6472' };
/** Analysts' custom: typed values blue, formulas black. */
const given = { rgb: '1D4ED8' };
const top = { vertical: 'top' } as const;
/** Excel's format for text: such a cell stays text when it is edited. */
const AS_TEXT = '@';

export const tints = { contradicted: 'FBE3E0', unverified: 'F3EAD3' } as const;
export type Tint = keyof typeof tints | null;

function fillOf(tint: Tint): Pick<CellStyle, 'fill'> {
  return tint === null ? {} : { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: tints[tint] } } };
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

export function words(text: string, more: { readonly wrap?: boolean; readonly bold?: boolean; readonly faint?: boolean; readonly tint?: Tint } = {}): SheetCell {
  const font = { ...face, color: more.faint === true ? grey : ink, ...(more.bold === true ? { bold: true } : {}) };
  return { cell: { value: cut(text, LONGEST_TEXT), type: 'string', style: { numFmt: AS_TEXT, font, alignment: { ...top, wrapText: more.wrap ?? false }, ...fillOf(more.tint ?? null) } } };
}

export function heading(text: string): SheetCell {
  return { cell: { value: text, type: 'string', style: { numFmt: AS_TEXT, font: { ...face, bold: true, color: ink }, fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EBEF' } }, border: { bottom: { style: 'thin', color: { rgb: '9AA3AF' } } }, alignment: { vertical: 'center', wrapText: true } } } };
}

export const empty: SheetCell = { cell: { value: null } };

/** A number as typed. */
export function figure(value: number, format: string, tint: Tint = null): SheetCell {
  return { cell: { value, type: 'number', style: { numFmt: format, font: { ...face, color: given }, alignment: { ...top, horizontal: 'right' }, ...fillOf(tint) } } };
}

/** A number of order, as of a claim. */
export function counted(value: number): SheetCell {
  return { cell: { value, type: 'number', style: { numFmt: '0', font: { ...face, color: ink }, alignment: { ...top, horizontal: 'left' } } } };
}

/** A formula without its equals sign, with the value that it has when the workbook is opened. */
export function live(formula: string, result: number | string, format: string): SheetCell {
  return { cell: { value: null, type: 'formula', formula, formulaResult: result, style: { numFmt: format, font: { ...face, color: ink }, alignment: { ...top, horizontal: typeof result === 'string' ? 'center' : 'right' } } } };
}

export function commented({ cell }: SheetCell, text: string): SheetCell {
  return { cell: { ...cell, comment: { author: 'Assay', text: cut(text, LONGEST_COMMENT) } } };
}

/** A place of this workbook, `Facts!A5`. */
export function leadingTo({ cell }: SheetCell, location: string): SheetCell {
  // A line under a worked-out number would read as the end of a sum.
  const font = cell.formula === undefined ? { ...cell.style?.font, underline: true } : cell.style?.font;
  return { cell: { ...cell, hyperlink: { target: '', location }, style: { ...cell.style, ...(font === undefined ? {} : { font }) } } };
}

/** An address of the web; anything else stays words. */
export function address(url: string): SheetCell {
  const cell = words(url);
  return /^https?:\/\//i.test(url) && URL.canParse(url) && url.length < 2000 ? { cell: { ...cell.cell, hyperlink: { target: url } } } : cell;
}
