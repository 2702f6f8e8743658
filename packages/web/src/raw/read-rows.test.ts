import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexRows, readRows, rowBytes, type Row } from './read-rows.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const start = { offset: 0, line: 1, begins: true };

test('lines are rows with their numbers, and a long line goes on in rows without one [WEB-RAW-1]', () => {
  const rows = [...readRows(bytesOf(`one\r\n\n${'x'.repeat(rowBytes + 5)}\nlast`), start)];
  expect(rows.map(({ line, begins, from, to }) => [line, begins, to - from])).toEqual([[1, true, 3], [2, true, 0], [3, true, rowBytes], [3, false, 5], [4, true, 4]]);
});

test('wherever one begins among the rows, they are cut the same, and no character is cut [WEB-RAW-1]', () => {
  fc.assert(fc.property(fc.array(fc.constantFrom('a', 'é', '語', '🜚', '\n', '\r\n', 'x'.repeat(150), ' '), { maxLength: 120 }), fc.integer({ min: 1, max: 9 }), (pieces, every) => {
    const text = pieces.join('');
    const bytes = bytesOf(text);
    const rows: Row[] = [...readRows(bytes, start)];
    const index = indexRows(bytes, every);
    const again = index.offsets.flatMap((offset, block) => [...readRows(bytes.subarray(offset, index.offsets[block + 1] ?? bytes.length), { offset, line: index.lineOf[block] ?? 1, begins: index.begins[block] ?? true })]);
    expect(again).toEqual(rows);
    expect(index.rows).toBe(rows.length);
    expect(rows.map(({ from, to }) => new TextDecoder().decode(bytes.subarray(from, to))).join('')).toBe(text.replace(/\r?\n/g, ''));
  }));
});
