import type { Place } from '../shared/place.ts';

/** A message of a compiler or linker. */
export interface CompilerMessage {
  /** Its severity; the notes that follow an error are part of its text. */
  level: 'error' | 'warning';
  /** The place that the compiler names; missing for messages of linkers. */
  place?: Place;
  /** Its words. */
  text: string;
}

/** `file:12:5: error: …` of GCC and Clang. */
const gnu =
  /^((?:[A-Za-z]:)?[^:\n]+):(\d+):(?:(\d+):)?\s*(fatal error|error|warning|note):\s*(.*)$/;

/** `file(12,5): error C2065: …` of MSVC. */
const msvc =
  /^\s*(.+?)\((\d+)(?:,(\d+))?\)\s*:\s*(fatal error|error|warning|note)\s*(\w*\d+)?\s*:\s*(.*)$/;

/** Messages without a place: of linkers, and of compilers that did not start. */
const bare =
  /undefined (?:reference|symbol)|unresolved external|multiple definition|cannot find -l|cannot open (?:file|output)|^(?:\S+: )?(?:fatal )?error:|internal compiler error|: not found$|command not found/i;

/** Reads the messages in the output of a compiler. */
export function readMessages(output: string): CompilerMessage[] {
  const messages: CompilerMessage[] = [];
  for (const line of output.split(/\r?\n/)) {
    // What the linker has said already.
    if (/^collect2: |linker command failed/.test(line)) continue;
    const [, file, row, column, kind, ...rest] = gnu.exec(line) ?? msvc.exec(line) ?? [];
    const text = rest.filter(Boolean).join(': ').trim();
    if (file !== undefined && kind === 'note') {
      const last = messages.at(-1);
      if (last && last.text.split('\n').length < 4)
        last.text += `\n${[file, row, column].filter(Boolean).join(':')}: note: ${text}`;
    } else if (file !== undefined && kind !== undefined) {
      const place = { file, line: Number(row), ...(column && { column: Number(column) }) };
      messages.push({ level: kind === 'warning' ? 'warning' : 'error', place, text });
    } else if (bare.test(line)) {
      // A linker names the function first, and may repeat the message for each use.
      const words = line.replace(/^.*?(?=undefined reference|multiple definition)/, '').trim();
      if (!messages.some((each) => each.text === words))
        messages.push({ level: 'error', text: words });
    }
  }
  return messages;
}
