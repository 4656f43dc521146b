/** Removes the items from a list that are not wanted. The list can be longer than the arguments of a call. */
export function keepOnly<Item>(list: Item[], isWanted: (item: Item) => boolean): void {
  let kept = 0;
  for (const item of list) if (isWanted(item)) list[kept++] = item;
  list.length = kept;
}
