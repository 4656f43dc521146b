/** Keys in the browser storage, compatible with the data of visitors of existing sites (S-084). */
export const storageKeys = {
  /** `light` or `dark`; missing means the default or the system's. */
  theme: 'theme',
  /** `true` or `false`. */
  announcementDismissed: 'docusaurus.announcement.dismiss',
  /** Id of the announcement bar that the flag belongs to. */
  announcementId: 'docusaurus.announcement.id',
  /** Name of the docs version that the reader chose. */
  preferredVersion: 'docs-preferred-version-default',
} as const;
