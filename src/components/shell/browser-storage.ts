import type { SiteData } from '../../shared/site-data.ts';

type StorageConfig = SiteData['storage'];

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

/** The storage, or null where the browser denies it, which is said once. */
function browserStorage(type: StorageConfig['type']): Storage | null {
  if (typeof window === 'undefined')
    throw new Error('Browser storage is not available on Node.js/Docusaurus SSR process.');
  try {
    return window[type];
  } catch (error) {
    if (!warned) {
      warned = true;
      console.warn(
        'Docusaurus browser storage is not available.\nPossible reasons: running Docusaurus in an iframe, in an incognito browser session, or using too strict browser privacy settings.',
        error,
      );
    }
    return null;
  }
}

/** Runs an operation; a failing one is logged and gives the fallback. */
function attempt<Result>(what: string, fallback: Result, operation: () => Result): Result {
  try {
    return operation();
  } catch (error) {
    console.error(`Docusaurus storage error, can't ${what}`, error);
    return fallback;
  }
}

/** Access to a key (its suffix is added here). To be used in effects and event handlers only. */
export function storageSlot(name: string, config: StorageConfig): StorageSlot {
  const key = name + config.suffix;
  const open = (): Storage | null => {
    if (typeof window === 'undefined')
      throw new Error(
        `Illegal storage API usage for storage key "${key}".\nDocusaurus storage APIs are not supposed to be called on the server-rendering process.\nPlease only call storage APIs in effects and event handlers.`,
      );
    return browserStorage(config.type);
  };
  const change = (storage: Storage, newValue: string | null, write: () => void): void => {
    const oldValue = storage.getItem(key);
    write();
    if (oldValue === newValue) return;
    const url = window.location.href;
    const { type } = config;
    window.dispatchEvent(
      new StorageEvent('storage', { key, oldValue, newValue, url, storageArea: window[type] }),
    );
  };
  return {
    get: () => attempt(`get key=${key}`, null, () => open()?.getItem(key) ?? null),
    set: (value) => {
      attempt(`set ${key}=${value}`, undefined, () => {
        const storage = open();
        if (storage) change(storage, value, () => storage.setItem(key, value));
      });
    },
    delete: () => {
      attempt(`delete key=${key}`, undefined, () => {
        const storage = open();
        if (storage) change(storage, null, () => storage.removeItem(key));
      });
    },
    listen: (callback) =>
      attempt<() => void>(
        `listen for changes of key=${key}`,
        () => undefined,
        () => {
          const storage = open();
          const onStorage = (event: StorageEvent): void => {
            if (storage && event.storageArea === storage && event.key === key)
              callback(event.newValue);
          };
          window.addEventListener('storage', onStorage);
          return () => window.removeEventListener('storage', onStorage);
        },
      ),
  };
}
