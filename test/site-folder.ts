import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../src/build/build-site.ts';
import { inLanguage } from '../src/config/in-language.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { contentFolder, messages } from './markdown/content-folder.ts';
import { contextOf } from './context.ts';

/** Result of building a folder. */
export interface BuiltFolder {
  /** Each message as `level code file:line:column text`. */
  reported: string[];
  /** Advice for each message; empty if there is none. */
  advice: string[];
  /** Returns the text of a file of the site; undefined if it was not written. */
  file: (path: string) => string | undefined;
  /** Returns the paths of all files of the site, sorted. */
  files: () => string[];
}

/** Builds a site of some files, under the base path `/base/`; in its default language if there is no `locale`. */
export async function buildFolder(
  files: Record<string, string>,
  config: Record<string, unknown> = {},
  locale?: string,
): Promise<BuiltFolder> {
  const settings = { title: 'T', url: 'https://example.org', baseUrl: '/base/', ...config };
  const folder = contentFolder({ ...files, 'site.config.yaml': JSON.stringify(settings) });
  const diagnostics = new Diagnostics();
  const loaded = loadConfig({ cwd: folder }, diagnostics);
  const out = join(folder, 'out');
  if (loaded)
    await build({
      config: locale === undefined ? loaded : inLanguage(loaded, locale, contextOf(diagnostics)),
      out,
      write: true,
      context: contextOf(diagnostics),
      progress: () => undefined,
    });
  return {
    reported: messages(diagnostics, folder),
    advice: diagnostics.all.map((each) => each.advice ?? ''),
    file: (path) =>
      existsSync(join(out, path)) ? readFileSync(join(out, path), 'utf8') : undefined,
    files: () => (existsSync(out) ? namesIn(out) : []),
  };
}

function namesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? namesIn(folder, path) : [path];
    })
    .sort();
}
