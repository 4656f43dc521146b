import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { configuration } from '../config/options.ts';
import { normaliseBase } from '../shared/url.ts';
import { findConverter } from './doxygen-folder.ts';
import { essence } from './essence.ts';
import { fitToOptions } from './fit.ts';
import type { Refusal } from './fit.ts';
import { child, isDictionary } from './given.ts';
import type { Dictionary, Given, Reading } from './given.ts';
import type { Note } from './notes.ts';
import type { OptionPath } from './option-places.ts';
import { readPlugins } from './plugins.ts';
import { applyRules, put } from './rules.ts';
import type { Draft } from './rules.ts';
import { siteRules } from './site-rules.ts';

/** How bad findings are where a Docusaurus configuration says nothing of them. */
const USUAL_CHECKS = {
  brokenLinks: 'throw',
  brokenAnchors: 'warn',
  brokenMarkdownLinks: 'warn',
  brokenMarkdownImages: 'throw',
  duplicateRoutes: 'warn',
};

/** What an option of the new configuration is made of. */
interface Origin {
  given: Given;
  withParts: boolean;
}

/**
 * Reads what a Docusaurus configuration says into options of ours: those that differ from the defaults, in their order.
 * `file` and `out`, absolute, are where it stands and where the options will. With a fault there are no options.
 */
export function takeOver(
  config: Dictionary,
  file: string,
  out: string,
): { options?: Dictionary; notes: Note[]; faults: Refusal[] } {
  const notes: Note[] = [];
  const origins = new Map<string, Origin>();
  const draft = readConfig(config, file, out, notes, origins);
  const { draft: sound, refusals } = fitToOptions(draft, dirname(out));
  if (!sound) return { notes, faults: refusals };
  notes.push(...refusals.map((refusal) => noteOf(refusal, origins)));
  const options = essence(withoutEmptyRules(sound), configuration.schema);
  return { options: isDictionary(options) ? options : {}, notes, faults: [] };
}

