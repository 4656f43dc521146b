/** What the command tells its caller. */
export const exitCodes = {
  /** All is well. */
  good: 0,
  /** The site has faults. */
  faults: 1,
  /** The command was used wrongly, or the configuration has faults. */
  usage: 2,
  /** The tool itself has a fault. */
  bug: 3,
} as const;

/** One of the exit codes. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
