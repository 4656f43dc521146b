/** Control characters, and others that HTML cannot contain. */
const illegible = /(?![\t\n\f\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/** Replaces the characters of a text that pages cannot contain; its length stays the same. */
export function legible(text: string): string {
  return text.replace(illegible, (each) => '\ufffd'.repeat(each.length));
}
