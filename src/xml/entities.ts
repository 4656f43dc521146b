const named: Partial<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

const reference = /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi;

/** A reference that XML without a document type knows. */
export const knownReference = /^&(?:#x[\da-f]+|#\d+|lt|gt|amp|quot|apos);/i;

/** Replaces the references in text by their characters, once: `&amp;lt;` becomes `&lt;`. Unknown ones stay as written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (whole, hexadecimal?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hexadecimal ? parseInt(hexadecimal, 16) : parseInt(decimal ?? '', 10);
    const isControl = code < 0x20 && code !== 9 && code !== 10 && code !== 13;
    const isCharacter = !isControl && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '\ufffd';
  });
}

/** Decodes the value of an attribute; as XML asks, white space in it becomes blanks. */
export function decodeAttribute(value: string): string {
  return decodeEntities(value.replace(/[\t\n\r]/g, ' '));
}
