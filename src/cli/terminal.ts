import { createInterface } from 'node:readline';
import type { WriteStream } from 'node:tty';

/** Where a command writes its output. */
export interface Terminal {
  /** Writes regular output. */
  out: (text: string) => void;
  /** Writes errors and warnings. */
  error: (text: string) => void;
  /** True if a line can be updated in place. */
  interactive: boolean;
  /** True if errors and warnings are shown in colour. */
  colors: boolean;
  /** Asks a yes/no question; an empty answer means yes. Missing if there is no user to answer. */
  ask?: (question: string) => Promise<boolean>;
}

function askUser(question: string): Promise<boolean> {
  return new Promise((done) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    // The end of the input counts as no.
    lines.once('close', () => done(false));
    lines.question(`${question} [Y/n] `, (answer) => {
      done(/^(?:y|yes)?$/i.test(answer.trim()));
      lines.close();
    });
  });
}

/** The terminal of this process; in colour only on a terminal, unless the environment overrides it. */
export function processTerminal(): Terminal {
  const { NO_COLOR, FORCE_COLOR, CI, TERM } = process.env;
  const forced = FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0';
  // If the stream is not a terminal, `isTTY` is missing despite its type.
  const isTerminal = (stream: Partial<WriteStream>): boolean =>
    stream.isTTY === true && TERM !== 'dumb';
  for (const stream of [process.stdout, process.stderr]) {
    // A reader that stops reading (`| head`) is not an error.
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  const write = process.stdout.write.bind(process.stdout);
  const interactive = isTerminal(process.stdout) && !CI;
  const canAnswer = (process.stdin as Partial<typeof process.stdin>).isTTY === true;
  return {
    ...(interactive && canAnswer && { ask: askUser }),
    out: (text) => void write(text),
    error: (text) => void process.stderr.write(text),
    interactive,
    colors: !NO_COLOR && FORCE_COLOR !== '0' && (forced || isTerminal(process.stderr)),
  };
}
