import type { Level } from './diagnostics.ts';

/** What a check does when it finds something, and what that is told as; undefined where nothing is told. */
const levels = { ignore: undefined, log: 'info', warn: 'warning', throw: 'error' } as const;

/** The level of a diagnostic for a check's severity; undefined where nothing is reported. */
export function levelOf(severity: keyof typeof levels): Level | undefined {
  return levels[severity];
}
