/** Exit codes of the command. */
export const exitCodes = {
  /** Success. */
  good: 0,
  /** The site has errors. */
  faults: 1,
  /** Invalid command line or configuration. */
  usage: 2,
  /** A bug in the tool itself. */
  bug: 3,
} as const;

/** One of the exit codes. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
