// RFC 8785 canonical JSON: the one byte form of a value, so that equal values have equal hashes.
import serialize from 'canonicalize';

/** Throws a TypeError for values JSON cannot hold (undefined at the top, NaN, cycles). */
export function canonicalJson(value: unknown): string {
  const text = serialize(value);
  if (text === undefined) throw new TypeError('the value has no JSON form');
  return text;
}

/** One of the key's letters written as an escape. */
const escapedLetter = /\\u00(?:5f|6f|7[024])/i;

/** Only such text can hold the key: plainly, or with letters written as escapes. */
function mayHoldProto(text: string): boolean {
  return text.includes('__proto__') || escapedLetter.test(text);
}

/** Parses outside JSON. A `__proto__` key is refused: it would poison what is copied from it. */
export function parseJson(text: string): unknown {
  // Looking at every key takes several times as long as reading the text.
  // eslint-disable-next-line no-restricted-syntax -- the one place where JSON is parsed
  if (!mayHoldProto(text)) return JSON.parse(text);
  // eslint-disable-next-line no-restricted-syntax -- and the same with a look at every key
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__') throw new SyntaxError('a key named __proto__ is refused');
    return value;
  });
}
