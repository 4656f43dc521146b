import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { LiveClients } from './live-clients.ts';
import { liveFaults } from './live-faults.ts';

/** The result of the start, or of a change. */
export interface SessionReport {
  /** What happened: `recalled` if nothing has changed since an earlier session. */
  kind: 'recalled' | 'built' | 'changed';
  /** The changed files, as messages name them. */
  changed: string[];
  /** Number of pages: all at the start, the changed ones later. */
  pages: number;
  /** Time until the last page was written, in milliseconds. */
  milliseconds: number;
  /** All diagnostics of the current site. */
  diagnostics: readonly Diagnostic[];
}

/** Results of changes that have not been announced yet. */
interface Pending {
  /** Time of the first change, from `performance.now()`. */
  since: number;
  /** Time when the last page was written. */
  written: number;
  /** The files, as messages name them. */
  changed: Set<string>;
  /** The pages. */
  hrefs: Set<string>;
}

/** Announces the results of changes to browsers, to the terminal, and to callers that wait for the first build. */
export class Announcer {
  readonly #clients: LiveClients;
  readonly #report: (report: SessionReport) => void;
  /** Callers waiting for the first build; undefined after it. */
  #waiting: (() => void)[] | undefined = [];
  #pending: Pending | undefined;
  /** Diagnostics of the site, and related ones from other tools. */
  #shown: readonly Diagnostic[] = [];
  #others: readonly Diagnostic[] = [];

  constructor(clients: LiveClients, report: (report: SessionReport) => void) {
    this.#clients = clients;
    this.#report = report;
  }

  /** True until the first build has ended, even if it failed. */
  get isFirst(): boolean {
    return this.#waiting !== undefined;
  }

  /** Resolves after the first build, even if it failed. */
  async firstBuild(): Promise<void> {
    if (this.#waiting) await new Promise<void>((done) => this.#waiting?.push(done));
  }

  /** Records changed files and the time of the change, from `performance.now()`. */
  recordChanged(paths: Iterable<string>, since: number): void {
    const pending = this.#pendingSince(since);
    for (const path of paths) pending.changed.add(displayPath(path));
  }

  /** True if browsers were notified of pages since the last message in the terminal. */
  get hasNotifiedPages(): boolean {
    return (this.#pending?.hrefs.size ?? 0) > 0;
  }

  /** Tells browsers which pages were written. */
  notifyPages(hrefs: string[]): void {
    if (hrefs.length === 0) return;
    this.#clients.notifyPages(hrefs);
    // The debug pages show everything, so every change affects them.
    const own = hrefs.filter((href) => !href.includes('/__docusaurus/'));
    if (own.length === 0) return;
    const pending = this.#pendingSince(performance.now());
    for (const href of own) pending.hrefs.add(href);
    pending.written = performance.now();
  }

  /** Announces the result of all changes so far; `pages` counts all pages of the site. */
  announceChange(diagnostics: readonly Diagnostic[], pages: number): void {
    const { isFirst } = this;
    const { since, written, changed, hrefs } = this.#pendingSince(performance.now());
    this.#pending = undefined;
    this.#announce({
      kind: isFirst ? 'built' : 'changed',
      diagnostics,
      changed: [...changed],
      pages: isFirst ? pages : hrefs.size,
      milliseconds: (isFirst ? performance.now() : written) - since,
    });
  }

  /** Announces that the site is unchanged since an earlier session; `milliseconds` is the time of the check. */
  announceRecalled(diagnostics: readonly Diagnostic[], pages: number, milliseconds: number): void {
    this.#announce({ kind: 'recalled', diagnostics, changed: [], pages, milliseconds });
  }

  /** Announces an error that is not one of the site. */
  announceFault(message: string): void {
    const advice = 'Save a file to build again, or restart the command.';
    const fault: Diagnostic = { code: 'watch-failed', level: 'error', message, advice };
    const nothing = { changed: [], pages: 0, milliseconds: 0 };
    this.#announce({ kind: 'changed', diagnostics: [fault], ...nothing });
  }

  /** Shows the diagnostics of the site in browsers. */
  showFaults(diagnostics: readonly Diagnostic[]): void {
    this.#shown = diagnostics;
    this.#clients.notifyFaults(liveFaults([...this.#others, ...diagnostics], process.cwd()));
  }

  /** Shows additional diagnostics from other tools. */
  showOthers(diagnostics: readonly Diagnostic[]): void {
    this.#others = diagnostics;
    this.showFaults(this.#shown);
  }

  #pendingSince(since: number): Pending {
    return (this.#pending ??= { since, written: since, changed: new Set(), hrefs: new Set() });
  }

  #announce(report: SessionReport): void {
    this.showFaults(report.diagnostics);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    for (const done of waiting ?? []) done();
    this.#report(report);
  }
}
