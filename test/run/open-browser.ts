import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { ask } from './shared.ts';

/** Connects to the browser of this worker; `close` ends the connection and closes its pages. */
export async function openBrowser(): Promise<Browser> {
  return chromium.connect(await ask('browser', process.env.JEST_WORKER_ID ?? '1'));
}
