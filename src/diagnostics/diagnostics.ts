import type { Place } from '../shared/place.ts';
import type { DiagnosticCode } from './catalogue.ts';
import { isFaultOfSource } from './source-faults.ts';

export type { Place };

/** How bad a diagnostic is: an `error` makes the command fail, a `warning` is counted, an `info` is only told. */
export type Level = 'error' | 'warning' | 'info';

/** One fault or remark, in the form in which every message of the tool is printed. */
export interface Diagnostic {
  /** Stable name of the kind, for filters and tests: `xml-malformed`, `broken-link`. */
  code: DiagnosticCode;
  /** How bad it is. */
  level: Level;
  /** Where it is, when it has a place. */
  place?: Place;
  /** What is wrong: one sentence (more lines where a list belongs to it). */
  message: string;
  /** What to do next, when there is something sensible to say. */
  advice?: string;
}

/** Collects the diagnostics of one run, so that all of them can be shown before one exit. */
export class Diagnostics {
  readonly #all: Diagnostic[] = [];
  readonly #seen = new Set<string>();

  /** True where errors that leave a site worth writing are reported as warnings, so that it is written. */
  isLenient = false;

  /** Adds a diagnostic; one that says the same about the same place is kept once. */
  report(reported: Diagnostic): void {
    const isSoftened = this.isLenient && reported.level === 'error' && isFaultOfSource(reported);
    const diagnostic: Diagnostic = isSoftened ? { ...reported, level: 'warning' } : reported;
    const { file = '', line = 0, column = 0 } = diagnostic.place ?? {};
    const key = JSON.stringify([diagnostic.code, file, line, column, diagnostic.message]);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#all.push(diagnostic);
  }

  /**
   * Adds what was found when something was made earlier that is used again; a remark that says of one text what was said
   * of another is left out.
   */
  reportAgain(diagnostic: Diagnostic): void {
    const { level, code, message } = diagnostic;
    const isTold = (each: Diagnostic): boolean => each.code === code && each.message === message;
    if (level !== 'info' || !this.#all.some(isTold)) this.report(diagnostic);
  }

  /** Adds an error. */
  error(code: DiagnosticCode, message: string, place?: Place, advice?: string): void {
    this.report({ code, level: 'error', message, place, advice });
  }

  /** Adds a warning. */
  warning(code: DiagnosticCode, message: string, place?: Place, advice?: string): void {
    this.report({ code, level: 'warning', message, place, advice });
  }

  /** Everything reported so far, in the order in which it came. */
  get all(): readonly Diagnostic[] {
    return this.#all;
  }

  /** How many diagnostics of a level there are. */
  count(level: Level): number {
    return this.#all.filter((diagnostic) => diagnostic.level === level).length;
  }
}
