import type { Page } from 'playwright-core';

/** Collects console errors and warnings, and uncaught errors, of a page into a list. */
export function collectFaults(page: Page, faults: string[] = []): string[] {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    faults.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

/** Waits until the viewer has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}
