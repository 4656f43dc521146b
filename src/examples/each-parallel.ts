/** Calls a function for each item, for several at the same time; the results are in the order of the items. */
export async function eachParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const rest = items.entries();
  const worker = async (): Promise<void> => {
    // All workers take from the same iterator.
    for (const [index, item] of rest) results.set(index, await run(item));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
