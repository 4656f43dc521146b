/** What a check does when it finds something. */
export type CheckSeverity = 'ignore' | 'log' | 'warn' | 'throw';

/** How strict all checks are: `lenient` reports as warnings what would fail the build, and the site is written. */
export type CheckProfile = 'strict' | 'lenient';
