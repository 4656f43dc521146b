import { dirname, join, resolve, sep } from 'node:path';
import { BuildContext } from '../cache/build-context.ts';
import { Memory } from '../cache/memory.ts';
import type { Store } from '../cache/store.ts';
import { inLanguage, languagesOf } from '../config/in-language.ts';
import { limitLinks } from '../config/limit-links.ts';
import { latestDoxygen } from '../config/versioned-doxygen.ts';
import type { Config } from '../config/types.ts';
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { changedObservations } from '../inputs/find-change.ts';
import { look } from '../inputs/look.ts';
import { Inputs } from '../inputs/inputs.ts';
import type { Observation } from '../inputs/observation.ts';
import type { PlanPage } from '../plan/types.ts';
import { compile } from '../compile/compile.ts';
import type { Compilation } from '../compile/compilation.ts';
import { oneThread } from '../compile/scheduler.ts';
import {
  storeBuild,
  recallBuild,
  type FinishedBuild,
  type RecallOptions,
} from '../build/recall-build.ts';
import { languageFolder } from '../shared/languages.ts';
import { Announcer, type SessionReport } from './announcer.ts';
import { Changes, type QuietPeriod } from './changes.ts';
import { developmentConfig } from './development-config.ts';
import { firstRequests } from './first-requests.ts';
import { LanguageSite } from './language-site.ts';
import { rememberedCompoundFiles } from './remembered-compounds.ts';
import type { LiveClients } from './live-clients.ts';
import type { ServedSite } from './live-server.ts';
import { Observed } from './observed.ts';
import { slices } from './slices.ts';
import { SourceWatcher } from './source-watcher.ts';

/** Options of a session. */
export interface SessionOptions {
  /** Loads the configuration and reports errors; returns `undefined` after an error. */
  loadConfig: (diagnostics: Diagnostics) => Config | undefined;
  /** Path of its file, if there is one. */
  configFile?: string;
  /** Folder of the site. */
  home: string;
  /** Output folder. */
  out: string;
  /** The cache, if enabled. */
  store?: Store;
  /** Version of the tool. */
  version?: string;
  /** The browsers. */
  clients: LiveClients;
  /** How long to wait for further changes before a build; has a default. */
  quietPeriod?: QuietPeriod;
  /** Receives the new configuration. */
  onConfig?: (config: Config) => void;
  /** Receives the result of the start and of each change. */
  report: (report: SessionReport) => void;
}

/** How long browsers have to fetch changed pages before other pages are rendered, in milliseconds. */
const fetchTime = 80;

/** When to check everything again after new folders are watched, in milliseconds. */
const delays = [100, 500, 2000];

/** A language and its compilation. */
interface Language {
  site: LanguageSite;
  compiled: Compilation;
}

/**
 * Keeps a folder up to date with the sources of a site: updates the pages that users are waiting for at once, the rest
 * in the background. Correctness does not depend on tracked dependencies: finally, all pages are rendered and compared.
 */
