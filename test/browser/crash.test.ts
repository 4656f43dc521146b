import { describe, expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

/** A page that crashes in browsers: at a button, while `isBroken` is set on the window, or with `?now`. */
const crashPage = `
import { useState } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';

function check(name) {
  if (typeof window === 'undefined' || !window[name]) return;
  window.attempts = (window.attempts ?? 0) + 1;
  const inner = new Error('What   lies\\n  below');
  throw new Error('What is seen', { cause: new Error('What led to it', { cause: inner }) });
}

function Part() {
  check('isPartBroken');
  return <p id="part">The part</p>;
}

export default function Crash() {
  const [, setCount] = useState(0);
  check('isBroken');
  const breakIt = (name) => { window[name] = true; setCount((count) => count + 1); };
  return (
    <main className="container">
      <h1>Sound</h1>
      <button onClick={() => breakIt('isBroken')}>Break</button>
      <button onClick={() => breakIt('isPartBroken')}>Break a part</button>
      <ErrorBoundary><Part /></ErrorBoundary>
      <Link to="/docs/">Away</Link>
    </main>
  );
}
`;

const message = 'What is seen\n\nCause:\nWhat led to it\n\nCause:\nWhat   lies\n  below';

/** An expression that the navbar tests against each page's path; an init script makes it fail. */
const brittle = '/never-the-path-of-a-page/';

const config = {
  navbar: {
    title: 'Small Site',
    items: [
      { label: 'Brittle', to: '/docs/', activeBaseRegex: brittle },
      { label: 'Blog', to: '/blog/' },
    ],
  },
  footer: { copyright: 'Nobody' },
  colorMode: { respectPrefersColorScheme: true },
};

/** Sets a property of the page's window. */
function set(name: string, value: unknown): Promise<void> {
  return stage.page.evaluate(([key, to]) => void Reflect.set(window, key, to), [
    name,
    value,
  ] as const);
}

const stage = setStage({
  site: () => serveSmallSite({ config, files: { 'pages/crash.tsx': crashPage } }),
});

describe('a crash of the content', () => {
  const heading = (): ReturnType<typeof stage.page.locator> =>
    stage.page.locator('main h1', { hasText: /^This page crashed\.$/ });

  test('S-064 S-065 S-066 is shown inside the layout until a retry succeeds', async () => {
    const { page } = stage;
    await stage.open('crash/');
    await page.getByRole('button', { name: 'Break', exact: true }).click();
    await heading().waitFor();
    await eventually(() => page.locator('.theme-layout-navbar').isVisible()).toBe(true);
    await eventually(() => page.locator('.theme-layout-footer').isVisible()).toBe(true);
    const main = page.locator('main');
    await passes(async () => {
      const names = await main
        .locator('.crash > *')
        .evaluateAll((all) => all.map((e) => e.tagName));
      expect(names).toEqual(['H1', 'BUTTON', 'HR', 'P']);
    });
    const text = main.locator('.crash > p');
    await eventually(() => text.textContent()).toBe(message);
    await passes(async () => {
      const style = await text.evaluate((element) => {
        const { whiteSpace, color } = getComputedStyle(element);
        const probe = document.createElement('p');
        probe.style.color = 'var(--color-danger)';
        element.after(probe);
        const danger = getComputedStyle(probe).color;
        probe.remove();
        return [whiteSpace, color === danger];
      });
      expect(style).toEqual(['pre-wrap', true]);
    });

    // It fails again.
    await set('attempts', 0);
    const again = main.getByRole('button', { name: 'Try again' });
    await again.click();
    await page.waitForFunction(() => Number(Reflect.get(window, 'attempts')) > 0);
    await heading().waitFor();
    await set('isBroken', false);
    await again.click();
    await main.locator('h1', { hasText: 'Sound' }).waitFor();
    await eventually(() => heading().count()).toBe(0);
    await eventually(() => stage.faults.join()).toContain('What is seen');
    stage.takeFaults();
  });

  test('S-064 S-068 on the first load leaves the layout intact, and another page works', async () => {
    const { page } = stage;
    await page.addInitScript(() => Reflect.set(window, 'isBroken', true));
    await stage.open('crash/');
    await heading().waitFor();
    await page.locator('.theme-layout-navbar a', { hasText: 'Blog' }).click();
    await page.waitForURL(`${stage.site.url}blog/`);
    await page.locator('main h2', { hasText: 'Released' }).waitFor();
    await eventually(() => heading().count()).toBe(0);
    // Without scripts, the page shows the rendered HTML.
    const tab = await stage.openWithoutViewer('crash/');
    await eventually(() => tab.locator('main h1').innerText()).toBe('Sound');
    await eventually(() => stage.faults.join()).toContain('What is seen');
    stage.takeFaults();
  });

  test('S-069 of a part inside a boundary leaves the rest intact', async () => {
    const { page } = stage;
    await stage.open('crash/');
    await page.getByRole('button', { name: 'Break a part' }).click();
    const part = page.locator('.crash--part');
    await part.waitFor();
    await eventually(() => part.locator('p').textContent()).toBe(message);
    await eventually(() => page.locator('main h1').innerText()).toBe('Sound');
    await set('isPartBroken', false);
    await part.getByRole('button', { name: 'Try again' }).click();
    await page.locator('#part').waitFor();
    await eventually(() => part.count()).toBe(0);
    await eventually(() => stage.faults.join()).toContain('What is seen');
    stage.takeFaults();
  });

  test('S-064 is shown as its first message if the script of its display cannot be loaded', async () => {
    const { page } = stage;
    await stage.open('crash/');
    await page.route('**/assets/js/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Break', exact: true }).click();
    const text = page.locator('#__page-content, .theme-layout-main').getByRole('alert');
    await text.waitFor();
    await eventually(() => text.textContent()).toBe('Error: What is seen');
    await eventually(() => page.locator('.theme-layout-navbar').isVisible()).toBe(true);
    stage.takeFaults();
  });
});

