import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { itemsOf } from './given.ts';
import type { Given, Reading } from './given.ts';

/** Custom properties of Infima, the usual style sheet of Docusaurus, and those that stand for them here. */
const PROPERTIES: Readonly<Record<string, string>> = {
  '--ifm-background-color': '--color-background',
  '--ifm-background-surface-color': '--color-surface',
  '--ifm-code-background': '--color-code-background',
  '--ifm-color-primary': '--color-primary',
  '--ifm-color-primary-dark': '--color-primary-strong',
  '--ifm-font-color-base': '--color-text',
  '--ifm-font-family-base': '--font-body',
  '--ifm-font-family-monospace': '--font-mono',
  '--ifm-footer-background-color': '--color-footer',
  '--ifm-global-radius': '--radius',
  '--ifm-navbar-height': '--navbar-height',
  '--doc-sidebar-width': '--sidebar-width',
};

/** True for style sheets in languages that become CSS. */
export function isCompiled(path: unknown): boolean {
  return typeof path === 'string' && /\.(?:s[ac]ss|less|styl)$/i.test(path);
}

/** Notes style sheets that are no CSS, and custom properties that have other names here. */
export function noteSheets(given: Given, { note, folder, portable }: Reading): void {
  for (const sheet of itemsOf(given)) {
    if (typeof sheet.value !== 'string') continue;
    if (isCompiled(sheet.value)) {
      const css = portable(sheet.value).replace(/[^.]*$/, 'css');
      note(sheet, {
        kind: 'lost',
        reason: 'Style sheets are CSS.',
        advice: `Compile it before the build, and name the result: "stylesheets: [${css}]".`,
        section: 'stylesheets',
      });
      continue;
    }
    const path = resolve(folder, sheet.value);
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    const css = isFile ? readFileSync(path, 'utf8') : '';
    const names = new Set(css.match(/--(?:ifm|docusaurus|doc)-[\w-]+(?=\s*:)/g));
    if (names.size === 0) continue;
    const known = [...names].flatMap((name) =>
      Object.hasOwn(PROPERTIES, name) ? [`${PROPERTIES[name] ?? ''} for ${name}`] : [],
    );
    note(sheet, {
      kind: 'lost',
      reason: 'The style sheet sets custom properties of Infima, which have no effect here.',
      advice: known.length > 0 ? `Set these in it: ${known.join(', ')}.` : undefined,
      section: 'stylesheets',
    });
  }
}
