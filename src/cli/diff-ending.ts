import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { ChangeReport } from '../releases/change-report.ts';
import type { JudgedChange } from '../releases/judge-changes.ts';
import type { PlaceOf } from './diff-text.ts';
import type { ExitCode } from './exit-codes.ts';

/** The result of a comparison. */
export interface DiffEnding {
  /** The exit code. */
  code: ExitCode;
  /** What is wrong, also why the comparison fails. */
  diagnostics: readonly Diagnostic[];
  /** What was compared; missing if nothing was. */
  compared?: {
    /** The comparison, with the changes to list. */
    report: ChangeReport;
    /** The changes that make it fail. */
    failing: readonly JudgedChange[];
    /** The places of declarations. */
    placeOf: PlaceOf;
  };
}
