import { child, isDictionary, itemsOf } from './config-value.ts';
import type { ConfigValue, Reading } from './config-value.ts';
import { linkEntries } from './links.ts';
import type { Draft } from './rules.ts';

/** Keys of item lists inside an item. */
const LISTS = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'];

/** Migrates the items of the navbar or of one of its menus; reports those without an equivalent. */
export function navbarItems(given: ConfigValue, reading: Reading, isTop = true): Draft[] {
  const items = itemsOf(given).map((item) => navbarItem(item, reading, isTop));
  return items.filter((item) => item !== undefined);
}

function navbarItem(given: ConfigValue, reading: Reading, isTop: boolean): Draft | undefined {
  if (!isDictionary(given.value)) return undefined;
  const { type } = given.value;
  if (typeof type === 'string' && type.startsWith('custom-')) {
    reading.note(given, {
      kind: 'lost',
      reason: `The component of the type "${type}" belongs to a theme.`,
      advice: `Add the item, and set the module of the component: "navbar.customItems: { ${type}: src/… }".`,
      section: 'navbar',
    });
    return undefined;
  }
  const { docsPluginId, position, ...entries } = linkEntries(
    { ...given, value: withoutLists(given.value) },
    reading,
    'navbar',
  );
  const lists = LISTS.filter((name) => Array.isArray(child(given, name).value)).map(
    (name) => [name, navbarItems(child(given, name), reading, false)] as const,
  );
  return {
    ...entries,
    ...(typeof docsPluginId === 'string' && docsPluginId !== 'default'
      ? { docsSet: docsPluginId }
      : {}),
    // Navbar items of Docusaurus are on the left by default.
    ...(isTop ? { position: position ?? 'left' } : {}),
    ...Object.fromEntries(lists.filter(([name, items]) => name === 'items' || items.length > 0)),
  };
}

function withoutLists(item: { readonly [key: string]: unknown }): Draft {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !LISTS.includes(key)));
}
