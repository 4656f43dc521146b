import { displayPath } from '../diagnostics/display-path.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { existsSync, readFile } from '../inputs/files.ts';
import { runPlaces, type NamedFile } from '../inputs/run-places.ts';
import type { NavigationTab } from '../model/navigation-tabs.ts';
import { childNamed, childrenNamed, type XmlElement } from '../xml/element.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { parseXml } from '../xml/parse.ts';

/**
 * Reads the tabs of LAYOUT_FILE; undefined where there is no such file or it has none. Nothing is reported: where the file
 * is not found or damaged, the usual order is as good.
 */
export async function readTabs(
  layout: NamedFile,
  xml: string,
): Promise<NavigationTab[] | undefined> {
  const path = runPlaces(layout, xml).find((place) => existsSync(place));
  const bytes = path === undefined ? undefined : await readFile(path).catch(() => undefined);
  if (path === undefined || !bytes) return undefined;
  const root = parseXml(decodeBytes(bytes), displayPath(path), new Diagnostics());
  const index = root?.name === 'doxygenlayout' ? childNamed(root, 'navindex') : undefined;
  const tabs = index ? childrenNamed(index, 'tab').flatMap(tabsIn) : [];
  return tabs.length > 0 ? tabs : undefined;
}

/** The same tabs where SHOW_NAMESPACES is NO: that counts more than the layout file. */
export function withoutNamespaces(tabs: readonly NavigationTab[] | undefined): NavigationTab[] {
  return [{ type: 'namespaces', title: '', isVisible: false }, ...(tabs ?? [])];
}

/** A tab, or those of a group of the author's. */
function tabsIn(element: XmlElement): NavigationTab[] {
  const { type = '', visible = 'yes', title = '', url } = element.attributes;
  if (type === 'usergroup' && visible !== 'no')
    return childrenNamed(element, 'tab').flatMap(tabsIn);
  return [{ type, title, isVisible: visible !== 'no', ...(url && { url }) }];
}
