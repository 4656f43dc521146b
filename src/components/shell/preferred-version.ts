import { useMemo, useSyncExternalStore } from 'react';
import type { SiteData } from '../../shared/site-data.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { storageSlot } from './browser-storage.ts';
import type { StorageSlot } from './browser-storage.ts';
import { useSiteData } from './site-context.tsx';

/** Returns the storage slot for the reader's docs version. */
export function preferredVersion({ docs, storage }: SiteData): StorageSlot {
  const { type, suffix } = storage;
  return storageSlot(storageKeys.preferredVersion, {
    type: docs?.remember ? type : 'none',
    suffix,
  });
}

/** Returns the reader's docs version; none during hydration. */
export function usePreferredVersion(): string | undefined {
  const site = useSiteData();
  const slot = useMemo(() => preferredVersion(site), [site]);
  return useSyncExternalStore(slot.listen, slot.get, () => null) ?? undefined;
}

/**
 * Forgets a version that no longer exists, then stores the version of each version link that is clicked, in the shell
 * or in the content (S-137, S-139, S-218).
 */
export function storePreferredVersion(site: SiteData): void {
  const slot = preferredVersion(site);
  const isKnown = (name: string): boolean => site.docs?.versions.includes(name) ?? false;
  const name = slot.get();
  if (name !== null && !isKnown(name)) slot.delete();
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-docs-version]');
    const { docsVersion = '' } = link ? link.dataset : {};
    // Versions of further sets of guides are not remembered.
    if (isKnown(docsVersion)) slot.set(docsVersion);
  });
}
