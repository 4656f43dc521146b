import { useColorMode as useShellColorMode } from '../shell/color-mode.tsx';
import type { ColorModeChoice } from '../shell/color-mode.tsx';
import { useSiteData } from '../shell/site-context.tsx';

/** The colour mode for the user's code. */
export interface ThemeColorMode {
  /** The mode shown; the site's default until the page is hydrated. */
  colorMode: 'light' | 'dark';
  /** The reader's choice; `null` for none. */
  colorModeChoice: 'light' | 'dark' | null;
  /** Sets the reader's choice; `null` follows the system. */
  setColorMode: (mode: 'light' | 'dark' | null) => void;
  /** True in dark mode. */
  isDarkTheme: boolean;
  /** Selects light mode. */
  setLightTheme: () => void;
  /** Selects dark mode. */
  setDarkTheme: () => void;
}

/** Returns the colour mode. */
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
