import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { plural } from '../../shared/texts/plural.ts';
import { storageSlot } from '../shell/browser-storage.ts';
import type { StorageConfig, StorageSlot } from '../shell/browser-storage.ts';
import { useSiteData } from '../shell/site-context.tsx';
import { useThemeData } from './theme-data.tsx';

/** The part of the configuration that is the theme's, under the names that Docusaurus has for it. */
export function useThemeConfig(): Readonly<Record<string, unknown>> {
  const config = useThemeData('siteConfig')?.themeConfig;
  return typeof config === 'object' && config !== null ? { ...config } : {};
}

/** The kinds of windows; `ssr` on the server and while its HTML is taken over. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Which kind the window is: wide enough for the columns beside the text, or not. */
export function useWindowSize({ desktopBreakpoint = 996 } = {}): WindowSize {
  return useSyncExternalStore<WindowSize>(
    onResize,
    () => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}

/** What a value was when its component was rendered before; undefined at first. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const before = useRef<Value>(undefined);
  useEffect(() => {
    before.current = value;
  });
  return before.current;
}

/** The same function at each rendering, which does what the last one given does. */
export function useEvent<Parameters extends unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...parameters) => latest.current(...parameters), []);
}

/** Whether something is closed, and how to change that. */
export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }): {
  collapsed: boolean;
  setCollapsed: Dispatch<SetStateAction<boolean>>;
  toggleCollapsed: () => void;
} {
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((current) => !current), []);
  return { collapsed, setCollapsed, toggleCollapsed };
}

/** Makes texts of counts: of the forms between bars, the one that the language of the site wants. */
export function usePluralForm(): {
  selectMessage: (count: number, forms: string) => string;
} {
  const { locale } = useSiteData();
  return { selectMessage: (count, forms) => plural(locale, forms, count) };
}

/** A key of the browser's storage; without other options, of the one that readers keep. */
export function createStorageSlot(
  key: string,
  options: { persistence?: StorageConfig['type'] } = {},
): StorageSlot {
  return storageSlot(key, { type: options.persistence ?? 'localStorage', suffix: '' });
}
