const named = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

const reference = /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi;

/** A reference that is valid in XML without a document type. */
export const knownReference = /^&(?:#x[\da-f]+|#\d+|lt|gt|amp|quot|apos);/i;

/** Decodes the references in text once: `&amp;lt;` becomes `&lt;`. Unknown ones remain as written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (whole, hexadecimal?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? whole;
    const code = hexadecimal ? parseInt(hexadecimal, 16) : parseInt(decimal ?? '', 10);
    const isControl = code < 0x20 && code !== 9 && code !== 10 && code !== 13;
    const isCharacter = !isControl && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '\ufffd';
  });
}

/** Decodes the value of an attribute; white space in it becomes blanks, as XML requires. */
export function decodeAttribute(value: string): string {
  return decodeEntities(value.replace(/[\t\n\r]/g, ' '));
}
