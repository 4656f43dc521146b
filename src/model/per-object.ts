import { recordReads, useRecorded, type Recorded } from './symbol-reads.ts';

/** Returns a function that computes a value once for each object, such as the symbols of a library, or a blog. */
export function perObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Recorded<Value>>();
  return (key) => {
    const found = known.get(key) ?? recordReads(() => compute(key));
    known.set(key, found);
    return useRecorded(found);
  };
}
