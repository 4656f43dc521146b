import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { refuse } from '../serve/allowed-requests.ts';
import { serveStatic } from '../serve/static-server.ts';
import { distFolder } from '../render/bundling.ts';
import { livePath } from '../shared/live-messages.ts';
import { splitUrl } from '../shared/url.ts';
import type { LiveClients } from './live-clients.ts';

/** A site to serve. */
export interface ServedSite {
  /** Folder of its files. */
  root: string;
  /** Base path with slashes at both ends. */
  base: string;
  /** Returns true for the path of a site file, relative to the folder. */
  has: (path: string) => boolean;
  /** Waits until what is served at a path, relative to the base path, is written; missing if everything is. */
  ready?: (path: string) => Promise<void>;
}

/** Options of a development server. */
export interface LiveServerOptions {
  /** Returns the current site, after the first build; `undefined` if errors have prevented any. */
  site: () => Promise<ServedSite | undefined>;
  /** The browsers. */
  clients: LiveClients;
  /** The name or address that the server listens on. */
  host: string;
}

/** The server's own addresses, below any base path. */
const ownAddress = new RegExp(`^[^?#]*/${livePath}/(live\\.js|events)(?:\\?([^#]*))?$`);

/** Creates a server for the site under development and the script that updates it in browsers. */
export function createLiveServer({ site, clients, host }: LiveServerOptions): Server {
  const script = readFileSync(join(distFolder, 'live.js'));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (refuse(request, response, host)) return;
    const [, name, query = ''] = request.url?.match(ownAddress) ?? [];
    if (name === 'events' && request.method === 'GET') {
      clients.connect(request, response, new URLSearchParams(query).get('page') ?? '');
      return;
    }
    if (name === 'live.js') {
      endWith(response, 200, 'text/javascript', script);
      return;
    }
    const served = await site();
    const [path] = splitUrl(request.url ?? '');
    if (served?.ready && path.startsWith(served.base))
      await served.ready(path.slice(served.base.length));
    if (served) serveStatic(request, response, { ...served, transform: withScript(served.base) });
    else endWith(response, 200, 'text/html', withScript('/')(waitingPage));
  };
  const withScript = (base: string) => (html: string) => {
    const tag = `<script type="module" async src="${base}${livePath}/live.js" data-revision="${clients.revision}"></script>`;
    return html.replace('</head>', () => `${tag}</head>`);
  };
  return createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
}

function endWith(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

/** The page to show until there is a good site; the errors are shown above it. */
const waitingPage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The site has faults</title>
<style>:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif } main { max-width: 40rem; margin: 4rem auto; padding: 0 1rem }</style>
</head>
<body><main><h1>The site has faults</h1><p>It is shown here as soon as they are mended. What they are stands in the terminal.</p></main></body>
</html>
`;
