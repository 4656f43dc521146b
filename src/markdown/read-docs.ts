import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import type { BuildContext } from '../cache/build-context.ts';
import { docsOption, translationFolder } from '../shared/content-sets.ts';
import type { DocsConfig } from '../config/types.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { readMessages } from '../diagnostics/read-messages.ts';
import { nameInSet, sidebarMeant } from '../model/docs-versions.ts';
import type { SidebarConfig } from '../model/sidebar.ts';
import type { DocsVersion } from '../model/site.ts';
import { findVersions, type VersionSource } from './docs-versions.ts';
import { readLastUpdate } from './last-update.ts';
import { keepNumberPrefix, takeNumberPrefix } from './number-prefix.ts';
import { settingsIn, type ReadingOptions } from './read-markdown.ts';
import { isHugoIndex, readDoc, type DocSource } from './read-doc.ts';
import { readSidebars } from './read-sidebars.ts';
import { readTags, UsedTags } from './read-tags.ts';
import { translatedSidebars } from './translated-sidebars.ts';
import { contentFiles, isMarkdown, listTranslated, readTexts } from './source-file.ts';
import type { ContentGlobs, SourceFile } from './source-file.ts';
import { append } from '../shared/group-by.ts';

/** Reads the guides of all versions and their sidebars; reports faults. Pass `found` if the versions are known. */
export async function readDocs(
  config: DocsConfig,
  context: BuildContext,
  options: ReadingOptions = {},
  found: VersionSource[] | Promise<VersionSource[]> = findVersions(
    config,
    context,
    options.settings?.siteFolder,
  ),
): Promise<DocsVersion[]> {
  const versions: DocsVersion[] = [];
  for (const source of await found)
    versions.push(await readVersion(source, config, options, context));
  return versions;
}

async function readVersion(
  { about, folder: root, originalFolder, sidebarFile }: VersionSource,
  config: DocsConfig,
  { drafts = false, locale = '', settings }: ReadingOptions,
  context: BuildContext,
): Promise<DocsVersion> {
  const { diagnostics } = context;
  const { folder, path, set } = about;
  const version = nameInSet(about);
  const messages = readMessages(
    join(
      settings?.siteFolder ?? '',
      `i18n/${locale}/${translationFolder('docs', set)}`,
      version === 'current' ? 'current.json' : `version-${version}.json`,
    ),
    context,
  );
  const files = await listTranslated(context, root, originalFolder, config);
  if (!files) {
    diagnostics.error(
      'docs-folder',
      `The docs folder does not exist for version "${version}". A docs folder is expected to be found at ${folder}.`,
      undefined,
      version === 'current'
        ? `Create it, or set ${docsOption(set, 'path')} in the configuration.`
        : 'Create it, or remove the version from versions.json.',
    );
    return { ...about, docs: [], sidebars: {}, tags: [], draftIds: [] };
  }
  const declared = await readTags(files, about.tagsPath, context, config.tags);
  const tags = new UsedTags(about.tagsPath, declared, config.onInlineTags);
  const numbers = config.numberPrefixParser ? takeNumberPrefix : keepNumberPrefix;
  const chosen = docsIn(files, config).filter(isMarkdown);
  const hugoFolders = chosen
    .filter((file) => isHugoIndex(file.path))
    .map((file) => dirname(file.path));
  const reading = {
    basePath: path,
    hugoFolders: new Set(hugoFolders),
    numbers,
    tags,
    drafts,
    settings: settingsIn(root, originalFolder, settings),
    context,
  };
  const sources: DocSource[] = [];
  // Sequentially, to keep messages in the same order in every build.
  for (const { file, text } of await readTexts(context, chosen)) {
    const source = await readDoc(file, text, reading);
    const { displayedSidebar } = source.doc;
    if (typeof displayedSidebar === 'string')
      source.doc.displayedSidebar = sidebarMeant(about, displayedSidebar);
    const lastUpdate = readLastUpdate(source.frontMatter, config);
    if (lastUpdate) source.doc.lastUpdate = lastUpdate;
    sources.push(source);
  }
  const published = sources.filter(({ doc }) => drafts || !doc.draft);
  const draftIds = sources.flatMap(({ doc }) => (!drafts && doc.draft ? [doc.id] : []));
  if (published.length === 0)
    diagnostics.error(
      'docs-empty',
      `Docs version "${version}" has no docs! At least one doc should exist at "${folder}".`,
      undefined,
      `Add a Markdown file, or remove "${set === undefined ? 'docs' : `docsSets.${set}`}" from the configuration.`,
    );
  reportSharedIds(published, diagnostics);
  const sidebars = await readSidebars({
    sidebarFile,
    basePath: path,
    sources: published,
    draftIds: new Set(draftIds),
    files,
    numbers,
    defaults: { collapsed: config.sidebarCollapsed, collapsible: config.sidebarCollapsible },
    context,
  });
  reportUnknownNames(published, sidebars ?? {}, sidebars !== undefined);
  const docs = published.map(({ doc }) => doc);
  docs.sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    ...about,
    label: messages.get('version.label') ?? about.label,
    docs,
    sidebars: translatedSidebars(sidebars ?? {}, messages, about),
    tags: tags.all(),
    draftIds,
  };
}

