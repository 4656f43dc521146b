import { joinSorted, packNumbers } from './columns.ts';

/** MiniSearch's index as an object, as far as it differs from site to site; ids are numbers of sections. */
export interface PlainWordIndex {
  /** Number of sections. */
  documentCount: number;
  /** Number of words in each field of each section. */
  fieldLength: Record<string, number[]>;
  /** Averages of these. */
  averageFieldLength: number[];
  /** Words, and how often each field of a section has it. */
  index: [word: string, fields: Record<string, Record<string, number>>][];
}

/** The same, as it is written: a third of the size. */
export interface WrittenWordIndex {
  /** Number of sections. */
  count: number;
  /** Words in each field, section by section (`packNumbers`). */
  lengths: string;
  /** Averages of these. */
  averages: number[];
  /** Words, sorted (`joinSorted`). */
  words: string;
  /**
   * Of each word the number of sections that have it in their text, doubled, plus 1 where the numbers of those that have it
   * in the other fields follow; then of each section in each field the step from the one before, doubled, plus 1 where the
   * word occurs there more than once (`packNumbers`).
   */
  places: string;
}

/** What stands for more than once: how often it is on the average. */
export const several = 3;

/** Writes an index. */
export function encodeWordIndex(from: PlainWordIndex): WrittenWordIndex {
  const fields = from.averageFieldLength.length;
  const sorted = [...from.index].sort(([a], [b]) => (a < b ? -1 : 1));
  const lengths: number[] = [];
  for (let id = 0; id < from.documentCount; id++)
    for (let field = 0; field < fields; field++) lengths.push(from.fieldLength[id]?.[field] ?? 0);
  const places: number[] = [];
  for (const [, byField] of sorted) {
    const lists = Array.from({ length: fields }, (_, field) =>
      Object.entries(byField[field] ?? {}).map(([id, times]) => [Number(id), times] as const),
    );
    const [inText = 0, ...elsewhere] = lists.map(({ length }) => length);
    if (elsewhere.some((count) => count > 0)) places.push(inText * 2 + 1, ...elsewhere);
    else places.push(inText * 2);
    for (const sections of lists) {
      let before = 0;
      for (const [id, times] of sections.sort(([a], [b]) => a - b)) {
        places.push((id - before) * 2 + (times > 1 ? 1 : 0));
        before = id;
      }
    }
  }
  return {
    count: from.documentCount,
    lengths: packNumbers(lengths),
    averages: from.averageFieldLength,
    words: joinSorted(sorted.map(([word]) => word)),
    places: packNumbers(places),
  };
}
