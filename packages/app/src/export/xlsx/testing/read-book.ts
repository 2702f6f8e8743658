// A workbook as rows of cells, for tests.
import { readXlsx, type Cell } from 'hucre/xlsx';
import { unzipSync, zipSync } from 'fflate';

export type ReadSheet = { readonly name: string; readonly rows: readonly (readonly unknown[])[]; /** By `row,column` from 0. */ readonly cells: ReadonlyMap<string, Cell> };

export async function readBook(bytes: Uint8Array): Promise<ReadonlyMap<string, ReadSheet>> {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  return new Map(sheets.map(({ name, rows, cells }) => [name, { name, rows, cells: cells ?? new Map() }]));
}

/** Formulas by their place, with what they come to. */
export function formulasOf(book: ReadonlyMap<string, ReadSheet>): Map<string, { readonly formula: string; readonly value: unknown }> {
  return new Map([...book.values()].flatMap(({ name, cells, rows }) => [...cells].flatMap(([place, { formula, formulaResult }]): [string, { formula: string; value: unknown }][] => {
    const [row = 0, column = 0] = place.split(',').map(Number);
    return formula === undefined ? [] : [[`${name} ${place}`, { formula, value: formulaResult ?? rows[row]?.[column] }]];
  })));
}

/** The same file with another number in one cell of a sheet; every value that formulas carried is left as it was. */
export function withNumber(bytes: Uint8Array, at: { readonly sheet: number; readonly cell: string }, value: number): Uint8Array {
  const files = unzipSync(bytes);
  const path = `xl/worksheets/sheet${String(at.sheet)}.xml`;
  const xml = new TextDecoder().decode(files[path]);
  const changed = xml.replace(new RegExp(`(<c r="${at.cell}"[^>]*><v>)[^<]*(</v>)`), `$1${String(value)}$2`);
  if (changed === xml) throw new RangeError(`there is no number in ${at.cell}`);
  return zipSync({ ...files, [path]: new TextEncoder().encode(changed) });
}
