/** Where something stands: a label and a final href. */
export interface NamedPath {
  /** Visible text. */
  label: string;
  /** Final href. */
  path: string;
}

/** A guide, or the page of a category, as the hooks of the docs plugin name it. */
export interface GlobalDoc {
  /** Id of the doc; for pages of categories a site path. */
  id: string;
  /** Final href. */
  path: string;
  /** Name of the sidebar that lists it. */
  sidebar?: string;
  /** In no list. */
  unlisted?: boolean;
}

/** A version of the guides. */
export interface GlobalVersion {
  /** Its name. */
  name: string;
  /** What readers see of the name. */
  label: string;
  /** True for the latest version. */
  isLast: boolean;
  /** Href of its root. */
  path: string;
  /** Id of the doc that the version begins with; missing where it has none. */
  mainDocId?: string;
  /** Its guides and pages of categories. */
  docs: GlobalDoc[];
  /** Ids of the drafts that are left out. */
  draftIds: string[];
  /** The first link of each sidebar, by the sidebar's name. */
  sidebars: Record<string, { link?: NamedPath }>;
}

/** What a site knows of its guides. */
export interface GlobalDocs {
  /** Href of the root of the guides. */
  path: string;
  /** The versions, newest first. */
  versions: GlobalVersion[];
  /** Whether guides have breadcrumbs. */
  breadcrumbs: boolean;
}

/** What `useGlobalData` gives: by the name of the plugin, by the id of its instance. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, GlobalDocs>>>>;
