/** Something that was found, and where, so that a comment can say it. */
export interface Fact {
  /** What was found. */
  value: string;
  /** Where: `PROJECT_NAME in Doxyfile:3`. */
  from: string;
}

/** A fact, where there is a text that says something. */
export function factOf(value: string | undefined, from: string): Fact | undefined {
  const text = value?.replace(/\s+/g, ' ').trim() ?? '';
  return text === '' ? undefined : { value: text, from };
}
