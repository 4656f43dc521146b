import type { PlannedApi } from '../plan/types.ts';

/** Returns a path below an API reference, which can be at the root of the site. */
export function pathBelow({ settings }: Pick<PlannedApi, 'settings'>, path: string): string {
  return settings.routeBasePath === '' ? path : `${settings.routeBasePath}/${path}`;
}

/** Returns the path of the list of all symbols of an API reference, in the output folder. */
export function symbolsPath(api: Pick<PlannedApi, 'settings'>): string {
  return pathBelow(api, 'symbols.json');
}
