import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { hydrated } from './page-state.ts';

/** Kinds of resources that a page loads. */
export type ResourceKind = 'document' | 'script' | 'style' | 'image' | 'prefetched' | 'other';

/** A response that a browser received. */
export interface Transfer {
  /** Address. */
  url: string;
  /** Its kind. */
  kind: ResourceKind;
  /** Size of the body in bytes, compressed by gzip at level 9. */
  size: number;
}

const kinds: Record<string, ResourceKind> = {
  document: 'document',
  script: 'script',
  stylesheet: 'style',
  image: 'image',
};

/**
 * Loads an address, waits until there are no more requests, and returns what the browser received.
 *
 * @param prefetched number of prefetched pages to wait for, because the browser requests them when it is idle
 */
export async function transfersOf(page: Page, url: string, prefetched = 0): Promise<Transfer[]> {
  const transfers: Promise<Transfer>[] = [];
  const collect = (response: Response): void => void transfers.push(read(response));
  page.on('response', collect);
  await page.goto(url);
  await hydrated(page);
  await page.waitForFunction(
    (count) => document.querySelectorAll('link[rel="prefetch"]').length >= count,
    prefetched,
  );
  // The last response may arrive when the network has already been idle once.
  let count: number;
  do {
    count = transfers.length;
    await page.waitForLoadState('networkidle');
    await Promise.all(transfers);
  } while (count < transfers.length);
  page.off('response', collect);
  return Promise.all(transfers);
}

async function read(response: Response): Promise<Transfer> {
  const request = response.request();
  const { 'sec-purpose': purpose = '' } = await request.allHeaders();
  const kind = purpose.includes('prefetch')
    ? 'prefetched'
    : (kinds[request.resourceType()] ?? 'other');
  return { url: response.url(), kind, size: gzipSync(await response.body(), { level: 9 }).length };
}

/** Returns the bytes of the transfers of some kinds. */
export function total(transfers: readonly Transfer[], ...wanted: ResourceKind[]): number {
  return transfers
    .filter(({ kind }) => wanted.length === 0 || wanted.includes(kind))
    .reduce((sum, { size }) => sum + size, 0);
}
