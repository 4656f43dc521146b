/** The badge and banner about a page's docs version. */
export interface VersionNotice {
  /** Label of the version. */
  label: string;
  /** Shows the label. */
  badge: boolean;
  /** Type of banner; none when missing. */
  banner?: 'unreleased' | 'unmaintained';
  /** Title of the site. */
  siteTitle: string;
  /** The latest version: its name and label, and the address of the same doc there, or of its main doc. */
  latest: { name: string; label: string; href: string };
}
