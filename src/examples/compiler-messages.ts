import type { Place } from '../shared/place.ts';

/** A message of a compiler or linker. */
export interface CompilerMessage {
  /** Its severity; the notes that follow an error are part of its text. */
  level: 'error' | 'warning';
  /** The place that the compiler names; missing for messages of linkers. */
  place?: Place;
  /** Its words. */
  text: string;
  /** The places that have led to it, such as that of a call whose template does not compile. */
  from: readonly Place[];
}

/** `file:12:5: error: …` of GCC and Clang. */
const gnu =
  /^((?:[A-Za-z]:)?[^:\n]+):(\d+):(?:(\d+):)?\s*(fatal error|error|warning|note):\s*(.*)$/;

/** `file(12,5): error C2065: …` of MSVC. */
const msvc =
  /^\s*(.+?)\((\d+)(?:,(\d+))?\)\s*:\s*(fatal error|error|warning|note)\s*(\w*\d+)?\s*:\s*(.*)$/;

/** `file:12:5:   required from here` of GCC, in front of an error in a template or in code that runs as it compiles. */
const context = /^((?:[A-Za-z]:)?[^:\n]+):(\d+):(?:(\d+):)? {2,}(?:required|recursively|in )/;

/** Messages without a place: of linkers, and of compilers that did not start. */
const bare =
  /undefined (?:reference|symbol)|unresolved external|multiple definition|cannot find -l|cannot open (?:file|output)|^(?:\S+: )?(?:fatal )?error:|internal compiler error|: not found$|command not found/i;

/** Reads the messages in the output of a compiler. */
export function readMessages(output: string): CompilerMessage[] {
  const messages: (CompilerMessage & { from: Place[] })[] = [];
  let from: Place[] = [];
  for (const line of output.split(/\r?\n/)) {
    // What the linker has said already.
    if (/^collect2: |linker command failed/.test(line)) continue;
    const leading = context.exec(line);
    if (leading) {
      from.push(placeOf(leading[1], leading[2], leading[3]));
      continue;
    }
    const [, file, row, column, kind, ...rest] = gnu.exec(line) ?? msvc.exec(line) ?? [];
    const text = rest.filter(Boolean).join(': ').trim();
    if (file !== undefined && kind === 'note') {
      const last = messages.at(-1);
      last?.from.push(placeOf(file, row, column));
      if (last && last.text.split('\n').length < 4)
        last.text += `\n${[file, row, column].filter(Boolean).join(':')}: note: ${text}`;
    } else if (file !== undefined && kind !== undefined) {
      const place = placeOf(file, row, column);
      messages.push({ level: kind === 'warning' ? 'warning' : 'error', place, text, from });
      from = [];
    } else if (bare.test(line)) {
      // A linker names the function first, and may repeat the message for each use.
      const words = line.replace(/^.*?(?=undefined reference|multiple definition)/, '').trim();
      if (!messages.some((each) => each.text === words))
        messages.push({ level: 'error', text: words, from: [] });
    }
  }
  return messages;
}

function placeOf(file = '', row?: string, column?: string): Place {
  return { file, line: Number(row), ...(column && { column: Number(column) }) };
}
