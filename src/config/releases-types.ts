/** The history of the API. */
export interface ReleasesConfig {
  /** Folder with the snapshots of releases: absolute path. It need not exist. */
  folder: string;
  /** Patterns for the names of scopes whose symbols are not public; they replace the default ones. */
  hidden?: string[];
  /** Globs of sources whose symbols are not public. */
  exclude: string[];
  /** Only symbols with a description are public. */
  documentedOnly: boolean;
}
