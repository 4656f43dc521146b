import type { Level } from './diagnostics.ts';

/** What a check does when it finds something, and what that is told as; undefined where nothing is told. */
const levels = { ignore: undefined, log: 'info', warn: 'warning', throw: 'error' } as const;

/** The level of a diagnostic for a check's severity; undefined where nothing is reported. */
export function levelOf(severity: keyof typeof levels): Level | undefined {
  return levels[severity];
}

/** The end of an advice: the option that decides about a check, and its next milder value: `or set checks.x to warn`. */
export function orSet(option: string, level: Level): string {
  return `or set ${option} to ${level === 'error' ? 'warn' : 'ignore'}`;
}
