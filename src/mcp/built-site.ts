import { createEngine } from '../../viewer/search/engine.ts';
import type { SearchAnswer } from '../shared/search/answer.ts';
import { withAddresses } from '../shared/markdown-links.ts';
import { indexFormat, manifestPath } from '../shared/search/format.ts';
import { releasesByLibrary, type LibraryReleases } from './library-releases.ts';
import { orForget } from './or-forget.ts';
import { PageText } from './page-text.ts';
import {
  completed,
  folderOf,
  parsed,
  readBuilder,
  readFacts,
  type SiteFacts,
} from './site-facts.ts';
import { UnreadableSite, type SiteFiles } from './site-files.ts';

/** A row of the list of symbols. */
export interface ListedSymbol {
  /** Doxygen's kind. */
  kind: string;
  /** Qualified name; the path of a file, the id of a topic. */
  name: string;
  /** Title of a topic or page, which readers see; empty if it has none besides its name. */
  title: string;
  /** Parameters and qualifiers of a function. */
  signature: string;
  /** Brief description; empty if there is none. */
  brief: string;
  /** True if it is deprecated. */
  deprecated: boolean;
  /** Address on the site. */
  url: string;
  /** Name of its library; empty if the site has only one. */
  library: string;
}

/** Where to start with a library. */
export interface LibraryStart {
  /** Its name in the list of symbols; empty if the site has only one. */
  library: string;
  /** The title of its start page. */
  title: string;
  /** What its start page says about it; empty if it says nothing. */
  brief: string;
  /** Address of its start page on the site. */
  href: string;
  /** What it may be called. */
  names: string[];
}

/** Number of parsed pages to keep: overloads and members share theirs. */
const mostPages = 8;

/** A built site, as its own files describe it. Everything is read when it is first needed. */
export class BuiltSite {
  readonly #files: SiteFiles;
  #about: Promise<SiteFacts> | undefined;
  #symbols: Promise<ListedSymbol[]> | undefined;
  readonly #pages = new Map<string, PageText>();
  #releases: Promise<ReadonlyMap<string, LibraryReleases>> | undefined;

  constructor(files: SiteFiles) {
    this.#files = files;
  }

  /** Searches the site with the engine of its search box, and returns the complete answer. */
  async search(query: string, limit: number): Promise<SearchAnswer> {
    const { base } = await this.#facts();
    const read = async (path: string): Promise<unknown> => {
      const file = parsed(await this.#text(path, 'The search may be off.'), path);
      if (path === manifestPath) await this.#checkFormat(file);
      return file;
    };
    return new Promise((done, fail) => {
      createEngine(base, read).ask({ query, limit, isWhole: true }, (answer) => {
        const { fault } = answer;
        if (fault)
          fail(fault instanceof Error ? fault : new Error('The search failed.', { cause: fault }));
        else if (answer.isComplete) done(answer);
      });
    });
  }

  /** The version of mtp-site that built the site; empty if the site does not say so. */
  async builder(): Promise<string> {
    return readBuilder(this.#files.read, await this.#facts());
  }

  /** Says what to do about a site that another version of mtp-site built. */
  async otherBuilder(): Promise<string> {
    const builder = await this.builder();
    const own = 'Build the site again with this version';
    return builder === ''
      ? `${own}.`
      : `mtp-site ${builder} built the site. ${own}, or ask it with that one: npx mtp-site@${builder} mcp ${this.#files.name}`;
  }

  async #checkFormat(manifest: unknown): Promise<void> {
    const format: unknown =
      typeof manifest === 'object' && manifest !== null && 'format' in manifest
        ? manifest.format
        : undefined;
    if (format === indexFormat) return;
    const which = typeof format === 'number' ? `format ${format}` : 'a format without a number';
    throw new UnreadableSite(
      `The search index of the site has ${which}, and this version of mtp-site reads format ${indexFormat}. ${await this.otherBuilder()}`,
    );
  }

  /** All symbols of the latest API reference, sorted by name; none if the site has no API reference. */
  symbols(): Promise<ListedSymbol[]> {
    this.#symbols ??= orForget(this.#readSymbols(), () => (this.#symbols = undefined));
    return this.#symbols;
  }

  async #readSymbols(): Promise<ListedSymbol[]> {
    const { list } = await this.#facts();
    const text = await this.#files.read(list);
    const rows: unknown = text === undefined ? [] : parsed(text, list);
    return Array.isArray(rows) ? rows.flatMap(listedSymbol) : [];
  }

