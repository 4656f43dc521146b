import { basename, dirname } from 'node:path/posix';
import type { SidebarCategory, SidebarEntry } from '../model/sidebar.ts';
import { readCategoryFiles, type CategoryFile } from './category-file.ts';
import type { CategoryAddresses, WrittenCategoryLink } from './category-link.ts';
import type { DocSource } from './read-doc.ts';
import type { SidebarSources } from './read-sidebars.ts';
import type { CategoryDefaults, GenerateItems } from './sidebar-file.ts';

/** An item that is created once its position among the others is known. */
interface Sortable {
  make: () => SidebarEntry;
  /** True for the page of the whole set of guides. */
  isHome?: boolean;
  position?: number;
  name: string;
}

/** The category of a folder. */
interface Folder {
  file?: CategoryFile;
  /** Page of the category. */
  link?: WrittenCategoryLink;
  /** The doc that is the category's page. */
  page?: DocSource;
}

/** Prepares the generation of sidebar items from folders (S-193): reads the `_category_` files. */
export async function generateSidebar(
  { sources, numbers, files, context }: SidebarSources,
  addresses: CategoryAddresses,
  defaults: CategoryDefaults,
): Promise<GenerateItems> {
  const categories = await readCategoryFiles(files, sources, context);

  /** Returns the items of a folder, without the doc that is already its page. */
  const itemsOf = (folder: string, linked?: string): SidebarEntry[] => {
    const subfolders = new Set<string>();
    const sortables: Sortable[] = [];
    for (const source of sources) {
      const { path } = source.file;
      if (dirname(path) === folder) {
        const isHome = folder === '.' && source.isFolderPage;
        if (source.doc.id !== linked) sortables.push({ ...docItem(source), isHome });
        continue;
      }
      const rest =
        folder === '.' ? path : path.startsWith(`${folder}/`) && path.slice(folder.length + 1);
      const [first] = rest ? rest.split('/') : [];
      if (first !== undefined) subfolders.add(folder === '.' ? first : `${folder}/${first}`);
    }
    for (const subfolder of subfolders) sortables.push(categoryItem(subfolder));
    return sorted(sortables).map(({ make }) => make());
  };

  /** Returns the page of a folder: the one in its `_category_` file, or else its index. */
  const folderOf = (folder: string): Folder => {
    const file = categories.get(folder);
    if (file?.link === null) return { file };
    const page =
      file?.link === undefined
        ? sources.find((each) => dirname(each.file.path) === folder && each.isFolderPage)
        : file.link.type === 'doc'
          ? sources.find(({ doc }) => file.link?.type === 'doc' && doc.id === file.link.id)
          : undefined;
    return { file, link: file?.link ?? (page && { type: 'doc', id: page.doc.id }), page };
  };

  const categoryItem = (folder: string): Sortable => {
    const numbered = numbers(basename(folder));
    const { file, link: written, page } = folderOf(folder);
    const label = file?.label ?? page?.doc.sidebarLabel ?? page?.doc.title ?? numbered.name;
    const className = file?.className ?? page?.doc.sidebarClassName;
    const base = className === undefined ? {} : { className };
    const make = (): SidebarEntry => {
      const link = addresses.place(written, label, file?.original);
      const category: SidebarCategory = {
        type: 'category',
        label,
        ...(file?.description === undefined ? {} : { description: file.description }),
        ...(link ? { link } : {}),
        items: itemsOf(folder, page?.doc.id),
        collapsed: file?.collapsed ?? defaults.collapsed,
        collapsible: file?.collapsible ?? defaults.collapsible,
        ...base,
      };
      const isAlone = category.items.length === 0 && link?.type === 'doc';
      return isAlone ? { type: 'doc', id: link.id, label, ...base } : category;
    };
    const position = file?.position ?? page?.doc.sidebarPosition ?? numbered.position;
    return { make, position, name: basename(folder) };
  };

  return (written) => {
    const folder = written.replace(/^(?:\.?\/)+|\/+$/g, '') || '.';
    const exists = folder === '.' || sources.some(({ file }) => file.path.startsWith(`${folder}/`));
    return exists ? itemsOf(folder) : undefined;
  };
}

function docItem({ doc, file }: DocSource): Sortable {
  const make = (): SidebarEntry => ({ type: 'doc', id: doc.id });
  return { make, position: doc.sidebarPosition, name: basename(file.path) };
}

function positionOf({ position, isHome }: Sortable): number {
  return position ?? (isHome === true ? -Infinity : Infinity);
}

/**
 * Sorts by position (missing ones last), then by name. The first page of the guides is first unless it has a position:
 * it is the only one without a category.
 */
function sorted(sortables: Sortable[]): Sortable[] {
  return sortables.sort((a, b) => {
    const [left, right] = [positionOf(a), positionOf(b)];
    if (left !== right) return left - right;
    return a.name < b.name ? -1 : 1;
  });
}
