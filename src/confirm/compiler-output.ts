/** What a compiler said about a source with many uses. */
export interface CompilerOutput {
  /** Maps the markers of uses to the first error of each. */
  errors: Map<string, string>;
  /** The first error that belongs to no use; missing if there is none. */
  other?: string;
}

const place = String.raw`(?:\([\d,]+\)\s*|(?::\d+){1,2})`;
const errorLine = new RegExp(
  String.raw`^(.*?)${place}:\s*(?:fatal )?error(?:\s\w+)?:\s*(.*)$`,
  'i',
);
const markerIn = /\b(mtp-client-\d+-\d+)\b/;

/**
 * Assigns the errors of g++, clang++ or MSVC to the uses that they are about. Errors in templates of a header belong to
 * the use that the compiler names before them (g++) or after them (clang++, MSVC).
 */
export function readCompilerOutput(text: string): CompilerOutput {
  const errors = new Map<string, string>();
  let other: string | undefined;
  /** The use that g++ named for the error that follows. */
  let required: string | undefined;
  /** An error in a header whose use is not known yet. */
  let pending: string | undefined;
  const put = (marker: string, message: string): void => {
    if (!errors.has(marker)) errors.set(marker, ofUsers(message));
  };
  const leave = (): void => {
    if (pending !== undefined) other ??= pending;
    pending = undefined;
  };
  for (const line of text.split(/\r?\n/)) {
    const marker = markerIn.exec(line)?.[1];
    const [, , message] = errorLine.exec(line) ?? [];
    const isCode = /^\s*\d*\s*\|/.test(line);
    if (message !== undefined) {
      leave();
      if (marker !== undefined) put(marker, message);
      else if (required !== undefined) put(required, message);
      else pending = message;
      required = undefined;
    } else if (marker !== undefined && !isCode) {
      if (pending !== undefined) {
        put(marker, pending);
        pending = undefined;
      } else required = marker;
    } else if (/^\S*error\b/.test(line)) other ??= line;
  }
  leave();
  return { errors, ...(other !== undefined && { other }) };
}

/** Replaces the names of the written code with what they mean. */
function ofUsers(message: string): string {
  return message
    .replace(/'[^']*\bmtp_\w+[^']*' [{(]aka ('[^']*')[})]/g, '$1')
    .replace(/(?:\w+::)*\bmtp_client_\d+_\d+::/g, '');
}
