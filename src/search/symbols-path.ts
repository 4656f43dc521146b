import type { PlannedApi } from '../plan/types.ts';

/** Returns the path of the list of all symbols of an API reference, in the output folder. */
export function symbolsPath({ settings }: Pick<PlannedApi, 'settings'>): string {
  return settings.routeBasePath === '' ? 'symbols.json' : `${settings.routeBasePath}/symbols.json`;
}
