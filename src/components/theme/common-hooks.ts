import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { plural } from '../../shared/texts/plural.ts';
import { storageSlot } from '../shell/browser-storage.ts';
import type { StorageConfig, StorageSlot } from '../shell/browser-storage.ts';
import { useSiteData } from '../shell/site-context.tsx';
import { useThemeData } from './theme-data.tsx';

/** Returns the theme's part of the configuration, under the names of Docusaurus. */
export function useThemeConfig(): Readonly<Record<string, unknown>> {
  const config = useThemeData('siteConfig')?.themeConfig;
  return typeof config === 'object' && config !== null ? { ...config } : {};
}

/** Window types; `ssr` on the server and during hydration. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Returns the window type: `desktop` if there is room for the columns beside the text. */
export function useWindowSize({ desktopBreakpoint = 996 } = {}): WindowSize {
  return useSyncExternalStore<WindowSize>(
    onResize,
    () => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}

/** Returns the value from the component's previous rendering; `undefined` at first. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const before = useRef<Value>(undefined);
  useEffect(() => {
    before.current = value;
  });
  return before.current;
}

/** Returns a function with a stable identity that calls the latest one given. */
export function useEvent<Parameters extends unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...parameters) => latest.current(...parameters), []);
}

/** Returns whether an element is collapsed, and functions to change that. */
export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }): {
  collapsed: boolean;
  setCollapsed: Dispatch<SetStateAction<boolean>>;
  toggleCollapsed: () => void;
} {
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((current) => !current), []);
  return { collapsed, setCollapsed, toggleCollapsed };
}

/** Selects plural forms: of the forms between bars, the one for a count in the site's language. */
export function usePluralForm(): {
  selectMessage: (count: number, forms: string) => string;
} {
  const { locale } = useSiteData();
  return { selectMessage: (count, forms) => plural(locale, forms, count) };
}

/** Returns a key of the browser's storage; by default of the persistent one. */
export function createStorageSlot(
  key: string,
  options: { persistence?: StorageConfig['type'] } = {},
): StorageSlot {
  return storageSlot(key, { type: options.persistence ?? 'localStorage', suffix: '' });
}
