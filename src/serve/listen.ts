import type { Server } from 'node:http';

/** Number of ports to try if the requested one is in use. */
const TRIES = 20;

function listenOn(server: Server, port: number, host: string): Promise<'listening' | 'in use'> {
  return new Promise((done, fail) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', listening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') done('in use');
      else fail(error);
    };
    const listening = (): void => {
      server.off('error', failed);
      done('listening');
    };
    server.once('error', failed);
    server.once('listening', listening);
    server.listen(port, host);
  });
}

/** Listens on a port, or on the next free one; returns `undefined` if there is none. */
export async function listen(
  server: Server,
  wanted: number,
  host = '127.0.0.1',
): Promise<number | undefined> {
  for (let port = wanted; port < wanted + TRIES && port <= 65_535; port += 1) {
    if ((await listenOn(server, port, host)) === 'in use') continue;
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  }
  return undefined;
}
