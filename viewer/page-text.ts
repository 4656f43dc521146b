/** Most documents that wait for a click, or for a card; documents of libraries are up to 3 MB. */
const most = 8;

const texts = new Map<string, Promise<string>>();

/** Fetches the document of a page at a path (with query), once; fails if the server does. */
export function pageText(path: string): Promise<string> {
  const text = texts.get(path) ?? fetchText(path);
  texts.set(path, text);
  text.catch(() => texts.delete(path));
  for (const oldest of texts.keys()) if (texts.size > most) texts.delete(oldest);
  return text;
}

/** Drops a document that is parsed; without a path, all of them. */
export function forgetText(path?: string): void {
  if (path === undefined) texts.clear();
  else texts.delete(path);
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  // The page for a missing address is a page of this site too.
  if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
