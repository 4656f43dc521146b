import { withKnown } from '../src/components/shell/sidebar-parts.ts';
import type { LoadedPage } from './page-document.ts';

/** Adds the sidebar branches that the previous page showed to those of a page. */
export function withKnownBranches(page: LoadedPage, before: LoadedPage): LoadedPage {
  const { sidebar } = page.data;
  const known = before.data.sidebar;
  if (sidebar?.treeHref === undefined || known?.name !== sidebar.name) return page;
  const items = withKnown(sidebar.items, known.items);
  return { ...page, data: { ...page.data, sidebar: { ...sidebar, items } } };
}
