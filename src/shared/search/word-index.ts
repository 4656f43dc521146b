import { joinSorted, packNumbers } from './columns.ts';

/** The site-specific parts of MiniSearch's index as an object; ids are section numbers. */
export interface PlainWordIndex {
  /** Number of sections. */
  documentCount: number;
  /** Number of words in each field of each section. */
  fieldLength: Record<string, number[]>;
  /** Average numbers of words per field. */
  averageFieldLength: number[];
  /** Words, with their frequency in each field of each section. */
  index: [word: string, fields: Record<string, Record<string, number>>][];
}

/** The encoded form, a third of the size. */
export interface WrittenWordIndex {
  /** Number of sections. */
  count: number;
  /** Number of words in each field, section by section (`packNumbers`). */
  lengths: string;
  /** Average numbers of words per field. */
  averages: number[];
  /** Sorted words (`joinSorted`). */
  words: string;
  /**
   * For each word, twice the number of sections that contain it in their text; plus 1 if the numbers for the other
   * fields follow. Then, for each field and section, twice the step from the previous section, plus 1 if the word
   * occurs there more than once (`packNumbers`).
   */
  places: string;
}

/** The frequency to assume for words that occur more than once: the average. */
export const several = 3;

/** Encodes an index. */
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
