import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTokens } from './read-tokens.ts';
import type { Token } from './token.ts';

const pieces = [
  '5', '5.1', '1,234', '(', ')', '$', '€', '%', ' ', '-', '–', '−', '—', '.', ',', ':', '/', 'billion', 'bn', 'x', 'to', 'and', 'between', 'from', '2024', '2023', 'Q3', 'FY', 'fiscal', 'June', '30', 'ended', 'months', 'nine',
  'more than', 'up', 'about', '&nbsp;', '&#8217;', '¹', '½', 'half of', 'S&P', '500', 'Form', '\n\n', '|', '[', ']', 'per share', 'a', 'year', 'points', 'Note', 's', 'top', 'second', 'largest', '07', '1e9', 'e5', "'", '24', 'mil', 'lion',
  'RSI', '0000320193', '٣', '😀', 'constructor', '__proto__', 'valueOf',
];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(' ')),
);

/** Whether each UTF-16 unit of the text lies in a token. */
function coverOf(text: string, tokens: readonly Token[]): boolean[] {
  const cover = Array.from({ length: text.length }, () => false);
  for (const { span } of tokens) cover.fill(true, span.start, span.end);
  return cover;
}

test('tokens of any text stand in order, without overlap, each the very slice of its span [NUM-ALL-1]', () => {
  fc.assert(fc.property(anyText, (text) => {
    const tokens = readTokens(text);
    const ordered = tokens.every((token, index) => token.span.start >= (tokens[index - 1]?.span.end ?? 0) && token.span.end > token.span.start);
    return ordered && tokens.every((token) => text.slice(token.span.start, token.span.end) === token.text);
  }), { numRuns: 2000 });
});

test('every digit of any text stands inside a token, so that no numeral can escape [NUM-ALL-2]', () => {
  fc.assert(fc.property(anyText, (text) => {
    const cover = coverOf(text, readTokens(text));
    return [...text.matchAll(/\p{N}/gu)].every((match) => cover[match.index] === true);
  }), { numRuns: 2000 });
});

test('a numeral is the slice of its own span, inside its token [NUM-ALL-1]', () => {
  fc.assert(fc.property(anyText, (text) => {
    return readTokens(text).every((token) => {
      if (token.kind !== 'number') return true;
      const { span } = token.numeral;
      return text.slice(span.start, span.end) === token.numeral.text && span.start >= token.span.start && span.end <= token.span.end;
    });
  }), { numRuns: 1000 });
});

const hostile = [
  '9', '1,', '1,23', ',23', '1.', '(', '-', '1-', '$', 'a1', '&', '2024 and ', 'http://', ' ', '[1,', '1:', 'more than ', '\u0301', 'one hundred and ', '1,234', '1e9', 'a(1)', 'Notes 3, 4 and 5 ', "'", "a'", '😀', '.234', 'January ', '1/1/', 'between 1 and ', '_', '&#', '&#1;',
];

// Quadratic reading would take minutes, more than a test may; linear reading takes half a second.
test.each(hostile)('three hundred thousand characters of %j are read to their end [NUM-ALL-3]', (piece) => {
  const text = `1${piece.repeat(Math.ceil(300_000 / piece.length))}`;
  expect(readTokens(text).every(({ span }) => span.end <= text.length)).toBe(true);
});

test('an empty text has no tokens', () => {
  expect(readTokens('')).toEqual([]);
});
