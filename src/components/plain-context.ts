import { createContext, useContext } from 'react';
import type { Context } from 'react';

/** The contexts that can be read without React: maps each to the value of the provider around, while `isPlain`. */
const values = new Map<unknown, unknown>();

/** True while a tree is rendered without React. */
let isPlain = false;

/** A context whose components may be rendered without React as well. */
export function createPlainContext<Value extends object>(): Context<Value | undefined> {
  const context = createContext<Value | undefined>(undefined);
  values.set(context, undefined);
  return context;
}

/** The value of such a context; undefined outside of its provider. */
export function usePlainContext<Value extends object>(
  context: Context<Value | undefined>,
): Value | undefined {
  // Only providers of the context set its value.
  return isPlain ? (values.get(context) as Value | undefined) : useContext(context);
}

/** True for the provider of a context that can be read without React. */
export function isPlainProvider(type: unknown): boolean {
  return values.has(type);
}

/** Renders what stands inside of such a provider. */
export function insidePlainProvider(type: unknown, value: unknown, render: () => void): void {
  const before = values.get(type);
  values.set(type, value);
  try {
    render();
  } finally {
    values.set(type, before);
  }
}

/** Renders a tree without React: components in it find only contexts that can be read so. */
export function withoutReact(render: () => void): void {
  isPlain = true;
  try {
    render();
  } finally {
    isPlain = false;
  }
}
