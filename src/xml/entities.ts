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

/**
 * Characters that pages cannot contain, some of which XML allows: control characters, and code points that are no
 * characters. Those beyond U+FFFF have one of the last two low surrogates after each 16th high one.
 */
const unfit =
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]|[\ud83f\ud87f\ud8bf\ud8ff\ud93f\ud97f\ud9bf\ud9ff\uda3f\uda7f\udabf\udaff\udb3f\udb7f\udbbf\udbff][\udffe\udfff]/g;

/** Replaces the characters that pages cannot contain; the length stays the same. */
export function fitCharacters(text: string): string {
  return text.replace(unfit, (each) => '\ufffd'.repeat(each.length));
}

/** Decodes the references in text once: `&amp;lt;` becomes `&lt;`. Unknown ones remain as written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (whole, hexadecimal?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? whole;
    const code = hexadecimal ? parseInt(hexadecimal, 16) : parseInt(decimal ?? '', 10);
    const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? fitCharacters(String.fromCodePoint(code)) : '\ufffd';
  });
}

/** Decodes the value of an attribute; white space in it becomes blanks, as XML requires. */
export function decodeAttribute(value: string): string {
  return decodeEntities(value.replace(/[\t\n\r]/g, ' '));
}
