import { dirname } from 'node:path/posix';
import { closest } from '../diagnostics/closest.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { checkKeys } from './check-keys.ts';
import { readCategoryLink, type WrittenCategoryLink } from './category-link.ts';
import type { DocSource } from './read-doc.ts';
import { readText, type SourceFile } from './source-file.ts';
import { readYaml, type YamlMapping } from './yaml-map.ts';

/** Content of the `_category_` file of a folder. */
export interface CategoryFile {
  /** Label of the category. */
  label?: string;
  /** A sentence for its card. */
  description?: string;
  /** Its position among its siblings. */
  position?: number;
  /** Class names. */
  className?: string;
  /** False if it is expanded at first; defaults to the site's setting. */
  collapsed?: boolean;
  /** False if it cannot be collapsed; defaults to the site's setting. */
  collapsible?: boolean;
  /** What the address of its page is made of, if this is a translation: it is the same in all languages. */
  original?: CategoryFile;
  /** Its page; null if the file disables it, `undefined` if the file does not set it. */
  link?: WrittenCategoryLink | null;
}

const keys = [
  'label',
  'position',
  'collapsed',
  'collapsible',
  'className',
  'link',
  'customProps',
  'description',
  'key',
];

/** Reads the `_category_` files among the files of a version: folder to content. Reports faults. */
export async function readCategoryFiles(
  files: readonly SourceFile[],
  sources: readonly DocSource[],
  { inputs, diagnostics }: Sources,
): Promise<Map<string, CategoryFile>> {
  const found = files.filter(({ path }) => /(^|\/)_category_\.(json|ya?ml)$/.test(path));
  const categories = new Map<string, CategoryFile>();
  const read = async (
    { path, absolute, display }: SourceFile,
    reports: Diagnostics,
  ): Promise<CategoryFile | undefined> => {
    const text = await readText(inputs, absolute);
    if (text === undefined) return undefined;
    const value = readYaml(text, { file: display, code: 'category-file' }, reports);
    const map = value?.kind === 'nothing' ? undefined : value?.map();
    return map && readCategory(map, dirname(path), sources);
  };
  for (const file of found) {
    const category = await read(file, diagnostics);
    // The default language reports its own faults.
    const original = file.original && (await read(file.original, new Diagnostics()));
    if (category)
      categories.set(dirname(file.path), { ...category, ...(original && { original }) });
  }
  return categories;
}

function readCategory(
  map: YamlMapping,
  folder: string,
  sources: readonly DocSource[],
): CategoryFile {
  checkKeys(map, keys);
  const noPage = map.value('link')?.kind === 'nothing';
  const link = noPage ? null : readCategoryLink(map);
  return {
    label: map.text('label'),
    description: map.text('description'),
    position: map.number('position'),
    className: map.text('className'),
    collapsed: map.flag('collapsed'),
    collapsible: map.flag('collapsible'),
    link: link?.type === 'doc' ? docIn(link.id, map, folder, sources) : link,
  };
}

/** Returns the doc that a folder names as its page: one in it by the last part of its id, or any by its whole id. */
function docIn(
  id: string,
  map: YamlMapping,
  folder: string,
  sources: readonly DocSource[],
): { type: 'doc'; id: string } | undefined {
  const inFolder = sources.filter(({ file }) => dirname(file.path) === folder);
  const near = inFolder.find(({ doc }) => doc.id.slice(doc.id.lastIndexOf('/') + 1) === id);
  const found = near ?? sources.find(({ doc }) => doc.id === id);
  if (found) return { type: 'doc', id: found.doc.id };
  const meant = closest(
    id,
    sources.map(({ doc }) => doc.id),
  );
  map
    .map('link')
    ?.fault(
      'id',
      `There is no doc with the id "${id}".`,
      meant === undefined ? 'Use the id of a doc.' : `Did you mean "${meant}"?`,
    );
  return undefined;
}
