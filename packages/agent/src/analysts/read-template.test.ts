import { decimal } from '@assay/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderText, typedWords } from '../prose/render.ts';
import { sha256 } from '../testing/index.ts';
import { readTemplate } from './read-template.ts';
import { openShelf } from './shelf.ts';

const shelf = openShelf(sha256);
const sales = shelf.put({ metric: 'revenue', value: decimal('5098000000'), unit: { kind: 'money', currency: 'USD', per: null }, period: { kind: 'duration', start: '2024-01-01', end: '2024-12-31', fiscal: { year: 2024, part: 'FY' } }, formula: null, facts: [], assumptions: {} });

function read(words: string, company = 'Harbour Coffee') {
  return readTemplate(words, shelf, company);
}

test('a handle becomes its figure, a known time its words [ENGINE-MODEL-3]', () => {
  const { text, problems } = read(`In {{year:2024}} sales came to {{${sales}}}.`);
  expect([renderText(text), problems]).toEqual(['In fiscal 2024 sales came to $5.10 billion.', []]);
});

test('a handle or time that was never given breaks the text [ENGINE-MODEL-3]', () => {
  for (const words of ['Sales came to {{f99}}.', 'In {{year:1999}} sales fell.', 'See {{on:2030-01-01}}.', 'See {{fig-0000}}.']) expect(read(words).broken).toBe(true);
});

test('typed numbers are found, names that hold digits are not [ENGINE-MODEL-2]', () => {
  for (const words of ['Sales came to $5.1 billion.', 'It grew 12%.', 'Margin was 4½ points wider.', 'Sales were ５ billion.']) expect(read(words).problems).toHaveLength(1);
  for (const words of ['The 10-K says so.', 'It lagged the S&P 500 below its 200-day average in 2024.', '3M sells tape.']) expect(read(words, '3M').problems).toEqual([]);
});

test('links, headings, HTML and loose braces do not come through [ENGINE-MODEL-3]', () => {
  const { text } = read('# Big news\nSee [here](https://example.org/x) ![p](y) <b>bold</b> {{ {{{{ | `code`');
  expect(renderText(text)).not.toMatch(/[#<>{}|`]|https/);
});

test('whatever a model writes can be rendered, and no digit of a handle is left outside [ENGINE-MODEL-3]', () => {
  const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('{{', '}}', `{{${sales}}}`, '{{f2}}', '{{year:2024}}', '|size}}', '{{f1|'));
  fc.assert(fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
    const { text, broken } = read(pieces.join(''));
    if (!broken) expect(() => renderText(text)).not.toThrow();
    expect(typedWords(text.template)).not.toMatch(/[{}]/);
  }));
});