export class Session {
  readonly #options: SessionOptions;
  readonly #announcer: Announcer;
  readonly #memory = new Memory();
  readonly #changes: Changes;
  readonly #observed = new Observed();
  readonly #watcher: SourceWatcher;
  #languages: LanguageSite[] = [];
  #served: ServedSite | undefined;
  #endPreparing = (): void => undefined;
  /** Resolves when pages can be requested, while the first build still renders them. */
  readonly #prepared = new Promise<void>((done) => (this.#endPreparing = done));
  /** Diagnostics of rendering and later steps in the last complete build. */
  #late: readonly Diagnostic[] = [];
  /** The folders that other programs are writing: their changes are ignored until that ends. */
  readonly #ignored = new Set<string>();
  /** The sources of the API reference, if their changes make Doxygen run. */
  #doxygenSources: readonly string[] = [];
  /** False if a build was interrupted, so that some pages are not up to date. */
  #isComplete = false;
  /** Stores the last build for the next session, if it was complete. */
  #keep: (() => void) | undefined;
  #loop: Promise<void> | undefined;
  #builds = 0;
  #timers: NodeJS.Timeout[] = [];

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#announcer = new Announcer(options.clients, options.report);
    this.#changes = new Changes(options.quietPeriod);
    this.#watcher = new SourceWatcher(options.home, {
      onChange: (path) => this.#observed.concerns(path) && this.#noteChange(path),
      onFault: (message) => this.#announcer.announceFault(message),
    });
  }

  /** Number of builds, including interrupted ones. */
  get builds(): number {
    return this.#builds;
  }

  /** Number of watched folders and of results in memory. */
  get sizes(): { folders: number; memory: number } {
    return { folders: this.#watcher.size, memory: this.#memory.size };
  }

  /** Returns the current site as soon as its pages can be requested; `undefined` if errors have prevented any. */
  async site(): Promise<ServedSite | undefined> {
    await Promise.race([this.#prepared, this.#announcer.firstBuild()]);
    return this.#served;
  }

  /** Serves the site of an earlier session if nothing has changed; returns whether that is so. */
  async recall(): Promise<boolean> {
    const start = performance.now();
    const diagnostics = new Diagnostics();
    const config = this.#loadConfig(diagnostics);
    if (!config) return false;
    this.#languages = languagesOf(config).map((locale) => this.#languageSite(config, locale));
    const { result, inputs = [] } = await recallBuild(
      this.#recallOptions(config, this.#context(diagnostics)),
    );
    if (!result) return false;
    this.#watch({ observations: inputs }, true);
    this.#serve(config);
    this.#announcer.announceRecalled(diagnostics.all, result.pages, performance.now() - start);
    return true;
  }

  /** Builds now, and again on every change. */
  start(): void {
    this.#changes.ask();
    this.#loop = this.#run();
  }

  /** Ignores all changes in folders until `release`. */
  ignoreFolders(folders: readonly string[]): void {
    for (const folder of folders) this.#ignored.add(folder);
  }

  /** Checks everything again, including these folders. */
  release(folders: readonly string[]): void {
    for (const folder of folders) this.#ignored.delete(folder);
    this.#changes.ask();
  }

  /** Shows additional diagnostics from other tools. */
  showOthers(diagnostics: readonly Diagnostic[]): void {
    this.#announcer.showOthers(diagnostics);
  }

  /** Resolves when there is nothing left to do. */
  async idle(): Promise<void> {
    await this.#changes.idle();
  }

  /** Stops everything and stores the last build for the next session. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#changes.close();
    await this.#loop;
    await this.#watcher.close();
    this.#keep?.();
    await this.#options.store?.close();
  }

  async #run(): Promise<void> {
    for (let next = await this.#changes.next(); next; next = await this.#changes.next()) {
      const { paths, isAsked, since } = next;
      const candidates = isAsked ? this.#observed.all : [...this.#observed.at(paths)];
      const changed = await changedObservations(
        candidates.filter(({ path }) => !this.#isHeld(path)),
        slices(() => true),
      );
      for (const { path } of changed) this.#memory.forget(path);
      const others = changed.filter(({ path }) => !this.#isForDoxygen(path));
      // Doxygen runs first: a build before its end would find XML that is older than its sources. At its end, everything
      // is checked, also sources that are guides and those that leave the XML as it is.
      if ((isAsked ? changed : others).length === 0 && this.#isComplete) continue;
      // If the names in a folder have changed, report the added and removed ones.
      const found = new Set(
        (others.length > 0 ? others : changed).flatMap(({ kind, path }) => {
          const names = kind === 'names' ? [...paths].filter((each) => dirname(each) === path) : [];
          return names.length > 0 ? names : [path];
        }),
      );
      this.#announcer.recordChanged(found, since);
      try {
        await this.#build([...found]);
        await this.#lookAtAll();
      } catch (error) {
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        this.#announcer.announceFault(message);
      }
    }
  }

  /** Updates the site to the state of its sources. */
  async #build(changed: readonly string[]): Promise<void> {
    this.#builds += 1;
    this.#isComplete = false;
    this.#keep = undefined;
    const early = new Diagnostics();
    const context = this.#context(early);
    const { config, languages } = await this.#compile(context);
    this.#watch(context.inputs, false);
    this.#doxygenSources = (config ? latestDoxygen(config) : [])
      .flatMap(({ command, sources = [] }) => (command === undefined ? [] : sources))
      .map((source) => resolve(source));
    if (!config || early.preventsWriting) {
      if (config) this.#serve(config);
      this.#isComplete = true;
      this.#announcer.announceChange(early.all, 0);
      return;
    }
    this.#announcer.showFaults(this.#late);
    this.#languages = languages.map(({ site }) => site);
    if (this.#announcer.isFirst) this.#prepare(config, languages);
    this.#showFirst(languages, changed);
    // Answering browsers that fetch announced pages has priority.
    if (this.#announcer.hasNotifiedPages && this.#options.clients.size > 0)
      await this.#changes.rest(fetchTime);
    const late = new Diagnostics();
    late.isLenient = early.isLenient;
    if (!(await this.#showRest(languages, context.with({ diagnostics: late })))) return;
    this.#serve(config);
    this.#watch(context.inputs, true);
    this.#memory.endBuild();
    this.#late = late.all;
    const all = new Diagnostics();
    for (const each of [...early.all, ...late.all]) all.report(each);
    const pages = languages.reduce((sum, { compiled }) => sum + compiled.plan.pages.length, 0);
    const coverage = languages[0]?.compiled.plan.coverage ?? [];
    if (all.count('error') === 0)
      this.#keep = () =>
        this.#storeBuild(config, context.with({ diagnostics: all }), { pages, coverage });
    this.#isComplete = true;
    this.#announcer.announceChange(all.all, pages);
  }

  /** Serves pages on demand until all of them are rendered. */
  #prepare(config: Config, languages: readonly Language[]): void {
    for (const { site, compiled } of languages) site.prepare(compiled);
    const firstBuild = (): Promise<void> => this.#announcer.firstBuild();
    this.#serve(config, firstRequests(this.#languages, config, firstBuild));
    this.#endPreparing();
  }

  /** Returns the context of a new build. */
  #context(diagnostics: Diagnostics): BuildContext {
    const { store, version } = this.#options;
    const memory = this.#memory;
    return new BuildContext({ diagnostics, inputs: new Inputs(), memory, store, version });
  }

  /** Reads and plans the site in all its languages, up to the first one with an error. */
  async #compile(context: BuildContext): Promise<{ config?: Config; languages: Language[] }> {
    const { configFile: path } = this.#options;
    const { inputs, diagnostics } = context;
    const record = (file: string): void =>
      inputs.record({ kind: 'content', path: file, found: look('content', file) });
    if (path !== undefined) record(path);
    const config = this.#loadConfig(diagnostics);
    for (const file of config?.referredFiles ?? []) record(file);
    if (config) {
      limitLinks(config, inputs);
      this.#options.onConfig?.(config);
    }
    const languages: Language[] = [];
    for (const locale of config ? languagesOf(config) : []) {
      if (!config) break;
      const own = inLanguage(config, locale, context);
      const compiled = await compile({
        config: own,
        context,
        drafts: true,
        scheduler: oneThread(rememberedCompoundFiles),
      });
      if (!compiled.assets || diagnostics.preventsWriting) break;
      languages.push({ site: this.#languageSite(config, locale), compiled });
    }
    return { config, languages };
  }

  #loadConfig(diagnostics: Diagnostics): Config | undefined {
    const config = this.#options.loadConfig(diagnostics);
    return config && developmentConfig(config);
  }

  /** Returns the site in a language; creates it if needed. */
  #languageSite({ i18n }: Config, locale: string): LanguageSite {
    const out = join(this.#options.out, languageFolder(i18n, locale));
    const known = this.#languages.find((each) => each.locale === locale && each.out === out);
    return known ?? new LanguageSite(locale, out);
  }

  /** Writes the pages of the changed sources and those that browsers show. */
  #showFirst(languages: readonly Language[], changed: readonly string[]): void {
    const files = new Set(changed.map((path) => displayPath(path)));
    const open = this.#options.clients.openPages;
    for (const { site, compiled } of languages) {
      const { pages, links } = compiled.plan;
      const own = pages.filter(({ description }) => files.has(description.place?.file ?? ''));
      const isOpen = (page: PlanPage): boolean => open.has(links.permalink(page.permalink));
      const shown = pages.filter((page) => isOpen(page) && !own.includes(page));
      site.showFirst(compiled, [...own, ...shown], this.#notifyPages);
    }
  }

  /** Updates everything else; returns false if there are new changes. */
  async #showRest(languages: readonly Language[], context: BuildContext): Promise<boolean> {
    const pause = slices(() => !this.#changes.isPending);
    for (const { site, compiled } of languages)
      if (!(await site.showRest(compiled, context, pause, this.#notifyPages))) return false;
    return true;
  }

  /** Finds changes that were not observed, such as those before a folder was watched. */
  async #lookAtAll(): Promise<void> {
    const pause = slices(() => !this.#changes.isPending);
    for (const { path } of await changedObservations(this.#observed.all, pause))
      this.#noteChange(path);
  }

  #noteChange(path: string): void {
    if (!this.#isHeld(path)) this.#changes.add(path);
  }

  #isHeld(path: string): boolean {
    return [...this.#ignored].some((folder) => path === folder || path.startsWith(folder + sep));
  }

  /** True for sources that make Doxygen run, which then changes the XML. */
  #isForDoxygen(path: string): boolean {
    return this.#doxygenSources.some((source) => path === source || path.startsWith(source + sep));
  }

  /** Watches the observations of a build; `isAll` is true if the build was complete. */
  #watch({ observations }: { observations: readonly Observation[] }, isAll: boolean): void {
    const taken = this.#observed.take(observations, isAll);
    const changed = taken.filter((path) => !this.#isForDoxygen(path));
    // A file saved while others were read is part of the build before any event reports it.
    if (changed.length > 0) this.#announcer.recordChanged(changed, performance.now());
    if (!this.#watcher.watch(observations)) return;
    // The system needs some time to watch a folder and does not report when it is ready; each build checks everything
    // when it ends.
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    const look = (): void => {
      if (this.#changes.isIdle) this.#changes.ask();
    };
    this.#timers = delays.map((delay) => setTimeout(look, delay).unref());
  }

  /** Serves the content of the folder if it is a site; `ready` waits for what is not written yet. */
  #serve({ baseUrl, i18n }: Config, ready?: ServedSite['ready']): void {
    const folders = this.#languages.map((site) => {
      return { start: languageFolder(i18n, site.locale), site };
    });
    const has = (path: string): boolean =>
      folders.some(
        ({ start, site }) => path.startsWith(start) && site.has(path.slice(start.length)),
      );
    const root = this.#options.out;
    this.#served = has('404.html')
      ? { root, base: baseUrl, has, ...(ready && { ready }) }
      : undefined;
  }

  readonly #notifyPages = (hrefs: string[]): void => {
    this.#announcer.notifyPages(hrefs);
  };

  #recallOptions(config: Config, context: BuildContext): RecallOptions {
    const { out } = this.#options;
    return { config, out, write: true, drafts: true, context, progress: () => undefined };
  }

  /** Stores the build for the next session. */
  #storeBuild(
    config: Config,
    context: BuildContext,
    figures: Pick<FinishedBuild, 'pages' | 'coverage'>,
  ): void {
    const outputs = this.#languages.flatMap((site) => site.outputs);
    const files = outputs.length - this.#languages.length;
    const { inputs, diagnostics } = context;
    const build = { inputs, outputs, files, ...figures, reports: diagnostics.all };
    storeBuild(this.#recallOptions(config, context), build);
  }
}
