/** What a check does when it finds something. */
export type CheckSeverity = 'ignore' | 'log' | 'warn' | 'throw';

/**
 * Strictness of all checks: `lenient` reports faults as warnings that would otherwise fail the build, and still writes
 * the site.
 */
export type CheckProfile = 'strict' | 'lenient';
