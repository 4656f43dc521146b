import type { Place } from '../shared/place.ts';
import type { DiagnosticCode } from './catalogue.ts';
import { isFaultOfSource } from './source-faults.ts';

export type { Place };

/** Severity of a diagnostic: an `error` makes the command fail, a `warning` is counted, an `info` is only shown. */
export type Level = 'error' | 'warning' | 'info';

/** A fault or remark, in the form in which the tool prints every message. */
export interface Diagnostic {
  /** Stable name of the kind of fault, kebab-case, for filters and tests: `xml-malformed`, `broken-link`. */
  code: DiagnosticCode;
  /** Its severity. */
  level: Level;
  /** Its place, if any. */
  place?: Place;
  /** Describes the fault: one sentence (more lines for a list). */
  message: string;
  /** Advice on what to do next, if known. */
  advice?: string;
  /** A correction that `check --fix` can write: what is at the place, and what replaces it. */
  fix?: { written: string; replacement: string };
}

/** Collects the diagnostics of one run, so that they can be shown together. */
export class Diagnostics {
  readonly #all: Diagnostic[] = [];
  readonly #seen = new Set<string>();
  readonly #causes: { codes: ReadonlySet<DiagnosticCode>; text: string }[] = [];

  /** True to report errors in parts of the site as warnings, so that the site is still written. */
  isLenient = false;

  /** Adds a probable cause to the advice of later diagnostics of some codes in texts: a sentence. */
  explain(codes: readonly DiagnosticCode[], text: string): void {
    this.#causes.push({ codes: new Set(codes), text });
  }

  /** Adds a diagnostic; drops repetitions for the same place. */
  report(reported: Diagnostic): void {
    const isSoftened = this.isLenient && reported.level === 'error' && isFaultOfSource(reported);
    const explained = this.#withCauses(reported);
    const diagnostic: Diagnostic = isSoftened ? { ...explained, level: 'warning' } : explained;
    const { file = '', line = 0, column = 0 } = diagnostic.place ?? {};
    const key = JSON.stringify([diagnostic.code, file, line, column, diagnostic.message]);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#all.push(diagnostic);
  }

  #withCauses(diagnostic: Diagnostic): Diagnostic {
    const { code, place, advice } = diagnostic;
    const causes = this.#causes.filter(({ codes }) => codes.has(code));
    if (causes.length === 0 || !/\.mdx?$/i.test(place?.file ?? '')) return diagnostic;
    return { ...diagnostic, advice: [advice, ...causes.map(({ text }) => text)].join(' ').trim() };
  }

  /** Adds a diagnostic of a cached result; drops a remark without a fix that was already reported. */
  reportAgain(diagnostic: Diagnostic): void {
    const { level, code, message } = diagnostic;
    const isReported = (each: Diagnostic): boolean =>
      each.code === code && each.message === message;
    if (level !== 'info' || diagnostic.fix || !this.#all.some(isReported)) this.report(diagnostic);
  }

  /** Adds an error. */
  error(code: DiagnosticCode, message: string, place?: Place, advice?: string): void {
    this.report({ code, level: 'error', message, place, advice });
  }

  /** Adds a warning. */
  warning(code: DiagnosticCode, message: string, place?: Place, advice?: string): void {
    this.report({ code, level: 'warning', message, place, advice });
  }

  /** All diagnostics so far, in order. */
  get all(): readonly Diagnostic[] {
    return this.#all;
  }

  /** True for errors that leave the site unfit to be written; links that were not followed do not. */
  get preventsWriting(): boolean {
    return this.#all.some(({ level, code }) => level === 'error' && code !== 'outside-link');
  }

  /** Returns the number of diagnostics of a level. */
  count(level: Level): number {
    return this.#all.filter((diagnostic) => diagnostic.level === level).length;
  }
}
