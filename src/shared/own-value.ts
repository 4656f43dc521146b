/** Returns the value of a name that comes from data; names that all objects inherit have none. */
export function ownValue<Value>(
  values: Readonly<Record<string, Value>> | undefined,
  name = '',
): Value | undefined {
  return values && Object.hasOwn(values, name) ? values[name] : undefined;
}
