// Reduces a source map to what a stack trace needs: the lines of the project's own sources.
import { decode, encode } from '@jridgewell/sourcemap-codec';

/** Returns the source map without packages, columns of the sources, and names: a tenth of its size. */
export function linesOnly(text) {
  const { sources, mappings, version } = JSON.parse(text);
  const own = sources.filter((source) => !source.includes('node_modules/'));
  const numbers = new Map(own.map((source, number) => [sources.indexOf(source), number]));
  const lines = decode(mappings).map((segments) => {
    let last = '';
    return segments.flatMap(([column, source, line]) => {
      const number = numbers.get(source);
      const place = number === undefined ? '' : `${number}:${line}`;
      if (place === last) return [];
      last = place;
      // A segment without a source ends the one before it.
      return [number === undefined ? [column] : [column, number, line, 0]];
    });
  });
  const shown = own.map((source) => source.replace(/^(?:\.\.\/)+/, ''));
  return `${JSON.stringify({ version, sources: shown, names: [], mappings: encode(lines) })}\n`;
}
