import type { CodePart, CodeText } from '../../../model/compound.ts';
import { textOfCode } from '../../../model/walk.ts';

/** True if there is only white space. */
export function isBlank(code: CodeText | undefined): boolean {
  return code === undefined || textOfCode(code).trim() === '';
}

/** Trims code and collapses runs of white space into single spaces. */
export function folded(code: CodeText): CodeText {
  const parts = code
    .map((part) =>
      typeof part === 'string'
        ? part.replace(/\s+/g, ' ')
        : { ...part, text: part.text.replace(/\s+/g, ' ') },
    )
    .filter((part) => part !== '');
  const first = parts[0];
  if (typeof first === 'string') parts[0] = first.trimStart();
  const last = parts.at(-1);
  if (typeof last === 'string') parts[parts.length - 1] = last.trimEnd();
  return parts;
}

/** Cuts code at an offset in characters; a link at the offset stays whole, in the first part. */
export function cutAt(code: CodeText, offset: number): [before: CodeText, after: CodeText] {
  const before: CodeText = [];
  const after: CodeText = [];
  let rest = offset;
  for (const part of code) {
    const { length } = typeof part === 'string' ? part : part.text;
    if (rest <= 0) after.push(part);
    else if (typeof part !== 'string' || length <= rest) before.push(part);
    else {
      before.push(part.slice(0, rest));
      after.push(part.slice(rest));
    }
    rest -= length;
  }
  return [before, after];
}

/** Inserts a piece into code at an offset, with the same rule as `cutAt`. */
export function insertAt<Piece>(
  code: CodeText,
  offset: number,
  piece: Piece,
): (CodePart | Piece)[] {
  const [before, after] = cutAt(code, offset);
  return [...before, piece, ...after];
}
