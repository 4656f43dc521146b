import { useSyncExternalStore } from 'react';
import { useThemeData } from './theme-data.tsx';

/** A link of the footer as components get it, with its attributes. */
export interface ThemeFooterLink {
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly html?: string;
  readonly [attribute: string]: unknown;
}

/** The theme's part of the configuration: its options, under the names of Docusaurus. */
export interface ThemeConfig {
  /** The options of the footer, but for its component. */
  readonly footer?: {
    readonly style?: string;
    readonly copyright?: string;
    /** Columns, or links without columns. */
    readonly links?: readonly (ThemeFooterLink & {
      readonly title?: string;
      readonly items?: readonly ThemeFooterLink[];
    })[];
    readonly [option: string]: unknown;
  };
  /** The other options. */
  readonly [option: string]: unknown;
}

/** Returns the theme's part of the configuration, under the names of Docusaurus. */
export function useThemeConfig(): ThemeConfig {
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
