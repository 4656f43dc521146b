/** Runs a function for each item, a few at a time, and returns the results in the order of the items. */
export async function someAtATime<Item, Result>(
  items: readonly Item[],
  count: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, work));
  return results;
}
