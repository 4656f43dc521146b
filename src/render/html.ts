/** Attributes of an element; `true` for one without a value, `undefined` and false to omit it. */
export type Attributes = Record<string, string | boolean | undefined>;

const voidElements = new Set(['meta', 'link', 'base']);

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** An opening tag. */
export function openTag(name: string, attributes: Attributes): string {
  let html = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    html += value === true ? ` ${key}` : ` ${key}="${escapeAttribute(value)}"`;
  }
  return `${html}>`;
}

/** An element with text in it. */
export function textElement(name: string, attributes: Attributes, text = ''): string {
  const open = openTag(name, attributes);
  return voidElements.has(name) ? open : `${open}${escapeText(text)}</${name}>`;
}

/** A `script` or `style` with its unescaped source. */
export function rawElement(name: string, attributes: Attributes, source: string): string {
  return voidElements.has(name)
    ? openTag(name, attributes)
    : `${openTag(name, attributes)}${source}</${name}>`;
}

/** A data block for scripts; escapes what would end the element. */
export function jsonElement(attributes: Attributes, data: unknown): string {
  return rawElement('script', attributes, JSON.stringify(data).replaceAll('<', '\\u003c'));
}
