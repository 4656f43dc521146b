import { expect } from '@jest/globals';

/** Limit of waiting, in milliseconds: less than that of a test, so that the error is the last failure. */
export const patience = 120_000;

/** Longest pause between two attempts, in milliseconds. */
const longestPause = 200;

/** The matchers of `expect`; each returns a promise. */
type Eventually<Value> = ReturnType<typeof expect<Value>>['resolves'];

/**
 * Is `expect` for what changes without the test: reads it until the matcher is satisfied.
 *
 * @example await eventually(() => page.locator('h1').innerText()).toBe('Install');
 * @throws the error of the matcher or of `read` at the last attempt
 */
export function eventually<Value>(read: () => Value | Promise<Value>): Eventually<Value> {
  return matchers(read, (value) => expect(value), { not: true });
}

function matchers<Value>(
  read: () => Value | Promise<Value>,
  expected: (value: Value) => object,
  { not }: { not: boolean },
): Eventually<Value> {
  const target = {};
  return new Proxy(target, {
    get: (_, name) => {
      if (name === 'not' && not)
        return matchers(read, (value) => expect(value).not, { not: false });
      return async function matcher(...parameters: unknown[]): Promise<void> {
        const caller = new Error();
        Error.captureStackTrace(caller, matcher);
        try {
          await passes(async () => {
            const matched: unknown = Reflect.get(expected(await read()), name);
            if (typeof matched !== 'function') throw new Error(`No matcher: ${String(name)}`);
            Reflect.apply(matched, undefined, parameters);
          });
        } catch (error) {
          // The place in the test instead of the one above.
          if (error instanceof Error)
            error.stack = (caller.stack ?? '').replace('Error', () => String(error));
          throw error;
        }
      };
    },
  }) as Eventually<Value>;
}

/**
 * Tries assertions until they pass. They must not change what they are about: they run as often as it takes.
 *
 * @returns what the passing attempt returned
 * @throws the error of the last attempt
 */
export async function passes<Result>(check: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + patience;
  for (let pause = 10; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((done) => setTimeout(done, pause));
  }
}
