import type { Anchor, CapturedBytes } from '@assay/record';
import { expect, test } from 'vitest';
import { inventedRun } from '../testing/invented-run.ts';
import { shelveCaptures, type OpenCapture } from './capture-shelf.ts';
import { cutExcerpt } from './raw-excerpt.ts';

const capture = inventedRun().captures[0]?.capture as CapturedBytes['capture'];

function open(text: string): OpenCapture {
  return shelveCaptures([{ capture, bytes: new TextEncoder().encode(text) }])(capture.id) as OpenCapture;
}

function jsonAt(text: string, words: string): Anchor {
  const start = new TextEncoder().encode(text.slice(0, text.indexOf(words))).length;
  return { kind: 'json', pointer: '/x', bytes: { start, end: start + new TextEncoder().encode(words).length } };
}

test('a value is shown in its line, with the line’s number', () => {
  const text = '{\n"a": 1,\n"concept": "us-gaap:Revenues", "value": 391035000000, "unit": "USD"\n}';
  expect(cutExcerpt(open(text), jsonAt(text, '391035000000'))).toEqual([{ number: 3, before: '"concept": "us-gaap:Revenues", "value": ', marked: '391035000000', after: ', "unit": "USD"' }]);
});

test('a short line brings its neighbours', () => {
  const text = '{\n"concept": "R",\n"value": 5,\n"period": "FY"\n}';
  expect(cutExcerpt(open(text), jsonAt(text, '5'))?.map((line) => `${String(line.number)} ${line.before}[${line.marked}]${line.after}`)).toEqual(['2 "concept": "R",[]', '3 "value": [5],', '4 "period": "FY"[]']);
});

test('a document in one line is cut to a window around the value', () => {
  const text = `{"a":"${'x'.repeat(5000)}","v":42,"b":"${'y'.repeat(5000)}"}`;
  const [line] = cutExcerpt(open(text), jsonAt(text, '42')) ?? [];
  expect(line?.marked).toBe('42');
  expect((line?.before.length ?? 0) + (line?.after.length ?? 0)).toBeLessThan(220);
  expect(line?.before.startsWith('… ') === true && line.after.endsWith(' …')).toBe(true);
});

test('a window never cuts a character in two', () => {
  const text = `"${'é€😀'.repeat(200)}", "v": 7, "${'é€😀'.repeat(200)}"`;
  expect(JSON.stringify(cutExcerpt(open(text), jsonAt(text, '7')))).not.toContain('\uFFFD');
});

test('a stretch of text and a table cell are found by their own offsets', () => {
  const text = '<td>Umsatz – Größe</td>\n<td>1.234,5</td>';
  const start = text.indexOf('1.234,5');
  const span = { start, end: start + 7 };
  expect(cutExcerpt(open(text), { kind: 'span', ...span })?.find((line) => line.marked !== '')).toEqual({ number: 2, before: '<td>', marked: '1.234,5', after: '</td>' });
  expect(cutExcerpt(open(text), { kind: 'cell', table: 0, row: 1, column: 0, span })?.find((line) => line.marked !== '')?.marked).toBe('1.234,5');
});

test('a pointer without bytes shows the value under its key', () => {
  expect(cutExcerpt(open('{"a":{"b/c":[1,22]}}'), { kind: 'json', pointer: '/a/b~1c/1', bytes: null })).toEqual([{ number: null, before: '"1": ', marked: '22', after: '' }]);
});

test('a place that the bytes do not have gives no excerpt', () => {
  const small = open('{}');
  expect(cutExcerpt(small, { kind: 'json', pointer: '/x', bytes: { start: 50, end: 60 } })).toBeNull();
  expect(cutExcerpt(small, { kind: 'json', pointer: '/x/y', bytes: null })).toBeNull();
  expect(cutExcerpt(open('not json'), { kind: 'json', pointer: '/x', bytes: null })).toBeNull();
  expect(cutExcerpt(small, { kind: 'paragraph', index: 0, start: 0, end: 1 })).toBeNull();
});
