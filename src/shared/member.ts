/** Returns a member of an object or function, or `undefined` if the value has none. */
export function memberOf(value: unknown, name: string): unknown {
  const hasMembers = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return hasMembers ? (Reflect.get(value, name) as unknown) : undefined;
}
