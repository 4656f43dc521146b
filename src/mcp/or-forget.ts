/** Calls `forget` if a promise is rejected, so that a server that did not answer is asked again. */
export function orForget<T>(value: Promise<T>, forget: () => void): Promise<T> {
  value.catch(forget);
  return value;
}
