/** The plugins of the bundler whose own requests a request comes from. */
class Requesters {
  constructor(readonly names: readonly string[]) {}
}

/**
 * Returns the data for a request that a plugin makes while it handles another with `data`. It also names the plugins
 * that made that one: two plugins would otherwise hand the name of a missing package to each other without end.
 */
export function requestOf(plugin: string, data: unknown): unknown {
  return new Requesters([...(data instanceof Requesters ? data.names : []), plugin]);
}

/** Returns whether a request with `data` comes from a plugin, which must not handle it again. */
export function isRequestOf(plugin: string, data: unknown): boolean {
  return data instanceof Requesters && data.names.includes(plugin);
}
