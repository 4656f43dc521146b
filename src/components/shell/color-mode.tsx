import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { storageKeys } from '../../shared/storage-keys.ts';
import { storageSlot } from './browser-storage.ts';
import { useSiteData } from './site-context.tsx';
import { createStrictContext, useStrictContext } from './strict-context.ts';

/** The reader's choice; `system` means that the reader has not chosen a mode. */
export type ColorModeChoice = 'light' | 'dark' | 'system';

/** The colour mode for components. */
export interface ColorMode {
  /** The choice; `undefined` until the page is hydrated. */
  choice: ColorModeChoice | undefined;
  /** The mode shown; `undefined` until the page is hydrated. */
  mode: 'light' | 'dark' | undefined;
  /** Sets and stores the choice. */
  choose: (choice: ColorModeChoice) => void;
}

const Context = createStrictContext<ColorMode>();

/** Returns the colour mode. */
export function useColorMode(): ColorMode {
  return useStrictContext(Context, 'useColorMode', 'ColorModeProvider');
}

const darkQuery = '(prefers-color-scheme: dark)';

/** Returns the choice for a stored value; unknown values count as light (S-110). */
function choiceOf(stored: string | null): ColorModeChoice {
  if (stored === null || stored === 'system') return 'system';
  return stored === 'dark' ? 'dark' : 'light';
}

/** Tracks the colour mode: from the early script, the toggle, other tabs and the system. */
export function ColorModeProvider({ children }: { children: ReactNode }): ReactNode {
  const { colorMode, storage } = useSiteData();
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;
  const [choice, setChoice] = useState<ColorModeChoice>();
  const [mode, setMode] = useState<'light' | 'dark'>();
  const slot = useMemo(() => storageSlot(storageKeys.theme, storage), [storage]);

  const show = useCallback(
    (next: ColorModeChoice) => {
      const system = respectPrefersColorScheme && matchMedia(darkQuery).matches ? 'dark' : 'light';
      const fallback = respectPrefersColorScheme ? system : defaultMode;
      const effective = next === 'system' ? fallback : next;
      setChoice(next);
      setMode(effective);
      document.documentElement.dataset.theme = effective;
      document.documentElement.dataset.themeChoice = next;
    },
    [defaultMode, respectPrefersColorScheme],
  );

  useEffect(() => {
    const { theme, themeChoice } = document.documentElement.dataset;
    setChoice(choiceOf(themeChoice ?? null));
    setMode(theme === 'dark' ? 'dark' : 'light');
    if (disableSwitch) {
      slot.delete();
      return undefined;
    }
    return slot.listen((value) => show(choiceOf(value)));
  }, [disableSwitch, show, slot]);

  useEffect(() => {
    if (choice !== 'system' || !respectPrefersColorScheme) return undefined;
    const media = matchMedia(darkQuery);
    const onChange = (): void => show('system');
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [choice, respectPrefersColorScheme, show]);

  const value = useMemo<ColorMode>(
    () => ({
      choice,
      mode,
      choose: (next) => {
        show(next);
        if (next === 'system') slot.delete();
        else slot.set(next);
      },
    }),
    [choice, mode, show, slot],
  );
  return <Context value={value}>{children}</Context>;
}
