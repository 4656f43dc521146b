/** Quotes a word for a POSIX shell. */
export function shellWord(word: string): string {
  return /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Runs a command in a folder; `.` is the current one. */
export function inFolder(folder: string, command: string): string {
  return folder === '.' ? command : `(cd ${shellWord(folder)} && ${command})`;
}
