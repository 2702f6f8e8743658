// What a mistyped ticker or name may have meant.

/** Edits (insert, delete, replace, swap of neighbours) between two words; stops counting above `most`. */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  if (left === right) return 0;
  if (most === 0) return 1;
  // What both begin with costs nothing; one edit at the first difference, then the rest.
  const at = firstDifference(left, right);
  const [one, other] = [left.slice(at), right.slice(at)];
  const rests: readonly (readonly [string, string])[] = [
    [one.slice(1), other], [one, other.slice(1)], [one.slice(1), other.slice(1)],
    ...(one[0] === other[1] && one[1] === other[0] ? [[one.slice(2), other.slice(2)] as const] : []),
  ];
  return 1 + Math.min(...rests.map(([rest, otherRest]) => editDistance(rest, otherRest, most - 1)));
}

function firstDifference(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return at;
}

/** Lower-case words without punctuation and without the legal form: "Apple Inc." and "APPLE INC" are both "apple". */
export function plainName(name: string): string {
  const words = name.toLowerCase().normalize('NFKD').replace(/[^\p{Letter}\p{Number}\s]/gu, '').split(/\s+/);
  return words.filter((word) => word !== '' && !legalForms.has(word)).join(' ');
}

const legalForms = new Set(['inc', 'corp', 'corporation', 'co', 'company', 'ltd', 'plc', 'the', 'group', 'holdings', 'incorporated', 'limited', 'sa', 'nv', 'ag', 'new', 'de', 'com']);
