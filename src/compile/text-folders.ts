import { resolve } from 'node:path';
import type { Config } from '../config/types.ts';
import type { PluginsOfSection, TextPlugins } from '../docusaurus/room.ts';
import { docsSetsOf } from '../shared/content-sets.ts';

/** Returns the folder of texts, and for a translation also the folder of the default language. */
export function foldersOf({ path, defaultPath }: { path: string; defaultPath?: string }): string[] {
  return defaultPath === undefined ? [path] : [path, defaultPath];
}

/** Returns the folders of texts with plugins: absolute paths, with the plugins for the texts in them. */
export function foldersWithPlugins(
  config: Config,
  plugins: PluginsOfSection,
): [folder: string, plugins: TextPlugins][] {
  const sections = [
    ['docs', docsSetsOf(config).flatMap(foldersOf)],
    ['blog', config.blog ? foldersOf(config.blog) : []],
    ['pages', config.pages ? foldersOf(config.pages) : []],
  ] as const;
  return sections.flatMap(([section, folders]) => {
    const own = plugins(section);
    return own ? folders.map((folder): [string, TextPlugins] => [resolve(folder), own]) : [];
  });
}
