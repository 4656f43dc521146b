import { isAbsolute, resolve } from 'node:path';
import { statSync } from 'node:fs';
import { free, group, list, type Fields } from './containers.ts';
import { Option, wrongType } from './option.ts';
import { choice, isModulePath, name } from './scalars.ts';
import type { TextPluginConfig, TextSection } from './types.ts';

const everywhere: TextSection[] = ['docs', 'blog', 'pages'];

/** A module of the site, as an absolute path, or a package. */
const module: Option<string> = new Option<string>(
  {
    type: 'string',
    description: 'Path of a module (.js, .cjs, .mjs or .ts), or name of an installed package.',
  },
  (node, at) => {
    const written = name('').read(node, at);
    if (!written) return undefined;
    const path = resolve(at.folder, written.value);
    if (statSync(path, { throwIfNoEntry: false })?.isFile() && isModulePath(path))
      return { value: path };
    if (!/^\.{1,2}\//.test(written.value) && !isAbsolute(written.value)) return written;
    at.fault(
      `"${at.path}": there is no module "${written.value}".`,
      node.place,
      'Paths are relative to the folder of the configuration file, and have an extension: .js, .cjs, .mjs or .ts.',
    );
    return undefined;
  },
);

const fields: Fields<Omit<TextPluginConfig, 'place'>> = {
  module,
  export: name('Name of the export; by default, the default export.').optional(),
  options: free('The argument of the plugin.').optional(),
  in: list('The texts that it changes.', choice('A part of the site.', ...everywhere), 1).default(
    everywhere,
  ),
};

const settings = group<Omit<TextPluginConfig, 'place'>>('A plugin.', fields);

/** A plugin: a module, or a map with further settings. */
const plugin: Option<TextPluginConfig> = new Option<TextPluginConfig>(
  {
    description: 'A plugin: a module or a package, or a map with its settings.',
    anyOf: [{ type: 'string' }, settings.schema],
  },
  (node, at) => {
    const { place } = node;
    if (node.kind === 'scalar' && typeof node.value === 'string') {
      const found = module.read(node, at);
      return found && { value: { module: found.value, in: everywhere, place } };
    }
    if (node.kind !== 'map') {
      wrongType('a module, or a map', node, at, 'Write { module: name, options: { … } }.');
      return undefined;
    }
    const outcome = settings.read(node, at);
    return outcome && { value: { ...outcome.value, place } };
  },
);

/** A list of plugins; `description` says what they change. */
export function textPlugins(description: string): Option<TextPluginConfig[]> {
  return list(description, plugin).default([]);
}
