import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Observation } from '../inputs/recorder.ts';
import type { PlanPage } from '../plan/types.ts';
import type { RenderedPage } from '../render/render-pages.ts';
import { checkSite, filesOf, renderSome, type CompiledSite } from './compile.ts';
import { SiteFolder } from './site-folder.ts';

/** Told of the hrefs of pages whose files are different now. */
export type TellPages = (hrefs: string[]) => void;

/** A turn for others; false where the work has become useless because something has changed again. */
export type Pause = () => Promise<boolean>;

/** The site in one language: its folder, brought from one state to the next page by page. */
export class LanguageSite {
  /** The language. */
  readonly locale: string;
  readonly #folder: SiteFolder;
  /** Maps the paths of pages to their hrefs. */
  #hrefs = new Map<string, string>();
  /** The pages of the present state that are rendered already, by their permalinks. */
  #rendered = new Map<string, RenderedPage>();

  constructor(locale: string, out: string) {
    this.locale = locale;
    this.#folder = new SiteFolder(out);
  }

  /** Its folder. */
  get out(): string {
    return this.#folder.out;
  }

  /** True for the path of a file of the site below its folder. */
  get has(): (path: string) => boolean {
    return this.#folder.has;
  }

  /** The content of what was written. */
  get outputs(): Observation[] {
    return this.#folder.outputs;
  }

  /** Writes the pages that somebody waits for; what fails is told when all pages are rendered. */
  showFirst(site: CompiledSite, pages: PlanPage[], tell: TellPages): void {
    this.#rendered.clear();
    if (pages.length === 0 || this.#folder.isEmpty) return;
    for (const { path, bytes } of site.assets.files) {
      // What documents load is there before them.
      if (!this.#folder.has(path)) this.#folder.put(path, bytes, true);
    }
    for (const page of renderSome(site, pages, new Diagnostics())) {
      this.#rendered.set(page.page.permalink, page);
      if (this.#folder.put(page.path, page.bytes, true) === 'written') tell([page.page.data.href]);
    }
  }

  /** Renders all other pages and writes what is different, then all other files; false where that was broken off. */
  async showRest(
    site: CompiledSite,
    diagnostics: Diagnostics,
    pause: Pause,
    tell: TellPages,
  ): Promise<boolean> {
    const done = new Set<string>();
    const changed: string[] = [];
    const all = site.plan.pages;
    const missing = all.filter(({ permalink }) => !this.#rendered.has(permalink));
    const before = diagnostics.count('error');
    for (const page of renderSome(site, missing, diagnostics)) {
      this.#rendered.set(page.page.permalink, page);
      if (this.#folder.has(page.path) && this.#folder.put(page.path, page.bytes) === 'written')
        changed.push(page.page.data.href);
      if (!(await pause())) return false;
      if (changed.length > 0) tell(changed.splice(0));
    }
    for (const { path } of this.#rendered.values()) if (this.#folder.has(path)) done.add(path);
    const pages = all.flatMap(({ permalink }) => this.#rendered.get(permalink) ?? []);
    const files = await filesOf(site, pages, diagnostics);
    if (!(await pause())) return false;
    // With a page missing, what stands in the folder is the last good state of the site.
    if (diagnostics.count('error') === before)
      await this.#settle(files, done, pages, diagnostics, tell);
    if (!(await pause())) return false;
    checkSite(site, pages, files, diagnostics);
    this.#rendered.clear();
    return true;
  }

  /** Ends the use of the folder. */
  close(): void {
    this.#folder.close();
  }

  async #settle(
    files: Parameters<SiteFolder['settle']>[0],
    done: ReadonlySet<string>,
    pages: readonly RenderedPage[],
    diagnostics: Diagnostics,
    tell: TellPages,
  ): Promise<void> {
    const paths = await this.#folder.settle(files, done, diagnostics);
    const hrefs = new Map(pages.map(({ path, page }) => [path, page.data.href]));
    tell(paths.flatMap((path) => hrefs.get(path) ?? this.#hrefs.get(path) ?? []));
    this.#hrefs = hrefs;
  }
}
