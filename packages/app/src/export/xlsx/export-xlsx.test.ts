import { beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../vault/sha256.ts';
import { inventedRun } from '../html/testing/invented-run.ts';
import { judgedRun } from '../testing/judged-run.ts';
import { exportXlsx } from './export-xlsx.ts';
import { formulasOf, readBook, withNumber, type ReadSheet } from './testing/read-book.ts';
import { hasSoffice, recalculate } from './testing/soffice.ts';

const { contents, rules } = judgedRun();
const options = { sha256, seal: null, rules };
/** Where LibreOffice must be: CI has it. */
const wanted = hasSoffice || (process.env['CI'] ?? '') !== '';

let bytes: Uint8Array;
let book: ReadonlyMap<string, ReadSheet>;
beforeAll(async () => {
  bytes = await exportXlsx(contents, options);
  book = await readBook(bytes);
});

function sheet(name: string, from: ReadonlyMap<string, ReadSheet> = book): ReadSheet {
  const found = from.get(name);
  if (found === undefined) throw new RangeError(`there is no sheet ${name}`);
  return found;
}

function rowOf(name: string, column: number, text: string): number {
  const row = sheet(name).rows.findIndex((cells) => cells[column] === text);
  expect(row, `${text} on ${name}`).toBeGreaterThan(0);
  return row;
}

function valueAt(from: ReadonlyMap<string, ReadSheet>, name: string, place: string): unknown {
  return formulasOf(from).get(`${name} ${place}`)?.value;
}

describe('the workbook', () => {
  test('has a row for every claim, with the number as a number and its verdict in words [EXP-XLSX-1]', () => {
    const figures = sheet('Figures');
    expect(figures.rows).toHaveLength(contents.claims.length + 1);
    const growth = figures.rows[rowOf('Figures', 1, '29.2%')];
    expect(growth?.slice(0, 4)).toEqual([1, '29.2%', 'Computed', 0.292]);
    const wrong = figures.rows[rowOf('Figures', 1, '$305 million')];
    expect(wrong?.slice(2, 6)).toEqual(['Contradicted', 305000000, 290000000, '$290 million']);
  });

  test('works every computed figure out by a formula over the facts [EXP-XLSX-1]', () => {
    const formulas = contents.verdicts.filter(({ evidence }) => evidence.formula !== null);
    const results = formulas.map((_, index) => sheet('Computed').cells.get(`${String(index + 1)},3`)?.formula ?? '');
    expect(formulas.length).toBeGreaterThan(10);
    expect(results.every((formula) => /(?:Facts|Prices)!/.test(formula))).toBe(true);
    expect(results.some((formula) => /^AVERAGE\(Prices!C\d+:C\d+\)$/.test(formula))).toBe(true);
    expect(results.some((formula) => formula.endsWith('^(1/4)-1'))).toBe(true);
    expect(sheet('About').rows.flat()).toContain(`${String(formulas.length)} of ${String(formulas.length)} worked-out figures are formulas over the facts.`);
  });

  test('says beside every fact where it stands and what its bytes hash to [EXP-XLSX-2]', () => {
    const { rows, cells } = sheet('Facts');
    const hashes = new Set(contents.captures.map(({ capture }) => capture.sha256));
    rows.slice(1).forEach((row, index) => {
      const comment = cells.get(`${String(index + 1)},1`)?.comment?.text ?? '';
      expect(typeof row[1]).toBe('number');
      expect([...hashes].some((hash) => comment.includes(hash))).toBe(true);
    });
    expect(cells.get(`${String(rowOf('Facts', 0, 'Revenues'))},1`)?.comment?.text).toContain('Accession 0000045678-');
  });

  test('shows the report’s tables as they look there, their figures read from the facts [EXP-XLSX-3]', () => {
    const { rows, cells } = sheet('Table_1_Results');
    const loss = rows.findIndex((row) => row[0] === 'Net income ($ million)');
    const cell = cells.get(`${String(loss)},1`);
    expect(cell).toMatchObject({ formulaResult: -52000000, style: { numFmt: '0,,;(0,,)' } });
    expect(cell?.formula).toMatch(/^Facts!B\d+$/);
    const growth = rows.findIndex((row) => row[0] === 'Growth of revenue');
    expect(cells.get(`${String(growth)},3`)).toMatchObject({ style: { numFmt: '0.0%;-0.0%' } });
    expect(cells.get(`${String(growth)},3`)?.formula).toMatch(/^Computed!D\d+$/);
  });

  test('keeps text as text, whatever it begins with [EXP-XLSX-4]', async () => {
    const hostile = judgedRun((report) => report.replace('| Note |', '| =HYPERLINK("http://x.test") |').replace('The company runs', '+cmd|calc @SUM(1) -1+1 ran. The company runs'));
    const read = await readBook(await exportXlsx(hostile.contents, options));
    const { rows, cells } = sheet('Table_1_Results', read);
    const place = rows.findIndex((row) => row[0] === '=HYPERLINK("http://x.test")');
    expect(place).toBeGreaterThan(0);
    expect(rows[place]?.slice(1)).toEqual(['=1+1', '@home', '+cmd']);
    // Excel keeps a cell of this format as text when somebody edits it.
    for (const column of [0, 1, 2, 3]) expect(cells.get(`${String(place)},${String(column)}`)).toMatchObject({ style: { numFmt: '@' } });
    expect([...formulasOf(read).values()].filter(({ formula }) => /HYPERLINK|cmd|SUM\(1\)/.test(formula))).toEqual([]);
  });

  test('gives what is no formula as a value, says why, and counts it [EXP-XLSX-5]', async () => {
    const unclear = { ...contents, verdicts: contents.verdicts.map((verdict, index) => (index > 0 || verdict.evidence.formula === null ? verdict : { ...verdict, evidence: { ...verdict.evidence, formula: { ...verdict.evidence.formula, filled: '17 readings of it' } } })) };
    const read = await readBook(await exportXlsx(unclear, options));
    const cell = sheet('Computed', read).cells.get('1,3');
    expect(cell?.formula).toBeUndefined();
    expect(cell?.comment?.text).toMatch(/^A value, not a formula: /);
    expect(sheet('About', read).rows.flat().join('\n')).toMatch(/(\d+) of \d+ worked-out figures are formulas over the facts; 1 is a value, with the reason beside it\./);
  });

  test('is made of any run, also of one whose results are words [EXP-XLSX-5]', async () => {
    const read = await readBook(await exportXlsx(inventedRun(), options));
    expect([...read.keys()]).toEqual(expect.arrayContaining(['About', 'Figures', 'Facts', 'Sources']));
  });

  test('is the same for the same run [EXP-SAME-1]', async () => {
    expect(Buffer.from(await exportXlsx(contents, options)).equals(bytes)).toBe(true);
  });
});

describe.skipIf(!wanted)('in LibreOffice (skipped where there is no soffice, unless CI is set)', () => {
  test('every formula comes to the value that the workbook carries [EXP-XLSX-6]', async () => {
    const ours = formulasOf(book);
    const theirs = formulasOf(await readBook(recalculate(bytes)));
    expect(ours.size).toBeGreaterThan(40);
    expect([...theirs.keys()].toSorted()).toEqual([...ours.keys()].toSorted());
    for (const [place, { value, formula }] of ours) {
      const there = theirs.get(place)?.value;
      if (typeof value === 'number') expect(Math.abs(Number(there) - value), `${place} ${formula}`).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)));
      else expect(there, place).toBe(value);
    }
  });

  test('a fact that is changed changes what rests on it, and the check says so [EXP-XLSX-6]', async () => {
    const facts = sheet('Facts');
    const row = facts.rows.findIndex((cells) => cells[0] === 'Revenues' && cells[1] === 3626000000);
    const index = [...book.keys()].indexOf('Facts') + 1;
    const changed = await readBook(recalculate(withNumber(bytes, { sheet: index, cell: `B${String(row + 1)}` }, 4000000000)));
    const growth = rowOf('Computed', 1, '29.2%');
    expect(Number(valueAt(changed, 'Computed', `${String(growth)},3`))).toBeCloseTo(4000 / 2806 - 1, 9);
    expect(valueAt(changed, 'Computed', `${String(growth)},5`)).toBe('changed');
    expect(valueAt(changed, 'Figures', '2,4')).toBe(4000000000);
    const table = sheet('Table_1_Results').rows.findIndex((cells) => cells[0] === 'Revenue ($ million)');
    expect(valueAt(changed, 'Table_1_Results', `${String(table)},3`)).toBe(4000000000);
    const flow = rowOf('Computed', 1, '$311 million');
    expect(valueAt(changed, 'Computed', `${String(flow)},5`)).toBe('same');
  });
});
