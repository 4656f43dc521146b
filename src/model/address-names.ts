import { anchorId } from './anchor-id.ts';
import { isClassLike } from './class-kinds.ts';
import type { Compound } from './compound.ts';
import { splitQualified } from './qualified-name.ts';
import type { Symbols } from './symbols.ts';

/** The names to use in addresses, the best first. If one is taken, the next, longer one is used. */
export type AddressNames = readonly [best: string, ...others: string[]];

/** What Doxygen writes for a scope without a name: `@3`, `[struct].pt`, `anonymous_namespace{a.hpp}`. */
const unnamed = /^@\d+$|^\[\w+\]\.|^anonymous_namespace\{|__unnamed\d*__/;

/** True for a compound without a name of its own. */
export function isUnnamed({ rawName }: Compound): boolean {
  return unnamed.test(splitQualified(rawName).at(-1) ?? '');
}

/** The names of a class, namespace or concept, without inline namespaces, which change between library versions. */
export function symbolAddressNames(compound: Compound, symbols: Symbols): AddressNames {
  const whole = named(compound.rawName, symbols);
  const short = symbols.inline.strip(whole);
  return short === whole ? [whole] : [short, whole];
}

/** Replaces the unnamed parts of a qualified name by labels: Doxygen's numbers change with each release. */
function named(rawName: string, symbols: Symbols): string {
  if (!/[@{[]|__unnamed/.test(rawName)) return rawName;
  const parts = splitQualified(rawName);
  return parts
    .map((part, i) =>
      unnamed.test(part) ? labelOf(parts.slice(0, i + 1).join('::'), symbols) : part,
    )
    .join('::');
}

/** The label of a scope without a name: a namespace is labelled by its file, a struct by its first member. */
function labelOf(rawName: string, symbols: Symbols): string {
  const compound = symbols.byRawName(rawName);
  if (!compound) return 'anonymous';
  if (!isClassLike(compound.kind))
    return `anonymous_${compound.location?.file.replace(/^.*[\\/]/, '') ?? compound.kind}`;
  const [first] = symbols.membersOf(compound);
  return ['anonymous', compound.kind, ...(first ? [first.name] : [])].join('_');
}

/** File names that are common to many folders. */
const folderPage = /^(?:readme|index)$/i;

/**
 * The names of a page: its label, or its Markdown file. Doxygen's releases spell the path of the file differently
 * (`md_website_pages_install`, `md_website_2pages_2install`), and only some use the label as the name.
 */
export function pageAddressNames({ rawName, location, detailed }: Compound): AddressNames {
  const path = location?.file.replaceAll('\\', '/').replace(/\.(?:md|markdown|dox)$/i, '');
  if (path === undefined || !rawName.startsWith('md_')) return [rawName];
  const label = labelAtStart(detailed);
  if (label !== undefined) return [label, path];
  const folders = path.split('/');
  const file = folders.pop() ?? '';
  const folder = folders.at(-1);
  const best = folderPage.test(file) && folder ? `${folder}/${file}` : file;
  return best === path ? [best] : [best, path];
}

/** The label of a page that an older Doxygen names after its file: an anchor at the start of the text. */
function labelAtStart([first]: Compound['detailed']): string | undefined {
  if (first?.type !== 'paragraph') return undefined;
  const [start] = first.children;
  const label = start?.type === 'anchor' ? anchorId(start.id) : undefined;
  return label?.startsWith('autotoc_') ? undefined : label;
}
