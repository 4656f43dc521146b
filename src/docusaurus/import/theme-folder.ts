import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from './config-value.ts';
import type { Note } from './notes.ts';
import { put } from './rules.ts';
import type { Draft } from './rules.ts';
import { table } from '../../shared/table.ts';

/** The parts of a theme that options name, by the start of the names of their files. */
const options: Readonly<Record<string, string>> = table({
  MDXComponents: 'markdown.components',
  Footer: 'footer.component',
});

/** Migrates the parts of the site's theme folder that options can name, and reports the others. */
export function readThemeFolder(draft: Draft, { folder, portable }: Reading, notes: Note[]): void {
  const theme = join(folder, 'src/theme');
  const found = existsSync(theme) ? readdirSync(theme, { withFileTypes: true }) : [];
  const isPart = (entry: Dirent): boolean => entry.isDirectory() || /\.[jt]sx?$/.test(entry.name);
  const others: string[] = [];
  for (const entry of found.flatMap((each) => (isPart(each) ? each.name : [])).sort()) {
    const option = options[entry.replace(/\.[jt]sx?$/, '')];
    const path = option === undefined ? undefined : moduleOf(join(theme, entry));
    const isOurs = option === 'footer.component' && usesInternals(join(theme, entry));
    if (option !== undefined && path !== undefined && !isOurs) put(draft, option, portable(path));
    else if (option !== 'markdown.components') others.push(entry);
  }
  if (others.length > 0)
    notes.push({
      kind: 'lost',
      option: 'src/theme',
      path: [],
      reason: `Theme components cannot be replaced: ${others.join(', ')}.`,
      advice:
        'Change the look with a style sheet. For your own navbar items, use "navbar.customItems"; for your own footer, "footer.component".',
    });
}

/** Returns the module at a path that may be its folder. */
function moduleOf(path: string): string | undefined {
  return ['', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
    .map((end) => path + end)
    .find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
}

/** Matches imports of what only the theme of Docusaurus has. */
const ofTheme = /@docusaurus\/theme-common\/internal|@theme(?:-original)?\/Footer\b/;

/** True if a module, or one in its folder, imports internals or parts of the theme's footer: the footer stays ours then. */
function usesInternals(path: string): boolean {
  if (!statSync(path).isDirectory()) return ofTheme.test(readFileSync(path, 'utf8'));
  return readdirSync(path).some((entry) => usesInternals(join(path, entry)));
}
