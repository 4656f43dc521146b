import { ownValue } from './own-value.ts';

/** Settings of the main set of guides, and of further sets by id. */
interface DocsSets<Settings> {
  /** The main set; missing if there is none. */
  docs?: Settings;
  /** Further sets. */
  docsSets: Readonly<Record<string, Settings>>;
}

/** A kind of content. */
export type ContentSection = 'docs' | 'blog' | 'pages';

/** Returns the settings of all sets of guides, the main one first. */
export function docsSetsOf<Settings>({ docs, docsSets }: DocsSets<Settings>): Settings[] {
  return [...(docs ? [docs] : []), ...Object.values(docsSets)];
}

/** Returns the settings of all texts: guides, blog and stand-alone pages. */
export function textSetsOf<Docs, Blog, Pages>(
  config: DocsSets<Docs> & { blog?: Blog; pages?: Pages },
): (Docs | Blog | Pages)[] {
  const { blog, pages } = config;
  return [...docsSetsOf(config), ...(blog ? [blog] : []), ...(pages ? [pages] : [])];
}

/** Returns the settings of a set of guides; those of the main one without an id. */
export function docsSetOf<Settings>(
  { docs, docsSets }: DocsSets<Settings>,
  set: string | undefined,
): Settings | undefined {
  return set === undefined ? docs : ownValue(docsSets, set);
}

/** Returns the folder of the translations of a set below that of a language, as in Docusaurus. */
export function translationFolder(section: ContentSection, set?: string): string {
  return `docusaurus-plugin-content-${section}${set === undefined ? '' : `-${set}`}`;
}

/** Returns the name of a file or folder that belongs to the versions of a set: `community_versions.json`. */
export function versionFile(set: string | undefined, name: string): string {
  return set === undefined ? name : `${set}_${name}`;
}

/** Names an option of a set of guides for messages: `docs.path`, `docsSets.community.path`. */
export function docsOption(set: string | undefined, option: string): string {
  return `${set === undefined ? 'docs' : `docsSets.${set}`}.${option}`;
}
