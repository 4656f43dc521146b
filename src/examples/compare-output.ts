/** Where an output differs from the expected one. */
export interface OutputDifference {
  /** Index of the line in the expected output. */
  line: number;
  /** The expected line; missing after the end. */
  expected?: string;
  /** The line that was printed; missing after the end. */
  printed?: string;
}

/** Colours and other control sequences of terminals. */
const sequences = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007]*\u0007)/g;

/** Removes what readers do not see: colours, white space at line ends, and empty lines at both ends. */
export function readableOutput(text: string): string {
  return text
    .replace(sequences, '')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/**
 * Compares an output with what a page shows; returns the first difference. `…` matches any text within a line, and
 * alone on a line for any number of lines.
 */
export function compareOutput(expected: string, printed: string): OutputDifference | undefined {
  const wanted = readableOutput(expected).split('\n');
  const lines = readableOutput(printed).split('\n');
  let [at, seen] = [0, 0];
  /** Where to go on if what follows a line with `…` does not match: one printed line later. */
  let retry: { at: number; seen: number } | undefined;
  let furthest: OutputDifference | undefined;
  while (at < wanted.length || seen < lines.length) {
    const [line, found] = [wanted[at], lines[seen]];
    if (line?.trim() === '\u2026') {
      at += 1;
      retry = { at, seen };
    } else if (line !== undefined && found !== undefined && isLine(line, found)) {
      at += 1;
      seen += 1;
    } else {
      if (!furthest || at > furthest.line)
        furthest = {
          line: at,
          ...(line !== undefined && { expected: line }),
          ...(found !== undefined && { printed: found }),
        };
      if (!retry || retry.seen >= lines.length) return furthest;
      retry = { at: retry.at, seen: retry.seen + 1 };
      ({ at, seen } = retry);
    }
  }
  return undefined;
}

function isLine(expected: string, printed: string): boolean {
  if (!expected.includes('\u2026')) return expected === printed;
  const parts = expected.split('\u2026').map((part) => part.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(printed);
}
