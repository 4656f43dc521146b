import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveFault, LiveMessage } from '../shared/live-messages.ts';

/** How often a connection is kept alive, in milliseconds: some proxies end silent ones after a minute. */
const pulse = 30_000;

/** The browsers that show the site: each has a stream of events. */
export class LiveClients {
  /** Maps a stream to the path of the page that it is for. */
  readonly #streams = new Map<ServerResponse, string>();
  /** Tells browsers that they are connected with another server than before. */
  readonly #server = randomUUID();
  #revision = 0;
  #faults: readonly LiveFault[] = [];
  readonly #pulse = setInterval(() => this.#sendAll(': \n\n'), pulse).unref();

  /** How often the site has changed. */
  get revision(): number {
    return this.#revision;
  }

  /** Number of connected browsers. */
  get size(): number {
    return this.#streams.size;
  }

  /** The paths of the pages that are open, with base path. */
  get openPages(): ReadonlySet<string> {
    return new Set(this.#streams.values());
  }

  /** Connects a browser that shows the page at a path. */
  connect(request: IncomingMessage, response: ServerResponse, path: string): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    this.#streams.set(response, path);
    request.on('close', () => this.#streams.delete(response));
    response.on('error', () => this.#streams.delete(response));
    response.write('retry: 1000\n\n');
    response.write(
      eventOf({ type: 'hello', server: this.#server, revision: this.#revision }) +
        eventOf({ type: 'faults', faults: [...this.#faults] }),
    );
  }

  /** Tells that pages have changed, given their hrefs. */
  tellPages(hrefs: string[]): void {
    if (hrefs.length === 0) return;
    this.#revision += 1;
    this.#sendAll(eventOf({ type: 'pages', revision: this.#revision, hrefs }));
  }

  /** Tells what is wrong now. */
  tellFaults(faults: readonly LiveFault[]): void {
    if (JSON.stringify(faults) === JSON.stringify(this.#faults)) return;
    this.#faults = faults;
    this.#sendAll(eventOf({ type: 'faults', faults: [...faults] }));
  }

  /** Ends all connections. */
  close(): void {
    clearInterval(this.#pulse);
    for (const stream of this.#streams.keys()) stream.end();
    this.#streams.clear();
  }

  #sendAll(text: string): void {
    for (const stream of this.#streams.keys()) stream.write(text);
  }
}

function eventOf(message: LiveMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}
