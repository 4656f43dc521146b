import type { Level } from './diagnostics.ts';

/** Maps the severity of a check to the level of its diagnostics; `undefined` reports nothing. */
const levels = { ignore: undefined, log: 'info', warn: 'warning', throw: 'error' } as const;

/** Returns the diagnostic level for the severity of a check; `undefined` if nothing is reported. */
export function levelOf(severity: keyof typeof levels): Level | undefined {
  return levels[severity];
}

/** Returns the end of a piece of advice: the option of a check and its next milder value, `or set checks.x to warn`. */
export function orSet(option: string, level: Level): string {
  return `or set ${option} to ${level === 'error' ? 'warn' : 'ignore'}`;
}
