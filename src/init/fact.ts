/** A value and its source, for a comment. */
export interface Fact {
  /** The value. */
  value: string;
  /** The source: `PROJECT_NAME in Doxyfile:3`. */
  from: string;
}

/** Returns a fact; `undefined` if the text is missing or empty. */
export function factOf(value: string | undefined, from: string): Fact | undefined {
  const text = value?.replace(/\s+/g, ' ').trim() ?? '';
  return text === '' ? undefined : { value: text, from };
}
