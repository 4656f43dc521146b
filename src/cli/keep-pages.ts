import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { SitePages } from '../plan/ledger/published-pages.ts';
import { readPublishedPages, writePublishedPages } from '../releases/published-pages.ts';

/**
 * Adds the pages of a release to the list of published pages; pages stay in it, also those that are gone. Returns a
 * summary, or `undefined` if the file has faults, which are reported.
 */
export function keepPages(
  { site, entries }: SitePages,
  release: string,
  path: string,
  cwd: string,
  diagnostics: Diagnostics,
): string | undefined {
  const shown = displayPath(path, cwd);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const faults = diagnostics.count('error');
  const known = readPublishedPages(before, shown, diagnostics).entries;
  if (diagnostics.count('error') > faults) return undefined;
  const releases = new Map(known.map((entry) => [entry.address, entry.release]));
  const added = entries.filter(({ address }) => !releases.has(address));
  const current = entries.map((entry) => ({
    ...entry,
    release: releases.get(entry.address) ?? release,
  }));
  const text = writePublishedPages(site, [...known, ...current]);
  if (text === before) return `${shown} is up to date.\n`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const are = added.length === 1 ? 'page or heading is' : 'pages and headings are';
  return `${shown}: ${added.length} ${are} new.\n`;
}
