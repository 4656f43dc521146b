import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { configuration } from '../../config/options.ts';
import { normaliseBase } from '../../shared/url.ts';
import { nonDefaults } from './non-defaults.ts';
import { removeRejected } from './rejected-options.ts';
import type { Rejection } from './rejected-options.ts';
import { child, isDictionary, itemsOf } from './config-value.ts';
import type { ConfigValue, Reading } from './config-value.ts';
import type { Dictionary } from '../../init/dictionary.ts';
import type { Note } from './notes.ts';
import { optionName } from './option-places.ts';
import { readPlugins } from './plugins.ts';
import { stubbedPackage } from './package-stub.ts';
import { applyRules, put, valueAt } from './rules.ts';
import type { Draft } from './rules.ts';
import { siteRules } from './site-rules.ts';
import type { StylePlugins } from './style-plugins.ts';
import { readSurroundings, removeMissingAuthors, removeMissingIcons } from './surroundings.ts';
import { defaultTextFormat } from './text-format.ts';
import { textsFile } from './translations.ts';

/** Docusaurus' default severities of checks. */
const DEFAULT_CHECKS = {
  brokenLinks: 'throw',
  brokenAnchors: 'warn',
  brokenMarkdownLinks: 'warn',
  brokenMarkdownImages: 'throw',
  duplicateRoutes: 'warn',
};

/** The origin of a new option. */
interface Origin {
  given: ConfigValue;
  withParts: boolean;
}

/** Results of reading a configuration, in addition to the draft. */
interface Findings {
  notes: Note[];
  origins: Map<string, Origin>;
  files: Map<string, string>;
  moduleAt: Reading['moduleAt'];
  stylePlugins: StylePlugins;
}

/** Result of a migration. */
export interface Migrated {
  /** The options that differ from the defaults, in order; missing after an error. */
  options?: Dictionary;
  /** New files that the options name: their texts by name, relative to the new file. */
  files: ReadonlyMap<string, string>;
  /** Options that are not migrated. */
  notes: Note[];
  /** Errors that make a site impossible. */
  faults: Rejection[];
}

/**
 * Migrates a configuration of Docusaurus. `file` and `out` are the absolute paths of the old and the new configuration;
 * `moduleAt` finds the modules of imported values, and `stylePlugins` are those of PostCSS.
 */
export function migrate(
  config: Dictionary,
  file: string,
  out: string,
  moduleAt: Reading['moduleAt'] = () => undefined,
  stylePlugins: StylePlugins = { byEntry: new Map(), own: [] },
): Migrated {
  const notes: Note[] = [];
  const origins = new Map<string, Origin>();
  const files = new Map<string, string>();
  const draft = readConfig(config, file, out, {
    notes,
    origins,
    files,
    moduleAt,
    stylePlugins,
  });
  // The check would report new files as missing.
  const i18n = files.size > 0 && areLanguages(draft.i18n) ? { i18n: draft.i18n } : {};
  if (!('i18n' in i18n)) files.clear();
  const { i18n: _, ...others } = draft;
  const { draft: accepted, rejections } = removeRejected(
    'i18n' in i18n ? others : draft,
    dirname(out),
  );
  if (!accepted) return { files, notes, faults: rejections };
  notes.push(...rejections.map((rejection) => noteOf(rejection, origins)));
  removeMissingIcons(accepted, baseOf(config), out, notes);
  removeMissingAuthors(accepted, out, notes);
  const options = nonDefaults(withoutEmptyRules({ ...accepted, ...i18n }), configuration.schema);
  return { options: isDictionary(options) ? options : {}, files, notes, faults: [] };
}

/** Names of languages that are valid in file names. */
const LOCALE = /^[a-z][\w-]*$/i;

/** True for valid languages. */
function areLanguages(i18n: unknown): boolean {
  if (!isDictionary(i18n)) return false;
  const { defaultLocale = 'en', locales = [defaultLocale] } = i18n;
  return (
    Array.isArray(locales) &&
    locales.includes(defaultLocale) &&
    locales.every((locale) => typeof locale === 'string' && LOCALE.test(locale))
  );
}

