import type { Browser } from 'playwright-core';
import { ask } from './shared.ts';

/** Connects to the browser of this worker; `close` ends the connection and closes its pages. */
export async function openBrowser(): Promise<Browser> {
  const endpoint = await ask('browser', process.env.JEST_WORKER_ID ?? '1');
  // From `environment.mjs`.
  const { connectToBrowser } = globalThis as unknown as {
    connectToBrowser: (endpoint: string) => Promise<Browser>;
  };
  return connectToBrowser(endpoint);
}
