import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A proxy that sends documents in pieces. */
export interface SlowServer {
  /** Origin. */
  origin: string;
  /** Stops it. */
  close(): Promise<void>;
}

/** Pause between two pieces, in milliseconds: several frames. */
const pause = 60;

/** Serves the files of another server; the browser can paint each document before some of its parts have arrived. */
export async function serveSlowly(origin: string): Promise<SlowServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + (request.url ?? '/'));
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (type.startsWith('text/html')) {
        for (const piece of pieces(await answer.text())) {
          response.write(piece);
          await sleep(pause);
        }
        response.end();
      } else {
        response.end(Buffer.from(await answer.arrayBuffer()));
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Cuts a document in the announcement, between navbar items, before the content, within its title and a line of links,
 * before the title of a diagram in a line, before the table of contents, and twice in the footer.
 */
function pieces(html: string): string[] {
  const content = html.indexOf('id="__page-content"');
  const titleEnd = html.indexOf('</h1>', content);
  const end = html.indexOf('</main>');
  const footer = html.indexOf('<footer', end);
  const cuts = [
    html.indexOf('<a', html.indexOf('announcement-bar__content')),
    html.indexOf('</a>', html.indexOf('navbar__items--right')),
    content,
    html.lastIndexOf('<wbr', titleEnd),
    titleEnd,
    html.indexOf('</a> · ', content),
    html.indexOf('<summary', html.indexOf('class="graph in-line"')),
    Math.floor((content + end) / 2),
    end + '</main>'.length,
    footer + 300,
    html.indexOf('</li>', footer),
  ];
  const places = [0, ...cuts.filter((cut) => cut > 0), html.length].sort((a, b) => a - b);
  return places.slice(1).map((place, i) => html.slice(places[i], place));
}
