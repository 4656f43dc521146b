import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { serveStatic } from '../cli/static-server.ts';
import { distFolder } from '../render/bundling.ts';
import { livePath } from '../shared/live-messages.ts';
import { isAllowed } from './allowed-requests.ts';
import type { LiveClients } from './live-clients.ts';

/** A site that can be served. */
export interface ServedSite {
  /** Folder with its files. */
  root: string;
  /** Base path with slashes at both ends. */
  base: string;
  /** True for the path of a file of the site below the folder. */
  has: (path: string) => boolean;
}

/** What a development server serves. */
export interface LiveServerOptions {
  /** The site as it is; undefined where there is none because of faults. Waits for the first build. */
  site: () => Promise<ServedSite | undefined>;
  /** The browsers. */
  clients: LiveClients;
  /** What the server listens on, a name or an address. */
  host: string;
}

/** The addresses of the server's own below any base path. */
const ownAddress = new RegExp(`^[^?#]*/${livePath}/(live\\.js|events)(?:\\?([^#]*))?$`);

/** A server for the site under development, and for the script that keeps it up to date in browsers. */
export function createLiveServer({ site, clients, host }: LiveServerOptions): Server {
  const script = readFileSync(join(distFolder, 'live.js'));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isAllowed(request.headers, host)) {
      endWith(
        response,
        403,
        'text/plain',
        'This server answers only requests from its own pages.\n',
      );
      return;
    }
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

/** What is shown where there is no good site yet: the faults stand above it. */
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
