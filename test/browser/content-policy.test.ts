import { readFile, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite, type FixtureSite } from './fixture-site.ts';
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

/** A page that fetches from a host that its code names, and from the hosts in its query. */
const page = (named: string): string => `
import { useEffect, useState } from 'react';
const api = '${named}';
export default function Answers() {
  const [answers, setAnswers] = useState({});
  useEffect(() => {
    const add = (name, request) =>
      request.then((answer) => answer.text(), () => 'refused').then((text) =>
        setAnswers((before) => ({ ...before, [name]: text })));
    add('named', fetch(\`\${api}/users/\${1 + 1}\`));
    for (const [name, host] of new URLSearchParams(location.search)) add(name, fetch(host));
  }, []);
  return <main>{Object.keys(answers).sort().map((name) => <p key={name}>{name}: {answers[name]}</p>)}</main>;
}
`;

/** Hosts: one that the code names, one that the configuration names, and another one. */
const named = await serveWord('yes, named');
const listed = await serveWord('yes, listed');
const other = await serveWord('yes, other');
const query = `?listed=${encodeURIComponent(listed)}&other=${encodeURIComponent(other)}`;
const files = { 'pages/answers.jsx': page(named) };

/** Returns the answers on the page as soon as there are three of them. */
async function answers({ page: shown }: Stage): Promise<string[]> {
  await shown.locator('main p').nth(2).waitFor();
  return shown.locator('main p').allTextContents();
}

/** Returns the policy of each page of a site. */
async function policies({ folder }: FixtureSite): Promise<Map<string, string | undefined>> {
  const all = await readdir(folder, { recursive: true });
  const found = new Map<string, string | undefined>();
  for (const file of all.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    found.set(file, /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]);
  }
  return found;
}

describe('the content security policy', () => {
  const config = { security: { contentSecurityPolicy: { connect: [listed] } } };
  const stage = setStage({ site: () => serveSmallSite({ config, files }) });

  test('a component reaches the hosts that its code or the configuration names, and no other', async () => {
    await stage.open(`answers/${query}`);
    await eventually(() => answers(stage)).toEqual([
      'listed: yes, listed',
      'named: yes, named',
      'other: refused',
    ]);
    await eventually(() => stage.faults.join('\n')).toContain('Content Security Policy');
    stage.takeFaults();
  });

  test('it reaches them after navigation from a page that may not load so much', async () => {
    await stage.open('docs/alone/');
    await stage.page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      link.id = 'to-answers';
      document.querySelector('main')?.append(link);
      link.textContent = 'Answers';
    }, `${stage.site.url}answers/${query}`);
    await stage.page.click('#to-answers');
    await stage.page.waitForURL('**/answers/**');
    await hydrated(stage.page);
    await eventually(() => answers(stage)).toContain('named: yes, named');
    stage.takeFaults();
  });

  test('only the page of the component may reach what its code names', async () => {
    const found = await policies(stage.site);
    const own = [...found].filter(([, policy]) => policy?.includes(named)).map(([file]) => file);
    expect(own).toEqual(['answers/index.html']);
    expect(found.get('docs/alone/index.html')).toContain(`connect-src 'self' ${listed};`);
  });
});

describe('without a policy', () => {
  const config = { security: { contentSecurityPolicy: false } };
  const stage = setStage({ site: () => serveSmallSite({ config, files }) });

  test('a component reaches every host', async () => {
    await stage.open(`answers/${query}`);
    await eventually(() => answers(stage)).toContain('other: yes, other');
    const found = await policies(stage.site);
    expect(found.get('answers/index.html')).toBeUndefined();
    expect(new Set(found.values())).toEqual(new Set([undefined]));
  });
});

