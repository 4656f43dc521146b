import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Example } from '../examples/example.ts';
import { proveSite } from './examples-command.ts';
import { printExamples } from './examples-output.ts';
import { exitCodes } from './exit-codes.ts';
import { explainFault } from './faults.ts';
import { silent } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** Which site, and who learns of its examples. */
export interface SavedExamplesSetting {
  /** Configuration file. */
  config?: string | undefined;
  /** Folder with Doxygen's XML. */
  xml?: string | undefined;
  /** The working folder, absolute. */
  cwd: string;
  /** Where the results are printed. */
  terminal: Terminal;
  /** Print errors and warnings only. */
  quiet: boolean;
  /** Receives the errors in the examples of all files that were saved so far. */
  onErrors: (errors: readonly Diagnostic[]) => void;
}

/** Compiles the examples of files that are saved: one run at a time, and files that are saved during one in the next. */
export class SavedExamples {
  readonly #setting: SavedExamplesSetting;
  readonly #waiting = new Set<string>();
  readonly #errors = new Map<string, readonly Diagnostic[]>();
  #isRunning = false;

  constructor(setting: SavedExamplesSetting) {
    this.#setting = setting;
  }

  /** Takes the saved files, as messages name them. */
  save(files: readonly string[]): void {
    for (const file of files) this.#waiting.add(file);
    if (!this.#isRunning) void this.#runAll();
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.size > 0) {
      const files = new Set(this.#waiting);
      this.#waiting.clear();
      await this.#prove(files);
    }
    this.#isRunning = false;
  }

  async #prove(files: ReadonlySet<string>): Promise<void> {
    const { config, xml, cwd, terminal, quiet, onErrors } = this.#setting;
    const start = Date.now();
    const diagnostics = new Diagnostics();
    const found = { hasExamples: false };
    const request = {
      ...(config !== undefined && { config }),
      ...(xml !== undefined && { xml }),
      cache: true,
      writesResults: false,
      choose: (all: readonly Example[]) => {
        const chosen = all.filter(({ place }) => files.has(place.file));
        found.hasExamples = chosen.length > 0;
        return found.hasExamples ? chosen : undefined;
      },
    };
    const { code, outcomes } = await proveSite(request, {
      cwd,
      diagnostics,
      progress: silent,
    }).catch((error: unknown) => {
      diagnostics.report(explainFault(error).diagnostic);
      found.hasExamples = true;
      return { code: exitCodes.bug, outcomes: [] };
    });
    const isError = ({ level }: Diagnostic): boolean => level === 'error';
    const inExamples = new Set(outcomes.flatMap((outcome) => outcome.diagnostics));
    for (const file of files) this.#errors.delete(file);
    for (const { example, diagnostics: own } of outcomes) {
      const { file } = example.place;
      this.#errors.set(file, [...(this.#errors.get(file) ?? []), ...own.filter(isError)]);
    }
    if (found.hasExamples) {
      // What prevents all of them, such as a compiler that is missing.
      const others = diagnostics.all.filter((each) => isError(each) && !inExamples.has(each));
      this.#errors.set('', others);
      const milliseconds = Date.now() - start;
      const ending = {
        outcomes,
        diagnostics: [...diagnostics.all],
        milliseconds,
        code,
        cwd,
        quiet,
      };
      printExamples('text', ending, terminal);
    }
    onErrors([...this.#errors.values()].flat());
  }
}
