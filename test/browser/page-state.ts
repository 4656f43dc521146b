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

/**
 * Lets a page listen before something happens: `start` returns a promise in an object. Resolves when the page listens,
 * to a function that waits for the result. A call that waits at once could be overtaken by what it waits for.
 */
export async function listen<Result>(
  page: Page,
  start: () => { result: Promise<Result> },
): Promise<() => Promise<Result>> {
  const handle = await page.evaluateHandle(start);
  return () => handle.evaluate(({ result }) => result);
}
