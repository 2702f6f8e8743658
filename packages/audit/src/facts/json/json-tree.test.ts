import { expect, test } from 'vitest';
import { AssayError } from '@assay/record';
import { anchorOf, itemsOf, nodeAt, numberAt, rawNumber, readJsonTree, textAt } from './json-tree.ts';

const bytes = new TextEncoder().encode('{"a/b": [{"é": {"raw": 1.50, "fmt": "1.5"}}, "x\\"y", null, 7]}');
const tree = readJsonTree(bytes, 'Test source');

test('a leaf knows its pointer and the bytes that hold it', () => {
  const leaf = rawNumber(nodeAt(tree, 'a/b', 0, 'é'));
  if (leaf === null) throw new Error('no leaf');
  expect(anchorOf(leaf)).toEqual({ kind: 'json', pointer: '/a~1b/0/é/raw', bytes: { start: 24, end: 28 } });
  expect(new TextDecoder().decode(bytes.subarray(leaf.bytes.start, leaf.bytes.end))).toBe('1.50');
});

test('paths that end early give nothing', () => {
  expect(nodeAt(tree, 'a/b', 0, 'é', 'raw', 'more')).toBeUndefined();
  expect(numberAt(tree, 'a/b', 9)).toBeNull();
  expect(textAt(tree, 'a/b', 1)).toBe('x"y');
  expect(itemsOf(nodeAt(tree, 'a/b'))).toHaveLength(4);
});

test.each(['{"a": 1} tail', '{"a":', '['.repeat(100)])('%j is refused with the name of the source', (text) => {
  expect(() => readJsonTree(new TextEncoder().encode(text), 'Test source')).toThrow(AssayError);
});
