/** What stands behind the language of a fence. */
export interface CodeMeta {
  /** Title above the code. */
  title?: string;
  /** Highlighted lines, 1-based; missing where the fence names none, so that comments may. */
  highlighted?: ReadonlySet<number>;
  /** Number of the first line; missing where lines are not numbered. */
  firstLine?: number;
}

/** Reads `title="…" {1,3-5} showLineNumbers=30`. */
export function readCodeMeta(meta: string): CodeMeta {
  const quoted = meta.match(/\btitle=(["'])(.*?)\1/);
  const rest = quoted ? meta.replace(quoted[0], '') : meta;
  const ranges = rest.match(/\{([\d,\s-]+)\}/)?.[1];
  const numbers = rest.match(/\bshowLineNumbers(?:=\{?(\d+)\}?)?/);
  return {
    title: quoted?.[2],
    highlighted: ranges === undefined ? undefined : new Set(lineNumbers(ranges)),
    firstLine: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}

function lineNumbers(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    if (from < 1 || to < from) return [];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

const magic =
  /^\s*(?:\/\/|#|--|%|\/\*|\{\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Takes the comments that highlight lines out of a code. */
export function takeMagicComments(code: string): { code: string; highlighted: Set<number> } {
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const word = line.match(magic)?.[1];
    if (word === 'next-line') next = true;
    else if (word !== undefined) inside = word === 'start';
    else {
      lines.push(line);
      if (inside || next) highlighted.add(lines.length);
      next = false;
    }
  }
  return { code: lines.join('\n'), highlighted };
}
