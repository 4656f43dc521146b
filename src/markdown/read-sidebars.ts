import { closest } from '../diagnostics/closest.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { generatedSidebar } from '../model/docs-versions.ts';
import type { SidebarConfig, SidebarEntry } from '../model/sidebar.ts';
import { CategoryAddresses } from './category-link.ts';
import { generateSidebar } from './generate-sidebar.ts';
import type { NumberParser } from './number-prefix.ts';
import type { DocSource } from './read-doc.ts';
import { runModule } from './run-module.ts';
import { SidebarFile, type CategoryDefaults } from './sidebar-file.ts';
import { readText, type SourceFile } from './source-file.ts';
import { readYaml, yamlOf, type YamlOptions, type YamlValue } from './yaml-map.ts';

/** Input for reading sidebars. */
export interface SidebarSources {
  /** The sidebar file; generated from the folders if there is none, false for no sidebars. */
  sidebarFile?: string | false;
  /** Site path of the guides. */
  basePath: string;
  /** The docs, without drafts. */
  sources: readonly DocSource[];
  /** Ids of the drafts. */
  draftIds: ReadonlySet<string>;
  /** All files of the docs folder. */
  files: readonly SourceFile[];
  /** Strips number prefixes from the names of folders. */
  numbers: NumberParser;
  /** Default settings of categories. */
  defaults: CategoryDefaults;
  /** Where files are read, and where faults are reported. */
  context: Sources;
}

/** Reads the sidebars from their file, or generates one from the folders; returns `undefined` for an invalid file. */
export async function readSidebars(from: SidebarSources): Promise<SidebarConfig | undefined> {
  const { sidebarFile, defaults } = from;
  if (sidebarFile === false) return {};
  const addresses = new CategoryAddresses(from.basePath);
  const generate = await generateSidebar(from, addresses, defaults);
  if (sidebarFile === undefined) {
    return { [generatedSidebar]: withoutDrafts(generate('.') ?? [], from) };
  }
  const file = displayPath(sidebarFile);
  const top = (await valueOf(sidebarFile, from.context))?.map();
  if (!top) return undefined;
  const reader = new SidebarFile({ generate, addresses, defaults });
  const sidebars = top.keys.flatMap((name) => {
    const items = top.value(name);
    return items ? [[name, reader.items(items)] as const] : [];
  });
  reportMissing(file, reader, from);
  return Object.fromEntries(sidebars.map(([name, items]) => [name, withoutDrafts(items, from)]));
}

/** Returns the content of a sidebar file: parses YAML and JSON, runs modules. */
async function valueOf(sidebarFile: string, sources: Sources): Promise<YamlValue | undefined> {
  const { inputs, diagnostics } = sources;
  const options: YamlOptions = { file: displayPath(sidebarFile), code: 'sidebars' };
  if (/\.[cm]?[jt]s$/i.test(sidebarFile)) {
    const found = await runModule(sidebarFile, options.code, sources);
    return found && yamlOf(found.value, options, diagnostics);
  }
  const text = await readText(inputs, sidebarFile);
  return text === undefined ? undefined : readYaml(text, options, diagnostics);
}

function reportMissing(file: string, { mentions }: SidebarFile, from: SidebarSources): void {
  const ids = new Set(from.sources.map(({ doc }) => doc.id));
  const missing = mentions.filter(({ id }) => !ids.has(id) && !from.draftIds.has(id));
  if (missing.length === 0) return;
  const list = (names: Iterable<string>): string =>
    [...new Set(names)].map((name) => `- ${name}`).join('\n');
  from.context.diagnostics.error(
    'sidebar-docs',
    `Invalid sidebar file at "${file}".\nThese sidebar document ids do not exist:\n${list(missing.map(({ id }) => id))}\n\nAvailable document ids are:\n${list([...ids].sort())}`,
    missing[0]?.place,
    [...near(missing, [...ids]), 'Correct the ids, or write the docs.'].join('\n'),
  );
}

/** Returns a suggestion for each id that resembles a known one, with its place. */
function near(missing: SidebarFile['mentions'], ids: readonly string[]): string[] {
  return missing.flatMap(({ id, place: { file, line, column } }) => {
    const meant = closest(id, ids);
    const at = line === undefined ? '' : ` (${[file, line, column].join(':')})`;
    return meant === undefined ? [] : [`"${id}"${at}: did you mean "${meant}"?`];
  });
}

/** Removes items of drafts; removes a category that becomes empty, or replaces it with the link to its page. */
function withoutDrafts(
  items: readonly SidebarEntry[],
  { draftIds }: SidebarSources,
): SidebarEntry[] {
  const keep = (item: SidebarEntry): SidebarEntry[] => {
    if (item.type === 'doc' || item.type === 'ref') return draftIds.has(item.id) ? [] : [item];
    if (item.type !== 'category') return [item];
    const { link, ...rest } = item;
    const kept = link?.type === 'doc' && draftIds.has(link.id) ? undefined : link;
    const inner = item.items.flatMap(keep);
    if (inner.length > 0 || kept?.type === 'generated-index') {
      return [{ ...rest, ...(kept ? { link: kept } : {}), items: inner }];
    }
    if (!kept) return [];
    const { label, className } = item;
    return [{ type: 'doc', id: kept.id, label, ...(className ? { className } : {}) }];
  };
  return items.flatMap(keep);
}
