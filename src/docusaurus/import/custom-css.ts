import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { itemsOf } from './config-value.ts';
import type { ConfigValue, Reading } from './config-value.ts';
import { table } from '../../shared/table.ts';

/** Custom properties of Infima, the default style sheet of Docusaurus, that work here, too. */
export const honoured: ReadonlySet<string> = new Set([
  '--doc-sidebar-width',
  '--docusaurus-highlighted-code-line-bg',
  '--ifm-background-color',
  '--ifm-button-background-color',
  '--ifm-button-border-color',
  '--ifm-button-color',
  '--ifm-card-background-color',
  '--ifm-card-border-radius',
  '--ifm-code-background',
  '--ifm-code-font-size',
  '--ifm-color-danger',
  '--ifm-color-gray-900',
  '--ifm-color-info',
  '--ifm-color-secondary',
  '--ifm-color-success',
  '--ifm-color-warning',
  '--ifm-font-color-base',
  '--ifm-font-family-base',
  '--ifm-font-family-monospace',
  '--ifm-font-size-base',
  '--ifm-footer-background-color',
  '--ifm-footer-color',
  '--ifm-footer-link-color',
  '--ifm-footer-link-hover-color',
  '--ifm-footer-padding-vertical',
  '--ifm-footer-title-color',
  '--ifm-global-radius',
  '--ifm-global-shadow-lw',
  '--ifm-h1-font-size',
  '--ifm-h2-font-size',
  '--ifm-h3-font-size',
  '--ifm-heading-color',
  '--ifm-heading-font-family',
  '--ifm-heading-font-weight',
  '--ifm-hero-background-color',
  '--ifm-hero-text-color',
  '--ifm-line-height-base',
  '--ifm-link-color',
  '--ifm-navbar-background-color',
  '--ifm-navbar-height',
  '--ifm-navbar-shadow',
  '--ifm-spacing-horizontal',
  '--ifm-spacing-vertical',
]);

/** Other properties and their replacements. */
const replacements: Readonly<Record<string, string>> = table({
  '--ifm-background-surface-color': '--color-surface',
});

/** True for a style sheet in a language that cannot be compiled here. */
export function isCompiled(path: unknown): boolean {
  return typeof path === 'string' && /\.(?:less|styl)$/i.test(path);
}

/** Reports style sheets that are not CSS, and custom properties with other names here. */
export function reportSheets(given: ConfigValue, { note, folder, portable }: Reading): void {
  for (const sheet of itemsOf(given)) {
    if (typeof sheet.value !== 'string') continue;
    if (isCompiled(sheet.value)) {
      const css = portable(sheet.value).replace(/[^.]*$/, 'css');
      note(sheet, {
        kind: 'lost',
        reason: 'Style sheets must be CSS or Sass.',
        advice: `Compile it before the build, and use the result: "stylesheets: [${css}]".`,
        section: 'stylesheets',
      });
      continue;
    }
    const path = resolve(folder, sheet.value);
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    const css = isFile ? readFileSync(path, 'utf8') : '';
    const names = [...new Set(css.match(/--(?:ifm|docusaurus|doc)-[\w-]+(?=\s*:)/g))].filter(
      (name) =>
        !honoured.has(name) &&
        !name.startsWith('--ifm-color-primary') &&
        // The site's own rules use it.
        !new RegExp(`var\\(\\s*${name}\\b(?!-)`).test(css),
    );
    if (names.length === 0) continue;
    const known = names.flatMap((name) =>
      Object.hasOwn(replacements, name) ? [`${replacements[name] ?? ''} for ${name}`] : [],
    );
    note(sheet, {
      kind: 'lost',
      reason: `The style sheet sets properties that have no effect: ${names.join(', ')}.`,
      advice: known.length > 0 ? `Set these instead: ${known.join(', ')}.` : undefined,
      section: 'stylesheets',
    });
  }
}
