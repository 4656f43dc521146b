/** A part of a file: the offsets of its first and last byte. */
export interface ByteRange {
  /** Offset of the first byte. */
  start: number;
  /** Offset of the last byte. */
  end: number;
}

/**
 * Returns the part of a file that a request asks for; `undefined` to answer with the whole file, as for several parts or
 * a header that is not understood. Safari plays no video without such answers.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = header?.match(/^bytes=\s*(\d*)-(\d*)\s*$/i) ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
