import { dirname, join, sep } from 'node:path';
import { Memory, remembering } from '../cache/memory.ts';
import type { Store } from '../cache/store.ts';
import { inLanguage, languagesOf } from '../config/in-language.ts';
import type { Config } from '../config/types.ts';
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { changedObservations } from '../inputs/find-change.ts';
import { look } from '../inputs/look.ts';
import { type Observation, Recorder, recording } from '../inputs/recorder.ts';
import type { PlanPage } from '../plan/types.ts';
import { compile } from '../compile/compile.ts';
import type { Compilation } from '../compile/compilation.ts';
import { keepBuild, recallBuild, type RecallOptions } from '../build/recall-build.ts';
import { languageFolder } from '../shared/languages.ts';
import { Announcer, type SessionReport } from './announcer.ts';
import { Changes, type Calm } from './changes.ts';
import { developmentConfig } from './development-config.ts';
import { LanguageSite } from './language-site.ts';
import { rememberedCompoundFiles } from './remembered-compounds.ts';
import type { LiveClients } from './live-clients.ts';
import type { ServedSite } from './live-server.ts';
import { Observed } from './observed.ts';
import { slices } from './slices.ts';
import { SourceWatcher } from './source-watcher.ts';

/** What a session works from. */
export interface SessionOptions {
  /** Loads the configuration; undefined after a fault, which is reported. */
  loadConfig: (diagnostics: Diagnostics) => Config | undefined;
  /** Path of its file; missing where there is none. */
  configFile?: string;
  /** Folder of the site. */
  home: string;
  /** Output folder. */
  out: string;
  /** The cache; nothing is kept when missing. */
  store?: Store;
  /** Version of the tool. */
  version?: string;
  /** The browsers. */
  clients: LiveClients;
  /** How long nothing more must change before a build begins; the usual when missing. */
  calm?: Calm;
  /** Told of the configuration that holds from now on. */
  onConfig?: (config: Config) => void;
  /** Told of what came of the start and of each change. */
  report: (report: SessionReport) => void;
}

/** How long browsers have to fetch pages that have changed before other pages are rendered, in milliseconds. */
const courtesy = 80;

/** When everything is looked at again after folders were added to those that are watched, in milliseconds. */
const delays = [100, 500, 2000];

/** A language, compiled. */
interface Language {
  site: LanguageSite;
  compiled: Compilation;
}

