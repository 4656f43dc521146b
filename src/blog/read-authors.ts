import type { BlogConfig } from '../config/types.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';
import { findNamed, readText, type SourceFile } from '../markdown/source-file.ts';
import { readYaml, type YamlMapping, type YamlOptions } from '../markdown/yaml-map.ts';
import type { Author } from '../model/site.ts';
import { kebabCase } from '../markdown/kebab-case.ts';
import { readSocials } from './socials.ts';
import { groupBy } from '../shared/group-by.ts';

/** Default name of the file that declares authors. */
const defaultName = 'authors.yml';

const defaultNames = [defaultName, 'authors.yaml', 'authors.json'];

/** Reads the authors file; returns `undefined` if it does not exist or cannot be read. */
export async function readAuthors(
  files: readonly SourceFile[],
  config: BlogConfig,
  { inputs, diagnostics }: Sources,
): Promise<Author[] | undefined> {
  const names = config.authors === defaultName ? defaultNames : [config.authors];
  const file = await findNamed(inputs, files, names, config);
  if (!file) {
    if (config.authors !== defaultName)
      diagnostics.error(
        'authors',
        `The authors file "${config.authors}" does not exist in the blog folder.`,
        undefined,
        `Create it, or set blog.authors in the configuration to its path from the blog folder.`,
      );
    return undefined;
  }
  const options: YamlOptions = { file: file.display, code: 'authors' };
  const text = await readText(inputs, file.absolute);
  const map = text === undefined ? undefined : readYaml(text, options, diagnostics)?.map();
  if (!map) return undefined;
  const authors = map.keys.flatMap((key) => {
    const entry = map.map(key);
    if (!entry) return [];
    const { name, ...rest } = readAuthorFields(entry);
    if (name === undefined && rest.imageUrl === undefined)
      entry.fault('name', `The author "${key}" has neither a name nor an image.`, 'Add "name".');
    const author = { key, name: name ?? key, socials: [], place: entry.place, ...rest };
    return [{ ...author, ...pageOf(key, entry, config) }];
  });
  reportSharedPages(authors, map);
  return authors;
}

/** Reads the fields of an author from a file or front matter; omits missing ones. */
export function readAuthorFields(map: YamlMapping): Partial<Omit<Author, 'key' | 'place'>> {
  const fields = {
    name: map.text('name'),
    title: map.text('title'),
    url: map.text('url'),
    imageUrl: map.text('image_url') ?? map.text('imageURL'),
    email: map.text('email'),
    description: map.text('description'),
    socials: map.has('socials') ? readSocials(map) : undefined,
  };
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present);
}

/** Returns the page of an author: none, one named after the key, or one at a chosen path below the blog's authors. */
function pageOf(key: string, author: YamlMapping, config: BlogConfig): { permalink?: string } {
  const page = author.value('page');
  const base = `${config.routeBasePath}/${config.authorsBasePath}`;
  if (!page || page.kind === 'nothing') return {};
  if (page.kind === 'map') {
    const permalink = page.map()?.text('permalink') ?? kebabCase(key);
    return { permalink: permalinkBelow(base, permalink) };
  }
  return page.flag() === true ? { permalink: permalinkBelow(base, kebabCase(key)) } : {};
}

function reportSharedPages(authors: readonly Author[], map: YamlMapping): void {
  for (const [permalink, sharing] of groupBy(authors, (author) => author.permalink)) {
    if (permalink === undefined || sharing.length < 2) continue;
    const names = sharing.map(({ name }) => name).join(', ');
    map.fault(
      sharing[1]?.key ?? '',
      `The following permalinks are duplicated:\nPermalink: ${permalink}\nAuthors: ${names}`,
      'Give one of them another "page.permalink".',
    );
  }
}
