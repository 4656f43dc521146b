import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { isOutputPath } from '../emit/output-file.ts';
import { splitUrl } from '../shared/url.ts';
import { refuse } from './allowed-requests.ts';
import { byteRange } from './byte-range.ts';
import { contentType } from './content-types.ts';

/** Options of a static server. */
export interface StaticServerOptions {
  /** Folder of the site. */
  root: string;
  /** Base path; starts and ends with `/`. */
  base: string;
  /** True for paths below the folder that may be served; if missing, all files may be served. */
  has?: (path: string) => boolean;
  /** Transforms each HTML document before it is sent. */
  transform?: (html: string) => string;
}

/** The answer to a request. */
type Answer =
  | { status: 200 | 404; file: string; size: number }
  | { status: 302; location: string }
  | { status: 400 | 404 | 405; text: string };

/** Splits a path into names; returns `undefined` if it is malformed or leads elsewhere. */
function segmentsOf(path: string): string[] | undefined {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    const strange = (name: string): boolean => /^\.\.?$|[/\\\0]/.test(name);
    return segments.some(strange) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** Returns the size of the file at a path, or that it is a folder. */
async function look(path: string): Promise<{ size: number } | 'folder' | undefined> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return 'folder';
    return found.isFile() ? { size: found.size } : undefined;
  } catch {
    return undefined;
  }
}

/** True if a file may be served: it belongs to the site and is not a link out of its folder. */
async function isServed(file: string, { root, has }: StaticServerOptions): Promise<boolean> {
  const path = relative(root, file).split(sep).join('/');
  if (!isOutputPath(path) || has?.(path) === false) return false;
  const [folder, target] = await Promise.all([realpath(root), realpath(file)]);
  return has ? join(folder, path) === target : target.startsWith(folder + sep);
}

async function notFound(options: StaticServerOptions): Promise<Answer> {
  const file = join(options.root, '404.html');
  const found = await look(file);
  if (found && found !== 'folder' && (await isServed(file, options)))
    return { status: 404, file, size: found.size };
  return { status: 404, text: 'Not found\n' };
}

/** Answers like a static host, but only with files that may be served. */
async function answer(url: string, options: StaticServerOptions): Promise<Answer> {
  const found = await find(url, options);
  if (!('file' in found) || found.status === 404) return found;
  return (await isServed(found.file, options)) ? found : notFound(options);
}

/** Resolves a request like a static host: index pages for folders, no listings, the site's own 404 page. */
async function find(url: string, options: StaticServerOptions): Promise<Answer> {
  const { root, base } = options;
  const [path, rest] = splitUrl(url);
  if (!path.startsWith(base)) return { status: 302, location: base };
  const segments = segmentsOf(path.slice(base.length));
  if (!segments) return notFound(options);
  const target = join(root, ...segments);
  const found = await look(target);
  if (path.endsWith('/')) {
    const file = join(target, 'index.html');
    const index = found === 'folder' ? await look(file) : undefined;
    if (index && index !== 'folder') return { status: 200, file, size: index.size };
    return notFound(options);
  }
  if (found && found !== 'folder') return { status: 200, file: target, size: found.size };
  const page = await look(`${target}.html`);
  if (page && page !== 'folder') return { status: 200, file: `${target}.html`, size: page.size };
  if (!found) return notFound(options);
  const location = `${base}${segments.map(encodeURIComponent).join('/')}/${rest}`;
  return { status: 302, location };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Answer,
  transform: StaticServerOptions['transform'],
): Promise<void> {
  const headers = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
  const end = (status: number, more: OutgoingHttpHeaders, body?: string): void => {
    response.writeHead(status, { ...headers, ...more });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if ('location' in reply) {
    end(reply.status, { location: reply.location });
    return;
  }
  if ('text' in reply) {
    const allow = reply.status === 405 ? { allow: 'GET, HEAD' } : {};
    end(reply.status, { ...allow, 'content-type': 'text/plain; charset=utf-8' }, reply.text);
    return;
  }
  const { status, file, size } = reply;
  const type = contentType(file);
  if (transform && file.endsWith('.html')) {
    const html = transform(await readFile(file, 'utf8'));
    const more = { 'content-type': type, 'content-length': Buffer.byteLength(html) };
    // Prevents a cached or prefetched document from showing an earlier version.
    end(status, { ...more, 'cache-control': 'no-store' }, html);
    return;
  }
  const part = status === 200 ? partOf(request, size) : undefined;
  if (part === 'unsatisfiable') {
    end(416, { 'content-range': `bytes */${size}` });
    return;
  }
  const length = part ? part.end - part.start + 1 : size;
  const more = { 'content-type': type, 'content-length': length, 'accept-ranges': 'bytes' };
  const range = part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` };
  if (request.method === 'HEAD') {
    end(status, more);
    return;
  }
  response.writeHead(part ? 206 : status, { ...headers, ...more, ...range });
  // If a build replaces the file during the answer, only the connection ends.
  const content = createReadStream(file, part);
  content.on('error', () => response.destroy());
  response.on('close', () => content.destroy());
  content.pipe(response);
}

/** Returns the part of a file that a request asks for. */
function partOf({ method, headers }: IncomingMessage, size: number): ReturnType<typeof byteRange> {
  // No answer has a validator, so a condition is never met, and the whole file is right.
  return method === 'GET' && headers['if-range'] === undefined
    ? byteRange(headers.range, size)
    : undefined;
}

/** Serves a file of a site. */
export function serveStatic(
  request: IncomingMessage,
  response: ServerResponse,
  { base, ...options }: StaticServerOptions,
): void {
  const reply: Promise<Answer> =
    request.method === 'GET' || request.method === 'HEAD'
      ? // As browsers write it: a base path may contain characters that URLs escape.
        answer(request.url ?? '/', {
          ...options,
          base: new URL(base, 'http://localhost').pathname,
        })
      : Promise.resolve({ status: 405, text: 'Only GET and HEAD\n' });
  reply
    .then((found) => send(request, response, found, options.transform))
    .catch(() => response.destroy());
}

/**
 * Creates a server that serves a built site like a static host, to the user of this machine; it does not listen yet.
 * `host` is the name or address that it listens on.
 */
export function createStaticServer(options: StaticServerOptions, host = '127.0.0.1'): Server {
  return createServer((request, response) => {
    if (!refuse(request, response, host)) serveStatic(request, response, options);
  });
}
