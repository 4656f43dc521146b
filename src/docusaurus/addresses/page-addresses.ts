import { posix } from 'node:path';
import type { Dictionary } from '../../init/dictionary.ts';
import { contentIn, textOf, type ContentPlace } from './content-files.ts';

/** The addresses of stand-alone pages, by the rules of Docusaurus: their paths, or what a text sets as its slug. */
export async function pageAddresses(options: Dictionary, place: ContentPlace): Promise<string[]> {
  const base = posix.join('/', textOf(options.routeBasePath) ?? '');
  const files = await contentIn(place, options, '{js,jsx,ts,tsx,md,mdx}');
  return files.map(({ path, frontMatter }) =>
    posix.join(base, textOf(frontMatter.slug) ?? pagePath(path)),
  );
}

function pagePath(path: string): string {
  return path.replace(/\.(?:mdx?|jsx?|tsx?)$/i, '').replace(/(^|\/)index$/i, '$1');
}
