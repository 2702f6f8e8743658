import { expect, test } from 'vitest';
import { indexRows } from '../../../raw/read-rows.ts';
import { blockOfByte, blockOfLine, bytesOfBlock, heightOf, rowHeight, rowsInView, scrollTo, topRow } from './window.ts';

const bytes = new TextEncoder().encode(Array.from({ length: 1000 }, (_, line) => `line ${String(line + 1)} ${line === 499 ? 'x'.repeat(5000) : ''}`).join('\n'));
const index = indexRows(bytes, 10);

test('a byte and a line are found in the block that is fetched for them [WEB-RAW-1]', () => {
  const at = new TextDecoder().decode(bytes).indexOf('line 777');
  const { from, to } = bytesOfBlock(index, blockOfByte(index, at));
  expect(at >= from && at < to).toBe(true);
  for (const line of [1, 499, 500, 501, 1000]) {
    const block = blockOfLine(index, line);
    const own = bytesOfBlock(index, block);
    const next = bytesOfBlock(index, block + 1);
    expect(new TextDecoder().decode(bytes.subarray(own.from, next.to)), String(line)).toContain(`line ${String(line)} `);
  }
});

test.each([1000, 50_000_000])('of %i rows only those in the window are in the document, from the first to the last [WEB-RAW-1]', (rows) => {
  const height = 600;
  for (const row of [0, 3, Math.floor(rows / 2), rows - 1]) {
    const scrollTop = Math.min(scrollTo({ rows }, row, height), heightOf({ rows }) - height);
    const { from, to } = rowsInView({ rows }, { scrollTop, height });
    expect(from <= row && row < to, String(row)).toBe(true);
    expect(to - from).toBeLessThan(height / rowHeight + 30);
  }
  expect(topRow({ rows }, { scrollTop: heightOf({ rows }) - height, height })).toBe(rows - height / rowHeight);
});
