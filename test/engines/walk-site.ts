import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createStaticServer } from '../../src/serve/static-server.ts';
import { base } from '../browser/fixture-site.ts';
import { buildOnce } from '../run/shared.ts';

/** The demonstration site, served twice. */
export interface WalkSite {
  /** URL of the site; its pages record what goes wrong (`takeFaults`). */
  url: string;
  /** URL of the site where browsers run no scripts. */
  plainUrl: string;
  /** Stops serving. */
  close(): Promise<void>;
}

/** Records what goes wrong in a window: no protocol reports it in all engines. Runs before everything else. */
function recordFaults(): void {
  let isLeaving = false;
  // A navigation aborts what is still loading.
  addEventListener('beforeunload', () => (isLeaving = true));
  const note = (fault: string): void => {
    if (isLeaving) return;
    const known = sessionStorage.getItem('faults') ?? '';
    sessionStorage.setItem('faults', `${known}${location.pathname}: ${fault}\n`);
  };
  const failed = (event: Event): void => {
    if (event instanceof ErrorEvent) note(event.message);
    // Firefox prefetches nothing that must not be stored, and this server says so of transformed pages.
    else if (event.target instanceof Element && !event.target.matches('[rel="prefetch"]'))
      note(`not loaded: ${event.target.outerHTML}`);
  };
  // Elements that cannot load tell nobody but themselves.
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) =>
    note(`${String(reason)} ${Reflect.get(reason, 'stack')}`),
  );
  document.addEventListener('securitypolicyviolation', (event) =>
    note(`blocked by ${event.violatedDirective}: ${event.blockedURI}`),
  );
  for (const level of ['error', 'warn'])
    Reflect.set(console, level, (...values: unknown[]) =>
      note(`console.${level}: ${values.join(' ')}`),
    );
}

/** Returns what went wrong in a window so far, and forgets it; runs in the page. */
export function takeFaults(): string {
  const faults = sessionStorage.getItem('faults') ?? '';
  sessionStorage.removeItem('faults');
  return faults;
}

/** Builds the demonstration site with the bundled command, once for all suites of a run, and serves it. */
export async function serveWalkSite(): Promise<WalkSite> {
  const source = join(import.meta.dirname, '../..');
  const root = await buildOnce(source, source);
  const recording = createStaticServer({
    root,
    base,
    // In front of the content security policy, which would not allow it.
    transform: (html) =>
      html.replace('<head>', `<head><script>(${String(recordFaults)})()</script>`),
  });
  const plain = createStaticServer({ root, base });
  plain.prependListener('request', (_, response) =>
    response.setHeader('content-security-policy', "script-src 'none'"),
  );
  return {
    url: await listen(recording),
    plainUrl: await listen(plain),
    close: async () => {
      for (const server of [recording, plain]) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
    },
  };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://127.0.0.1:${port}${base}`;
}
