import type { Plan } from '../plan/types.ts';
import { accentOnBars, darkAccent, defaultAccents, type Accents } from '../shared/color/accent.ts';

/** Returns the accent of a site in both modes. */
export function accentsOf({ theme }: Pick<Plan['config'], 'theme'>): Accents {
  const light = theme.accent?.color ?? defaultAccents.light;
  const derived = theme.accent ? darkAccent(light) : defaultAccents.dark;
  return { light, dark: theme.accentDark?.color ?? derived };
}

/** Returns the rules that follow from the theme: all values were checked or written by the configuration. */
export function themeStyles({ config, links }: Pick<Plan, 'config' | 'links'>): string {
  const { accent, accentDark, font, codeFont, radius } = config.theme;
  const accents = accentsOf(config);
  const faces = [font, codeFont].flatMap((each) => {
    if (!each?.file) return [];
    const { family, src, weight } = each.file;
    const weights = weight === undefined ? '' : `font-weight:${weight};`;
    const url = encodeURI(links.url(`/${src}`));
    return `@font-face{font-family:"${family}";src:url("${url}");${weights}font-display:swap}`;
  });
  const light = [
    ...(accent ? [`--accent:${accents.light}`] : []),
    ...(accent ? [`--color-bar-active:${accentOnBars(accents)}`] : []),
    ...(font ? [`--font-body:${font.families}`] : []),
    ...(codeFont ? [`--font-mono:${codeFont.families}`] : []),
    ...(radius === undefined ? [] : [`--radius:${radius}`]),
  ];
  // On paper, the page is light.
  const dark =
    accent || accentDark
      ? `@media screen{[data-theme='dark']{--accent:${accents.dark};--color-bar-active:var(--color-primary)}}`
      : '';
  return faces.join('') + (light.length > 0 ? `:root{${light.join(';')}}` : '') + dark;
}
