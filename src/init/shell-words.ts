/** A word as a POSIX shell reads it. */
export function shellWord(word: string): string {
  return /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A command that runs in a folder; `.` is where it is written. */
export function inFolder(folder: string, command: string): string {
  return folder === '.' ? command : `(cd ${shellWord(folder)} && ${command})`;
}
