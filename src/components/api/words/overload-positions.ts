import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { fill } from '../../../shared/texts/fill.ts';

/** Says which overloads of a set something belongs to, given their 1-based positions in ascending order: `only in 1–3, 5`. */
export function overloadPositions(positions: readonly number[], texts: ApiTexts): string {
  const ranges: [first: number, last: number][] = [];
  for (const position of positions) {
    const range = ranges.at(-1);
    if (range?.[1] === position - 1) range[1] = position;
    else ranges.push([position, position]);
  }
  const written = ranges.map(([first, last]) => {
    if (first === last) return `${first}`;
    return `${first}${last === first + 1 ? ', ' : '–'}${last}`;
  });
  return fill(texts.onlyInOverloads, { positions: written.join(', ') });
}
