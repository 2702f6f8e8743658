// How far apart two spellings are. Own code, because the libraries lack either swaps of neighbours or a bound, and the bound is what makes a search quick.

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

/** Which letters a word has, as bits: two words within `most` edits differ in at most twice as many. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

export function mayBeNear(left: number, right: number, most: number): boolean {
  let differing = left ^ right;
  let count = 0;
  while (differing !== 0) {
    differing &= differing - 1;
    count += 1;
  }
  return count <= 2 * most;
}
