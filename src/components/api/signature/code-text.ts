import type { CodePart, CodeText } from '../../../model/compound.ts';
import { textOfCode } from '../../../model/walk.ts';

/** True where there is nothing but white space. */
export function isBlank(code: CodeText | undefined): boolean {
  return code === undefined || textOfCode(code).trim() === '';
}

/** Code without white space at its ends and with runs of it folded into one space. */
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

/** Code with a piece put in at an offset, counted in characters; a link that the offset falls into stays whole. */
export function insertAt<Piece>(
  code: CodeText,
  offset: number,
  piece: Piece,
): (CodePart | Piece)[] {
  const result: (CodePart | Piece)[] = [];
  let rest: number | undefined = offset;
  for (const part of code) {
    const own = typeof part === 'string' ? part : part.text;
    if (rest === undefined || rest > own.length) result.push(part);
    else if (typeof part === 'string') result.push(part.slice(0, rest), piece, part.slice(rest));
    else if (rest === 0) result.push(piece, part);
    else result.push(part, piece);
    if (rest !== undefined) rest = rest > own.length ? rest - own.length : undefined;
  }
  if (rest !== undefined) result.push(piece);
  return result;
}
