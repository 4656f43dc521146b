import { createEngine } from '../../viewer/search/engine.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { publishedList } from '../model/release-paths.ts';
import { readSnapshot } from '../releases/read-snapshot.ts';
import { snapshotFile } from '../releases/snapshot-files.ts';
import { SymbolIndex } from '../releases/symbol-index.ts';
import type { SearchAnswer } from '../shared/search/answer.ts';
import { withAddresses } from '../shared/markdown-links.ts';
import { manifestPath } from '../shared/search/format.ts';
import { PageText } from './page-text.ts';
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

/** Number of parsed pages to keep: overloads and members share theirs. */
const mostPages = 8;

/** Where a site is, and where its symbols are listed. */
interface SiteFacts {
  /** Base path. */
  base: string;
  /** Address of the site; the base path if it has no address. */
  site: string;
  /** Path of the list of symbols. */
  list: string;
}

/** A built site, as its own files describe it. Everything is read when it is first needed. */
export class BuiltSite {
  readonly #files: SiteFiles;
  #about: Promise<SiteFacts> | undefined;
  #symbols: Promise<ListedSymbol[]> | undefined;
  readonly #pages = new Map<string, PageText>();
  readonly #snapshots = new Map<string, Promise<SymbolIndex | undefined>>();

  constructor(files: SiteFiles) {
    this.#files = files;
  }

  /** Searches the site with the engine of its search box, and returns the complete answer. */
  async search(query: string, limit: number): Promise<SearchAnswer> {
    const { base } = await this.#facts();
    const read = async (path: string): Promise<unknown> =>
      parsed(await this.#text(path, 'The search may be off.'), path);
    return new Promise((done, fail) => {
      createEngine(base, read).ask({ query, limit, isWhole: true }, (answer) => {
        const { fault } = answer;
        if (fault)
          fail(fault instanceof Error ? fault : new Error('The search failed.', { cause: fault }));
        else if (answer.isComplete) done(answer);
      });
    });
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

  /** Returns the complete address of a path on the site. */
  async address(href: string): Promise<string> {
    return completed(href, '', await this.#facts());
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

  /** The releases with a snapshot on the site, the oldest first. */
  async releases(): Promise<string[]> {
    const { list } = await this.#facts();
    const path = folderOf(list) + publishedList;
    const text = await this.#files.read(path);
    const found: unknown = text === undefined ? undefined : parsed(text, path);
    const releases: unknown =
      typeof found === 'object' && found !== null && 'releases' in found ? found.releases : [];
    return Array.isArray(releases) ? releases.filter((each) => typeof each === 'string') : [];
  }

  /** The symbols of a release, or those of the documented code without one; `undefined` if the site has no snapshot. */
  release(name?: string): Promise<SymbolIndex | undefined> {
    const key = name ?? '';
    let found = this.#snapshots.get(key);
    if (!found) {
      found = orForget(this.#readRelease(name), () => this.#snapshots.delete(key));
      this.#snapshots.set(key, found);
    }
    return found;
  }

  async #readRelease(name: string | undefined): Promise<SymbolIndex | undefined> {
    const { list } = await this.#facts();
    const file = name === undefined ? 'snapshot.json' : `snapshots/${snapshotFile(name)}`;
    const text = await this.#files.read(folderOf(list) + file);
    const snapshot = text === undefined ? undefined : readSnapshot(text, file, new Diagnostics());
    return snapshot && new SymbolIndex(snapshot);
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
    this.#about ??= orForget(this.#readFacts(), () => (this.#about = undefined));
    return this.#about;
  }

  /** Finds the base path, the address of the site, and the list of symbols. */
  async #readFacts(): Promise<SiteFacts> {
    const home = await this.#text('index.html', 'Name the folder or the address of a site.');
    const manifest = await this.#files.read(manifestPath);
    const list = /"list":"([^"]+)"/.exec(manifest ?? '')?.[1] ?? 'docs/api/symbols.json';
    const symbols = await this.#files.read(list);
    // Sites without an address have no canonical links. The home page can be a redirect, but symbols have their own place.
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
    const [, own] = /id="__page-data">\{"href":"([^"]+)"/.exec(home) ?? [];
    const [, url = ''] = /"url":"([^"]+)"/.exec(symbols ?? '') ?? [];
    const folder = url.indexOf(`/${folderOf(list)}`);
    const path = canonical === undefined ? (own ?? '/') : new URL(canonical).pathname;
    const base = folder >= 0 ? url.slice(0, folder + 1) : path;
    const origin = canonical === undefined ? '' : new URL(canonical).origin;
    return { base, site: origin + base, list };
  }
}

/** Returns the complete address of a link on a page; links on a portable site are relative. */
function completed(href: string, path: string, { base, site }: SiteFacts): string {
  if (href.startsWith(base)) return site + href.slice(base.length);
  if (/^(?:[a-z][a-z\d+.-]*:|[/#]|$)/i.test(href)) return href;
  const { pathname, hash } = new URL(href, `https://site.invalid${base}${path}`);
  if (!pathname.startsWith(base)) return href;
  return site + pathname.slice(base.length).replace(/(^|\/)index\.html$/, '$1') + hash;
}

/** Reads a JSON file of the site. */
function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableSite(`The file "${path}" of the site is damaged: it is no JSON.`);
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function listedSymbol(row: unknown): ListedSymbol[] {
  if (typeof row !== 'object' || row === null) return [];
  const field = (name: string): string => {
    const value: unknown = Reflect.get(row, name);
    return typeof value === 'string' ? value : '';
  };
  const [kind, name, url] = [field('kind'), field('name'), field('url')];
  if (kind === '' || name === '' || url === '') return [];
  const deprecated = Reflect.get(row, 'deprecated') === true;
  const [title, library] = [field('title'), field('library')];
  const described = { signature: field('signature'), brief: field('brief'), deprecated };
  return [{ kind, name, title, url, library, ...described }];
}

/** Calls `forget` if a promise is rejected, so that a server that did not answer is asked again. */
function orForget<T>(value: Promise<T>, forget: () => void): Promise<T> {
  value.catch(forget);
  return value;
}
