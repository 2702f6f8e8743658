import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from './section-pages.ts';

test('the pages of any text, read one after another, have its words in order, and each moves on [FILING-TOOL-1]', () => {
  const line = fc.array(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'b', '1', '.') }), { maxLength: 30 }).map((words) => words.join(' '));
  fc.assert(fc.property(fc.array(line, { maxLength: 20 }), fc.integer({ min: 40, max: 400 }), (lines, most) => {
    const text = lines.join('\n');
    const read: string[] = [];
    for (let offset: number | null = 0, before = -1; offset !== null; before = offset, { next: offset } = pageOf(text, offset, most)) {
      expect(offset).toBeGreaterThan(before);
      read.push(...pageOf(text, offset, most).paragraphs);
    }
    expect(read.join(' ').split(/\s+/)).toEqual(text.trim().split(/\s+/));
  }));
});

test('a paragraph of thousands of characters is parted at a blank [FILING-TOOL-1]', () => {
  const { paragraphs, next } = pageOf('felt hats '.repeat(500), 0, 50_000);
  expect(next).toBeNull();
  expect(Math.max(...paragraphs.map(({ length }) => length))).toBeLessThanOrEqual(1800);
  expect(paragraphs.join(' ')).toBe('felt hats '.repeat(500).trim());
});
