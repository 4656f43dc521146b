/** What a page says of the docs version that it belongs to. */
export interface VersionNotice {
  /** Label of the version. */
  label: string;
  /** Shows the label. */
  badge: boolean;
  /** Which banner; none when missing. */
  banner?: 'unreleased' | 'unmaintained';
  /** Title of the site. */
  siteTitle: string;
  /** The latest version: its name and label, and the address of the same doc there, or of its main doc. */
  latest: { name: string; label: string; href: string };
}
