/** A text with values in it, as a tagged template or a plain value. */
type LogText = readonly [message: unknown, ...values: unknown[]];

/** Returns the text of a message. */
function interpolated([message, ...values]: LogText): string {
  if (!Array.isArray(message)) return String(message);
  return message
    .map((text, i) => `${String(text)}${i < values.length ? shown(values[i]) : ''}`)
    .join('');
}

function shown(value: unknown): string {
  return Array.isArray(value) ? value.map((item) => `\n- ${String(item)}`).join('') : String(value);
}

/** Writes to the console of the browser; nothing is written while pages are rendered at build time. */
function write(level: 'info' | 'warn' | 'error', text: LogText): void {
  if (typeof window !== 'undefined') window.console[level](interpolated(text));
}

const formats = ['red', 'yellow', 'green', 'bold', 'dim', 'path', 'url', 'name', 'code', 'num'];

/** The logger of Docusaurus, which components import as well; texts have no colours. */
export const logger = {
  ...Object.fromEntries(formats.map((name) => [name, String])),
  info: (...text: LogText): void => write('info', text),
  warn: (...text: LogText): void => write('warn', text),
  error: (...text: LogText): void => write('error', text),
  success: (...text: LogText): void => write('info', text),
  report:
    (severity: string) =>
    (...text: LogText): void => {
      if (severity === 'throw') throw new Error(interpolated(text));
      if (severity !== 'ignore') write(severity === 'warn' ? 'warn' : 'info', text);
    },
  newLine: (): void => write('info', ['']),
  interpolate: (...text: LogText): string => interpolated(text),
};
