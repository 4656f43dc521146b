import { createInterface } from 'node:readline';
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
  /** Asks a question that is answered with yes, which is meant where nothing is said, or no; missing where nobody answers. */
  ask?: (question: string) => Promise<boolean>;
}

function askUser(question: string): Promise<boolean> {
  return new Promise((done) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    // The end of the input is no consent.
    lines.once('close', () => done(false));
    lines.question(`${question} [Y/n] `, (answer) => {
      done(/^(?:y|yes)?$/i.test(answer.trim()));
      lines.close();
    });
  });
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
  const interactive = isTerminal(process.stdout) && !CI;
  const canAnswer = (process.stdin as Partial<typeof process.stdin>).isTTY === true;
  return {
    ...(interactive && canAnswer && { ask: askUser }),
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    interactive,
    colors: !NO_COLOR && FORCE_COLOR !== '0' && (forced || isTerminal(process.stderr)),
  };
}
