import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { LiveClients } from './live-clients.ts';
import { liveFaults } from './live-faults.ts';

/** What came of the start, or of a change. */
export interface SessionReport {
  /** What was done: nothing at a start after which nothing has changed since an earlier session. */
  kind: 'recalled' | 'built' | 'changed';
  /** The files that have changed, as messages name them. */
  changed: string[];
  /** Number of pages: of those that are different now, at the start of all. */
  pages: number;
  /** Time until the last page was written, in milliseconds. */
  milliseconds: number;
  /** All that is to be said of the site as it is. */
  diagnostics: readonly Diagnostic[];
}

/** What changes have led to that nobody has been told of. */
interface Untold {
  /** When the first of them came, as `performance.now()` tells it. */
  since: number;
  /** When the last page was written. */
  written: number;
  /** The files, as messages name them. */
  changed: Set<string>;
  /** The pages. */
  hrefs: Set<string>;
}

/** Tells browsers, the terminal, and whoever waits for the first build, what came of changes. */
export class Announcer {
  readonly #clients: LiveClients;
  readonly #report: (report: SessionReport) => void;
  /** Who waits for the first build; missing after it. */
  #waiting: (() => void)[] | undefined = [];
  #untold: Untold | undefined;
  /** What is said of the site, and what others say that concerns it. */
  #shown: readonly Diagnostic[] = [];
  #others: readonly Diagnostic[] = [];

  constructor(clients: LiveClients, report: (report: SessionReport) => void) {
    this.#clients = clients;
    this.#report = report;
  }

  /** Resolves after the first build, whatever came of it. */
  async firstBuild(): Promise<void> {
    if (this.#waiting) await new Promise<void>((done) => this.#waiting?.push(done));
  }

  /** Notes files that have changed, and when, as `performance.now()` tells it. */
  noteChanged(paths: Iterable<string>, since: number): void {
    const untold = this.#untoldSince(since);
    for (const path of paths) untold.changed.add(displayPath(path));
  }

  /** True where browsers were told of pages since something was last said in the terminal. */
  get hasToldPages(): boolean {
    return (this.#untold?.hrefs.size ?? 0) > 0;
  }

  /** Tells browsers of pages that were written. */
  tellPages(hrefs: string[]): void {
    if (hrefs.length === 0) return;
    this.#clients.tellPages(hrefs);
    // The debug pages show all that there is, so that each change is one of theirs.
    const own = hrefs.filter((href) => !href.includes('/__docusaurus/'));
    if (own.length === 0) return;
    const untold = this.#untoldSince(performance.now());
    for (const href of own) untold.hrefs.add(href);
    untold.written = performance.now();
  }

  /** Tells what came of all changes so far; `pages` are those of the whole site. */
  tellChange(diagnostics: readonly Diagnostic[], pages: number): void {
    const isFirst = this.#waiting !== undefined;
    const { since, written, changed, hrefs } = this.#untoldSince(performance.now());
    this.#untold = undefined;
    this.#tell({
      kind: isFirst ? 'built' : 'changed',
      diagnostics,
      changed: [...changed],
      pages: isFirst ? pages : hrefs.size,
      milliseconds: (isFirst ? performance.now() : written) - since,
    });
  }

  /** Tells that the site is as an earlier session has left it; how long it took to find out, in milliseconds. */
  tellRecalled(diagnostics: readonly Diagnostic[], pages: number, milliseconds: number): void {
    this.#tell({ kind: 'recalled', diagnostics, changed: [], pages, milliseconds });
  }

  /** Tells of something that is wrong, but not with the site. */
  tellFault(message: string): void {
    const advice = 'Save a file to build again, or restart the command.';
    const fault: Diagnostic = { code: 'watch-failed', level: 'error', message, advice };
    const nothing = { changed: [], pages: 0, milliseconds: 0 };
    this.#tell({ kind: 'changed', diagnostics: [fault], ...nothing });
  }

  /** Shows in browsers what is to be said of the site. */
  showFaults(diagnostics: readonly Diagnostic[]): void {
    this.#shown = diagnostics;
    this.#clients.tellFaults(liveFaults([...this.#others, ...diagnostics], process.cwd()));
  }

  /** Shows what others found beside that. */
  showOthers(diagnostics: readonly Diagnostic[]): void {
    this.#others = diagnostics;
    this.showFaults(this.#shown);
  }

  #untoldSince(since: number): Untold {
    return (this.#untold ??= { since, written: since, changed: new Set(), hrefs: new Set() });
  }

  #tell(report: SessionReport): void {
    this.showFaults(report.diagnostics);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    for (const done of waiting ?? []) done();
    this.#report(report);
  }
}
