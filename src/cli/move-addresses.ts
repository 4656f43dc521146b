import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import {
  compareAddresses,
  type AddressComparison,
  type MovedAddress,
} from '../init/compare-addresses.ts';
import type { MigratedConfig } from '../docusaurus/import/from-docusaurus.ts';
import { isDictionary, type Dictionary } from '../init/dictionary.ts';
import { normaliseBase } from '../shared/url.ts';
import { findOldAddresses } from './old-addresses.ts';
import { plannedAddresses } from './planned-addresses.ts';
import { plural } from './report.ts';

/** A new configuration that knows where the pages of the old site are. */
export interface AddressedConfig {
  /** Its text, with redirects from the addresses that moved. */
  text: string;
  /** What becomes of the old addresses: lines for the summary; empty if the old site is not known. */
  report: string;
}

/**
 * Compares the addresses of the old site with those of a new configuration, and redirects those that moved. `named` is
 * the sitemap or build of the old site, `folder` the folder of its configuration, `out` the new file. Without a build,
 * the addresses follow from the source of the old site. Returns `undefined` after an error.
 */
export async function moveAddresses(
  taken: MigratedConfig,
  {
    named,
    folder,
    out,
    cwd,
  }: { named?: string | undefined; folder: string; out: string; cwd: string },
  diagnostics: Diagnostics,
): Promise<AddressedConfig | undefined> {
  const { baseUrl } = taken.settings;
  const base = normaliseBase(typeof baseUrl === 'string' ? baseUrl : '/');
  const before = diagnostics.count('error');
  const built = findOldAddresses({ named, folder, base, cwd }, diagnostics);
  if (diagnostics.count('error') > before) return undefined;
  const old = built ?? {
    source: 'computed from its source by the rules of Docusaurus',
    paths: await taken.oldAddresses(),
  };
  if (old.paths.length === 0) return { text: knownText(taken, out) ?? taken.text, report: '' };
  const planned = await withFiles(taken, (settings) =>
    plannedAddresses(JSON.stringify(settings), out, cwd),
  );
  if (!planned)
    return {
      text: knownText(taken, out) ?? taken.text,
      report: `The addresses of the old site (${old.source}) were not compared, because the new configuration has errors.\n`,
    };
  const found = compareAddresses(old.paths, planned);
  // A build that is gone by now may have known more.
  const known = built ? undefined : knownText(taken, out);
  const kept = redirectsIn(known ?? '').map(({ from }) => from);
  const isKnown = known !== undefined && found.moved.every(({ from }) => kept.includes(from));
  return {
    text: isKnown ? known : taken.withRedirects(found.moved),
    report: comparisonReport(found, old.source, basename(out)),
  };
}

/** Runs a function with options whose new files exist already, in a folder that is then removed. */
async function withFiles<Result>(
  { settings, files }: MigratedConfig,
  run: (settings: Dictionary) => Promise<Result>,
): Promise<Result> {
  if (files.size === 0) return run(settings);
  const folder = mkdtempSync(join(tmpdir(), 'mtp-site-'));
  try {
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    const i18n = isDictionary(settings.i18n) ? settings.i18n : {};
    const texts: unknown[][] = Object.entries(isDictionary(i18n.texts) ? i18n.texts : {}).map(
      ([locale, file]) => [
        locale,
        typeof file === 'string' && files.has(file) ? join(folder, file) : file,
      ],
    );
    return await run({
      ...settings,
      i18n: { ...i18n, texts: Object.fromEntries(texts) as Dictionary },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The text with the redirects of the existing file, if it differs in nothing else. */
function knownText(taken: MigratedConfig, out: string): string | undefined {
  if (!statSync(out, { throwIfNoEntry: false })?.isFile()) return undefined;
  const written = readFileSync(out, 'utf8');
  const kept = taken.withRedirects(redirectsIn(written).slice(redirectsIn(taken.text).length));
  return kept === written ? kept : undefined;
}

/** The redirects in the text of a configuration. */
function redirectsIn(text: string): MovedAddress[] {
  let value: unknown;
  try {
    value = parse(text);
  } catch {
    return [];
  }
  const { redirects } = isDictionary(value) ? value : {};
  const list: unknown = isDictionary(redirects) ? redirects.list : redirects;
  return (Array.isArray(list) ? (list as unknown[]) : []).flatMap((each) => {
    const { from, to } = isDictionary(each) ? each : {};
    return typeof from === 'string' && typeof to === 'string' ? [{ from, to }] : [];
  });
}

/** Says what becomes of the addresses of the old site. */
function comparisonReport(
  { total, redirected, moved, lost }: AddressComparison,
  source: string,
  file: string,
): string {
  const kept = total - redirected - lost.length;
  const lines = [
    `Addresses of the old site (${source}): ${kept} of ${total} have a page.`,
    ...(moved.length > 0
      ? [
          `${plural(redirected, 'page')} moved; "${file}" redirects from the old addresses:`,
          ...moved.map(({ from, to }) => `  ${from} -> ${to}`),
        ]
      : []),
    ...(lost.length > 0
      ? [
          `${lost.length === 1 ? '1 address has' : `${lost.length} addresses have`} no page; add "redirects" where there is a replacement:`,
          ...lost.map((path) => `  ${path}`),
        ]
      : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
