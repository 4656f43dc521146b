/** Returns the messages of an error and its causes; errors from other contexts are not instances of our `Error`. */
export function errorMessage(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  const message = String(hasMessage ? error.message : error);
  const hasCause = typeof error === 'object' && error !== null && 'cause' in error;
  return hasCause && error.cause !== undefined
    ? `${message}\nCause: ${errorMessage(error.cause)}`
    : message;
}

const browserGlobals =
  /\b(window|document|localStorage|navigator|alert|location|buffer|self) is not defined/i;

/** Returns advice for code that uses what only browsers have, or `undefined` for any other error. */
export function browserHint(error: unknown): string | undefined {
  if (!browserGlobals.test(errorMessage(error))) return undefined;
  return 'It looks like you are using code that should run on the client-side only. Move it into an effect or an event handler, which do not run during the build.';
}

/** Returns advice for an error in a package, given how it is imported. */
export function packageAdvice(error: unknown, chain: readonly string[]): string {
  const imported = `Imported by: ${chain.join(' → ')}.`;
  return browserGlobals.test(errorMessage(error))
    ? `${imported} The package needs a browser: import it where only browsers run it, as \`await import('…')\` in an effect, or as \`lazy(() => import('…'))\` in <BrowserOnly>.`
    : `${imported} The package also runs during the build, in Node.js: update it, or replace it.`;
}

/** Advice for errors in the code of texts, by message. */
const textHints: readonly [pattern: RegExp, advice: string][] = [
  [
    /^\w[\w$]* is not defined/,
    'Import or declare it at the top of the file. If it is not code, write `\\{`, or put it in backticks.',
  ],
  [
    /^Objects are not valid as a React child/,
    'Show one of its entries, or the result of `JSON.stringify`.',
  ],
  [
    /^Element type is invalid/,
    'The name does not refer to a component: check that the imported file exports it.',
  ],
];

/** Returns advice for an error in the code of a text, or `undefined` if there is none. */
export function textHint(error: unknown): string | undefined {
  const message = errorMessage(error);
  return textHints.find(([pattern]) => pattern.test(message))?.[1];
}
