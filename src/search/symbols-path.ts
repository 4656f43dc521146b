import type { Plan, PlannedApi } from '../plan/types.ts';
import { librariesPath } from '../shared/libraries-path.ts';
import { pathBelow } from '../shared/permalink-below.ts';

/** Returns the path of the list of all symbols of an API reference, or of all libraries, in the output folder. */
export function symbolsPath(
  { settings }: Pick<PlannedApi, 'settings'>,
  { libraries }: Pick<Plan['config'], 'libraries'>,
): string {
  const folder = libraries ? librariesPath(libraries) : settings.routeBasePath;
  return pathBelow(folder, 'symbols.json');
}
