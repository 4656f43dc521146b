import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Names that always mean this machine. */
const own = ['localhost', '127.0.0.1', '[::1]'];

/** Addresses that mean all interfaces of a machine. */
const anywhere = ['0.0.0.0', '::'];

/**
 * True for a request that the user of this machine has made: it names the server, and no other site's page has sent it.
 * A site that makes its own name resolve to this machine (DNS rebinding) would request that name. `host` is the name or
 * address that the server listens on.
 */
export function isAllowed(headers: IncomingHttpHeaders, host: string): boolean {
  const name = nameOf(headers.host);
  if (name === undefined || !isOwnName(name, host)) return false;
  const { origin } = headers;
  // Browsers set `Origin` correctly, so another scheme or port is another site.
  if (origin !== undefined && origin.toLowerCase() !== `http://${headers.host?.toLowerCase()}`)
    return false;
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  // Another site may link to this one, but may not load it in scripts, images and frames.
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

/** Answers a request that is not allowed; returns whether it was one. */
export function refuse(request: IncomingMessage, response: ServerResponse, host: string): boolean {
  if (isAllowed(request.headers, host)) return false;
  const body = 'This server answers only requests from its own pages.\n';
  response.writeHead(403, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
  return true;
}

/** Returns the name in a `Host` header, without port; `undefined` if it is malformed. */
function nameOf(header: string | undefined): string | undefined {
  const [, name] = header?.match(/^(\[[0-9a-f:.]+\]|[^:/?#@[\]\s]+)(?::\d{1,5})?$/i) ?? [];
  return name?.toLowerCase();
}

/** True for a name or address of the server; one that listens on all interfaces has more than this process knows. */
function isOwnName(name: string, host: string): boolean {
  if (own.includes(name) || name.endsWith('.localhost')) return true;
  const listening = host.toLowerCase();
  if (name === listening || name === `[${listening}]`) return true;
  if (!anywhere.includes(host)) return false;
  // An address is never the name of another site.
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === hostname().toLowerCase();
}
