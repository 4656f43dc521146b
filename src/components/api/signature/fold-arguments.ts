import type { DeclarationPart } from './declaration.ts';

/** A template argument list that is folded until the reader opens it. */
export interface Fold {
  /** The code between `<` and `>`. */
  fold: DeclarationPart[];
}

/** Shortest template argument list, in characters, that is folded. */
const shortest = 40;

/** Returns the characters of a part; declared names are not searched. */
function textOf(part: DeclarationPart): string {
  return typeof part === 'string' ? part : 'name' in part ? part.name : part.text;
}

/** Returns the number of characters in a line. */
export function widthOf(line: readonly DeclarationPart[]): number {
  return line.reduce((sum, part) => sum + textOf(part).length, 0);
}

/** Folds the long template argument lists of a line; short lines stay as they are. */
export function foldArguments(
  line: readonly DeclarationPart[],
  longestLine: number,
): (DeclarationPart | Fold)[] {
  if (widthOf(line) <= longestLine) return [...line];
  const ranges = argumentLists(line).filter(([from, to]) => to - from >= shortest);
  const result: (DeclarationPart | Fold)[] = [];
  let offset = 0;
  let open: Fold | undefined;
  for (const part of line) {
    const text = textOf(part);
    const cuts = ranges
      .flat()
      .filter((at) => at > offset && at < offset + text.length)
      .map((at) => at - offset);
    const pieces =
      typeof part === 'string'
        ? [0, ...cuts].map((from, i) => part.slice(from, cuts[i] ?? part.length))
        : [part];
    for (const piece of pieces) {
      const at = offset;
      offset += textOf(piece).length;
      if (!ranges.some(([from, to]) => at >= from && at < to)) {
        open = undefined;
        result.push(piece);
      } else if (open) open.fold.push(piece);
      else result.push((open = { fold: [piece] }));
    }
  }
  return result;
}

/** Returns the outermost template argument lists: offsets after `<` and of `>`; none if the brackets do not match. */
function argumentLists(line: readonly DeclarationPart[]): [from: number, to: number][] {
  const lists: [number, number][] = [];
  let offset = 0;
  let before = '';
  let angles = 0;
  let round = 0;
  let from = 0;
  for (const part of line) {
    const text = textOf(part);
    for (let i = 0; i < text.length; i++) {
      const char = text[i] ?? '';
      const isCode = typeof part === 'string';
      if (isCode && char === '<' && (angles > 0 ? round === 0 : /[\w:]/.test(before))) {
        if (angles++ === 0) from = offset + i + 1;
      } else if (isCode && char === '>' && angles > 0 && round === 0 && before !== '-') {
        if (--angles === 0) lists.push([from, offset + i]);
      } else if (angles > 0 && char === '(') round++;
      else if (angles > 0 && char === ')') round--;
      before = char;
    }
    offset += text.length;
  }
  return angles === 0 ? lists : [];
}