describe('a crash outside the content', () => {
  const heading = (): ReturnType<typeof stage.page.locator> =>
    stage.page.locator('h1', { hasText: /^This page crashed$/ });

  /** Breaks the navbar while `isNavbarBroken` is set on the window. */
  async function makeBrittle(): Promise<void> {
    await stage.page.addInitScript(
      (source) => {
        // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with the expression again
        RegExp.prototype.exec = new Proxy(RegExp.prototype.exec, {
          apply: (exec, expression: RegExp, values: [string]) => {
            if (expression.source.includes(source) && Reflect.get(window, 'isNavbarBroken'))
              throw new Error('No navbar', { cause: new Error('No expression') });
            return Reflect.apply(exec, expression, values);
          },
        });
      },
      brittle.slice(1, -1),
    );
  }

  test('S-067 of the layout itself is shown without it until a retry succeeds', async () => {
    const { page } = stage;
    await makeBrittle();
    await stage.open('docs/long/');
    const title = await page.title();
    await set('isNavbarBroken', true);
    // Any navigation renders the navbar again.
    await page.locator('#__page-content a, .theme-doc-sidebar-menu a').first().click();
    await heading().waitFor();
    await eventually(() => page.title()).toBe('Page Error');
    await eventually(() => page.locator('.theme-layout-navbar, .theme-layout-main').count()).toBe(
      0,
    );
    await eventually(() => page.locator('.crash > p').textContent()).toMatch(
      /No navbar[^]*Cause:\nNo expr/,
    );
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await heading().waitFor();
    await eventually(() => page.title()).toBe('Page Error');

    await set('isNavbarBroken', false);
    await again.click();
    await page.locator('.theme-layout-navbar').waitFor();
    await page.locator('main h1').waitFor();
    await passes(async () => {
      const restored = await page.title();
      expect(restored).toMatch(/ \| Small Site$/);
      expect(restored).not.toBe(title);
    });
    await eventually(() => stage.faults.join()).toContain('No navbar');
    stage.takeFaults();
  });

  test('S-067 is shown inside the layout if the layout itself renders', async () => {
    const { page } = stage;
    await page.addInitScript(() => {
      // The colour mode queries the system preference after the layout has rendered, which crashes once.
      Object.defineProperty(MediaQueryList.prototype, 'addEventListener', {
        configurable: true,
        value: () => {
          Reflect.deleteProperty(MediaQueryList.prototype, 'addEventListener');
          throw new Error('No system');
        },
      });
    });
    await stage.open('docs/long/');
    await heading().waitFor();
    await eventually(() => page.title()).toBe('Page Error');
    await eventually(() => page.locator('.theme-layout-navbar').isVisible()).toBe(true);
    await eventually(() => page.locator('main .crash > p').textContent()).toBe('No system');

    // Another page renders with its own title.
    await page.locator('.theme-layout-navbar a', { hasText: 'Blog' }).click();
    await page.locator('main h2', { hasText: 'Released' }).waitFor();
    await eventually(() => heading().count()).toBe(0);
    await eventually(() => page.title()).toBe('Blog | Small Site');
    await eventually(() => stage.faults.join()).toContain('No system');
    stage.takeFaults();
  });
});

test('S-050 what the browser cannot hydrate is reported and rendered again', async () => {
  const { page } = stage;
  await page.route('**/docs/long/', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('>Blog</a>', '>Changed on the way</a>') });
  });
  await stage.open('docs/long/');
  await page.locator('.theme-layout-navbar a', { hasText: 'Blog' }).waitFor();
  await eventually(() => page.locator('main h1').innerText()).toBe('A long page');
  await hydrated(page);
  await page.locator('.theme-layout-navbar a', { hasText: 'Blog' }).click();
  await page.locator('main h2', { hasText: 'Released' }).waitFor();
  const faults = stage.takeFaults();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/Error/);
});
