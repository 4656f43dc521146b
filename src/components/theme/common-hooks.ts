import { useSyncExternalStore } from 'react';
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