/** Converts a rejection to a note on the original option. */
function noteOf({ path, message, advice }: Rejection, origins: Map<string, Origin>): Note {
  const reason = message.replace(/^"[^"]*": /, '');
  const note: Note = {
    kind: 'lost',
    option: optionName(path),
    path: [],
    reason: reason.charAt(0).toUpperCase() + reason.slice(1),
    advice,
    section: String(path[0]),
  };
  for (let length = path.length; length > 0; length -= 1) {
    const origin = origins.get(optionName(path.slice(0, length)));
    if (!origin) continue;
    const rest = origin.withParts ? path.slice(length) : [];
    const { name, path: start } = origin.given;
    const inner = optionName(rest);
    const joint = inner === '' || inner.startsWith('[') ? '' : '.';
    return { ...note, option: `${name}${joint}${inner}`, path: [...start, ...rest] };
  }
  return note;
}

/** Returns the base path of a configuration, with `/` at both ends. */
function baseOf({ baseUrl }: Dictionary): string {
  return normaliseBase(typeof baseUrl === 'string' ? baseUrl : '/');
}

/** Reads a configuration into a draft of the new one, and reports options without an equivalent. */
function readConfig(
  value: Dictionary,
  file: string,
  out: string,
  { notes, origins, files, moduleAt, stylePlugins }: Findings,
): Draft {
  const folder = dirname(file);
  const root: ConfigValue = { value, name: '', path: [] };
  const reading: Reading = {
    note: ({ name, path }, note) => notes.push({ option: name, path, ...note }),
    came: (at, given, withParts = true) => origins.set(at, { given, withParts }),
    portable: (path, from = folder) =>
      relative(dirname(out), resolve(folder, from, path))
        .split(sep)
        .join('/') || '.',
    texts: (locale) => {
      const name = `texts-${locale}.yaml`;
      if (!LOCALE.test(locale) || existsSync(resolve(dirname(out), name))) return name;
      const text = textsFile(folder, locale);
      if (text === undefined) return undefined;
      files.set(name, text);
      return name;
    },
    moduleAt,
    stylePlugins,
    folder,
    baseUrl: baseOf(value),
  };
  const draft: Draft = {
    checks: { ...DEFAULT_CHECKS },
    sitemap: null,
    // Without its own title, the navbar has none.
    navbar: { title: '' },
    // Docusaurus has no policy, and what the code of the site loads is not known.
    security: { contentSecurityPolicy: false },
  };
  put(draft, 'staticDirectories', [reading.portable('static')]);
  put(draft, 'markdown.format', defaultTextFormat(folder));
  readPlugins(root, draft, reading);
  applyRules(siteRules, root, draft, reading);
  leaveOutDiagrams(root, draft, reading);
  readSurroundings(draft, reading, out, notes);
  return draft;
}

/** Leaves out Mermaid if the site has no theme for it: without one, Docusaurus draws nothing and needs no package. */
function leaveOutDiagrams(root: ConfigValue, draft: Draft, { note }: Reading): void {
  const markdown = valueAt(draft, 'markdown');
  if (!isDictionary(markdown) || markdown.mermaid !== true) return;
  const named = ['themes', 'presets'].flatMap((list) =>
    itemsOf(child(root, list)).map(({ value }) => nameOf(value)),
  );
  // Presets of others may bring the theme.
  if (named.some((name) => name.includes('mermaid') || !/classic|theme-/.test(name))) return;
  const { mermaid: _, ...others } = markdown;
  draft.markdown = others;
  note(child(child(root, 'markdown'), 'mermaid'), {
    kind: 'needless',
    reason:
      'Without the theme "@docusaurus/theme-mermaid", Docusaurus draws no diagrams: their source is shown.',
  });
}

/** The name in an entry of a list of themes or presets; empty for functions. */
function nameOf(entry: unknown): string {
  const first: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof first === 'string' ? first : (stubbedPackage(first) ?? '');
}

/** Writes redirects without rules as a list. */
function withoutEmptyRules(draft: Draft): Draft {
  const { redirects } = draft;
  if (!isDictionary(redirects)) return draft;
  const isOnly = Object.entries(redirects).every(
    ([key, value]) => key === 'list' || (Array.isArray(value) && value.length === 0),
  );
  return isOnly ? { ...draft, redirects: redirects.list ?? [] } : draft;
}
