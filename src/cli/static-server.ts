import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { splitUrl } from '../shared/url.ts';
import { contentType } from './content-types.ts';

/** What a static server serves. */
export interface StaticServerOptions {
  /** Folder with the site. */
  root: string;
  /** Base path; starts and ends with `/`. */
  base: string;
}

/** What a request leads to. */
type Answer =
  | { status: 200 | 404; file: string; size: number }
  | { status: 302; location: string }
  | { status: 400 | 404 | 405; text: string };

/** Names of the folders and the file that a path names; undefined where it is not well formed or leads elsewhere. */
function segmentsOf(path: string): string[] | undefined {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    const strange = (name: string): boolean => /^\.\.?$|[/\\\0]/.test(name);
    return segments.some(strange) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** What stands at a path: the size of a file, or that it is a folder. */
async function look(path: string): Promise<{ size: number } | 'folder' | undefined> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return 'folder';
    return found.isFile() ? { size: found.size } : undefined;
  } catch {
    return undefined;
  }
}

async function notFound(root: string): Promise<Answer> {
  const file = join(root, '404.html');
  const found = await look(file);
  if (found && found !== 'folder') return { status: 404, file, size: found.size };
  return { status: 404, text: 'Not found\n' };
}

/** Answers as a static host does: pages by folder, no listings, its own page for what is not there. */
async function answer(url: string, { root, base }: StaticServerOptions): Promise<Answer> {
  const [path, rest] = splitUrl(url);
  if (!path.startsWith(base)) return { status: 302, location: base };
  const segments = segmentsOf(path.slice(base.length));
  if (!segments) return notFound(root);
  const target = join(root, ...segments);
  const found = await look(target);
  if (path.endsWith('/')) {
    const file = join(target, 'index.html');
    const index = found === 'folder' ? await look(file) : undefined;
    if (index && index !== 'folder') return { status: 200, file, size: index.size };
    return notFound(root);
  }
  if (found && found !== 'folder') return { status: 200, file: target, size: found.size };
  const page = await look(`${target}.html`);
  if (page && page !== 'folder') return { status: 200, file: `${target}.html`, size: page.size };
  if (!found) return notFound(root);
  const location = `${base}${segments.map(encodeURIComponent).join('/')}/${rest}`;
  return { status: 302, location };
}

function send(request: IncomingMessage, response: ServerResponse, reply: Answer): void {
  const headers = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
  if ('location' in reply) {
    response.writeHead(reply.status, { ...headers, location: reply.location });
    response.end();
    return;
  }
  if ('text' in reply) {
    const allow = reply.status === 405 ? { allow: 'GET, HEAD' } : {};
    const type = 'text/plain; charset=utf-8';
    response.writeHead(reply.status, { ...headers, ...allow, 'content-type': type });
    response.end(request.method === 'HEAD' ? undefined : reply.text);
    return;
  }
  const { status, file, size } = reply;
  const type = contentType(file);
  response.writeHead(status, { ...headers, 'content-type': type, 'content-length': size });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // A file that a build replaces in the middle of the answer ends the connection, nothing else.
  const content = createReadStream(file);
  content.on('error', () => response.destroy());
  response.on('close', () => content.destroy());
  content.pipe(response);
}

/** A server for a built site, as a static host would serve it; it does not listen yet. */
export function createStaticServer({ root, base }: StaticServerOptions): Server {
  // As browsers write it: a base path may have characters that URLs escape.
  const options = { root, base: new URL(base, 'http://localhost').pathname };
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(request, response, { status: 405, text: 'Only GET and HEAD\n' });
      return;
    }
    void answer(request.url ?? '/', options).then((reply) => send(request, response, reply));
  });
}
