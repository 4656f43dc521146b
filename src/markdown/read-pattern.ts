import type { Code, Construct, State } from 'micromark-util-types';

/** Longest text that a pattern is tried with, as for labels of links. */
const longest = 999;

/** True for the end of a line or of the text. */
export function isLineEnd(code: Code): boolean {
  return code === null || code < -2;
}

/** True for a space, or a part of a tab. */
export function isSpace(code: Code): boolean {
  return code === 32 || code === -1 || code === -2;
}

/**
 * Returns a construct that reads a token as far as a pattern accepts, which must accept its starts, too. The token must
 * match the second pattern, and fill the rest of its line if wanted.
 */
export function readPattern(
  type: 'data' | 'whitespace' | 'shortcode',
  starts: RegExp,
  whole: RegExp,
  fillsLine: boolean,
): Construct {
  return {
    // Otherwise the block that it is in would end where a list starts.
    partial: true,
    tokenize(effects, ok, nok) {
      let read = '';
      const next: State = (code) => {
        const text = read + (isSpace(code) ? ' ' : String.fromCodePoint(Math.max(code ?? 0, 0)));
        if (isLineEnd(code) || text.length > longest || !starts.test(text)) {
          effects.exit(type);
          return whole.test(read) && (isLineEnd(code) || !fillsLine) ? ok(code) : nok(code);
        }
        read = text;
        effects.consume(code);
        return next;
      };
      return (code) => {
        effects.enter(type);
        return next(code);
      };
    },
  };
}
