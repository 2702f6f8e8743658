import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, parseJson } from './canonical-json.ts';
import { contentId } from './ids.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('the order of keys does not change the canonical text [REC-CANON-1]', () => {
  expect(canonicalJson({ b: 1, a: [2, { d: 3, c: 4 }] })).toBe(canonicalJson({ a: [2, { c: 4, d: 3 }], b: 1 }));
});

test('canonical text reads back to the same value [REC-CANON-1]', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => {
    const text = canonicalJson(value);
    // Refused as a whole: the next test.
    fc.pre(!text.includes('__proto__'));
    expect(canonicalJson(parseJson(text))).toBe(text);
  }));
});

test('a key named __proto__ is refused however its letters are written [REC-CANON-2]', () => {
  expect(() => parseJson(String.raw`{"a":[{"\u005f_proto\u005F_":{"polluted":true}}]}`)).toThrow(SyntaxError);
  expect(parseJson(String.raw`{"say":"\u005f"}`)).toEqual({ say: '_' });
});

test('a key named __proto__ is refused [REC-CANON-2]', () => {
  expect(() => parseJson('{"a":{"__proto__":{"polluted":true}}}')).toThrow(SyntaxError);
});

test('the same content has the same id, other content another [REC-ID-1]', () => {
  expect(contentId('fact', { a: 1, b: 2 }, sha256)).toBe(contentId('fact', { b: 2, a: 1 }, sha256));
  expect(contentId('fact', { a: 1 }, sha256)).not.toBe(contentId('fact', { a: 2 }, sha256));
});
