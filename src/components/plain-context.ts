import { createContext, useContext } from 'react';
import type { Context } from 'react';

/** Contexts that work without React: maps each to the value of its nearest provider while `isPlain`. */
const values = new Map<unknown, unknown>();

/** True while rendering a tree without React. */
let isPlain = false;

/** Creates a context for components that may also be rendered without React. */
export function createPlainContext<Value extends object>(): Context<Value | undefined> {
  const context = createContext<Value | undefined>(undefined);
  values.set(context, undefined);
  return context;
}

/** Returns the value of such a context; `undefined` outside of its provider. */
export function usePlainContext<Value extends object>(
  context: Context<Value | undefined>,
): Value | undefined {
  // Only providers of the context set its value.
  return isPlain ? (values.get(context) as Value | undefined) : useContext(context);
}

/** True for providers of contexts that work without React. */
export function isPlainProvider(type: unknown): boolean {
  return values.has(type);
}

/** Renders the content of such a provider. */
export function insidePlainProvider(type: unknown, value: unknown, render: () => void): void {
  const before = values.get(type);
  values.set(type, value);
  try {
    render();
  } finally {
    values.set(type, before);
  }
}

/** Renders a tree without React: its components can only use plain contexts. */
export function withoutReact(render: () => void): void {
  isPlain = true;
  try {
    render();
  } finally {
    isPlain = false;
  }
}
