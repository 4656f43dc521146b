import type { Config, ThemeColor } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import { grounds, type Mode } from '../shared/color/accent.ts';
import { contrast, leastContrast, readable, readableColor } from '../shared/color/contrast.ts';
import { hexOf, rgbOf } from '../shared/color/rgb.ts';

/** Reports an accent that is hard to read on a ground of its mode, or on which text is hard to read. */
export function checkTheme(
  { theme, checks }: Pick<Config, 'theme' | 'checks'>,
  diagnostics: Diagnostics,
): void {
  const level = levelOf(checks.contrast);
  if (!level) return;
  const check = (option: string, accent: ThemeColor | undefined, mode: Mode): void => {
    const message = accent && fault(option, accent.color, mode);
    if (!accent || message === undefined) return;
    const colors = grounds[mode].map(({ color }) => color);
    const closest = hexOf(readableColor(rgbOf(accent.color), colors));
    const advice = `The closest colour of the same hue that passes is "${closest}"; use it, ${orSet('checks.contrast', level)}.`;
    diagnostics.report({ code: 'theme-contrast', level, message, place: accent.place, advice });
  };
  check('theme.accent', theme.accent, 'light');
  // One that follows from the accent always passes.
  check('theme.accentDark', theme.accentDark, 'dark');
}

/** Describes what is hard to read in an accent; undefined if nothing is. */
function fault(option: string, accent: string, mode: Mode): string | undefined {
  const { ground, ratio } = leastContrast(rgbOf(accent), grounds[mode]);
  if (ratio >= readable) return undefined;
  // Text on the accent has the colour of the page's ground.
  const [page] = grounds[mode];
  const onAccent = contrast(rgbOf(accent), page.color);
  const found = [
    `links have a contrast of ${shown(ratio)} on ${ground.name}`,
    ...(onAccent < readable ? [`text on the accent has one of ${shown(onAccent)}`] : []),
  ];
  return `"${option}": with ${accent}, in ${mode} mode, ${found.join(', and ')}; WCAG 2.2 AA requires ${shown(readable)}.`;
}

/** Writes a contrast; rounds down, so that one that fails never looks like one that passes. */
function shown(ratio: number): string {
  return `${Math.floor(ratio * 100) / 100}:1`;
}
