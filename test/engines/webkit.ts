import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { EngineWindow } from './engine-window.ts';
import { commandPaths, webDriverWindow } from './web-driver.ts';

/** Opens a window of WebKitGTK's small browser, on a screen in memory. */
export async function openWebKit(driver: string, xvfb: string): Promise<EngineWindow> {
  const processes: ChildProcess[] = [];
  const close = async (): Promise<void> => {
    for (const each of [...processes].reverse()) {
      if (each.exitCode !== null || each.signalCode !== null) continue;
      each.kill();
      await once(each, 'exit');
    }
  };
  try {
    // It writes the number of the screen that it chose into file 3.
    const screen = spawn(
      xvfb,
      ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    processes.push(screen);
    const number = String((await once(screen.stdio[3]!, 'data'))[0]).trim();

    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11' };
    const parameters = [`--port=${port}`, '--host=127.0.0.1'];
    processes.push(spawn(driver, parameters, { stdio: 'ignore', env }));
    const url = `http://127.0.0.1:${port}`;
    await isReady(url);
    const created = await request('POST', `${url}/session`, { capabilities: {} });
    const session = `${url}/session/${(created as { sessionId: string }).sessionId}`;
    return webDriverWindow(
      (command, { id = '', ...body }) =>
        request('POST', `${session}/${commandPaths[command].replace(':id', String(id))}`, body),
      async () => {
        // This ends the browser.
        await request('DELETE', session);
        await close();
      },
    );
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns a port that nobody listens on: the driver does not report one that it chooses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

async function isReady(url: string): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      await request('GET', `${url}/status`);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
