/** Characters of documents that are parsed as a whole. */
const small = 200_000;

/** Characters of what a card shows, at most: the head of a page, and the beginning of a member. */
const most = 30_000;

/**
 * Parses what a card shows of a document: of a large one, the head of its page and the member with an id. Parsing all of
 * a namespace with hundreds of members would stop the pointer.
 */
export function cardSource(text: string, id: string): Document {
  const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
  if (text.length <= small) return parse(text);
  const start = Math.max(0, text.indexOf('<article'));
  const head = wholeTags(text.slice(start, start + most));
  const place = id === '' ? -1 : text.indexOf(` id="${id}"`, start);
  if (place < 0) return parse(head);
  const section = text.lastIndexOf('<section class="member', place);
  return parse(section < start ? head : head + wholeTags(text.slice(section, place + most)));
}

/** Cuts off the beginning of a tag at the end of a text. */
function wholeTags(html: string): string {
  return html.slice(0, html.lastIndexOf('>') + 1);
}
