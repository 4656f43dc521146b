import { describe, expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

const id = '__docusaurus-base-url-issue-banner';
const container = `#${id}-container`;

/** Returns the text of a page's file on the server. */
async function htmlOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

describe('a site that is served below another path than its baseUrl', () => {
  const stage = setStage({ site: () => serveSmallSite({ config: { baseUrl: '/' } }) });

  test('S-076 S-077 S-078 S-079 S-080 the home page reports it and suggests the path', async () => {
    const { page, site } = stage;
    await page.goto(site.url);
    const banner = page.locator(container);
    await eventually(() => banner.isVisible()).toBe(true);
    await eventually(() => page.evaluate(() => document.body.firstElementChild?.id)).toBe(
      `${id}-container`,
    );
    await eventually(() => banner.locator('p').allInnerTexts()).toEqual([
      'Your Docusaurus site did not load properly.',
      'A very common reason is a wrong site baseUrl configuration.',
      'Current configured baseUrl = / (default value)',
      `We suggest trying baseUrl = ${base}`,
    ]);
    const link = banner.locator('a');
    await eventually(() => link.innerText()).toBe('baseUrl configuration');
    await eventually(() => link.getAttribute('href')).toBe(
      'https://docusaurus.io/docs/docusaurus.config.js/#baseUrl',
    );

    await passes(async () => {
      const box = await page.locator(`${container} > #${id}`).evaluate((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, margin, padding } =
          getComputedStyle(element);
        return { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, margin, padding };
      });
      expect(box).toEqual({
        borderTopStyle: 'solid',
        borderTopWidth: '5px',
        borderTopColor: 'rgb(255, 0, 0)',
        backgroundColor: 'rgb(255, 230, 179)',
        margin: '20px',
        padding: '20px',
      });
    });
    const colour = (selector: string): Promise<string> =>
      banner.locator(selector).evaluate((element) => getComputedStyle(element).color);
    await eventually(() => colour('p:nth-of-type(3) span')).toBe('rgb(255, 0, 0)');
    await eventually(() => page.locator(`#${id}-suggestion-container`).innerText()).toBe(base);
    await eventually(() => colour(`#${id}-suggestion-container`)).toBe('rgb(0, 128, 0)');

    // The console reports only the missing files: the page's policy allows the script.
    for (const fault of stage.takeFaults()) expect(fault).toMatch(/404 \(Not Found\)|MIME type/);
  });

  test('S-079 the suggestion ends with a slash even if the address does not', async () => {
    const { page, site } = stage;
    const body = await htmlOf(site.url);
    await page.route('**/some/where?*', (route) =>
      route.fulfill({ body, contentType: 'text/html' }),
    );
    await page.goto(`${site.url}some/where?a=b#c`);
    await eventually(() => page.locator(`#${id}-suggestion-container`).innerText()).toBe(
      `${base}some/where/`,
    );
    stage.takeFaults();
  });

  test('S-076 other pages have no banner', async () => {
    const { page, site } = stage;
    for (const path of ['docs/', 'about/', '404.html']) {
      await page.goto(site.url + path);
      await eventually(async () => [path, await page.locator(container).count()]).toEqual([
        path,
        0,
      ]);
      expect(await htmlOf(site.url + path)).not.toContain(id);
    }
    stage.takeFaults();
  });
});

describe('a site under its own path', () => {
  const stage = setStage({ site: () => serveSmallSite() });

  test('S-076 S-077 S-081 the banner is not part of the document; a script in its head creates it', async () => {
    const { page, site } = stage;
    const html = await htmlOf(site.url);
    const head = html.slice(0, html.indexOf('</head>'));
    const source = head.match(/<script>(?:(?!<\/script>).)*issue-banner.*?<\/script>/s)?.[0];
    expect(source).toContain('DOMContentLoaded');
    expect(source).toContain('did not load properly');
    expect(source?.slice('<script>'.length, -'</script>'.length)).not.toContain('<');
    expect(html.replaceAll(/<script\b.*?<\/script>/gs, '')).not.toMatch(
      /issue-banner|load properly/,
    );

    await stage.open('');
    await eventually(() => page.locator(container).count()).toBe(0);
  });

  test('S-077 nothing happens if only the script of the page is late', async () => {
    const { page, site } = stage;
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/page-*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    await eventually(() => page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    await eventually(() => page.locator(container).count()).toBe(0);
    release?.();
    await hydrated(page);
    await eventually(() => page.locator(container).count()).toBe(0);
  });

  test('S-077 S-078 S-081 the style sheet alone hides it; without both, it shows the path', async () => {
    const { page, site } = stage;
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(site.url);
    await eventually(() => page.locator(container).count()).toBe(1);
    await eventually(() => page.locator(container).isVisible()).toBe(false);

    await page.route('**/assets/css/**', (route) => route.abort());
    await page.goto(site.url);
    await eventually(() => page.locator(`${container} p`).nth(2).innerText()).toBe(
      `Current configured baseUrl = ${base}`,
    );
    stage.takeFaults();
  });
});

describe('a site without the banner', () => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { baseUrl: '/', baseUrlIssueBanner: false } }),
  });

  test('S-076 has no script for it', async () => {
    await stage.page.goto(stage.site.url);
    await eventually(() => stage.page.locator(container).count()).toBe(0);
    expect(await htmlOf(stage.site.url)).not.toContain(id);
    stage.takeFaults();
  });
});
