import { expect, test } from 'vitest';
import { chunkFiling } from '../chunk/chunk-filing.ts';
import { cutSections } from './cut-sections.ts';
import { linesOfText } from './text-lines.ts';

const sheet = 'We rent boats on three lakes.\nSTATEMENT OF RENTS\n(in thousands)\n   2024   2023\nRents by the hour:\n  Rowing boats   $   912   $   804\n  Punts and other craft of the\n  southern lake   (35)   —\nTotal rents   877   804\n\nWe also sell oars.\n';

test('rows whose cells stand apart by blanks are one table with its caption and the lines between [KNOW-CHUNK-2]', () => {
  const { lines, captions } = linesOfText(sheet);
  expect(lines.filter(({ table }) => table !== null).map(({ cells }) => cells?.[0])).toEqual(['2024', 'Rents by the hour:', 'Rowing boats', 'Punts and other craft of the', 'southern lake', 'Total rents']);
  expect([...captions.values()]).toEqual(['STATEMENT OF RENTS — (in thousands)']);
  const filing = cutSections({ text: sheet }, '10-K');
  const table = chunkFiling(filing).find(({ isTable }) => isTable);
  expect(table?.text).toBe(sheet.slice(sheet.indexOf('2024   2023'), sheet.indexOf('\n\nWe also')));
  expect(table?.headings.at(-1)).toContain('in thousands');
});

test('a line with one gap is no table, and a page ends one [KNOW-CHUNK-2]', () => {
  expect(linesOfText('Delaware   91-1646860\nOur boats are old. They float.   12\n').lines.some(({ table }) => table !== null)).toBe(false);
  const { lines } = linesOfText('Boats   9\nOars   8\f\nPunts   7\nHats   6');
  expect(lines.map(({ table }) => table)).toEqual([0, 0, 1, 1]);
});
