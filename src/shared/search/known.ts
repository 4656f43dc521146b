/** The most results that are kept at a time. */
const most = 20_000;

/** A function that makes something, and keeps what it made: names, scopes and types come again and again. */
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
