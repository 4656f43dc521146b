import { Diagnostics, type Diagnostic } from './diagnostics.ts';

/** Passes diagnostics of a file on to others, with a note after their advice. */
export class NotedDiagnostics extends Diagnostics {
  readonly #target: Diagnostics;
  readonly #file: string;
  readonly #note: string;

  constructor(target: Diagnostics, file: string, note: string) {
    super();
    this.#target = target;
    this.#file = file;
    this.#note = note;
  }

  override report(reported: Diagnostic): void {
    const { place, advice = '' } = reported;
    const isNoted = place?.file === this.#file;
    this.#target.report(
      isNoted ? { ...reported, advice: `${advice} ${this.#note}`.trim() } : reported,
    );
  }
}
