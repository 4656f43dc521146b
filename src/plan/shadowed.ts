/** Names that all objects inherit. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

/**
 * Returns an object of some of the versions, with null for each other version whose name all objects inherit: browsers
 * look up any version there, and need no code for one that is called `constructor`.
 */
export function shadowed<Value>(
  entries: readonly (readonly [version: string, value: Value])[],
  versions: readonly string[],
): Record<string, Value | null> {
  const missing = versions.filter((version) => inherited.includes(version));
  return Object.fromEntries([...missing.map((version) => [version, null] as const), ...entries]);
}
