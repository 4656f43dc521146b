/** Severity of a check's findings. */
export type CheckSeverity = 'ignore' | 'log' | 'warn' | 'throw';

/** Strictness of all checks: `lenient` reports faults that would fail the build as warnings, and writes the site. */
export type CheckProfile = 'strict' | 'lenient';
