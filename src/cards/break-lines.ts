import { opportunities } from '../components/shell/breakable.tsx';

/** A text in lines. */
export interface Lines {
  /** The lines. */
  lines: string[];
  /** True if the text is longer than the lines, the last of which ends with an ellipsis. */
  isCut: boolean;
}

/**
 * Breaks a text into at most `most` lines of a width: at spaces, and in longer words where names break (`_`, `::`, in
 * front of capitals); a part that is wider than a line breaks anywhere. `widthOf` measures a text.
 */
export function breakLines(
  text: string,
  { width, most, widthOf }: { width: number; most: number; widthOf: (text: string) => number },
): Lines {
  const fits = (line: string): boolean => widthOf(line.trimEnd()) <= width;
  const lines: string[] = [];
  let line = '';
  const take = (part: string): void => {
    if (fits(line + part)) {
      line += part;
      return;
    }
    if (line !== '') lines.push(line);
    line = part;
  };
  for (const word of text.match(/\S+\s*/g) ?? []) {
    if (fits(line + word)) line += word;
    else if (fits(word)) take(word);
    else {
      const parts = word.replace(opportunities, '$&\0').split('\0');
      for (const part of parts) for (const piece of fits(part) ? [part] : part) take(piece);
    }
  }
  if (line !== '') lines.push(line);
  const isCut = lines.length > most;
  const last = isCut ? [shortened(lines.slice(most - 1).join(''), fits)] : [];
  const kept = isCut ? lines.slice(0, most - 1) : lines;
  return { lines: [...kept.map((each) => each.trimEnd()), ...last], isCut };
}

/** A part of a word that is not worth showing. */
const stump = /\s\S{1,12}$/;

/** Returns the start of a text that fits, with an ellipsis; ends it after a word, but not far in front of the end. */
function shortened(text: string, fits: (line: string) => boolean): string {
  const chars = [...text];
  let length = chars.length;
  const start = (): string => chars.slice(0, length).join('').trimEnd();
  while (length > 0 && !fits(`${start()}…`)) length--;
  const isInWord = /\S/.test(chars[length] ?? '');
  return `${isInWord ? start().replace(stump, '') : start()}…`;
}
