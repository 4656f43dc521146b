import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Names by which a machine calls itself. */
const own = ['localhost', '127.0.0.1', '[::1]'];

/** Addresses that stand for all of a machine. */
const anywhere = ['0.0.0.0', '::'];

/**
 * True for a request that this machine's reader has made: for a name of the server, and not for a page of another site.
 * A site that lets its own name lead to this machine (DNS rebinding) asks for that name. `host` is what the server
 * listens on.
 */
export function isAllowed(headers: IncomingHttpHeaders, host: string): boolean {
  const name = nameOf(headers.host);
  if (name === undefined || !isOwnName(name, host)) return false;
  const { origin } = headers;
  // Browsers do not say `http:` wrongly: another scheme or port is another site.
  if (origin !== undefined && origin.toLowerCase() !== `http://${headers.host?.toLowerCase()}`)
    return false;
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  // A link on another site may lead here; its scripts, images and frames may not.
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

/** The name in a `Host` header, without port; undefined where it is not well formed. */
function nameOf(header: string | undefined): string | undefined {
  const [, name] = header?.match(/^(\[[0-9a-f:.]+\]|[^:/?#@[\]\s]+)(?::\d{1,5})?$/i) ?? [];
  return name?.toLowerCase();
}

/** True for a name or address of the server; who listens on all of them has more of them than this process knows. */
function isOwnName(name: string, host: string): boolean {
  if (own.includes(name) || name.endsWith('.localhost')) return true;
  const listening = host.toLowerCase();
  if (name === listening || name === `[${listening}]`) return true;
  if (!anywhere.includes(host)) return false;
  // An address is never the name of another site.
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === hostname().toLowerCase();
}
