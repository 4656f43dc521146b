import { compileFunction, Script } from 'node:vm';

/** How long the user's code may take without an end, in milliseconds. Tests shorten it. */
export const patience = { milliseconds: 30_000 };

/** Thrown instead of what code of the site returns that takes too long. */
export class EndlessCodeError extends Error {
  override name = 'EndlessCodeError';

  constructor() {
    super(`It did not finish within ${patience.milliseconds / 1000} seconds.`);
  }
}

/** Returns the result of a promise; throws if it takes too long, because the build could otherwise wait forever. */
export async function withinTime<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new EndlessCodeError());
    }, patience.milliseconds);
  });
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the global object of the realm in which scripts run. */
function globalOfScripts(): object {
  const found: unknown = Reflect.apply(compileFunction('return globalThis'), undefined, []);
  if (typeof found !== 'object' || found === null)
    throw new TypeError('There is no global object.');
  return found;
}

const realm = globalOfScripts();
const key = 'mtp-site.run';
const script = new Script(`globalThis[Symbol.for('${key}')]()`);

/**
 * Runs code of the site and returns its result; throws if it takes too long. Only scripts have a limit, so one calls the
 * function. What the function waits for has no limit.
 */
export function runWithinTime<Result>(run: () => Result): Result {
  const results: Result[] = [];
  Reflect.set(realm, Symbol.for(key), () => {
    results.push(run());
  });
  try {
    script.runInThisContext({ timeout: patience.milliseconds, displayErrors: false });
  } catch (error) {
    // The error is of another realm in tests.
    const code: unknown = typeof error === 'object' && error && Reflect.get(error, 'code');
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new EndlessCodeError() : error;
  }
  for (const result of results) return result;
  throw new EndlessCodeError();
}
