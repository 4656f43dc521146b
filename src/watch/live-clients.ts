import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveFault, LiveMessage } from '../shared/live-messages.ts';

/** Interval of keep-alive messages, in milliseconds: some proxies end silent connections after a minute. */
const pulse = 30_000;

/** The browsers that show the site, each with a stream of events. */
export class LiveClients {
  /** Maps each stream to the path of its page. */
  readonly #streams = new Map<ServerResponse, string>();
  /** Identifies this server, so that browsers notice a restart. */
  readonly #server = randomUUID();
  #revision = 0;
  #faults: readonly LiveFault[] = [];
  readonly #pulse = setInterval(() => this.#sendAll(': \n\n'), pulse).unref();

  /** Number of changes of the site. */
  get revision(): number {
    return this.#revision;
  }

  /** Number of connected browsers. */
  get size(): number {
    return this.#streams.size;
  }

  /** The paths of the open pages, with base path. */
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

  /** Announces changed pages by their hrefs. */
  notifyPages(hrefs: string[]): void {
    if (hrefs.length === 0) return;
    this.#revision += 1;
    this.#sendAll(eventOf({ type: 'pages', revision: this.#revision, hrefs }));
  }

  /** Announces the current errors. */
  notifyFaults(faults: readonly LiveFault[]): void {
    if (JSON.stringify(faults) === JSON.stringify(this.#faults)) return;
    this.#faults = faults;
    this.#sendAll(eventOf({ type: 'faults', faults: [...faults] }));
  }

  /** Closes all connections. */
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
