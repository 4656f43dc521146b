import { isAbsolute, resolve } from 'node:path';
import { statSync } from 'node:fs';
import type { SourceNode } from '../yaml/source.ts';
import { free, group, list, type ValueOf } from './containers.ts';
import { Option, wrongType } from './option.ts';
import { choice, isModulePath, name } from './scalars.ts';
import type { Place } from '../shared/place.ts';

/** A part of the site that consists of texts. */
export type TextSection = 'docs' | 'blog' | 'pages';

/** Where the configuration names something. */
export interface Placed {
  place?: Place;
}

const everywhere: TextSection[] = ['docs', 'blog', 'pages'];

/** A module of the site, as an absolute path, or a package; `endings` are those of the modules. */
function moduleOrPackage(endings: string, isModule: (path: string) => boolean): Option<string> {
  const description = `Path of a module (${endings}), or name of an installed package.`;
  return new Option<string>({ type: 'string', description }, (node, at) => {
    const written = name('').read(node, at);
    if (!written) return undefined;
    const path = resolve(at.folder, written.value);
    if (statSync(path, { throwIfNoEntry: false })?.isFile() && isModule(path))
      return { value: path };
    if (!/^\.{1,2}\//.test(written.value) && !isAbsolute(written.value)) return written;
    at.fault(
      `"${at.path}": there is no module "${written.value}".`,
      node.place,
      `Paths are relative to the folder of the configuration file, and have an extension: ${endings}.`,
    );
    return undefined;
  });
}

/** Returns the fields of every plugin. */
function fieldsOf(module: Option<string>) {
  return {
    module,
    export: name('Name of the export; by default, the default export.').optional(),
    options: free('The argument of the plugin.').optional(),
  };
}

/** A list of plugins with some settings; a text is a plugin that has only a module. */
function plugins<Settings>(
  description: string,
  settings: Option<Settings>,
): Option<(Settings & Placed)[]> {
  const schema = {
    description: 'A plugin: a module or a package, or a map with its settings.',
    anyOf: [{ type: 'string' }, settings.schema],
  };
  const plugin = new Option<Settings & Placed>(schema, (node, at) => {
    const { place } = node;
    const isText = node.kind === 'scalar' && typeof node.value === 'string';
    if (!isText && node.kind !== 'map') {
      wrongType('a module, or a map', node, at, 'Write { module: name, options: { … } }.');
      return undefined;
    }
    const entries = [{ key: 'module', keyPlace: place, value: node }];
    const map: SourceNode = isText ? { kind: 'map', place, entries } : node;
    const outcome = settings.read(map, at);
    return outcome && { value: { ...outcome.value, place } };
  });
  return list(description, plugin).default([]);
}

const textPlugin = group('A plugin.', {
  ...fieldsOf(moduleOrPackage('.js, .cjs, .mjs or .ts', isModulePath)),
  in: list('The texts that it changes.', choice('A part of the site.', ...everywhere), 1).default(
    everywhere,
  ),
});

/** A plugin of remark or rehype. */
export type TextPluginConfig = ValueOf<typeof textPlugin> & Placed;

/** A list of plugins of remark or rehype; `description` says what they change. */
export function textPlugins(description: string): Option<TextPluginConfig[]> {
  return plugins(description, textPlugin);
}

// PostCSS runs in a process of its own, where Node itself loads the modules.
const isPlainModule = (path: string): boolean => /\.[cm]?js$/i.test(path);

const stylePlugin = group(
  'A plugin.',
  fieldsOf(moduleOrPackage('.js, .cjs or .mjs', isPlainModule)),
);

/** The plugins of PostCSS. */
export const stylePlugins = plugins(
  'Plugins of PostCSS, such as tailwindcss, which change your own style sheets and those that your code imports. PostCSS itself must be installed in the folder of the site.',
  stylePlugin,
);
