/** A label and a final href. */
export interface NamedPath {
  /** Visible text. */
  label: string;
  /** Final href. */
  path: string;
}

/** A guide, or the page of a category, as the hooks of the docs plugin report it. */
export interface GlobalDoc {
  /** Id of the doc; for pages of categories, a site path. */
  id: string;
  /** Final href. */
  path: string;
  /** Name of the sidebar that lists it. */
  sidebar?: string;
  /** True if it is not listed anywhere. */
  unlisted?: boolean;
}

/** A version of the guides. */
export interface GlobalVersion {
  /** Its name. */
  name: string;
  /** The displayed name. */
  label: string;
  /** True for the latest version. */
  isLast: boolean;
  /** Href of its root, without a slash at the end unless it is `/`. */
  path: string;
  /** Id of the first doc of the version; missing if there is none. */
  mainDocId?: string;
  /** Its guides and category pages. */
  docs: GlobalDoc[];
  /** Ids of the drafts that are left out. */
  draftIds: string[];
  /** The first link of each sidebar, by the sidebar's name. */
  sidebars: Record<string, { link?: NamedPath }>;
}

/** The global data of a set of guides. */
export interface GlobalDocs {
  /** Href of the root of the guides, without a slash at the end unless it is `/`. */
  path: string;
  /** The versions, newest first. */
  versions: GlobalVersion[];
  /** Whether guides have breadcrumbs. */
  breadcrumbs: boolean;
}

/** Data that plugins publish: by the name of the plugin, then by the id of its instance. */
export type PublishedData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What hooks return about plugins. */
export interface GlobalData {
  /** The guides by the id of their set, `default` for the main one. */
  docs?: Readonly<Record<string, GlobalDocs>>;
  /** The data of the user's own plugins. */
  published?: PublishedData;
}
