// The items of a filing against those that another tool cut from it.

export type ItemsFound = { readonly expected: number; readonly found: number; readonly sameLength: number; readonly missing: readonly string[]; readonly otherLength: readonly string[] };

/** The other cut's lengths are near, not exact: blank lines and headings are counted otherwise. */
const TOLERANCE = { share: 0.1, characters: 250 };

export function compareItems(own: readonly { readonly key: string; readonly length: number }[], other: Readonly<Record<string, number>>): ItemsFound {
  const lengths = new Map(own.map(({ key, length }) => [key, length]));
  const keys = Object.keys(other);
  const missing = keys.filter((key) => !lengths.has(key));
  const otherLength = keys.filter((key) => lengths.has(key) && Math.abs((lengths.get(key) ?? 0) - (other[key] ?? 0)) > Math.max(TOLERANCE.characters, (other[key] ?? 0) * TOLERANCE.share));
  return { expected: keys.length, found: keys.length - missing.length, sameLength: keys.length - missing.length - otherLength.length, missing, otherLength };
}
