import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stepsBeforeBuild } from './build-steps.ts';
import { findConverter } from './doxygen-folder.ts';
import { isDictionary } from './config-value.ts';
import type { Reading } from './config-value.ts';
import type { Note } from './notes.ts';
import { put, textSections, valueAt } from './rules.ts';
import type { Draft } from './rules.ts';
import { readThemeFolder } from './theme-folder.ts';

/** Adds settings from the folders around a configuration to the draft, and reports files that work differently here. */
export function readSurroundings(draft: Draft, reading: Reading, out: string, notes: Note[]): void {
  nameFolders(draft, reading, out);
  if (dirname(out) !== reading.folder) moveEditLinks(draft, reading, notes);
  readThemeFolder(draft, reading, notes);
  readConverter(draft, reading, notes);
  const steps = stepsBeforeBuild(reading.folder);
  if (steps.length > 0)
    notes.push({
      kind: 'lost',
      option: 'package.json',
      path: [],
      reason: `Its scripts run other commands before Docusaurus: ${steps.join(' && ')}.`,
      advice: 'Run them before "mtp-site build" too.',
    });
}

/** Sets the paths of default folders, which are different if the new file is elsewhere. */
function nameFolders(draft: Draft, { portable }: Reading, out: string): void {
  const defaults = { docs: 'docs', blog: 'blog', pages: 'src/pages' };
  for (const [section, path] of Object.entries(defaults)) {
    const own = draft[section];
    if (isDictionary(own) && !('path' in own)) put(draft, `${section}.path`, portable(path));
  }
  // The default folder of static files may be missing.
  const defaultStatic = portable('static');
  if (JSON.stringify(draft.staticDirectories) === JSON.stringify([defaultStatic]))
    if (!existsSync(resolve(dirname(out), defaultStatic))) delete draft.staticDirectories;
}

/**
 * Edit links are relative to the folder of the configuration file: if that is above the site, removes the folder of the
 * site from their URLs. Reports other paths relative to that folder.
 */
function moveEditLinks(draft: Draft, { portable }: Reading, notes: Note[]): void {
  const site = `${portable('.')}/`;
  for (const section of textSections(draft)) {
    const url = valueAt(draft, `${section}.editUrl`);
    if (typeof url === 'string' && url.endsWith(`/${site}`))
      put(draft, `${section}.editUrl`, url.slice(0, -site.length));
  }
  notes.push({
    kind: 'lost',
    option: '--out',
    path: [],
    reason:
      'Edit links, and imports that start with "@site/", are relative to the folder of the new file.',
    advice: 'To keep them unchanged, write the file next to the Docusaurus configuration.',
  });
}

/** Removes icons and manifests that do not exist from a finished draft: links in the head are checked here. */
export function removeMissingIcons(
  draft: Draft,
  baseUrl: string,
  out: string,
  notes: Note[],
): void {
  const tags: unknown[] = Array.isArray(draft.headTags) ? draft.headTags : [];
  const { staticDirectories: given = ['static'] } = draft;
  const folders: unknown[] = Array.isArray(given) ? given : [given];
  const isMissing = (tag: unknown): boolean => {
    const { rel, href } = isDictionary(tag) && isDictionary(tag.attributes) ? tag.attributes : {};
    if (typeof rel !== 'string' || !/icon|manifest/.test(rel)) return false;
    if (typeof href !== 'string' || !href.startsWith(baseUrl)) return false;
    const [path = ''] = href.slice(baseUrl.length).split(/[?#]/);
    const isThere = (folder: unknown): boolean =>
      typeof folder === 'string' && isFile(resolve(dirname(out), folder, path));
    if (folders.some(isThere)) return false;
    notes.push({
      kind: 'lost',
      option: 'headTags',
      path: ['headTags'],
      reason: `The static folder has no file "${path}".`,
      advice: 'Add the file, and the tag with "headTags".',
      section: 'headTags',
    });
    return true;
  };
  if (tags.length > 0) draft.headTags = tags.filter((tag) => !isMissing(tag));
}

/** Removes an authors file that does not exist from a finished draft: in Docusaurus, the blog then has no authors file. */
export function removeMissingAuthors(draft: Draft, out: string, notes: Note[]): void {
  const { blog } = draft;
  if (!isDictionary(blog) || typeof blog.authors !== 'string') return;
  const folder = typeof blog.path === 'string' ? blog.path : 'blog';
  if (isFile(resolve(dirname(out), folder, blog.authors))) return;
  notes.push({
    kind: 'lost',
    option: 'authorsMapPath',
    path: [],
    reason: `The folder of the blog has no file "${blog.authors}", so that the option has no effect.`,
    advice: 'To declare authors, create "authors.yml" there.',
    section: 'blog',
  });
  const { authors: _, ...others } = blog;
  draft.blog = others;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Migrates the XML folder in the settings of a converter, whose pages are no longer needed. */
function readConverter(draft: Draft, { folder, portable }: Reading, notes: Note[]): void {
  const converter = findConverter(folder);
  if (!converter) return;
  if (!isDictionary(draft.doxygen)) put(draft, 'doxygen.xml', portable(converter.xml));
  if (existsSync(join(folder, converter.pages)))
    notes.push({
      kind: 'lost',
      option: converter.file,
      path: [],
      reason: `The pages in "${converter.pages}" were generated from Doxygen's XML, which is read directly here.`,
      advice: `Remove the folder, and remove its items from the sidebars: the API reference has its own sidebar.`,
      section: 'doxygen',
    });
}
