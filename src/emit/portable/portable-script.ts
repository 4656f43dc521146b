import { basename, join } from 'node:path';
import { bundle } from '../../diagnostics/bundle.ts';
import type { Sources } from '../../diagnostics/sources.ts';
import { distFolder } from '../../render/bundling.ts';
import type { OutputFile } from '../output-file.ts';
import { portableScriptPath, type PortableSite } from './portable-site.ts';

/** Namespace of the files of the site in the bundler. */
const namespace = 'portable';

/**
 * Returns the one script of a portable site: all its modules, which run when they are needed. Returns `undefined` if they
 * cannot be bundled, and reports why: a module of the site may await something before it exports anything.
 */
export async function portableScript(
  files: readonly OutputFile[],
  site: PortableSite,
  sources: Sources,
): Promise<string | undefined> {
  const modules = new Map(
    files.flatMap((file) =>
      /^assets\/.*\.js$/.test(file.path) && 'bytes' in file
        ? [[basename(file.path), Buffer.from(file.bytes).toString()] as const]
        : [],
    ),
  );
  const result = await bundle(sources, ({ build }) =>
    build({
      stdin: { contents: entry([...modules.keys()], site), resolveDir: distFolder },
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      charset: 'utf8',
      logLevel: 'silent',
      minify: true,
      supported: { 'dynamic-import': false },
      define: {
        'import.meta.url': 'window.location.href',
        'document.baseURI': 'portable.baseURI',
        fetch: 'portable.fetch',
        Worker: 'portable.Worker',
        'window.location.assign': 'portable.assign',
        'window.location.replace': 'portable.assign',
      },
      plugins: [
        {
          name: 'portable',
          setup(bundling) {
            bundling.onResolve({ filter: /\.js$/ }, ({ path }) => {
              const name = basename(path);
              return modules.has(name) ? { path: name, namespace } : undefined;
            });
            bundling.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
              contents: modules.get(path) ?? '',
              loader: 'js',
            }));
          },
        },
      ],
    }),
  );
  return result?.outputFiles.map(({ text }) => text).join('');
}

/** Returns the source that the script is bundled from. */
function entry(names: readonly string[], { base, trailingSlash, folder }: PortableSite): string {
  const run = names.map((name) => `${JSON.stringify(name)}: () => require('./${name}')`);
  const facts = JSON.stringify({ base, trailingSlash, script: folder + portableScriptPath });
  return `import { startPortable } from ${JSON.stringify(join(distFolder, 'portable.js'))};
startPortable({ ...${facts}, modules: { ${run.join(', ')} } });`;
}
