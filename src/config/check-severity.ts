/** What a check does when it finds something. */
export type CheckSeverity = 'ignore' | 'log' | 'warn' | 'throw';
