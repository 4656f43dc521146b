import type { Compilation } from '../compile/compilation.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { filesInPages } from '../emit/output-files.ts';
import { redirectFiles } from '../emit/redirects.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import type { Observation } from '../inputs/observation.ts';
import type { StoreFile } from '../emit/page-storage.ts';
import type { PlanPage } from '../plan/types.ts';
import { DemandedPages, filesOf } from './demanded-pages.ts';
import { lostWhileWriting } from './lost-while-writing.ts';
import { SiteFolder } from './site-folder.ts';

/** Receives the hrefs of changed pages. */
export type NotifyPages = (hrefs: string[]) => void;

/** Lets other work run; returns false if a new change has made the current work useless. */
export type Pause = () => Promise<boolean>;

/** The site in one language: updates its folder page by page. */
export class LanguageSite {
  /** The language. */
  readonly locale: string;
  readonly #folder: SiteFolder;
  /** Maps the paths of page files to hrefs. */
  #hrefs = new Map<string, string>();
  /** Pages of the current state that are already written, by permalink. */
  readonly #finished = new Map<string, FinishedPage>();
  /** The pages of the first build that are not written yet; missing before `prepare`, and afterwards. */
  #demanded: DemandedPages | undefined;

  constructor(locale: string, out: string) {
    this.locale = locale;
    this.#folder = new SiteFolder(out);
  }

  /** Its folder. */
  get out(): string {
    return this.#folder.out;
  }

  /** Returns true for the path of a site file, relative to its folder. */
  get has(): (path: string) => boolean {
    return this.#folder.has;
  }

  /** The content of the written files. */
  get outputs(): Observation[] {
    return this.#folder.outputs;
  }

  /** Writes what pages load and redirects to pages, so that they can be requested before all are rendered. */
  prepare(site: Compilation): void {
    const { plan, assets } = site;
    const { pages } = plan;
    this.#demanded = new DemandedPages(pages);
    // Also the assets that an earlier session has written: only files that this one knows are served at once.
    const files = [...(assets?.files ?? []), ...filesInPages(plan)];
    this.#folder.announce([...filesOf(pages), ...files.map(({ path }) => path)]);
    // The end of the build reports what is wrong with redirects.
    const others = [...files, ...pages.map(({ file }) => ({ path: file }))];
    const redirects = redirectFiles(plan, others, assets?.pageScripts.redirect, new Diagnostics());
    this.#folder.announce(redirects.map(({ path }) => path));
    for (const file of [...files, ...redirects]) this.#folder.putEarly(file);
  }

  /** Resolves when a file is written that pages need; `undefined` if the first build writes it at its end, or never. */
  request(path: string): Promise<void> | undefined {
    return this.#folder.isWritten(path) ? Promise.resolve() : this.#demanded?.request(path);
  }

  /** Writes the pages that users are waiting for; errors are reported when all pages are rendered. */
  showFirst(site: Compilation, pages: PlanPage[], notify: NotifyPages): void {
    this.#finished.clear();
    if (pages.length === 0 || this.#folder.isEmpty) return;
    this.#putAssets(site);
    this.#folder.announce(filesOf(pages));
    for (const page of site.render(pages, this.#storeFunction(notify), new Diagnostics())) {
      this.#finished.set(page.page.permalink, page);
      this.#demanded?.finish(page.page);
    }
  }

  /** Renders all other pages and writes the changed ones, then all other files; returns false if interrupted. */
  async showRest(
    site: Compilation,
    sources: Sources,
    pause: Pause,
    notify: NotifyPages,
  ): Promise<boolean> {
    const { diagnostics } = sources;
    const all = site.plan.pages;
    const missing = all.filter(({ permalink }) => !this.#finished.has(permalink));
    const before = diagnostics.count('error');
    this.#putAssets(site);
    this.#folder.announce(filesOf(all));
    const demanded = this.#demanded;
    try {
      const store = this.#storeFunction(notify);
      for (const page of site.render(demanded ?? missing, store, diagnostics)) {
        this.#finished.set(page.page.permalink, page);
        demanded?.finish(page.page);
        if (!(await pause())) return false;
      }
    } finally {
      this.#demanded = undefined;
    }
    const pages = all.flatMap(({ permalink }) => this.#finished.get(permalink) ?? []);
    const files = await site.files(pages, diagnostics, this.#folder.read);
    if (!(await pause())) return false;
    // If a page is missing, the folder keeps the last good state of the site.
    if (diagnostics.count('error') === before) {
      const changed = this.#folder.settle(files, sources);
      const hrefOf = ({ permalink }: PlanPage): string => site.plan.links.permalink(permalink);
      const hrefs = new Map(pages.map(({ file, page }) => [file.path, hrefOf(page)]));
      notify(changed.flatMap((path) => hrefs.get(path) ?? this.#hrefs.get(path) ?? []));
      this.#hrefs = hrefs;
    }
    if (!(await pause())) return false;
    const found = new Diagnostics();
    site.check(pages, files, found);
    for (const each of found.all) diagnostics.report(lostWhileWriting(each));
    this.#finished.clear();
    return true;
  }

  /** Returns a function that stores pages and announces the changed ones. */
  #storeFunction(notify: NotifyPages): (page: PlanPage) => StoreFile {
    return ({ data }) => this.#folder.storeFunction(() => notify([data.href]));
  }

  /** Writes the assets that documents load, before the documents. */
  #putAssets({ assets }: Compilation): void {
    const missing = (assets?.files ?? []).filter(({ path }) => !this.#folder.has(path));
    this.#folder.announce(missing.map(({ path }) => path));
    for (const { path, bytes } of missing) this.#folder.put(path, bytes);
  }
}
