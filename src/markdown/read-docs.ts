import type { DocsConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { SidebarConfig } from '../model/sidebar.ts';
import type { Doc, Tag } from '../model/site.ts';
import { readDoc, type DocSource } from './read-doc.ts';
import { readSidebars } from './read-sidebars.ts';
import { readTags, UsedTags } from './read-tags.ts';
import { listFiles, markdownPages, readTexts } from './source-file.ts';

/** The only version of the docs, as messages name it. */
const version = 'current';

/** The guides, as they were read. */
export interface Docs {
  /** The guides, sorted by id. */
  docs: Doc[];
  /** Their sidebars. */
  sidebars: SidebarConfig;
  /** Their tags, in the order of the labels. */
  tags: Tag[];
}

/** Reads the guides and their sidebars; drafts are left out, faults reported. */
export async function readDocs(config: DocsConfig, diagnostics: Diagnostics): Promise<Docs> {
  const folder = displayPath(config.path);
  const files = await listFiles(config.path);
  if (!files) {
    diagnostics.error(
      'docs-folder',
      `The docs folder does not exist for version "${version}". A docs folder is expected to be found at ${folder}.`,
      undefined,
      'Create it, or set docs.path in the configuration.',
    );
    return { docs: [], sidebars: {}, tags: [] };
  }
  const tagPath = `${config.routeBasePath}/tags`;
  const tags = new UsedTags(tagPath, await readTags(files, tagPath, diagnostics));
  const sources: DocSource[] = [];
  // One after the other: messages come in the same order on every run.
  for (const { file, text } of await readTexts(markdownPages(files, diagnostics)))
    sources.push(await readDoc(file, text, config, tags, diagnostics));
  const published = sources.filter(({ doc }) => !doc.draft);
  if (published.length === 0)
    diagnostics.error(
      'docs-empty',
      `Docs version "${version}" has no docs! At least one doc should exist at "${folder}".`,
      undefined,
      'Write a Markdown file there, or remove "docs" from the configuration.',
    );
  reportSharedIds(published, diagnostics);
  const sidebars = await readSidebars({
    config,
    sources: published,
    draftIds: new Set(sources.filter(({ doc }) => doc.draft).map(({ doc }) => doc.id)),
    files,
    diagnostics,
  });
  reportUnknownNames(published, sidebars);
  const docs = published.map(({ doc }) => doc);
  docs.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { docs, sidebars, tags: tags.all() };
}

function reportSharedIds(sources: readonly DocSource[], diagnostics: Diagnostics): void {
  const byId = new Map<string, DocSource[]>();
  for (const source of sources) {
    const { id } = source.doc;
    byId.set(id, [...(byId.get(id) ?? []), source]);
  }
  for (const [id, sharing] of byId) {
    if (sharing.length < 2) continue;
    const files = sharing.map(({ file }) => `  - ${file.display}`).join('\n');
    diagnostics.error(
      'duplicate-doc-id',
      `The docs plugin found docs sharing the same id:\n- ${id} found in ${sharing.length} docs:\n${files}`,
      sharing[1]?.doc.place,
      'Docs should have distinct ids: rename a file, or set "id" in its front matter.',
    );
  }
}

/** Reports sidebars and docs that a front matter names and that do not exist (S-190, S-217). */
function reportUnknownNames(sources: readonly DocSource[], sidebars: SidebarConfig): void {
  const ids = new Set(sources.map(({ doc }) => doc.id));
  for (const { doc, frontMatter, file } of sources) {
    const { id, displayedSidebar, paginationPrevious, paginationNext } = doc;
    if (typeof displayedSidebar === 'string' && !Object.hasOwn(sidebars, displayedSidebar))
      frontMatter.fault(
        'displayed_sidebar',
        `Doc with ID ${id} wants to display sidebar ${displayedSidebar} but a sidebar with this name doesn't exist.`,
        `There are: ${Object.keys(sidebars).join(', ') || 'none'}.`,
      );
    const neighbours = { pagination_prev: paginationPrevious, pagination_next: paginationNext };
    for (const [key, other] of Object.entries(neighbours)) {
      if (typeof other !== 'string' || ids.has(other)) continue;
      const folder = displayPath(file.absolute.slice(0, -file.path.length));
      frontMatter.fault(
        key,
        `Error when loading ${id} in ${folder}: the ${key} front matter points to a non-existent ID ${other}.`,
        'Name the id of a doc, or null for none.',
      );
    }
  }
}
