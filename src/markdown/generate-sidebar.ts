import { basename, dirname } from 'node:path/posix';
import type { GeneratedIndex, SidebarCategory, SidebarEntry } from '../model/sidebar.ts';
import { takeNumberPrefix } from './number-prefix.ts';
import { isFolderIndex, type DocSource } from './read-doc.ts';
import type { SidebarSources } from './read-sidebars.ts';
import { readCategoryLink, type GenerateItems } from './sidebar-file.ts';
import { readText } from './source-file.ts';
import { readYaml, type YamlMapping } from './yaml-map.ts';

/** What the `_category_` file of a folder says. */
interface CategoryFile {
  label?: string;
  description?: string;
  position?: number;
  className?: string;
  collapsed: boolean;
  collapsible: boolean;
  /** Null where the file says that there is no page. */
  link?: { type: 'doc'; id: string } | GeneratedIndex | null;
}

/** An item with what it is sorted by. */
interface Sortable {
  item: SidebarEntry;
  position?: number;
  name: string;
}

/** Prepares the making of sidebar items from folders: reads the `_category_` files. */
export async function generateSidebar(from: SidebarSources): Promise<GenerateItems> {
  const categories = await readCategoryFiles(from);
  const { sources } = from;

  const itemsOf = (folder: string): SidebarEntry[] => {
    const subfolders = new Set<string>();
    const sortables: Sortable[] = [];
    const linked = folder === '.' ? undefined : pageOf(folder)?.doc.id;
    for (const source of sources) {
      const { path } = source.file;
      if (dirname(path) === folder) {
        if (source.doc.id !== linked) sortables.push(docItem(source));
        continue;
      }
      const rest =
        folder === '.' ? path : path.startsWith(`${folder}/`) && path.slice(folder.length + 1);
      const [first] = rest ? rest.split('/') : [];
      if (first !== undefined) subfolders.add(folder === '.' ? first : `${folder}/${first}`);
    }
    for (const subfolder of subfolders) sortables.push(categoryItem(subfolder));
    return sorted(sortables);
  };

  /** The doc that is the page of a folder, unless its `_category_` file names another or none. */
  const pageOf = (folder: string): DocSource | undefined => {
    const link = categories.get(folder)?.link;
    if (link === undefined)
      return sources.find(({ file }) => dirname(file.path) === folder && isFolderIndex(file));
    return link?.type === 'doc' ? sources.find(({ doc }) => doc.id === link.id) : undefined;
  };

  const categoryItem = (folder: string): Sortable => {
    const numbered = takeNumberPrefix(basename(folder));
    const file = categories.get(folder);
    const page = pageOf(folder);
    const label = file?.label ?? page?.doc.sidebarLabel ?? page?.doc.title ?? numbered.name;
    const link = file?.link ?? (page && { type: 'doc' as const, id: page.doc.id });
    const className = file?.className ?? page?.sidebarClassName;
    const items = itemsOf(folder);
    const base = className === undefined ? {} : { className };
    const category: SidebarCategory = {
      type: 'category',
      label,
      ...(file?.description === undefined ? {} : { description: file.description }),
      ...(link ? { link } : {}),
      items,
      collapsed: file?.collapsed ?? true,
      collapsible: file?.collapsible ?? true,
      ...base,
    };
    const alone = items.length === 0 && link?.type === 'doc';
    return {
      item: alone ? { type: 'doc', id: link.id, label, ...base } : category,
      position: file?.position ?? page?.doc.sidebarPosition ?? numbered.position,
      name: basename(folder),
    };
  };

  return (written) => {
    const folder = written.replace(/^(?:\.?\/)+|\/+$/g, '') || '.';
    const exists = folder === '.' || sources.some(({ file }) => file.path.startsWith(`${folder}/`));
    return exists ? itemsOf(folder) : undefined;
  };
}

function docItem({ doc, file, sidebarClassName }: DocSource): Sortable {
  return {
    item: {
      type: 'doc',
      id: doc.id,
      ...(sidebarClassName === undefined ? {} : { className: sidebarClassName }),
    },
    position: doc.sidebarPosition,
    name: basename(file.path),
  };
}

/** By position, those without one last; then by name. */
function sorted(sortables: Sortable[]): SidebarEntry[] {
  return sortables
    .sort((a, b) => {
      const [left, right] = [a.position ?? Infinity, b.position ?? Infinity];
      if (left !== right) return left - right;
      return a.name < b.name ? -1 : 1;
    })
    .map(({ item }) => item);
}

async function readCategoryFiles({
  files,
  basePath,
  diagnostics,
}: SidebarSources): Promise<Map<string, CategoryFile>> {
  const found = files.filter(({ path }) => /(^|\/)_category_\.(json|ya?ml)$/.test(path));
  const categories = new Map<string, CategoryFile>();
  for (const { path, absolute, display } of found) {
    const folder = dirname(path);
    const text = await readText(absolute);
    const map = readYaml(text, { file: display, code: 'category-file' }, diagnostics)?.map();
    if (map) categories.set(folder, readCategory(map, folder, basePath));
  }
  return categories;
}

function readCategory(map: YamlMapping, folder: string, basePath: string): CategoryFile {
  const label = map.text('label');
  const name = label ?? takeNumberPrefix(basename(folder)).name;
  const noPage = map.value('link')?.kind === 'nothing';
  return {
    label,
    description: map.text('description'),
    position: map.number('position'),
    className: map.text('className'),
    collapsed: map.flag('collapsed') ?? true,
    collapsible: map.flag('collapsible') ?? true,
    link: noPage ? null : readCategoryLink(map, name, basePath),
  };
}
