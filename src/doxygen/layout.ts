import { displayPath } from '../diagnostics/display-path.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { runPlaces, type NamedFile } from '../inputs/run-places.ts';
import type { NavigationTab } from '../model/navigation-tabs.ts';
import { childNamed, childrenNamed, type XmlElement } from '../xml/element.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { parseXml } from '../xml/parse.ts';

/**
 * Reads the tabs of LAYOUT_FILE; returns `undefined` if the file is missing or has none. Reports nothing, because the
 * default order serves as well if the file is missing or damaged.
 */
export async function readTabs(
  inputs: Inputs,
  layout: NamedFile,
  xml: string,
): Promise<NavigationTab[] | undefined> {
  const path = runPlaces(layout, xml).find((place) => inputs.existsSync(place));
  const bytes = path === undefined ? undefined : await inputs.readFile(path).catch(() => undefined);
  if (path === undefined || !bytes) return undefined;
  const root = parseXml(decodeBytes(bytes), displayPath(path), new Diagnostics());
  const index = root?.name === 'doxygenlayout' ? childNamed(root, 'navindex') : undefined;
  const tabs = index ? childrenNamed(index, 'tab').flatMap(tabsIn) : [];
  return tabs.length > 0 ? tabs : undefined;
}

/** Drops the namespace tabs for SHOW_NAMESPACES = NO, which overrides the layout file. */
export function withoutNamespaces(tabs: readonly NavigationTab[] | undefined): NavigationTab[] {
  return [{ type: 'namespaces', title: '', isVisible: false }, ...(tabs ?? [])];
}

/** Returns a tab, or the tabs of a user-defined group. */
function tabsIn(element: XmlElement): NavigationTab[] {
  const { type = '', visible = 'yes', title = '', url } = element.attributes;
  if (type === 'usergroup' && visible !== 'no')
    return childrenNamed(element, 'tab').flatMap(tabsIn);
  return [{ type, title, isVisible: visible !== 'no', ...(url && { url }) }];
}