/** Returns the files of the docs, with the index pages of Hugo unless a glob of the site excludes them. */
function docsIn(files: readonly SourceFile[], globs: ContentGlobs): SourceFile[] {
  const exclude = globs.exclude.filter((glob) => !glob.startsWith('**/_*.'));
  const indices = files.filter(({ path }) => isHugoIndex(path));
  // A text of that name beside an index is a partial.
  const paths = new Set(files.map(({ path }) => path));
  const alone = indices.filter(({ path }) => !paths.has(path.replace(/_index\.md$/i, 'index.md')));
  const found = new Set([
    ...contentFiles(files, globs),
    ...contentFiles(alone, { ...globs, exclude }),
  ]);
  return files.filter((file) => found.has(file));
}

function reportSharedIds(sources: readonly DocSource[], diagnostics: Diagnostics): void {
  const byId = new Map<string, DocSource[]>();
  for (const source of sources) {
    const { id } = source.doc;
    append(byId, id, source);
  }
  for (const [id, sharing] of byId) {
    if (sharing.length < 2) continue;
    for (const { doc } of sharing.slice(1)) doc.sharesId = true;
    const files = sharing.map(({ file }) => `- ${file.display}`).join('\n');
    diagnostics.error(
      'duplicate-doc-id',
      `${sharing.length} guides have the id "${id}":\n${files}`,
      sharing[1]?.doc.slugPlace ?? sharing[1]?.doc.place,
      'Rename a file, or set another "id" in its front matter.',
    );
  }
}

/** Reports sidebars and docs that front matter names but that do not exist (S-190, S-217). */
function reportUnknownNames(
  sources: readonly DocSource[],
  sidebars: SidebarConfig,
  areRead: boolean,
): void {
  const ids = new Set(sources.map(({ doc }) => doc.id));
  for (const { doc, frontMatter, file } of sources) {
    const { id, displayedSidebar, paginationPrevious, paginationNext } = doc;
    const isUnknown =
      typeof displayedSidebar === 'string' && !Object.hasOwn(sidebars, displayedSidebar);
    if (isUnknown && areRead)
      frontMatter.fault(
        'displayed_sidebar',
        `Doc with ID ${id} wants to display sidebar ${displayedSidebar} but a sidebar with this name doesn't exist.`,
        `${meant(displayedSidebar, Object.keys(sidebars))}Available sidebars: ${Object.keys(sidebars).join(', ') || 'none'}.`,
      );
    const neighbours = { pagination_prev: paginationPrevious, pagination_next: paginationNext };
    for (const [key, other] of Object.entries(neighbours)) {
      if (typeof other !== 'string' || ids.has(other)) continue;
      const folder = displayPath(file.absolute.slice(0, -file.path.length));
      frontMatter.fault(
        key,
        `Error when loading ${id} in ${folder}: the ${key} front matter points to a non-existent ID ${other}.`,
        `${meant(other, [...ids])}Use the id of a doc, or null for none.`,
      );
    }
  }
}

/** Suggests a similar name; empty if there is none. */
function meant(name: string, names: readonly string[]): string {
  const near = closest(name, names);
  return near === undefined ? '' : `Did you mean "${near}"? `;
}
