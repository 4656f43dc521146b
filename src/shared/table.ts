/** Returns a table without inherited entries, so that names from input, such as `toString`, find nothing else. */
export function table<Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const own: Record<string, Value> = { ...entries };
  Object.setPrototypeOf(own, null);
  return own;
}
