import type { ReactNode } from 'react';
import { fill } from '../../shared/texts/fill.ts';
import { useColorMode } from './color-mode.tsx';
import type { ColorModeChoice } from './color-mode.tsx';
import { MoonIcon, SunIcon, SystemIcon } from './icons.tsx';
import { useSiteData } from './site-context.tsx';

/** Returns the next choice when the toggle is pressed. */
function nextChoice(choice: ColorModeChoice | undefined, respectsSystem: boolean): ColorModeChoice {
  if (!respectsSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === 'system') return 'light';
  return choice === 'light' ? 'dark' : 'system';
}

/** The button for light and dark mode; the style sheet selects its icon, so it is correct before hydration. */
export function ColorModeToggle({ className = '' }: { className?: string }): ReactNode {
  const { colorMode, texts } = useSiteData();
  const { disableSwitch, respectPrefersColorScheme } = colorMode;
  const { choice, choose } = useColorMode();
  if (disableSwitch) return null;
  const name = texts[`${choice ?? 'system'}Mode`];
  const label = fill(texts.switchColorMode, { mode: name });
  return (
    <button
      type="button"
      className={`clean-button icon-button color-mode-toggle ${className}`}
      disabled={choice === undefined}
      title={name}
      aria-label={label}
      onClick={() => choose(nextChoice(choice, respectPrefersColorScheme))}
    >
      <SunIcon />
      <MoonIcon />
      <SystemIcon />
    </button>
  );
}
