import type { Place } from '../shared/place.ts';
import { childOf, type SourceNode } from '../yaml/source.ts';
import type { Config, NavbarItem } from './types.ts';

/** True if the item needs guides (or, for sidebars and versions, an API reference) that are not configured. */
function lacksDocs(item: NavbarItem, config: Omit<Config, 'file'>): boolean {
  if ('docsSet' in item && item.docsSet !== undefined)
    return !Object.hasOwn(config.docsSets, item.docsSet);
  if (item.type === 'doc') return !config.docs;
  const features: NavbarItem['type'][] = ['docSidebar', 'docsVersion', 'docsVersionDropdown'];
  return features.includes(item.type) && !config.docs && !config.doxygen && !config.libraries;
}

/** Reports navbar items that use docs if none are configured (S-140). */
export function checkDocsFeatures(
  config: Omit<Config, 'file'>,
  source: SourceNode,
  fault: (message: string, place: Place, advice: string) => void,
): void {
  const check = (items: NavbarItem[], node: SourceNode | undefined): void => {
    items.forEach((item, index) => {
      const own = childOf(node, index);
      if ('items' in item) check(item.items, childOf(own, 'items'));
      if ('dropdownItemsBefore' in item) {
        check(item.dropdownItemsBefore, childOf(own, 'dropdownItemsBefore'));
        check(item.dropdownItemsAfter, childOf(own, 'dropdownItemsAfter'));
      }
      if (!lacksDocs(item, config)) return;
      const set = 'docsSet' in item ? item.docsSet : undefined;
      const known = Object.keys(config.docsSets).join(', ');
      fault(
        set === undefined
          ? `A navbar item of the type "${item.type}" needs guides, and the site has none.`
          : `A navbar item of the type "${item.type}" needs the set of guides "${set}", and the site has none with this id.`,
        own?.place ?? source.place,
        set === undefined
          ? 'Add the option "docs", or remove the item.'
          : `Add it to the option "docsSets"${known === '' ? '' : ` (it has ${known})`}, or remove the item.`,
      );
    });
  };
  check(config.navbar.items, childOf(childOf(source, 'navbar'), 'items'));
}
