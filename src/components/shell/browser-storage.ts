import type { SiteData } from '../../shared/site-data.ts';

/** Storage settings of a key. */
export interface StorageConfig {
  /** Type of storage; with `none`, nothing is read or stored. */
  type: SiteData['storage']['type'] | 'none';
  /** Suffix of the key; empty for none. */
  suffix: string;
}

/** One key of the browser's storage. Without storage, reads return `null` and writes do nothing. */
export interface StorageSlot {
  /** Returns the value, or `null`. */
  get: () => string | null;
  /** Stores a value and notifies the listeners of this window. */
  set: (value: string) => void;
  /** Deletes the key and notifies the listeners of this window. */
  delete: () => void;
  /**
   * Calls back with the new value (`null` for none) on changes here and in other tabs; returns a function that stops
   * this.
   */
  listen: (callback: (value: string | null) => void) => () => void;
}

/** Marks a window that has reported it: some scripts of a page have their own copy of this module. */
const warned = 'storageWarned';

/**
 * Returns the storage; `null` for `none`, and if the browser denies access, which is reported once. During the build,
 * throws an error that names `what` is used.
 */
export function browserStorage(
  type: StorageConfig['type'],
  what = 'Browser storage',
): Storage | null {
  if (typeof window === 'undefined')
    throw new Error(
      `${what} is used while pages are built: use it in effects and event handlers only.`,
    );
  if (type === 'none') return null;
  try {
    return window[type];
  } catch (error) {
    if (!(warned in window))
      console.warn(
        'The browser storage is not available.\nPossible reasons: the page is shown in an iframe, in a private window, or with strict privacy settings.',
        error,
      );
    Object.assign(window, { [warned]: true });
    return null;
  }
}

/** Returns access to a key (the suffix is added here); for effects and event handlers only. */
export function storageSlot(name: string, { type, suffix }: StorageConfig): StorageSlot {
  const key = name + suffix;
  /** Runs an operation if there is a storage; logs its failure. */
  const attempt = <Result>(
    what: string,
    operation: (storage: Storage) => Result,
  ): Result | undefined => {
    const storage = browserStorage(type, `The storage key "${key}"`);
    try {
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
    // Browsers notify only other windows.
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
