import { join } from 'node:path';
import type { OnResolveArgs, Plugin } from 'esbuild';
import type { Inputs } from '../inputs/inputs.ts';
import { withBase } from '../shared/url.ts';
import { explainImport } from './import-faults.ts';
import { isRequestOf, requestOf } from './own-requests.ts';

/** Name of the plugin. */
const own = 'sheet-names';

/** What style sheets refer to: other sheets, files, and class names in other sheets. */
const kinds: ReadonlySet<OnResolveArgs['kind']> = new Set([
  'import-rule',
  'url-token',
  'composes-from',
]);

/**
 * Resolves references in style sheets: `@site/` is the folder of the site, names of packages may start with `~` as in
 * other bundlers, and a path from the root is a file of the site, with or without its base path; an imported sheet is in
 * the folder of the site.
 */
export function sheetNames(inputs: Inputs, folder: string, base: string): Plugin {
  return {
    name: own,
    setup(setup) {
      setup.onResolve({ filter: /^~|^@site\// }, async (args) => {
        const { importer, resolveDir, kind } = args;
        if (!kinds.has(kind) || isRequestOf(own, args.pluginData)) return undefined;
        const name = args.path.replace(/^~/, '');
        const path = name.startsWith('@site/') ? join(folder, name.slice('@site/'.length)) : name;
        const pluginData = requestOf(own, args.pluginData);
        const found = await setup.resolve(path, { importer, resolveDir, kind, pluginData });
        const errors = found.errors.map(({ text, notes }) => ({ text, notes }));
        return errors.length > 0 ? { errors } : { path: found.path, external: found.external };
      });
      setup.onResolve({ filter: /^\// }, ({ path, kind, pluginData }) => {
        if (isRequestOf(own, pluginData)) return undefined;
        if (kind === 'url-token') return { path: withBase(base, path), external: true };
        const sheet = join(folder, path);
        const isOwn = kind === 'import-rule' && inputs.statSync(sheet)?.isFile();
        return isOwn ? { path: sheet } : undefined;
      });
      setup.onEnd(async ({ errors }) => {
        for (const error of errors) await explainImport(inputs, error, folder);
      });
    },
  };
}