  /** Where to start with each library of the site; nothing if it has no API reference. */
  async libraries(): Promise<LibraryStart[]> {
    const { list, base } = await this.#facts();
    const around = base + folderOf(list);
    // A library can have another path than its name: its symbols are below that.
    const folders = new Map<string, string>();
    const symbols = await this.symbols();
    for (const { library, url } of symbols) {
      const [folder = ''] = url.startsWith(around) ? url.slice(around.length).split('/') : [];
      if (library !== '' && folder !== '') folders.set(library, folder);
    }
    const names = [...new Set(symbols.map(({ library }) => library))].sort();
    const starts = await Promise.all(
      names.map(async (library): Promise<LibraryStart[]> => {
        const href = around + (library === '' ? '' : `${folders.get(library) ?? library}/`);
        const page = await this.page(href);
        if (!page) return [];
        const title = page.headings()[0]?.text ?? page.title;
        const called = library === '' ? await this.title() : library;
        return [{ library, title, brief: page.brief, href, names: [title, called] }];
      }),
    );
    return starts.flat();
  }

  /** The title of the site, which the titles of its pages end with; empty if the site has no API reference. */
  async title(): Promise<string> {
    const { list, base } = await this.#facts();
    const page = await this.page(base + folderOf(list));
    const start = page?.headings()[0]?.text ?? '';
    if (!page?.title.startsWith(start)) return '';
    // The title of the page and that of the site have a delimiter and spaces between them.
    return page.title.slice(start.length).replace(/^\s*\S+\s+/, '');
  }

  /** Returns the complete address of a path on the site, with its base path or without. */
  async address(href: string): Promise<string> {
    const facts = await this.#facts();
    if (href.startsWith('/') && !href.startsWith(facts.base)) return facts.site + href.slice(1);
    return completed(href, '', facts);
  }

  /** Returns the page at an address or a path of the site; `undefined` if there is none. */
  async page(href: string): Promise<PageText | undefined> {
    const facts = await this.#facts();
    const path = await this.#pathOf(href);
    const known = this.#pages.get(path);
    if (known) return known;
    const html = await this.#fileOf(path, 'html');
    if (html === undefined) return undefined;
    const page = new PageText(html, (link) => completed(link, path, facts));
    this.#pages.set(path, page);
    const [oldest = ''] = this.#pages.keys();
    if (this.#pages.size > mostPages) this.#pages.delete(oldest);
    return page;
  }

  /** Returns the Markdown that a build writes beside a page, with complete addresses; `undefined` if the site has none. */
  async markdown(href: string): Promise<string | undefined> {
    const facts = await this.#facts();
    const path = await this.#pathOf(href);
    const text = await this.#fileOf(path, 'md');
    return text && withAddresses(text, (link) => completed(link, path, facts));
  }

  /** The releases of each library by its name in the list of symbols; that of the only one is empty. */
  libraryReleases(): Promise<ReadonlyMap<string, LibraryReleases>> {
    const found = async (): Promise<ReadonlyMap<string, LibraryReleases>> =>
      releasesByLibrary(this.#files, folderOf((await this.#facts()).list));
    this.#releases ??= orForget(found(), () => (this.#releases = undefined));
    return this.#releases;
  }

  /** Returns the file of a page; without slashes at the end of addresses, it is not in a folder of its own. */
  async #fileOf(path: string, ending: 'html' | 'md'): Promise<string | undefined> {
    const file = await this.#files.read(`${path}index.${ending}`);
    if (file !== undefined || path === '') return file;
    return this.#files.read(`${path.slice(0, -1)}.${ending}`);
  }

  async #pathOf(href: string): Promise<string> {
    const { base, site } = await this.#facts();
    const [path = ''] = href.split(/[?#]/);
    const below = [site, base].find((start) => path.startsWith(start)) ?? '/';
    const start = path.startsWith(below) ? below.length : 0;
    const relative = path
      .slice(start)
      .replace(/(?<=^|\/)index\.(?:md|html)$/, '')
      .replace(/\.(?:md|html)$/, '');
    return relative === '' || relative.endsWith('/') ? relative : `${relative}/`;
  }

  async #text(path: string, reason: string): Promise<string> {
    const text = await this.#files.read(path);
    if (text === undefined) throw new UnreadableSite(`The site has no file "${path}". ${reason}`);
    return text;
  }

  #facts(): Promise<SiteFacts> {
    this.#about ??= orForget(readFacts(this.#files.read), () => (this.#about = undefined));
    return this.#about;
  }
}

function listedSymbol(row: unknown): ListedSymbol[] {
  if (typeof row !== 'object' || row === null) return [];
  const field = (name: string): string => {
    const value: unknown = Reflect.get(row, name);
    return typeof value === 'string' ? value : '';
  };
  const [kind, name, url] = [field('kind'), field('name'), field('url')];
  // The declaration of a function says what its definition does.
  if (kind === '' || name === '' || url === '' || field('declaration') !== '') return [];
  const deprecated = Reflect.get(row, 'deprecated') === true;
  const [title, library] = [field('title'), field('library')];
  const described = { signature: field('signature'), brief: field('brief'), deprecated };
  return [{ kind, name, title, url, library, ...described }];
}
