import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/** Largest file that is read, in bytes: that of a snapshot of a very large library. */
const mostBytes = 64 * 1024 * 1024;

/** How long to wait for a file, in milliseconds. */
const patience = 30_000;

/** The files of a built site, in a folder or on a server. */
export interface SiteFiles {
  /** The folder or address, for messages. */
  name: string;
  /** Reads a file by its path below the site; `undefined` if there is none. */
  read: (path: string) => Promise<string | undefined>;
}

/** Says why a site cannot be read: what is wrong with the site or its server, not a bug. */
export class UnreadableSite extends Error {}

/** Number of files to keep in memory. */
const mostFiles = 64;

/** Returns the files of a site in a folder or, for an address, on a server; the last ones are kept. */
export function siteFiles(place: string, cwd: string): SiteFiles {
  const isAddress = /^https?:\/\//i.test(place);
  const read = isAddress ? fromServer(place) : fromFolder(resolve(cwd, place));
  const known = new Map<string, Promise<string | undefined>>();
  return {
    name: place,
    read: (path) => {
      let file = known.get(path);
      if (!file) {
        file = read(path);
        known.set(path, file);
        // A server can be reached again later.
        file.catch(() => known.delete(path));
        const [oldest = ''] = known.keys();
        if (known.size > mostFiles) known.delete(oldest);
      }
      return file;
    },
  };
}

/** True if a folder contains a site. */
export function isSite(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

/** Reads files of a folder, and nothing that links lead to outside of it. */
function fromFolder(folder: string): SiteFiles['read'] {
  return async (path) => {
    try {
      const root = await realpath(folder);
      const file = await realpath(join(root, path));
      return file.startsWith(root + sep) ? await readFile(file, 'utf8') : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Reads files below an address, and none of another server or folder that an answer redirects to. */
function fromServer(address: string): SiteFiles['read'] {
  const root = new URL(address.endsWith('/') ? address : `${address}/`);
  return async (path) => {
    // Agents may ask for anything.
    if (!URL.canParse(path, root)) return undefined;
    const url = new URL(path, root);
    if (!url.href.startsWith(root.href)) return undefined;
    const signal = AbortSignal.timeout(patience);
    const response = await answerOf(url, () => fetch(url, { signal }));
    if (response.status === 404) return undefined;
    if (!response.ok)
      throw new UnreadableSite(`${url.href} answers with status ${response.status}.`);
    if (new URL(response.url).origin !== root.origin)
      throw new UnreadableSite(`${url.href} redirects to another server, ${response.url}.`);
    if (Number(response.headers.get('content-length')) > mostBytes)
      throw new UnreadableSite(`${url.href} is larger than ${mostBytes} bytes.`);
    return answerOf(url, () => response.text());
  };
}

/** Waits for a server; what fails there is a fault of the network or of the server. */
async function answerOf<Answer>(url: URL, wait: () => Promise<Answer>): Promise<Answer> {
  try {
    return await wait();
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const why = cause instanceof Error ? cause.message : message;
    throw new UnreadableSite(`${url.href} does not answer: ${why}`);
  }
}
