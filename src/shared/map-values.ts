/** Returns an object with the same keys and converted values. */
export function mapValues<Value, Converted>(
  values: Readonly<Record<string, Value>>,
  convert: (value: Value) => Converted,
): Record<string, Converted> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, convert(value)]));
}
