import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import type { MarkdownConfig, TextPluginConfig, TextSection } from '../../config/types.ts';
import type { Place } from '../../diagnostics/diagnostics.ts';
import { displayPath } from '../../diagnostics/display-path.ts';
import type { Sources } from '../../diagnostics/sources.ts';
import { unified } from 'unified';
import { contentHash } from '../../inputs/content-hash.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import { missingModule } from '../missing-module.ts';
import { memberOf } from '../../shared/member.ts';
import { loadModule, messageOf, outsideModule } from '../../markdown/run-module.ts';

/** A plugin of remark or rehype that has been loaded. */
export interface TextPlugin {
  /** Its name in messages. */
  name: string;
  /** Attaches it to a processor, with its options. */
  attach: (processor: unknown) => unknown;
  /** True if it adds syntax to the parser. */
  hasSyntax: boolean;
  /** Returns the place in its code that threw an error. */
  placeOf: (error: unknown) => Place | undefined;
  /** Everything that determines what it does, apart from the text; as a hash. */
  hash: string;
  /** Why it may return something else for the same text; missing if it cannot. */
  doubt?: string | undefined;
}

/** The order in which plugins run. */
export const stages = ['remarkPlugins', 'rehypePlugins'] as const;

/** A list of plugins, by the name of its option. */
export type Stage = (typeof stages)[number];

/** The plugins for the texts of a part of the site. */
export class TextPlugins {
  constructor(readonly lists: Readonly<Record<Stage, readonly TextPlugin[]>>) {}

  /** The part of cache keys that stands for the plugins. */
  toJSON(): unknown {
    return stages.map((stage) => this.lists[stage].map(({ hash }) => hash));
  }

  /** Records that the result for a text may differ next time, if that is so. */
  recordDoubts(inputs: Inputs): void {
    for (const stage of stages)
      for (const { doubt } of this.lists[stage]) if (doubt !== undefined) inputs.doubt(doubt);
  }
}

/** Returns the plugins for the texts of a part of the site; `undefined` if there are none. */
export type PluginsOfSection = (section: TextSection) => TextPlugins | undefined;

/**
 * Loads the plugins of the configuration; returns those of each part of the site. Reports modules that cannot be loaded
 * at their place in the configuration.
 */
export async function loadTextPlugins(
  config: Pick<MarkdownConfig, Stage>,
  siteFolder: string,
  sources: Sources,
): Promise<PluginsOfSection> {
  const loaded = new Map<TextPluginConfig, TextPlugin>();
  for (const stage of stages)
    for (const each of config[stage]) {
      const plugin = await load(each, siteFolder, sources);
      if (plugin) loaded.set(each, plugin);
    }
  return (section) => {
    if (loaded.size === 0) return undefined;
    const of = (stage: Stage): TextPlugin[] =>
      config[stage].flatMap((each) => {
        const plugin = each.in.includes(section) ? loaded.get(each) : undefined;
        return plugin ? [plugin] : [];
      });
    return new TextPlugins({
      remarkPlugins: of('remarkPlugins'),
      rehypePlugins: of('rehypePlugins'),
    });
  };
}

/** True if a file can import a package. */
function isInstalled(name: string, user: string): boolean {
  try {
    createRequire(user).resolve(name);
    return true;
  } catch (error) {
    // Packages that can only be imported cannot be resolved in this way, but are there.
    return memberOf(error, 'code') !== 'MODULE_NOT_FOUND';
  }
}

async function load(
  { module, export: exportName, options, place }: TextPluginConfig,
  siteFolder: string,
  { inputs, diagnostics }: Sources,
): Promise<TextPlugin | undefined> {
  const isFile = isAbsolute(module);
  const user = join(siteFolder, 'package.json');
  if (!isFile && !isInstalled(module, user)) {
    const { message, advice } = missingModule(module);
    diagnostics.error('markdown-plugin', message, place, advice);
    return undefined;
  }
  const own = inputs.fresh();
  const loaded = await loadModule(
    isFile ? module : user,
    'markdown-plugin',
    { inputs: own, diagnostics },
    isFile ? undefined : { name: module, place },
  );
  inputs.add(own);
  if (!loaded) return undefined;
  const name = isFile ? displayPath(module) : module;
  const found = exportName === undefined ? loaded.exported : memberOf(loaded.all, exportName);
  if (typeof found !== 'function') {
    const what = exportName === undefined ? 'default export' : `export "${exportName}"`;
    diagnostics.error(
      'markdown-plugin',
      `The ${what} of "${name}" is not a plugin: it must be a function.`,
      place,
      'If a plugin has another name, write { module: …, export: its name }.',
    );
    return undefined;
  }
  const reads = loaded.builtIn.find(outsideModule);
  const [first] = own.doubts;
  const doubt =
    reads === undefined
      ? first?.reason
      : `the plugin "${name}" uses "${reads}" and may read anything`;
  if (doubt !== undefined) inputs.doubtRuns(doubt);
  const given = options === undefined ? [] : [options];
  const attach = (processor: unknown): unknown => Reflect.apply(found, processor, given);
  const processor = unified();
  try {
    attach(processor);
  } catch (error) {
    diagnostics.error(
      'markdown-plugin',
      `The plugin "${name}" cannot be used: ${messageOf(error).message.split('\n', 1).join('')}`,
      loaded.placeOf(error) ?? place,
      'Check its options. Plugins must support the current versions of remark and rehype.',
    );
    return undefined;
  }
  return {
    name,
    attach,
    hasSyntax: processor.data().micromarkExtensions !== undefined,
    placeOf: loaded.placeOf,
    hash: contentHash(JSON.stringify([name, exportName, options, loaded.source])),
    doubt,
  };
}
