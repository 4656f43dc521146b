import { createContext, useContext } from 'react';
import type { Context } from 'react';

/** Thrown by a hook that is called outside of its provider; the message names both. */
export class ReactContextError extends Error {
  override name = 'ReactContextError';

  constructor(hook: string, provider: string) {
    super(`Hook ${hook} is called outside the <${provider}>.`);
  }
}

/** Creates a context that has no value outside of its provider. */
export function createStrictContext<Value extends object>(): Context<Value | undefined> {
  return createContext<Value | undefined>(undefined);
}

/** Returns the value of a context; throws if its provider is missing. */
export function useStrictContext<Value extends object>(
  context: Context<Value | undefined>,
  hook: string,
  provider: string,
): Value {
  const value = useContext(context);
  if (value === undefined) throw new ReactContextError(hook, provider);
  return value;
}