/**
 * Keeps a folder up to date with the sources of a site: what somebody waits for at once, all else in the background. That
 * a page is right never depends on knowing what it depends on: in the end all of them are rendered and compared.
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
  /** What the last complete build found when pages were rendered, and after that. */
  #late: readonly Diagnostic[] = [];
  /** A folder in which somebody is writing: it is as it was until that is done. */
  #held: string | undefined;
  /** False where a build was broken off, so that not all pages are those of its state. */
  #isComplete = false;
  /** Has the next session recall the last build, where that was complete. */
  #keep: (() => Promise<void>) | undefined;
  #loop: Promise<void> | undefined;
  #builds = 0;
  #timers: NodeJS.Timeout[] = [];

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#announcer = new Announcer(options.clients, options.report);
    this.#changes = new Changes(options.calm);
    this.#watcher = new SourceWatcher(options.home, {
      onChange: (path) => this.#observed.concerns(path) && this.#noteChange(path),
      onFault: (message) => this.#announcer.tellFault(message),
    });
  }

  /** How many builds there were, complete ones and others. */
  get builds(): number {
    return this.#builds;
  }

  /** Number of folders that are watched, and of things that are kept in memory. */
  get sizes(): { folders: number; memory: number } {
    return { folders: this.#watcher.size, memory: this.#memory.size };
  }

  /** The site as it is, once there is a first one; undefined where faults have left none. */
  async site(): Promise<ServedSite | undefined> {
    await this.#announcer.firstBuild();
    return this.#served;
  }

  /** Serves what an earlier session wrote, where nothing has changed since; true where that is so. */
  async recall(): Promise<boolean> {
    const start = performance.now();
    const diagnostics = new Diagnostics();
    const config = this.#loadConfig(diagnostics);
    if (!config) return false;
    this.#languages = languagesOf(config).map((locale) => this.#languageSite(config, locale));
    const { result, inputs = [] } = await recallBuild(this.#recallOptions(config, diagnostics));
    if (!result) return false;
    this.#watch({ observations: inputs }, true);
    this.#serve(config);
    this.#announcer.tellRecalled(diagnostics.all, result.pages, performance.now() - start);
    return true;
  }

  /** Builds, and does so again whenever something changes. */
  start(): void {
    this.#changes.ask();
    this.#loop = this.#run();
  }

  /** Takes a folder as it is, whatever is written there, until it is released. */
  hold(folder: string): void {
    this.#held = folder;
  }

  /** Takes everything as it is now. */
  release(): void {
    this.#held = undefined;
    this.#changes.ask();
  }

  /** Shows what others found beside the faults of the site. */
  showOthers(diagnostics: readonly Diagnostic[]): void {
    this.#announcer.showOthers(diagnostics);
  }

  /** Resolves when there is nothing to do. */
  async idle(): Promise<void> {
    await this.#changes.idle();
  }

  /** Ends everything; the next session can recall what was built. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#changes.close();
    await this.#loop;
    await this.#watcher.close();
    for (const language of this.#languages) language.close();
    await this.#keep?.();
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
      if (changed.length === 0 && this.#isComplete) continue;
      for (const { path } of changed) this.#memory.forget(path);
      // Of a folder with other names, those are told that have come or gone.
      const found = new Set(
        changed.flatMap(({ kind, path }) => {
          const names = kind === 'names' ? [...paths].filter((each) => dirname(each) === path) : [];
          return names.length > 0 ? names : [path];
        }),
      );
      this.#announcer.noteChanged(found, since);
      try {
        await this.#build([...found]);
        await this.#lookAtAll();
      } catch (error) {
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        this.#announcer.tellFault(message);
      }
    }
  }

  /** Brings the site to the state of its sources. */
  async #build(changed: readonly string[]): Promise<void> {
    this.#builds += 1;
    this.#isComplete = false;
    this.#keep = undefined;
    const recorder = new Recorder();
    await remembering(this.#memory, () =>
      recording(recorder, async () => {
        const early = new Diagnostics();
        const { config, languages } = await this.#compile(early, recorder);
        this.#watch(recorder, false);
        if (!config || early.count('error') > 0) {
          if (config) this.#serve(config);
          this.#isComplete = true;
          this.#announcer.tellChange(early.all, 0);
          return;
        }
        this.#announcer.showFaults(this.#late);
        this.#languages = languages.map(({ site }) => site);
        this.#showFirst(languages, changed);
        // Browsers fetch what they were told of; to answer them at once comes before all else.
        if (this.#announcer.hasToldPages && this.#options.clients.size > 0)
          await this.#changes.rest(courtesy);
        const late = new Diagnostics();
        late.isLenient = early.isLenient;
        if (!(await this.#showRest(languages, late))) return;
        this.#serve(config);
        this.#watch(recorder, true);
        this.#memory.endBuild();
        this.#late = late.all;
        const all = new Diagnostics();
        for (const each of [...early.all, ...late.all]) all.report(each);
        const pages = languages.reduce((sum, { compiled }) => sum + compiled.plan.pages.length, 0);
        if (all.count('error') === 0)
          this.#keep = () => this.#keepBuild(config, recorder, pages, all);
        this.#isComplete = true;
        this.#announcer.tellChange(all.all, pages);
      }),
    );
  }

  /** Reads and plans the site in all its languages, until one of them has a fault. */
  async #compile(
    diagnostics: Diagnostics,
    recorder: Recorder,
  ): Promise<{ config?: Config; languages: Language[] }> {
    const { configFile: path } = this.#options;
    if (path !== undefined) recorder.note({ kind: 'content', path, found: look('content', path) });
    const config = this.#loadConfig(diagnostics);
    if (config) this.#options.onConfig?.(config);
    const languages: Language[] = [];
    for (const locale of config ? languagesOf(config) : []) {
      if (!config) break;
      const own = inLanguage(config, locale, diagnostics);
      const { store, version } = this.#options;
      const compiled = await compile({
        ...{ config: own, diagnostics, store, version, drafts: true },
        readFiles: rememberedCompoundFiles,
      });
      if (!compiled.assets || diagnostics.count('error') > 0) break;
      languages.push({ site: this.#languageSite(config, locale), compiled });
    }
    return { config, languages };
  }

  #loadConfig(diagnostics: Diagnostics): Config | undefined {
    const config = this.#options.loadConfig(diagnostics);
    return config && developmentConfig(config);
  }

  /** The site in a language: the one that is there, or a new one. */
  #languageSite({ i18n }: Config, locale: string): LanguageSite {
    const out = join(this.#options.out, languageFolder(i18n, locale));
    const known = this.#languages.find((each) => each.locale === locale && each.out === out);
    return known ?? new LanguageSite(locale, out);
  }

  /** Writes the pages of what was changed, and those that browsers show. */
  #showFirst(languages: readonly Language[], changed: readonly string[]): void {
    const files = new Set(changed.map((path) => displayPath(path)));
    const open = this.#options.clients.openPages;
    for (const { site, compiled } of languages) {
      const { pages, links } = compiled.plan;
      const own = pages.filter(({ description }) => files.has(description.place?.file ?? ''));
      const isOpen = (page: PlanPage): boolean => open.has(links.permalink(page.permalink));
      const shown = pages.filter((page) => isOpen(page) && !own.includes(page));
      site.showFirst(compiled, [...own, ...shown], this.#tellPages);
    }
  }

  /** Brings everything else up to date; false where something has changed meanwhile. */
  async #showRest(languages: readonly Language[], diagnostics: Diagnostics): Promise<boolean> {
    const pause = slices(() => !this.#changes.isPending);
    for (const { site, compiled } of languages)
      if (!(await site.showRest(compiled, diagnostics, pause, this.#tellPages))) return false;
    return true;
  }

  /** Finds out what has changed unseen: before a folder was watched, for example. */
  async #lookAtAll(): Promise<void> {
    const pause = slices(() => !this.#changes.isPending);
    for (const { path } of await changedObservations(this.#observed.all, pause))
      this.#noteChange(path);
  }

  #noteChange(path: string): void {
    if (!this.#isHeld(path)) this.#changes.add(path);
  }

  #isHeld(path: string): boolean {
    const held = this.#held;
    return held !== undefined && (path === held || path.startsWith(held + sep));
  }

  /** Watches what a build has looked at; `isAll` where it has gone all the way. */
  #watch({ observations }: { observations: readonly Observation[] }, isAll: boolean): void {
    const changed = this.#observed.take(observations, isAll);
    // A file that was saved while others were read is part of the build before anybody has told of it.
    if (changed.length > 0) this.#announcer.noteChanged(changed, performance.now());
    if (!this.#watcher.watch(observations)) return;
    // The system takes a while to watch a folder, and does not say when it does. A build looks at all when it ends.
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    const look = (): void => {
      if (this.#changes.isIdle) this.#changes.ask();
    };
    this.#timers = delays.map((delay) => setTimeout(look, delay).unref());
  }

  /** Has the server serve what stands in the folder, if that is a site. */
  #serve({ baseUrl, i18n }: Config): void {
    const folders = this.#languages.map((site) => {
      return { start: languageFolder(i18n, site.locale), site };
    });
    const has = (path: string): boolean =>
      folders.some(
        ({ start, site }) => path.startsWith(start) && site.has(path.slice(start.length)),
      );
    this.#served = has('404.html') ? { root: this.#options.out, base: baseUrl, has } : undefined;
  }

  readonly #tellPages = (hrefs: string[]): void => {
    this.#announcer.tellPages(hrefs);
  };

  #recallOptions(config: Config, diagnostics: Diagnostics): RecallOptions {
    const { out, store, version } = this.#options;
    const asked = { out, store, version, write: true, drafts: true };
    return { ...asked, config, diagnostics, progress: () => undefined };
  }

  /** Keeps what the next session can recall. */
  async #keepBuild(
    config: Config,
    recorder: Recorder,
    pages: number,
    diagnostics: Diagnostics,
  ): Promise<void> {
    const outputs = this.#languages.flatMap((site) => site.outputs);
    const files = outputs.length - this.#languages.length;
    const made = { recorder, outputs, files, pages, reports: diagnostics.all };
    await keepBuild(this.#recallOptions(config, diagnostics), made);
  }
}