function nameOf(path: OptionPath): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`,
    )
    .join('');
}

/** A refusal as a note on the option that was read. */
function noteOf({ path, message, advice }: Refusal, origins: Map<string, Origin>): Note {
  const reason = message.replace(/^"[^"]*": /, '');
  const note: Note = {
    kind: 'lost',
    option: nameOf(path),
    path: [],
    reason: reason.charAt(0).toUpperCase() + reason.slice(1),
    advice,
    section: String(path[0]),
  };
  for (let length = path.length; length > 0; length -= 1) {
    const origin = origins.get(nameOf(path.slice(0, length)));
    if (!origin) continue;
    const rest = origin.withParts ? path.slice(length) : [];
    const { name, path: start } = origin.given;
    const inner = nameOf(rest);
    const joint = inner === '' || inner.startsWith('[') ? '' : '.';
    return { ...note, option: `${name}${joint}${inner}`, path: [...start, ...rest] };
  }
  return note;
}

/** Reads a configuration into a draft of the new one, and notes what has no place in it. */
function readConfig(
  value: Dictionary,
  file: string,
  out: string,
  notes: Note[],
  origins: Map<string, Origin>,
): Draft {
  const folder = dirname(file);
  const root: Given = { value, name: '', path: [] };
  const base = child(root, 'baseUrl').value;
  const reading: Reading = {
    note: ({ name, path }, note) => notes.push({ option: name, path, ...note }),
    came: (at, given, withParts = true) => origins.set(at, { given, withParts }),
    portable: (path, from = folder) =>
      relative(dirname(out), resolve(folder, from, path))
        .split(sep)
        .join('/') || '.',
    folder,
    baseUrl: normaliseBase(typeof base === 'string' ? base : '/'),
  };
  const draft: Draft = {
    checks: { ...USUAL_CHECKS },
    sitemap: null,
    // Without a title of its own the navbar has none.
    navbar: { title: '' },
  };
  put(draft, 'staticDirectories', [reading.portable('static')]);
  readPlugins(root, draft, reading);
  applyRules(siteRules, root, draft, reading);
  atHome(draft, reading, out);
  readThemeFolder(draft, reading, notes);
  readConverter(draft, reading, notes);
  noteVersions(draft, reading, notes);
  return draft;
}

/** Names the folders that are where they usually are, which matters where the new file stands elsewhere. */
function atHome(draft: Draft, { portable }: Reading, out: string): void {
  const usual = { docs: 'docs', blog: 'blog', pages: 'src/pages' };
  for (const [section, path] of Object.entries(usual)) {
    const own = draft[section];
    if (isDictionary(own) && !('path' in own)) put(draft, `${section}.path`, portable(path));
  }
  // The folder of static files need not be there, unless somebody named it.
  const usualStatic = portable('static');
  if (JSON.stringify(draft.staticDirectories) === JSON.stringify([usualStatic]))
    if (!existsSync(resolve(dirname(out), usualStatic))) delete draft.staticDirectories;
}

/** Takes the components for Markdown from the folder of the site's own parts of the theme, and notes the other parts. */
function readThemeFolder(draft: Draft, { folder, portable }: Reading, notes: Note[]): void {
  const theme = join(folder, 'src/theme');
  const entries = existsSync(theme) ? readdirSync(theme).sort() : [];
  const isComponents = (entry: string): boolean => /^MDXComponents(?:\.[jt]sx?)?$/.test(entry);
  const components = entries.find(isComponents);
  if (components !== undefined) {
    const inner = ['', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];
    const path = inner.map((end) => join(theme, components + end)).find(isFile);
    if (path !== undefined) put(draft, 'markdown.components', portable(path));
  }
  const others = entries.filter((entry) => !isComponents(entry));
  if (others.length > 0)
    notes.push({
      kind: 'lost',
      option: 'src/theme',
      path: [],
      reason: `Parts of the theme cannot be replaced: ${others.join(', ')}.`,
      advice:
        'Change the look with a style sheet. Items of the navbar can have components of their own: "navbar.customItems".',
    });
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Takes the folder of the XML from the settings of a converter, whose pages are not needed any more. */
function readConverter(draft: Draft, { folder, portable }: Reading, notes: Note[]): void {
  const converter = findConverter(folder);
  if (!converter) return;
  if (!isDictionary(draft.doxygen)) put(draft, 'doxygen.xml', portable(converter.xml));
  if (existsSync(join(folder, converter.pages)))
    notes.push({
      kind: 'lost',
      option: converter.file,
      path: [],
      reason: `The pages in "${converter.pages}" were made of Doxygen's XML, which is read as it is here.`,
      advice: `Remove that folder, and take its items out of the sidebars: the reference has a sidebar of its own.`,
      section: 'doxygen',
    });
}

/** Says that versions are looked for beside the folder of the guides. */
function noteVersions(draft: Draft, { folder, portable }: Reading, notes: Note[]): void {
  const { docs } = draft;
  if (!isDictionary(docs) || typeof docs.path !== 'string') return;
  const beside = portable('versions.json').replace(/[^/]*$/, '');
  const inFolder = docs.path.replace(/[^/]*\/?$/, '');
  if (inFolder === beside || !existsSync(join(folder, 'versions.json'))) return;
  notes.push({
    kind: 'lost',
    option: 'versions.json',
    path: [],
    reason: 'Versions are looked for beside the folder of the guides.',
    advice: `Move versions.json, versioned_docs and versioned_sidebars to "${inFolder || '.'}".`,
    section: 'docs',
  });
}

/** Redirects without rules are a list. */
function withoutEmptyRules(draft: Draft): Draft {
  const { redirects } = draft;
  if (!isDictionary(redirects)) return draft;
  const isOnly = Object.entries(redirects).every(
    ([key, value]) => key === 'list' || (Array.isArray(value) && value.length === 0),
  );
  return isOnly ? { ...draft, redirects: redirects.list ?? [] } : draft;
}
