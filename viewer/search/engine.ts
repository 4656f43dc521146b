import type {
  AnswerGroup,
  ResultGroup,
  SearchAnswer,
  SearchEngine,
  SearchQuestion,
  SearchResult,
} from '../../src/shared/search/answer.ts';
import {
  manifestPath,
  type SearchManifest,
  type VersionIndex,
} from '../../src/shared/search/format.ts';
import { passageOf } from '../../src/shared/search/passage.ts';
import { filterNames, openFilter, parseQuery, type Query } from '../../src/shared/search/query.ts';
import { fit, markName } from '../../src/shared/search/rank.ts';
import type { ReadJson } from './index-files.ts';
import { ProseSearch } from './prose-search.ts';
import { blockOf, SymbolFiles, type RowDetails } from './symbol-files.ts';
import type { FoundSymbol } from './row-scan.ts';
import { SymbolSearch } from './symbol-search.ts';

/** How long a step may keep what it found to itself, for the next one to be part of the same answer: milliseconds. */
const patience = 4;

const groupOrder: readonly ResultGroup[] = ['symbol', 'guide', 'post', 'page'];

/** Makes an engine for the site at a base path; `read` replaces how its files are read. */
export function createEngine(base: string, read: ReadJson = readFrom(base)): SearchEngine {
  const index = new SiteIndex(read);
  let current = 0;
  return {
    ask: (question, onAnswer) => {
      const own = ++current;
      let isOpen = true;
      const isWanted = (): boolean => isOpen && own === current;
      void answer(index, base, question, isWanted, onAnswer);
      return () => {
        isOpen = false;
      };
    },
    warm: (version) => {
      index.warm(version).catch(() => undefined);
    },
  };
}

/** Reads files of the site. The list of indexes changes under its name; the rest never does. */
function readFrom(base: string): ReadJson {
  return async (path) => {
    const cache = path === manifestPath ? 'no-cache' : 'default';
    const response = await fetch(base + path, { cache });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as unknown;
  };
}

/** What can be searched. */
class SiteIndex {
  readonly #symbols = new Map<VersionIndex, SymbolFiles>();
  readonly #prose = new Map<string, ProseSearch>();
  #manifest: Promise<SearchManifest> | undefined;

  constructor(private readonly read: ReadJson) {}

  manifest(): Promise<SearchManifest> {
    if (!this.#manifest) {
      // Written by the build of this very site.
      this.#manifest = this.read(manifestPath).then((written) => written as SearchManifest);
      this.#manifest.catch(() => (this.#manifest = undefined));
    }
    return this.#manifest;
  }

  symbols(version: VersionIndex): SymbolFiles | undefined {
    let files = this.#symbols.get(version);
    if (files || !version.symbols) return files;
    files = new SymbolFiles(this.read, version.symbols);
    this.#symbols.set(version, files);
    return files;
  }

  prose({ site }: SearchManifest, { guides }: VersionIndex): ProseSearch[] {
    return [guides, site].flatMap((entry) => {
      if (!entry) return [];
      let search = this.#prose.get(entry.folder);
      if (!search) this.#prose.set(entry.folder, (search = new ProseSearch(this.read, entry)));
      return [search];
    });
  }

  async warm(name?: string): Promise<void> {
    const manifest = await this.manifest();
    const version = versionOf(manifest, name);
    const symbols = version && this.symbols(version);
    const isFew = symbols !== undefined && symbols.nameStarts.length <= 2;
    await Promise.all([
      ...(isFew ? symbols.nameStarts.map((_, block) => symbols.names(block)) : []),
      ...(version ? this.prose(manifest, version).map((search) => search.warm()) : []),
    ]);
  }
}

function versionOf({ versions }: SearchManifest, name?: string): VersionIndex | undefined {
  return versions.find((version) => version.name === name) ?? versions[0];
}

/** Answers a question, in one or several answers. */
async function answer(
  index: SiteIndex,
  base: string,
  question: SearchQuestion,
  isWanted: () => boolean,
  onAnswer: (answer: SearchAnswer) => void,
): Promise<void> {
  const { query: text, limit } = question;
  const given: SearchAnswer = {
    query: text,
    groups: [],
    total: 0,
    isComplete: false,
    completions: [],
    otherVersions: [],
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const manifest = await index.manifest();
    const version = versionOf(manifest, question.version);
    if (!version || !isWanted()) return;
    const query = parseQuery(text);
    given.completions = completionsOf(text, version);
    given.otherVersions = manifest.versions
      .filter((other) => other !== version)
      .map(({ name, label }) => ({ name, label }));
    if (text.trim() === '') {
      const results = manifest.entries.map(([label, href]) => entryResult(label, href));
      if (isWanted())
        onAnswer({
          ...given,
          ...counted([{ group: 'page', results, total: results.length }]),
          isComplete: true,
        });
      return;
    }

    const groups = new Map<ResultGroup, AnswerGroup>();
    const tell = (isComplete: boolean): void => {
      clearTimeout(timer);
      timer = undefined;
      if (!isWanted()) return;
      const shown = groupOrder.flatMap((group) => groups.get(group) ?? []);
      onAnswer({ ...given, ...counted(shown), isComplete });
    };
    const tellSoon = (): void => {
      timer ??= setTimeout(tell, patience, false);
    };
    await Promise.all([
      addSymbols(index.symbols(version), query, limit, base, groups, isWanted, tellSoon),
      addProse(index.prose(manifest, version), query, limit, base, groups, tellSoon),
    ]);
    tell(true);
  } catch {
    clearTimeout(timer);
    if (isWanted()) onAnswer({ ...given, isComplete: true, isFailed: true });
  }
}

