import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { hydrated } from './page-state.ts';
import { setStage, type Stage } from './stage.ts';

/** Stops the servers. */
const stops: (() => void)[] = [];

afterAll(() => {
  for (const stop of stops) stop();
});

/** Starts another host, which answers every request with the same text; returns its origin. */
async function serveWord(word: string, type = 'text/plain'): Promise<string> {
  const server = createServer((_, response) => {
    const headers = { 'access-control-allow-origin': '*', 'content-type': type };
    response.writeHead(200, headers).end(word);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const image = await serveWord(square, 'image/svg+xml');
const frame = await serveWord('f');
const form = await serveWord('s');

/** Texts, without the React pages of the small site. */
const texts = {
  'texts/index.md': '# Texts\n\n[Shown](shown.mdx) [Plain](plain.md)\n',
  'texts/plain.md': '# Plain\n\n[Shown](shown.mdx)\n',
  'texts/shown.mdx': `# Shown

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

![Square](${image}/a.svg) [Plain](plain.md)

<Tabs><TabItem value="a">First</TabItem><TabItem value="b">Second</TabItem></Tabs>

<p className="colored" style={{ color: 'rgb(1, 2, 3)' }}>Styled</p>

<style>{'.s { color: rgb(4, 5, 6) }'}</style> <b class="s">s</b>

<iframe src="${frame}/" title="Frame"></iframe>

<form action="${form}/" target="answer"><button>Send</button></form>
`,
};

/** Returns what browsers refused in the window so far. */
async function watchRefusals({ page }: Stage): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Reflect.set(window, 'refused', refused);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.push(effectiveDirective),
    );
  });
  return () => page.evaluate(() => (Reflect.get(window, 'refused') as string[]).sort());
}

/** Tries to run a script and to reach another host; returns what succeeded. */
async function tryAll({ page }: Stage): Promise<string[]> {
  return page.evaluate(async (host) => {
    const done: string[] = [];
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    if (Reflect.get(window, 'ran') === true) done.push('script');
    const answer = await fetch(host).catch(() => undefined);
    if (answer) done.push('connect');
    return done;
  }, frame);
}

describe('a site of texts', () => {
  const config = { docs: { path: 'texts' }, pages: undefined, navbar: {}, security: {} };
  const stage = setStage({ site: () => serveSmallSite({ config, files: texts }) });

  test('shows all that its texts name, in one window, and nothing is refused', async () => {
    const { page } = stage;
    const refused = await watchRefusals(stage);
    await stage.open('docs/');
    await stage.markWindow();
    for (const name of ['Plain', 'Shown', 'Plain', 'Shown']) {
      await page.locator('main').getByRole('link', { name, exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }
    await hydrated(page);
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('main img')?.naturalWidth === 8,
    );
    const colorOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).color);
    await eventually(() => colorOf('.colored')).toBe('rgb(1, 2, 3)');
    await eventually(() => colorOf('.s')).toBe('rgb(4, 5, 6)');
    await page.frameLocator('main iframe').getByText('f', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'b' }).click();
    await page.getByText('Second').waitFor();
    const [answer] = await Promise.all([
      stage.context.waitForEvent('page'),
      page.getByRole('button', { name: 'Send' }).click(),
    ]);
    await answer.getByText('s', { exact: true }).waitFor();
    await eventually(() => stage.isSameWindow()).toBe(true);
    expect(await refused()).toEqual([]);
  });

  test('runs no other scripts, which cannot connect to other hosts', async () => {
    const refused = await watchRefusals(stage);
    await stage.open('docs/');
    expect(await tryAll(stage)).toEqual([]);
    await eventually(refused).toEqual(['connect-src', 'script-src-elem']);
    await eventually(() => stage.faults.join('\n')).toContain('Content Security Policy');
    stage.takeFaults();
  });
});

describe.each([
  ['has no policy if it lists none', {}, ['script', 'connect']],
  ['has the policy that it lists', { contentSecurityPolicy: { connect: [frame] } }, ['connect']],
])('a site with React pages', (name, security, allowed) => {
  const stage = setStage({ site: () => serveSmallSite({ config: { security } }) });

  test(name, async () => {
    await stage.open('counter/');
    expect(await tryAll(stage)).toEqual(allowed);
    stage.takeFaults();
  });
});
