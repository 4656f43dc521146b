import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import { parse } from 'yaml';
import { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { isDictionary, type Dictionary } from '../../init/dictionary.ts';
import { Inputs } from '../../inputs/inputs.ts';
import { runModule } from '../../markdown/run-module.ts';
import { listFiles } from '../../markdown/source-file.ts';
import { versionFile } from '../../shared/content-sets.ts';
import { stubbedPackage } from '../import/package-stub.ts';
import { categoryAddresses } from './category-addresses.ts';
import { contentIn, mapInFile, textOf, yamlMap, type ContentFile } from './content-files.ts';
import type { ContentPlugin } from './content-plugins.ts';
import { tagAddresses } from './tag-addresses.ts';

/** A version of the guides. */
interface Version {
  name: string;
  /** Its folder below the guides; empty for the latest one. */
  path: string;
}

/**
 * The addresses of a set of guides in all of its versions, by the rules of Docusaurus: guides, generated pages of
 * categories, and tags. `folder` is that of the site, `translations` the one with the translations of the set.
 */
export async function docsAddresses(
  { id, options }: ContentPlugin,
  folder: string,
  translations: string | undefined,
): Promise<string[]> {
  const base = posix.join('/', textOf(options.routeBasePath) ?? 'docs');
  const bareName = bareNameOf(options.numberPrefixParser);
  const all: string[] = [];
  for (const { name, path } of versionsIn(options, folder, id)) {
    const isCurrent = name === 'current';
    const root = isCurrent
      ? resolve(folder, textOf(options.path) ?? 'docs')
      : join(folder, versionFile(id, 'versioned_docs'), `version-${name}`);
    const translated = translations && join(translations, isCurrent ? name : `version-${name}`);
    const files = await contentIn({ folder: root, translated }, options, '{md,mdx}');
    const start = posix.join(base, path);
    const tagsBase = posix.join(start, textOf(options.tagsBasePath) ?? 'tags');
    const tags = tagAddresses(files, root, options);
    // A tag of unlisted guides has a page, but is in no list.
    const hasList = [...tags.values()].some((count) => count > 0);
    const generated = categoryAddresses({
      sidebars: await sidebarsOf(name, options, folder, id),
      folders: foldersOf(files),
      categories: await categoriesIn(root),
      bareName,
    });
    all.push(
      ...files.map((file) => posix.join(start, guidePath(file, bareName))),
      ...generated.map((slug) => posix.join(start, slug)),
      ...(hasList ? [tagsBase] : []),
      ...[...tags.keys()].map((tag) => posix.join(tagsBase, tag)),
    );
  }
  return all;
}

/** The versions that Docusaurus builds. */
function versionsIn(options: Dictionary, folder: string, id: string | undefined): Version[] {
  const { disableVersioning, includeCurrentVersion, onlyIncludeVersions, lastVersion } = options;
  const file = join(folder, versionFile(id, 'versions.json'));
  const written: unknown = disableVersioning === true || !existsSync(file) ? [] : listIn(file);
  const released = (Array.isArray(written) ? (written as unknown[]) : []).flatMap(
    (name) => textOf(name) ?? [],
  );
  const all = includeCurrentVersion === false ? released : ['current', ...released];
  const names = Array.isArray(onlyIncludeVersions)
    ? all.filter((name) => (onlyIncludeVersions as unknown[]).includes(name))
    : all;
  const last = textOf(lastVersion) ?? names.find((name) => name !== 'current') ?? 'current';
  const versions = isDictionary(options.versions) ? options.versions : {};
  return names.map((name) => {
    const own = versions[name];
    const usual = name === last ? '' : name === 'current' ? 'next' : name;
    return { name, path: (isDictionary(own) ? textOf(own.path) : undefined) ?? usual };
  });
}

function listIn(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return [];
  }
}

/** The address of a guide below those of its version. */
function guidePath({ path, frontMatter }: ContentFile, bareName: (name: string) => string): string {
  const bare = frontMatter.parse_number_prefixes === false ? (name: string) => name : bareName;
  const written = dirname(path) === '.' ? '' : dirname(path);
  const folder = written.split('/').map(bare).join('/');
  const slug = textOf(frontMatter.slug);
  if (slug !== undefined && slug !== '') return slug.startsWith('/') ? slug : `${folder}/${slug}`;
  if (isFolderPage(path)) return folder;
  return `${folder}/${textOf(frontMatter.id) ?? bare(nameOf(path))}`;
}

function nameOf(path: string): string {
  return basename(path).replace(/\.mdx?$/i, '');
}

/** True for the guide that is the page of its folder. */
function isFolderPage(path: string): boolean {
  const name = nameOf(path).toLowerCase();
  return ['index', 'readme', basename(dirname(path)).toLowerCase()].includes(name);
}

/** The folders of guides, each with true if it has a page. */
function foldersOf(files: readonly ContentFile[]): Map<string, boolean> {
  const folders = new Map<string, boolean>();
  for (const { path } of files) {
    const folder = dirname(path);
    folders.set(folder, folders.get(folder) === true || isFolderPage(path));
  }
  return folders;
}

/** Returns how the old site strips numbers: by default, not those of dates and releases. */
function bareNameOf(parser: unknown): (name: string) => string {
  if (parser === false) return (name) => name;
  if (typeof parser === 'function' && stubbedPackage(parser) === undefined)
    return (name) => {
      try {
        const result: unknown = Reflect.apply(parser, undefined, [name]);
        return (isDictionary(result) ? textOf(result.filename) : undefined) ?? name;
      } catch {
        return name;
      }
    };
  return (name) => {
    if (/^\d+[-_.]\d/.test(name)) return name;
    return /^\d+\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)?.[1] ?? name;
  };
}

/** The `_category_` files below a folder, which are the same in all languages. */
async function categoriesIn(folder: string): Promise<Map<string, Dictionary>> {
  const files = (await listFiles(new Inputs(false), folder)) ?? [];
  return new Map(
    files
      .filter(({ path }) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(path))
      .map(({ path, absolute }) => [dirname(path), yamlMap(readFileSync(absolute, 'utf8'))]),
  );
}

/** The sidebars of a version as written; empty if they cannot be read, or if there are none. */
async function sidebarsOf(
  version: string,
  { sidebarPath }: Dictionary,
  folder: string,
  id: string | undefined,
): Promise<Dictionary> {
  if (sidebarPath === false) return {};
  if (version !== 'current')
    return mapInFile(
      join(folder, versionFile(id, 'versioned_sidebars'), `version-${version}-sidebars.json`),
    );
  const path = textOf(sidebarPath);
  if (path === undefined) return { sidebar: [{ type: 'autogenerated', dirName: '.' }] };
  const file = resolve(folder, path);
  if (/\.json$/i.test(file)) return mapInFile(file);
  const ran = await runModule(file, 'sidebars', {
    inputs: new Inputs(false),
    diagnostics: new Diagnostics(),
  });
  return isDictionary(ran?.value) ? ran.value : {};
}