describe('inline styles', () => {
  const texts = {
    'docs/start.md': '# Start\n\n[Styled](styled.mdx)\n',
    'docs/styled.mdx': `# Styled

<p className="colored" style={{ color: 'rgb(1, 2, 3)' }}>Styled</p> [Start](start.md) [Sheet](sheet.mdx)
`,
    'docs/sheet.mdx':
      "# Sheet\n\n<style>{'.s { color: rgb(4, 5, 6) }'}</style> <b class='s'>s</b>\n",
  };
  const stage = setStage({ site: () => serveSmallSite({ files: texts }) });

  test('apply after a navigation, and need a full load only from pages that allow less', async () => {
    const { page } = stage;
    const follow = async (name: string, isSameWindow: boolean): Promise<void> => {
      await stage.markWindow();
      await page.locator('main').getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await hydrated(page);
      await eventually(() => stage.isSameWindow()).toBe(isSameWindow);
    };
    const colorOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).color);
    await stage.open('docs/start/');
    await follow('Styled', false);
    await eventually(() => colorOf('.colored')).toBe('rgb(1, 2, 3)');
    await eventually(() => stage.faults.join('\n')).toContain('may load other things');
    stage.takeFaults();
    await follow('Start', true);
    await follow('Styled', true);
    await eventually(() => colorOf('.colored')).toBe('rgb(1, 2, 3)');
    await follow('Sheet', false);
    await eventually(() => colorOf('.s')).toBe('rgb(4, 5, 6)');
    stage.takeFaults();
  });

  test('are refused on pages that have none', async () => {
    await stage.open('docs/start/');
    await passes(async () => {
      const color = await stage.page.evaluate(() => {
        const added = document.createElement('div');
        added.innerHTML = '<b style="color: red">b</b><style>b { color: red !important }</style>';
        document.body.append(added);
        return getComputedStyle(added.children[0] ?? added).color;
      });
      expect(color).not.toBe('rgb(255, 0, 0)');
    });
    await eventually(() => stage.faults.join('\n')).toContain('Content Security Policy');
    stage.takeFaults();
  });
});

describe('the hosts that the content of a page names', () => {
  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  /** A text with an image, and one with all that a text may load and send. */
  async function texts(): Promise<Record<string, string>> {
    const image = await serveWord(square, 'image/svg+xml');
    const [video, frame, form] = [await serveWord('v'), await serveWord('f'), await serveWord('s')];
    return {
      'docs/start.md': '# Start\n\n[Shown](shown.md)\n',
      'docs/shown.md': `# Shown\n\n![Square](${image}/a.svg) [Start](start.md)\n`,
      'docs/named.mdx': `# Named

![Square](${image}/a.svg)

<video src="${video}/a.mp4" preload="auto"></video>

<iframe src="${frame}/" title="Frame"></iframe>

<form action="${form}/" target="answer"><button>Send</button></form>
`,
    };
  }
  const stage = setStage({ site: async () => serveSmallSite({ files: await texts() }) });

  /** Collects what browsers refuse from now on. */
  async function watchRefusals(): Promise<() => Promise<string[]>> {
    await stage.page.addInitScript(() => {
      const refused: string[] = [];
      Reflect.set(window, 'refused', refused);
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        refused.push(effectiveDirective),
      );
    });
    return () => stage.page.evaluate(() => (Reflect.get(window, 'refused') as string[]).sort());
  }

  /** Adds something from another host, which no page names. */
  async function addOther(): Promise<void> {
    await stage.page.evaluate((host) => {
      const added = document.createElement('div');
      added.innerHTML = `<img src="${host}/a.png"><video src="${host}/a.mp4"></video><iframe src="${host}/"></iframe><form action="${host}/" target="answer"></form>`;
      document.querySelector('main')?.append(added);
      added.querySelector('form')?.submit();
    }, other);
  }

  test('are the only ones that browsers load from and send to', async () => {
    const refused = await watchRefusals();
    await stage.open('docs/named/');
    await stage.page.locator('main img').scrollIntoViewIfNeeded();
    await stage.page.frameLocator('main iframe').getByText('f', { exact: true }).waitFor();
    const [answer] = await Promise.all([
      stage.context.waitForEvent('page'),
      stage.page.getByRole('button', { name: 'Send' }).click(),
    ]);
    await answer.getByText('s', { exact: true }).waitFor();
    expect(await refused()).toEqual([]);
    await addOther();
    await stage.page.waitForFunction(() => (Reflect.get(window, 'refused') as string[]).length > 3);
    expect(await refused()).toEqual(['form-action', 'frame-src', 'img-src', 'media-src']);
    await eventually(() => stage.faults.join('\n')).toContain('Content Security Policy');
    stage.takeFaults();
  });

  test('need a full load only where the window may not load from them', async () => {
    const refused = await watchRefusals();
    const follow = async (name: string, path: string) => {
      await stage.markWindow();
      await stage.page.locator('main').getByRole('link', { name }).click();
      await stage.page.waitForURL(`**${path}`);
    };
    await stage.open('docs/start/');
    await follow('Shown', '/docs/shown/');
    // The address changes before the full load begins, so only the new window shows that it has come.
    await stage.page.waitForFunction(() => Reflect.get(window, 'mark') === undefined);
    await hydrated(stage.page);
    await eventually(() => stage.faults.join('\n')).toContain('may load other things');
    stage.takeFaults();
    await stage.page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('main img')?.naturalWidth === 8,
    );
    await follow('Start', '/docs/start/');
    await stage.page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    await eventually(() => stage.isSameWindow()).toBe(true);
    expect(await refused()).toEqual([]);
  });
});
