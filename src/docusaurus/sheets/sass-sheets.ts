import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PartialMessage } from 'esbuild';
import { displayPath } from '../../diagnostics/display-path.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import { memberOf } from '../../shared/member.ts';

/** The package "sass" of a site, as far as it is used. */
interface Sass {
  compileAsync: (
    path: string,
    options: object,
  ) => Promise<{ css: string; loadedUrls: readonly URL[] }>;
}

const isSass = (value: unknown): value is Sass =>
  typeof value === 'object' && value !== null && 'compileAsync' in value;

/** Returns the compiler that is installed for a site; `undefined` if there is none. */
function compilerOf(folder: string): Sass | undefined {
  const load = createRequire(join(folder, 'package.json'));
  for (const name of ['sass-embedded', 'sass'])
    try {
      const found: unknown = load(name);
      if (isSass(found)) return found;
    } catch {
      // The other one may be installed.
    }
  return undefined;
}

/** Returns what is wrong with a sheet, and where. */
function faultOf(error: unknown, path: string): PartialMessage {
  const span = memberOf(error, 'span');
  const [start, url] = [memberOf(span, 'start'), memberOf(span, 'url')];
  return {
    text: String(memberOf(error, 'sassMessage') ?? memberOf(error, 'message')),
    location: {
      file: displayPath(url instanceof URL ? fileURLToPath(url) : path),
      line: Number(memberOf(start, 'line') ?? 0) + 1,
      column: Number(memberOf(start, 'column') ?? 0),
    },
  };
}

/** Compiles a sheet, given its path: returns its CSS, or what is wrong with it. */
export type CompileSass = (path: string) => Promise<{ css: string } | { errors: PartialMessage[] }>;

/**
 * Compiles style sheets in Sass with the package of the site. `folder` is that of the site: imports may name its files
 * with `@site/`, and packages with `~` or without.
 */
export function sassOf(inputs: Inputs, folder: string): CompileSass {
  const importer = {
    findFileUrl: (name: string): URL | null => {
      if (name.startsWith('@site/'))
        return pathToFileURL(join(folder, name.slice('@site/'.length)));
      return name.startsWith('~')
        ? pathToFileURL(join(folder, 'node_modules', name.slice(1)))
        : null;
    },
  };
  let compiler: Sass | undefined;
  return async (path) => {
    compiler ??= compilerOf(folder);
    if (!compiler) {
      const notes = [{ text: 'Install it in the folder of the configuration: npm install sass' }];
      return { errors: [{ text: 'Sass needs the package "sass".', notes }] };
    }
    try {
      const { css, loadedUrls } = await compiler.compileAsync(path, {
        importers: [importer],
        loadPaths: [folder, join(folder, 'node_modules')],
        logger: { warn: () => undefined, debug: () => undefined },
      });
      // The bundler knows only the outermost sheet.
      const files = loadedUrls
        .filter(({ protocol }) => protocol === 'file:')
        .map((url) => fileURLToPath(url));
      await Promise.all(files.map((file) => inputs.read(file, 'utf8')));
      return { css };
    } catch (error) {
      return { errors: [faultOf(error, path)] };
    }
  };
}
