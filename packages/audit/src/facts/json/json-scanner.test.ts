import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from '@assay/record';
import { JsonScanner } from './json-scanner.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Every number of a document with the bytes that stand at its range. */
function numbersIn(bytes: Uint8Array): { readonly digits: string; readonly there: string }[] {
  const scanner = new JsonScanner(bytes);
  const found: { digits: string; there: string }[] = [];
  const walk = (): void => {
    const kind = scanner.kind();
    if (kind === 'object') scanner.members(walk);
    else if (kind === 'array') scanner.items(walk);
    else if (kind === 'number') {
      const { digits, bytes: at } = scanner.number();
      found.push({ digits, there: new TextDecoder().decode(bytes.subarray(at.start, at.end)) });
    } else scanner.skip();
  };
  walk();
  expect(scanner.atEnd()).toBe(true);
  return found;
}

function leaves(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

test('a number is read with the byte range at which it stands, also behind letters of several bytes', () => {
  expect(numbersIn(encode('{"Société — 日本": 1.5, "b": [ -2e3 , {"c": "\\"}]", "d": 40}]}'))).toEqual([
    { digits: '1.5', there: '1.5' }, { digits: '-2e3', there: '-2e3' }, { digits: '40', there: '40' },
  ]);
});

test('any document gives all its numbers, each at its place', () => {
  fc.assert(fc.property(fc.jsonValue({ noUnicodeString: false }), fc.constantFrom(0, 2), (value, indent) => {
    // Documents with this key are refused as a whole: see parseJson.
    fc.pre(!JSON.stringify(value).includes('__proto__'));
    const found = numbersIn(encode(JSON.stringify(value, null, indent)));
    expect(found.every((number) => number.digits === number.there)).toBe(true);
    expect(found.map((number) => Number(number.digits))).toEqual(leaves(parseJson(JSON.stringify(value))));
  }));
});

test('what a visitor leaves is skipped, strings with brackets and quotes included', () => {
  const scanner = new JsonScanner(encode('{"skip": {"x": ["}", "a\\\\\\"]"]}, "keep": "é\\u00e9\\n", "none": null}'));
  const seen: string[] = [];
  scanner.members((key) => {
    if (key === 'keep') seen.push(scanner.string());
  });
  expect(seen).toEqual(['éé\n']);
});

test.each(['{"a": 1', '{"a" 1}', '[1 2]', '{"a": tru}', '"open', '[1,]', ''])('the broken form %j is refused', (text) => {
  const scanner = new JsonScanner(encode(text));
  expect(() => {
    if (scanner.kind() === 'object') scanner.members(() => undefined);
    else if (scanner.kind() === 'array') scanner.items(() => undefined);
    else scanner.string();
  }).toThrow(SyntaxError);
});
