import { resolve, sep } from 'node:path';
import { compileText } from '../markdown/compile-text.ts';
import type { TextSettings } from '../markdown/read-markdown.ts';
import type { TextPlugins } from '../docusaurus/room.ts';
import type { TextCompiler } from '../render/imported-texts.ts';

/**
 * Returns a compiler for the Markdown files that modules import. `folders` are those with plugins for their texts:
 * absolute paths.
 */
export function textCompiler(
  settings: TextSettings,
  folders: readonly (readonly [folder: string, plugins: TextPlugins])[] = [],
): TextCompiler {
  return {
    compile: async (text, file, context) => {
      const plugins = folders.find(([folder]) => resolve(file).startsWith(folder + sep))?.[1];
      return (await compileText(text, file, context, { ...settings, plugins })).body;
    },
    toJSON: () => [settings, folders],
  };
}
