import type { PlannedApi } from '../plan/types.ts';
import { pathBelow } from '../shared/permalink-below.ts';

/** Returns the path of the list of all symbols of an API reference, in the output folder. */
export function symbolsPath({ settings }: Pick<PlannedApi, 'settings'>): string {
  return pathBelow(settings.routeBasePath, 'symbols.json');
}
