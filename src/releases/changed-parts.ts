/** A part of a text: offsets of its start and end. */
export type TextRange = readonly [start: number, end: number];

/** A word, a number or a sign of a declaration, with its place. */
interface Token {
  text: string;
  start: number;
  end: number;
}

/** Most pairs of words that are compared to find what two texts have in common; without that, all between is changed. */
const mostPairs = 250_000;

/** Length up to which an equal word between two changed ones is part of the change: a comma, `&`, `::`. */
const shortWord = 2;

/** Returns the parts of two texts that differ, as ranges of whole words. A text has none where the other one has more. */
export function changedParts(before: string, after: string): [TextRange[], TextRange[]] {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start]?.text === b[start]?.text) start++;
  let end = 0;
  while (end < most - start && a.at(-1 - end)?.text === b.at(-1 - end)?.text) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const common = commonTokens(restA, restB);
  return [rangesOf(restA, common), rangesOf(restB, common)];
}

function tokensOf(text: string): Token[] {
  return Array.from(
    text.matchAll(/[A-Za-z_]\w*|\d[\w.]*|::|&&|[^\s\w]/g),
    ({ 0: word, index }) => ({
      text: word,
      start: index,
      end: index + word.length,
    }),
  );
}

/** Returns the longest sequence of words that two texts have in common: the words of both. */
function commonTokens(a: readonly Token[], b: readonly Token[]): Set<Token> {
  const common = new Set<Token>();
  const width = b.length + 1;
  if (a.length * b.length > mostPairs) return common;
  // The length of the longest sequence that begins at each pair of words.
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i]?.text === b[j]?.text ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [own, other] = [a[i], b[j]];
    if (!own || !other) break;
    if (own.text === other.text) {
      common.add(own).add(other);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return common;
}

/** Returns the ranges of the words that are not common; a short common word between two of them joins them. */
function rangesOf(tokens: readonly Token[], common: ReadonlySet<Token>): TextRange[] {
  const ranges: [number, number][] = [];
  let between: Token[] = [];
  for (const token of tokens) {
    if (common.has(token)) {
      between.push(token);
      continue;
    }
    const last = ranges.at(-1);
    const [first, ...more] = between;
    const isNear = more.length === 0 && (first?.text.length ?? 0) <= shortWord;
    if (last && isNear) last[1] = token.end;
    else ranges.push([token.start, token.end]);
    between = [];
  }
  return ranges;
}
