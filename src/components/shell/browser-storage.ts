import type { SiteData } from '../../shared/site-data.ts';

/** Where a key is kept: what the site configures, or nowhere. */
export interface StorageConfig {
  /** Kind of storage; with `none` nothing is read or kept. */
  type: SiteData['storage']['type'] | 'none';
  /** End of the key; empty for none. */
  suffix: string;
}

/** One key of the browser's storage. All of it works without storage too: reads give null, writes do nothing. */
export interface StorageSlot {
  /** The value, or null. */
  get: () => string | null;
  /** Stores a value and tells the listeners of this window. */
  set: (value: string) => void;
  /** Deletes the key and tells the listeners of this window. */
  delete: () => void;
  /** Calls back with the new value (null for none) at changes here and in other tabs; gives what ends that. */
  listen: (callback: (value: string | null) => void) => () => void;
}

let warned = false;

/** The storage; null for `none`, and where the browser denies it, which is said once. */
export function browserStorage(type: StorageConfig['type']): Storage | null {
  if (typeof window === 'undefined')
    throw new Error(
      'Browser storage is not available during the build: use it in effects and event handlers.',
    );
  if (type === 'none') return null;
  try {
    return window[type];
  } catch (error) {
    if (!warned)
      console.warn(
        'The browser storage is not available.\nPossible reasons: the page is shown in an iframe, in a private window, or with strict privacy settings.',
        error,
      );
    warned = true;
    return null;
  }
}

/** Access to a key (its suffix is added here). To be used in effects and event handlers only. */
export function storageSlot(name: string, { type, suffix }: StorageConfig): StorageSlot {
  const key = name + suffix;
  /** Runs an operation where there is a storage; one that fails is logged. */
  const attempt = <Result>(
    what: string,
    operation: (storage: Storage) => Result,
  ): Result | undefined => {
    if (typeof window === 'undefined')
      throw new Error(
        `The storage key "${key}" is used while pages are built: use it in effects and event handlers only.`,
      );
    try {
      const storage = browserStorage(type);
      return storage ? operation(storage) : undefined;
    } catch (error) {
      console.error(`Browser storage: can't ${what}`, error);
      return undefined;
    }
  };
  const change = (storageArea: Storage, newValue: string | null): void => {
    const oldValue = storageArea.getItem(key);
    if (newValue === null) storageArea.removeItem(key);
    else storageArea.setItem(key, newValue);
    if (oldValue === newValue) return;
    const url = location.href;
    // Browsers tell the other windows only.
    dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, url, storageArea }));
  };
  return {
    get: () => attempt(`get key=${key}`, (storage) => storage.getItem(key)) ?? null,
    set: (value) => attempt(`set ${key}=${value}`, (storage) => change(storage, value)),
    delete: () => attempt(`delete key=${key}`, (storage) => change(storage, null)),
    listen: (callback) =>
      attempt(`listen for changes of key=${key}`, (storage) => {
        const onStorage = (event: StorageEvent): void => {
          if (event.storageArea === storage && event.key === key) callback(event.newValue);
        };
        addEventListener('storage', onStorage);
        return () => removeEventListener('storage', onStorage);
      }) ?? (() => undefined),
  };
}
