/** A value with readable keys. */
export type Dictionary = { readonly [key: string]: unknown };

/** True for objects with keys, but not for lists or functions. */
export function isDictionary(value: unknown): value is Dictionary {
  return Object.prototype.toString.call(value) === '[object Object]';
}
