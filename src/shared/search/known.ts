/** The most results that are kept at a time. */
const most = 20_000;

/** A function that makes something of a text, and keeps what it made: names, scopes and types come again and again. */
export function known<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    let result = results.get(text);
    if (result === undefined) {
      result = make(text);
      if (results.size >= most) results.clear();
      results.set(text, result);
    }
    return result;
  };
}
