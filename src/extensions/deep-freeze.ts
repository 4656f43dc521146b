/** Freezes a value with everything in it, so that no extension changes what it only receives. */
export function deepFreeze<Value>(value: Value): Value {
  // Views of bytes cannot be frozen.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) deepFreeze(each);
  return value;
}
