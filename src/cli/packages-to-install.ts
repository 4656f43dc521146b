import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { isDictionary, type Dictionary } from '../init/dictionary.ts';
import { listLibraryFiles } from '../init/library-files.ts';
import { readJsonObject } from '../init/project-facts.ts';
import { isAlias, siteAliases } from '../render/site-aliases.ts';
import { providedModules } from '../render/provided-modules.ts';

/** The packages that a site needs and does not have. */
export interface MissingPackages {
  /** Those that its package.json does not name, sorted: other packages brought them, or nothing did. */
  unnamed: string[];
  /** True if one that it names is not installed. */
  isIncomplete: boolean;
}

/** An import of a module or text, or an export from one; those of types only are none. */
const importLine =
  /^[ \t]*(?:import|export)\s+(?!type\b)(?:[\w$\s{},*]*?\bfrom\s*)?['"]([^'"\n]+)['"]|\b(?:require|import)\(\s*['"]([^'"\n]+)['"]\s*\)/gm;

/** Modules that this tool provides or replaces. */
const provided = new RegExp(
  `^(?:@docusaurus/|@theme(?:-original|-init)?/|@site/|@generated/|node:|(?:${providedModules.join('|')})(?:/|$))`,
);

/**
 * Finds the packages that the options of a site name and its own code imports, and that are missing. `folder` is the
 * folder of the site.
 */
export function missingPackages(settings: Dictionary, folder: string): MissingPackages {
  const found = readJsonObject(folder, 'package.json');
  const json = found ?? {};
  const named = new Set(
    [json.dependencies, json.devDependencies, json.optionalDependencies].flatMap((own) =>
      isDictionary(own) ? Object.keys(own) : [],
    ),
  );
  const aliases = siteAliases(folder, (file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : undefined,
  );
  const modules = ofCode(folder).filter((name) => !isAlias(name, aliases));
  const needed = new Set(
    [...(found ? ['mtp-site'] : []), ...ofOptions(settings), ...modules].flatMap(
      (name) => packageOf(name) ?? [],
    ),
  );
  return {
    unnamed: json.name === 'mtp-site' ? [] : [...needed].filter((name) => !named.has(name)).sort(),
    isIncomplete: [...needed].some((name) => named.has(name) && !isInstalled(name, folder)),
  };
}

/** The modules that options name. */
function ofOptions({ markdown, postcss, stylesheets }: Dictionary): string[] {
  const { remarkPlugins, rehypePlugins, mermaid } = isDictionary(markdown) ? markdown : {};
  const plugins = [remarkPlugins, rehypePlugins, postcss].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  const modules = plugins.map((plugin) => (isDictionary(plugin) ? plugin.module : plugin));
  const sheets: unknown[] = Array.isArray(stylesheets) ? stylesheets : [];
  const isSass = (sheet: unknown): boolean =>
    typeof sheet === 'string' && /\.s[ac]ss$/i.test(sheet);
  return [
    ...modules.filter((module) => typeof module === 'string'),
    ...(mermaid === true ? ['mermaid'] : []),
    ...(sheets.some(isSass) ? ['sass'] : []),
  ];
}

/** The modules that the pages, components and texts of a site import. */
function ofCode(folder: string): string[] {
  return listLibraryFiles(folder)
    .paths.filter((path) => /^(?:src|docs|blog|versioned_docs)\/.*\.(?:[jt]sx?|mdx?)$/.test(path))
    .flatMap((path) => {
      const file = join(folder, path);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      // Code blocks in texts show imports of others.
      const code = /\.mdx?$/.test(path)
        ? text.replace(/^[ \t]*(```|~~~)[^]*?^[ \t]*\1/gm, '')
        : text;
      return [...code.matchAll(importLine)].flatMap(
        ([, module, required]) => module ?? required ?? [],
      );
    });
}

/** The package of a module; undefined for files, and for what Node or this tool provides. */
function packageOf(module: string): string | undefined {
  if (provided.test(module) || builtinModules.includes(module)) return undefined;
  return /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?=\/|$)/.exec(
    // Loaders of webpack precede some modules.
    module.slice(module.lastIndexOf('!') + 1),
  )?.[0];
}

function isInstalled(name: string, folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'node_modules', name))) return true;
    if (at === dirname(at)) return false;
  }
}
