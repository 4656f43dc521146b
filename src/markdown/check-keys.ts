import { closest } from '../diagnostics/closest.ts';
import type { YamlMapping } from './yaml-map.ts';

/** Reports unknown keys of a map, and suggests the keys that were likely meant. */
export function checkKeys(map: YamlMapping, known: readonly string[]): void {
  for (const key of map.keys) {
    if (known.includes(key)) continue;
    const meant = closest(key, known);
    const advice =
      meant === undefined ? `Available keys: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
    map.keyFault(key, `Unknown key "${key}".`, advice);
  }
}
