import type { Messages } from '../diagnostics/read-messages.ts';
import type { SidebarConfig, SidebarEntry } from '../model/sidebar.ts';

/** Returns the sidebars with the texts of a translation file, found by the ids that Docusaurus uses. */
export function translatedSidebars(sidebars: SidebarConfig, messages: Messages): SidebarConfig {
  if (messages.size === 0) return sidebars;
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      items.map((item) => translated(item, `sidebar.${name}`, messages)),
    ]),
  );
}

function translated(item: SidebarEntry, prefix: string, messages: Messages): SidebarEntry {
  if (item.type === 'html' || item.label === undefined) return item;
  const id = `${prefix}.${item.type === 'ref' ? 'doc' : item.type}.${item.label}`;
  const label = messages.get(id) ?? item.label;
  if (item.type !== 'category') return { ...item, label };
  const { link } = item;
  const ofPage = (part: string): string | undefined =>
    messages.get(`${id}.link.generated-index.${part}`);
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
    items: item.items.map((inner) => translated(inner, prefix, messages)),
  };
}
