/**
 * True if a signal ended a command: shells add its number to 128. Signals of the terminal and of users are no crashes.
 *
 * @param failure The sentence that says how the command ended.
 */
export function isCrash(failure: string): boolean {
  const signal = Number(/ended with exit code (\d+)/.exec(failure)?.[1]) - 128;
  return [4, 6, 7, 8, 11].includes(signal) || /SIG(?:SEGV|ABRT|BUS|FPE|ILL)/.test(failure);
}
