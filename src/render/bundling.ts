import { AsyncResource } from 'node:async_hooks';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions, Loader, Plugin } from 'esbuild';
import { existsSync } from '../inputs/files.ts';
import type { Plan } from '../plan/types.ts';

/** The folder with the viewer and the style sheet as they ship: that of the bundled command, `dist` for the sources. */
export const distFolder = ((): string => {
  const here = dirname(fileURLToPath(import.meta.url));
  return existsSync(join(here, 'viewer')) ? here : join(here, '../../dist');
})();

/** Files that become assets of their own when a script or style sheet names them. */
const assetEndings =
  'apng avif bmp eot gif ico jpeg jpg mp3 mp4 ogg otf pdf png svg ttf wasm webm webp woff woff2 zip';

/** What all bundling has in common: nothing is written, and the same sources give the same bytes. */
export const commonOptions = {
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  jsx: 'automatic',
  charset: 'utf8',
  target: 'es2022',
  logLevel: 'silent',
  // The user's TypeScript settings may extend packages that are not installed.
  logOverride: { 'tsconfig.json': 'silent' },
  define: { 'process.env.NODE_ENV': '"production"' },
  assetNames: 'assets/media/[name]-[hash]',
  loader: Object.fromEntries(
    assetEndings.split(' ').map((ending): [string, Loader] => [`.${ending}`, 'file']),
  ),
} satisfies BuildOptions;

/** Path below the output folder of an output, given the folder it would be written to. */
export function outputPath(path: string, folder: string): string {
  return path.slice(folder.length + 1).replaceAll('\\', '/');
}

/** The folder of the configuration; the working folder where no file was read. */
export function siteFolder({ file }: Plan['config']): string {
  return file === undefined ? process.cwd() : dirname(file);
}

/** A plugin that notes what it reads for the bundling that it works for: the bundler asks for all of them at one place. */
export function notingPlugin({ name, setup: begin }: Plugin): Plugin {
  return {
    name,
    setup: (setup) =>
      begin({
        ...setup,
        onResolve: (options, run) => setup.onResolve(options, AsyncResource.bind(run)),
        onLoad: (options, run) => setup.onLoad(options, AsyncResource.bind(run)),
        onEnd: (run) => setup.onEnd(AsyncResource.bind(run)),
      }),
  };
}

/** What of the environment decides what a bundling finds. */
export function surroundings(): string[] {
  return [process.env.NODE_PATH ?? ''];
}
