/** The text after the language of a fence. */
export interface CodeMeta {
  /** Title above the code. */
  title?: string;
  /** Marked lines, from 1; missing if the fence names none, in which case comments may mark lines. */
  marked?: ReadonlySet<number>;
  /** Number of the first line; missing if lines are not numbered. */
  firstLine?: number;
}

/** Reads `title="…" {1,3-5} showLineNumbers=30`. */
export function readCodeMeta(meta: string): CodeMeta {
  const quoted = meta.match(/\btitle=(["'])(.*?)\1/);
  const rest = quoted ? meta.replace(quoted[0], '') : meta;
  const numbers = rest.match(/\bshowLineNumbers(?:=\{?(\d+)\}?)?/);
  // The number of the first line may be in braces too.
  const ranges = rest.replace(numbers?.[0] ?? '', '').match(/\{([\d,.\s-]+)\}/)?.[1];
  return {
    title: quoted?.[2],
    marked: ranges === undefined ? undefined : new Set(lineNumbers(ranges)),
    firstLine: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}

/** Parses `1,3-5`; two dots are accepted in place of the dash. */
function lineNumbers(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split(/-|\.{2,3}/).map(Number);
    if (!(from >= 1) || to < from) return [];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}
