/** Does the work for every item, at most `limit` at a time; results stand in the order of the items. The first failure ends it. */
export async function inParallel<Item, Result>(items: readonly Item[], limit: number, work: (item: Item) => Promise<Result>): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const left = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of left) results.set(index, await work(item));
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(limit, items.length)) }, worker));
  return [...results].sort(([left_], [right]) => left_ - right).map(([, result]) => result);
}
