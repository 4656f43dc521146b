import type { DescribedPart } from '../shared/described-parts.ts';
import type { CheckSeverity } from './check-severity.ts';

/** Severity of what "mtp-site coverage" finds in comments. */
export interface CoverageChecks {
  /** A public symbol without a description that is new since the release of `--since`. */
  added: CheckSeverity;
  /** A description of a parameter that the declaration does not have. */
  unknownParameter: CheckSeverity;
  /** A description of the result of a function that has none. */
  resultOfVoid: CheckSeverity;
  /** A description that only repeats the name. */
  repeatedName: CheckSeverity;
  /** Overloads of which only some have a description. */
  overloads: CheckSeverity;
  /** A deprecated symbol that does not say what replaces it. */
  replacement: CheckSeverity;
  /** A symbol in no topic, if most are in one. */
  topics: CheckSeverity;
}

/** How the documentation of the API is measured. */
export interface CoverageConfig {
  /** Adds a page with the figures to the API reference. */
  page: boolean;
  /** The parts that a complete description has. */
  parts: DescribedPart[];
  /** Only commands such as `\param` describe parts; the text of a description does not. */
  commandsOnly: boolean;
  /** Severity of the checks. */
  checks: CoverageChecks;
}
