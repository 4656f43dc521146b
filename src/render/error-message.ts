/** What an error says, and what its causes say; errors of code that ran in a context of its own are no instances of ours. */
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

/** What to do where code uses what only browsers have; undefined for any other error. */
export function browserHint(error: unknown): string | undefined {
  if (!browserGlobals.test(errorMessage(error))) return undefined;
  return 'It looks like you are using code that should run on the client-side only. Move it into an effect or an event handler, which do not run during the build.';
}

/** What to do where the code of a text throws, by what it says. */
const textHints: readonly [says: RegExp, advice: string][] = [
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

/** What to do where the code of a text throws; undefined where nothing sensible can be said. */
export function textHint(error: unknown): string | undefined {
  const message = errorMessage(error);
  return textHints.find(([says]) => says.test(message))?.[1];
}
