import { ownValue } from './own-value.ts';

/** Settings of the main set of guides, and of further sets by id. */
interface DocsSets<Settings> {
  /** The main set; missing if there is none. */
  docs?: Settings;
  /** Further sets. */
  docsSets: Readonly<Record<string, Settings>>;
}

/** Settings of the main blog, and of further blogs by id. */
interface BlogSets<Settings> {
  /** The main blog; missing if there is none. */
  blog?: Settings;
  /** Further blogs. */
  blogSets: Readonly<Record<string, Settings>>;
}

/** Settings of the main stand-alone pages, and of further sets by id. */
interface PagesSets<Settings> {
  /** The main pages; missing if there are none. */
  pages?: Settings;
  /** Further sets. */
  pagesSets: Readonly<Record<string, Settings>>;
}

/** The options with content that a site can have several times: the main one, and further ones by id. */
export const setOptions = { docs: 'docsSets', blog: 'blogSets', pages: 'pagesSets' } as const;

/** A kind of content that a site can have several times. */
export type SetSection = keyof typeof setOptions;

/** Returns the settings of all sets of guides, the main one first. */
export function docsSetsOf<Settings>({ docs, docsSets }: DocsSets<Settings>): Settings[] {
  return allSets(docs, docsSets);
}

/** Returns the settings of all blogs, the main one first. */
export function blogsOf<Settings>({ blog, blogSets }: BlogSets<Settings>): Settings[] {
  return allSets(blog, blogSets);
}

/** Returns the settings of all sets of stand-alone pages, the main one first. */
export function pagesSetsOf<Settings>({ pages, pagesSets }: PagesSets<Settings>): Settings[] {
  return allSets(pages, pagesSets);
}

/** Returns the settings of all texts: guides, blogs and stand-alone pages. */
export function textSetsOf<Docs, Blog, Pages>(
  config: DocsSets<Docs> & BlogSets<Blog> & PagesSets<Pages>,
): (Docs | Blog | Pages)[] {
  return [...docsSetsOf(config), ...blogsOf(config), ...pagesSetsOf(config)];
}

function allSets<Settings>(
  main: Settings | undefined,
  further: Readonly<Record<string, Settings>>,
): Settings[] {
  return [...(main ? [main] : []), ...Object.values(further)];
}

/** Returns the settings of a set of guides; those of the main one without an id. */
export function docsSetOf<Settings>(
  { docs, docsSets }: DocsSets<Settings>,
  set: string | undefined,
): Settings | undefined {
  return set === undefined ? docs : ownValue(docsSets, set);
}

/** Returns the folder of the translations of a set below that of a language, as in Docusaurus. */
export function translationFolder(section: SetSection, set: string | undefined): string {
  return `docusaurus-plugin-content-${section}${set === undefined ? '' : `-${set}`}`;
}

/** Returns the name of a file or folder that belongs to the versions of a set: `community_versions.json`. */
export function versionFile(set: string | undefined, name: string): string {
  return set === undefined ? name : `${set}_${name}`;
}

/** Names an option of a set for messages: `docs.path`, `blogSets.news.path`. */
export function optionOf(section: SetSection, set: string | undefined, option: string): string {
  return `${set === undefined ? section : `${setOptions[section]}.${set}`}.${option}`;
}
