import type { WriteStream } from 'node:tty';

/** Where a command writes to. */
export interface Terminal {
  /** Writes what was asked for. */
  out: (text: string) => void;
  /** Writes faults. */
  error: (text: string) => void;
  /** True where a line can be rewritten in place. */
  interactive: boolean;
  /** True where faults are shown in colours. */
  colors: boolean;
}

/** The terminal of this process; colours only on a terminal, unless the environment says otherwise. */
export function processTerminal(): Terminal {
  const { NO_COLOR, FORCE_COLOR, CI, TERM } = process.env;
  const forced = FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0';
  // On anything but a terminal `isTTY` is missing, whatever its type says.
  const isTerminal = (stream: Partial<WriteStream>): boolean =>
    stream.isTTY === true && TERM !== 'dumb';
  for (const stream of [process.stdout, process.stderr]) {
    // A reader that stops reading (`| head`) is no fault.
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  return {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    interactive: isTerminal(process.stdout) && !CI,
    colors: !NO_COLOR && FORCE_COLOR !== '0' && (forced || isTerminal(process.stderr)),
  };
}