function counted(groups: AnswerGroup[]): Pick<SearchAnswer, 'groups' | 'total'> {
  const shown = groups.filter(({ results }) => results.length > 0);
  return {
    groups: shown.map((group) => ({ ...group, results: [...group.results] })),
    total: shown.reduce((sum, { total }) => sum + total, 0),
  };
}

function entryResult(label: string, href: string): SearchResult {
  return { group: 'page', kind: 'page', name: [{ text: label, isMatch: false }], href };
}

async function addSymbols(
  files: SymbolFiles | undefined,
  query: Query,
  limit: number,
  base: string,
  groups: Map<ResultGroup, AnswerGroup>,
  isWanted: () => boolean,
  onChange: () => void,
): Promise<void> {
  if (!files || (query.groups && !query.groups.has('symbol'))) return;
  const search = new SymbolSearch(files, query, limit, isWanted);
  const show = (): void => {
    const { found, total } = search.rows;
    if (found.length === 0) return;
    const results = found.map((symbol) => symbolResult(symbol, query, base));
    groups.set('symbol', { group: 'symbol', results, total });
    onChange();
  };
  await search.run(show);
  await Promise.all(
    search.rows.found.map(async (symbol) => {
      if (symbol.details || !isWanted()) return;
      const block = blockOf(symbol.row, files.detailStarts);
      const details = await files.details(block);
      symbol.details = details(symbol.row - (files.detailStarts[block] ?? 0));
    }),
  );
  show();
}

function symbolResult(symbol: FoundSymbol, query: Query, base: string): SearchResult {
  const { name, scope, kind, details } = symbol;
  const isPath = kind === 'file' || kind === 'dir' || kind === 'example';
  const found = query.signature ? fit.described : symbol.fit;
  return {
    group: 'symbol',
    kind,
    name: markName(query.name, name, found),
    ...(scope === '' ? {} : { scope }),
    href: base + symbol.path,
    qualifiedName: scope === '' ? name : `${scope}${isPath ? '/' : '::'}${name}`,
    ...(symbol.isDeprecated ? { isDeprecated: true } : {}),
    ...(symbol.isDetail ? { isDetail: true } : {}),
    ...(details ? described(details, query, symbol.fit) : {}),
  };
}

function described(
  { type, params, brief, text }: RowDetails,
  query: Query,
  found: number,
): Pick<SearchResult, 'signature' | 'detail'> {
  // What is written behind the parameters says it already.
  const isSaid = type === '' || params.includes('->');
  const signature = params === '' ? type : isSaid ? params : `${params} -> ${type}`;
  const last = query.words.at(-1) ?? '';
  const isWanted = (word: string): boolean =>
    found === fit.described &&
    (query.words.includes(word) ||
      word.startsWith(last) ||
      query.words.some((each) => word.split(/\W+/).includes(each)));
  const all = brief === '' || found === fit.described ? `${brief} ${text}`.trim() : brief;
  return {
    ...(signature === '' ? {} : { signature }),
    ...(all === '' ? {} : { detail: passageOf(all, isWanted) }),
  };
}

async function addProse(
  searches: readonly ProseSearch[],
  query: Query,
  limit: number,
  base: string,
  groups: Map<ResultGroup, AnswerGroup>,
  onChange: () => void,
): Promise<void> {
  const wantsText = !query.groups || [...query.groups].some((group) => group !== 'symbol');
  if (!wantsText || query.signature || (query.words.length === 0 && !query.groups)) return;
  await Promise.all(
    searches.map(async (search) => {
      const prose = await search.find(query);
      const passages: Promise<void>[] = [];
      for (const section of prose.found) {
        const result = prose.result(section, base);
        const group = groups.get(result.group) ?? { group: result.group, results: [], total: 0 };
        groups.set(result.group, group);
        group.total += 1;
        if (group.results.length >= limit) continue;
        const at = group.results.push(result) - 1;
        passages.push(
          prose.passage(section).then((detail) => {
            if (detail) group.results[at] = { ...result, detail };
          }),
        );
      }
      onChange();
      await Promise.all(passages);
    }),
  );
}

/** Filters that the end of a query may become, and names of scopes behind `in:`. */
function completionsOf(text: string, { symbols }: VersionIndex): SearchAnswer['completions'] {
  const open = openFilter(text);
  if (!open) return [];
  const { before, start, within } = open;
  if (within !== undefined)
    return (symbols?.namespaces ?? [])
      .filter((name) => name.toLowerCase().startsWith(within) && name.toLowerCase() !== within)
      .slice(0, 8)
      .map((name) => ({ query: `${before}in:${name} `, label: `in:${name}` }));
  return filterNames
    .filter((name) => name.startsWith(start))
    .map((name) => ({ query: `${before}${name}:`, label: `${name}:` }));
}
