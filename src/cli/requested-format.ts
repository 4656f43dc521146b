/** Returns the format in the arguments of a command, even if these are invalid; `undefined` if they name none. */
export function requestedFormat<Format extends string>(
  commandLine: readonly string[],
  formats: readonly Format[],
): Format | undefined {
  const words = commandLine.flatMap((word) => word.split(/(?<=^--format)=/));
  const written = words[words.lastIndexOf('--format') + 1];
  return words.includes('--format') ? formats.find((each) => each === written) : undefined;
}
