import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience } from '../run/eventually.ts';
import type { EngineWindow } from './engine-window.ts';
import { webDriverWindow } from './web-driver.ts';

/** Lets the browser choose a port. Everything else that tests need are the defaults of `--marionette`. */
const preferences = 'user_pref("marionette.port", 0);\n';

/** Opens a window of Firefox, by its own protocol: WebDriver's commands, without a driver between. */
export async function openFirefox(executable: string): Promise<EngineWindow> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences);
  const firefox = spawn(
    executable,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((done) => {
    firefox.once('exit', () => done());
    firefox.once('error', () => done());
  });
  let socket: Socket | undefined;
  const close = async (): Promise<void> => {
    socket?.destroy();
    firefox.kill();
    await ended;
    // Processes of the browser may still be writing.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    socket = connect(await portOf(profile, () => firefox.exitCode), '127.0.0.1');
    await once(socket, 'connect');
    const call = callsOver(socket);
    await call('WebDriver:NewSession', {});
    return webDriverWindow(
      (command, parameters) => call(`WebDriver:${command}`, parameters),
      close,
    );
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits until the browser has written the port that it listens on into its profile. */
async function portOf(profile: string, exitCode: () => number | null): Promise<number> {
  const end = Date.now() + patience;
  while (Date.now() < end && exitCode() === null) {
    try {
      const port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
      if (port > 0) return port;
    } catch {
      // Not there yet.
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('Firefox did not start within a minute.');
}

/** Returns a function that calls commands. Messages are JSON, each with its length in bytes in front: `12:[0,1,…]`. */
function callsOver(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  let received = Buffer.alloc(0);
  let last = 0;

  const take = (text: string): void => {
    const message: unknown = JSON.parse(text);
    // The first message is a greeting.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as [number, number, { message: string } | null, unknown];
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(isValue(result) ? result.value : result);
  };

  socket.on('data', (chunk) => {
    received = Buffer.concat([received, Buffer.from(chunk)]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.toString('utf8', 0, colon));
      if (colon === -1 || received.length < end) return;
      take(received.toString('utf8', colon + 1, end));
      received = received.subarray(end);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'));
  });

  return (name, parameters) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

function isValue(result: unknown): result is { value: unknown } {
  return result !== null && typeof result === 'object' && 'value' in result;
}
