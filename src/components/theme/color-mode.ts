import { useColorMode as useShellColorMode } from '../shell/color-mode.tsx';
import type { ColorModeChoice } from '../shell/color-mode.tsx';
import { useSiteData } from '../shell/site-context.tsx';

/** Light and dark as the user's code sees them. */
export interface ThemeColorMode {
  /** What is shown; the site's default until the page is hydrated. */
  colorMode: 'light' | 'dark';
  /** What the reader chose; null if they chose nothing. */
  colorModeChoice: 'light' | 'dark' | null;
  /** Chooses for the reader; null follows the system. */
  setColorMode: (mode: 'light' | 'dark' | null) => void;
  /** True for dark. */
  isDarkTheme: boolean;
  /** Chooses light. */
  setLightTheme: () => void;
  /** Chooses dark. */
  setDarkTheme: () => void;
}

/** Light and dark. */
export function useColorMode(): ThemeColorMode {
  const { choice, mode, choose } = useShellColorMode();
  const { defaultMode } = useSiteData().colorMode;
  const colorMode = mode ?? defaultMode;
  const chosen: ColorModeChoice = choice ?? 'system';
  return {
    colorMode,
    colorModeChoice: chosen === 'system' ? null : chosen,
    setColorMode: (next) => choose(next ?? 'system'),
    isDarkTheme: colorMode === 'dark',
    setLightTheme: () => choose('light'),
    setDarkTheme: () => choose('dark'),
  };
}
