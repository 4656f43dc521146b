/**
 * Decodes an XML file, without its byte order mark. The encoding is that of the byte order mark, else the declared one,
 * else UTF-8; invalid bytes become U+FFFD.
 */
export function decodeBytes(bytes: Uint8Array): string {
  const decoder = decoderFor(bytes);
  return decoder.decode(bytes);
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  if (bytes[0] !== 0x3c || bytes[1] !== 0x3f) return new TextDecoder();
  const start = String.fromCharCode(...bytes.subarray(0, 120));
  const declared = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  if (!declared) return new TextDecoder();
  try {
    return new TextDecoder(declared);
  } catch {
    return new TextDecoder();
  }
}
