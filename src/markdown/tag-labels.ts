import type { YamlMapping } from './yaml-map.ts';

/** The tags of a front matter as written: each a text, or a map with a label. */
export function tagLabels(map: YamlMapping): string[] {
  return map.list('tags').flatMap((item) => {
    if (item.kind === 'map') return item.map()?.text('label') ?? [];
    if (item.kind === 'number') return item.written ?? [];
    return item.text() ?? [];
  });
}
