// Several rankings as one, by weighted reciprocal rank: G. Cormack, C. Clarke, S. Büttcher, "Reciprocal rank fusion", SIGIR 2009.

/** Their constant: it keeps the first places of one ranking from outweighing agreement. */
const K = 60;

export type Ranking = { readonly weight: number; /** Best first. */ readonly rowids: readonly number[] };

/** Best first; equals in the order of their numbers. */
export function fuseRanks(rankings: readonly Ranking[], limit: number): number[] {
  const scores = new Map<number, number>();
  for (const { weight, rowids } of rankings) for (const [at, rowid] of rowids.entries()) scores.set(rowid, (scores.get(rowid) ?? 0) + weight / (K + at + 1));
  return [...scores].toSorted(([left, leftScore], [right, rightScore]) => rightScore - leftScore || left - right).slice(0, limit).map(([rowid]) => rowid);
}
