import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutSections } from '../filings/cut-sections.ts';
import { chunkFiling } from './chunk-filing.ts';
import { partTable } from './part-table.ts';

const head = (text: string): string => `<div><b>${text}</b></div>`;
const words = 'We rent boats by the hour on three lakes. ';
const table = (rows: number): string => `<p>Rents by lake (in thousands)</p><table><tr><td></td><td>2024</td><td>2023</td></tr>${Array.from({ length: rows }, (_, at) => `<tr><td>Lake number ${String(at)}</td><td>${String(900 + at)}</td><td>${String(800 + at)}</td></tr>`).join('')}</table>`;
const report = (body: string): string => `<html><body><p>Boats Corp.</p>${head('Item 1. Business')}${body}${head('Item 1A. Risk Factors')}<p>${words.repeat(3)}</p></body></html>`;

test('a chunk stands at its offsets in the text and in the source [KNOW-CHUNK-1]', () => {
  const html = report(`${head('Boats')}<p>${words.repeat(40)}</p><p>Caf&eacute; &amp; jetty.</p>${table(3)}`);
  const filing = cutSections({ html }, '10-K');
  const chunks = chunkFiling(filing);
  expect(chunks.length).toBeGreaterThan(3);
  for (const { text, span, source } of chunks) {
    expect(filing.text.slice(span.start, span.end)).toBe(text);
    expect(html.slice(source.start, source.end).replaceAll('&amp;', '&').replaceAll('&eacute;', 'é').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim()).toBe(text.replaceAll(' | ', ' ').replace(/\s+/g, ' ').trim());
  }
  expect(chunks.filter(({ section }) => section.key === '1A').map(({ text }) => text.split('\n')[0])).toEqual(['Item 1A. Risk Factors']);
});

test('every line of any page is in a chunk of its own section [KNOW-CHUNK-1]', () => {
  const block = fc.oneof(fc.constantFrom(...['hats', 'boats', 'lakes'].map(head)), fc.integer({ min: 1, max: 60 }).map((times) => `<p>${words.repeat(times)}</p>`), fc.integer({ min: 1, max: 5 }).map(table));
  fc.assert(fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
    const filing = cutSections({ html: report(blocks.join('')) }, '10-K');
    const chunks = chunkFiling(filing);
    for (const line of filing.lines) {
      const section = filing.sections.find(({ start, end }) => line.start >= start && line.start < end)?.key;
      expect(chunks.some(({ span, section: { key } }) => key === section && span.start <= line.start && span.end >= line.end)).toBe(true);
    }
  }), { numRuns: 30 });
});

test('a table is one chunk that knows its heading and caption [KNOW-CHUNK-2]', () => {
  const chunks = chunkFiling(cutSections({ html: report(`${head('Rents')}${table(4)}`) }, '10-K'));
  expect(chunks.filter(({ isTable }) => isTable)).toMatchObject([{ headings: ['Item 1. Business — Rents — Rents by lake (in thousands)'], text: expect.stringMatching(/^2024 \| 2023\n+Lake number 0 \| 900 \| 800\n[\s\S]*Lake number 3/) as unknown }]);
});

test('the later parts of a very long table stand under the heads of its columns [KNOW-CHUNK-2]', () => {
  const rows = [['', '2024', '2023'], ...Array.from({ length: 400 }, (_, at) => [`Lake number ${String(at)}`, '900', '800'])].map((cells) => ({ cells: cells.filter((cell) => cell !== ''), text: cells.join(' | ') }));
  const parts = partTable(rows);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flatMap((part) => part.rows)).toEqual(rows);
  expect(parts.map(({ head: heads }) => heads)).toEqual([[], ...parts.slice(1).map(() => [' | 2024 | 2023'])]);
});
