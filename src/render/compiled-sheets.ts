import { dirname, sep } from 'node:path';
import type { OnLoadResult, PartialMessage, Plugin } from 'esbuild';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { distFolder } from './bundling.ts';
import type { SheetProcessor, StylePlugin } from '../docusaurus/room.ts';
import type { Sources } from '../diagnostics/sources.ts';

/** Rules of Tailwind, which browsers ignore. */
const ruleOfTailwind =
  /@(?:tailwind|apply|theme|utility|custom-variant|reference)(?![\w-])[^;{}]*[;{]/;

/** Returns a warning if a sheet needs a plugin. */
function missingPlugin(css: string, path: string): PartialMessage[] {
  const found = ruleOfTailwind.exec(
    css.replace(/\/\*[^]*?\*\//g, (text) => text.replace(/./g, ' ')),
  );
  if (!found) return [];
  const before = css.slice(0, found.index).split('\n');
  const [name = ''] = found[0].split(/\s/, 1);
  return [
    {
      text: `Browsers ignore "${name}": it needs a plugin of PostCSS.`,
      location: {
        file: displayPath(path),
        line: before.length,
        column: before.at(-1)?.length ?? 0,
      },
      notes: [
        {
          text: 'Name the plugin in the configuration: "postcss: [tailwindcss]", or "postcss: [\'@tailwindcss/postcss\']" from Tailwind 4 on.',
        },
      ],
    },
  ];
}

/** Starts the plugins of PostCSS that a site has; returns `undefined` if it has none. `folder` is that of the site. */
export async function openPostcss(
  plugins: readonly StylePlugin[],
  folder: string,
  sources: Sources,
): Promise<SheetProcessor | undefined> {
  if (plugins.length === 0) return undefined;
  const room = await import('../docusaurus/room.ts');
  return room.openPostcss(plugins, folder, sources);
}

/** Compiles style sheets in Sass, and changes all sheets except ours with the plugins of PostCSS, if there are any. */
export function compiledSheets(inputs: Inputs, folder: string, postcss?: SheetProcessor): Plugin {
  let sass: ReturnType<typeof loadSass> | undefined;
  const loadSass = async () => (await import('../docusaurus/room.ts')).sassOf(inputs, folder);
  const isOurs = (path: string): boolean => path.startsWith(distFolder + sep);
  const isOfPackage = /[\\/]node_modules[\\/]/;
  return {
    name: 'compiled-sheets',
    setup(setup) {
      setup.onLoad(
        { filter: /\.(?:css|s[ac]ss)$/i, namespace: 'file' },
        async ({ path }): Promise<OnLoadResult | undefined> => {
          const isSass = /\.s[ac]ss$/i.test(path);
          if (!isSass && (isOurs(path) || (!postcss && isOfPackage.test(path)))) return undefined;
          const source = isSass
            ? await (
                await (sass ??= loadSass())
              )(path)
            : { css: (await inputs.read(path, 'utf8')) ?? '' };
          if ('errors' in source) return source;
          const { css } = source;
          const sheet = postcss
            ? await postcss.process(css, path)
            : { contents: css, warnings: missingPlugin(css, path) };
          const loader = /\.module\.\w+$/.test(path) ? 'local-css' : 'css';
          return { ...sheet, loader, resolveDir: dirname(path) };
        },
      );
    },
  };
}
