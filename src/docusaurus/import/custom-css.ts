import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { itemsOf } from './config-value.ts';
import type { ConfigValue, Reading } from './config-value.ts';
import { distFolder, shippedFiles } from '../../render/bundling.ts';
import { table } from '../../shared/table.ts';

/** Returns the custom properties that change a part of the site: those that the sheet for such sites reads. */
export function honoured(): ReadonlySet<string> {
  const css = shippedFiles.readFileSync(join(distFolder, 'classic.css'), 'utf8');
  return new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
}

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
    const known = honoured();
    const names = [...new Set(css.match(/--(?:ifm|docusaurus|doc)-[\w-]+(?=\s*:)/g))].filter(
      (name) =>
        !known.has(name) &&
        !name.startsWith('--ifm-color-primary') &&
        // The site's own rules use it.
        !new RegExp(`var\\(\\s*${name}\\b(?!-)`).test(css),
    );
    if (names.length === 0) continue;
    const others = names.flatMap((name) =>
      Object.hasOwn(replacements, name) ? [`${replacements[name] ?? ''} for ${name}`] : [],
    );
    note(sheet, {
      kind: 'lost',
      reason: `The style sheet sets properties that have no effect: ${names.join(', ')}.`,
      advice: others.length > 0 ? `Set these instead: ${others.join(', ')}.` : undefined,
      section: 'stylesheets',
    });
  }
}
