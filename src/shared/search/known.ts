/** Maximum number of cached results. */
const most = 20_000;

/** Caches the results of a function: names, scopes and types recur often. */
export function known<Result, Key = string>(make: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    let result = results.get(key);
    if (result === undefined) {
      result = make(key);
      if (results.size >= most) results.clear();
      results.set(key, result);
    }
    return result;
  };
}
