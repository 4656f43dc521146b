import type { Messages } from '../diagnostics/read-messages.ts';
import { defaultSidebar, sidebarMeant } from '../model/docs-versions.ts';
import type { SidebarConfig, SidebarEntry } from '../model/sidebar.ts';
import type { DocsVersion } from '../model/site.ts';

/** Returns the sidebars with the texts of a translation file, found by the ids that Docusaurus uses. */
export function translatedSidebars(
  sidebars: SidebarConfig,
  messages: Messages,
  version: Pick<DocsVersion, 'followsFolders'> = {},
): SidebarConfig {
  if (messages.size === 0) return sidebars;
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => {
      const names =
        sidebarMeant(version, defaultSidebar) === name ? [name, defaultSidebar] : [name];
      const find = (id: string): string | undefined =>
        names
          .map((each) => messages.get(`sidebar.${each}.${id}`))
          .find((text) => text !== undefined);
      return [name, items.map((item) => translated(item, find))];
    }),
  );
}

/** @param find Returns the text with an id, which starts after the name of the sidebar. */
function translated(item: SidebarEntry, find: (id: string) => string | undefined): SidebarEntry {
  if (item.type === 'html' || item.label === undefined) return item;
  const id = `${item.type === 'ref' ? 'doc' : item.type}.${item.label}`;
  const label = find(id) ?? item.label;
  if (item.type !== 'category') return { ...item, label };
  const { link } = item;
  const ofPage = (part: string): string | undefined => find(`${id}.link.generated-index.${part}`);
  return {
    ...item,
    label,
    ...(link?.type === 'generated-index' && {
      link: {
        ...link,
        title: ofPage('title') ?? (link.title === item.label ? label : link.title),
        description: ofPage('description') ?? link.description,
      },
    }),
    items: item.items.map((inner) => translated(inner, find)),
  };
}
