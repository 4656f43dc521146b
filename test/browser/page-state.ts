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

/** Adds rules to a page, which the policy of the page does not refuse as it does an element. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
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

/**
 * Holds back scripts that the document at a URL does not name, such as those fetched at the first sign of a reader.
 * Returns a function that lets them through.
 */
export async function holdLaterScripts(page: Page, url: string): Promise<() => void> {
  const html = await (await page.request.get(url)).text();
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/js/*.js', async (route) => {
    const name = route.request().url().split('/').at(-1) ?? '';
    if (!html.includes(name)) await released;
    await route.continue();
  });
  return release;
}
