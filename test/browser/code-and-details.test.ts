import { describe, expect, test } from '@jest/globals';
import type { ElementHandle, Locator } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { addAxe, violations } from './axe.ts';
import { serveSmallSite } from './fixture-site.ts';
import { addStyles } from './page-state.ts';
import { setStage } from './stage.ts';

const long = `const text = '${'long '.repeat(60)}';`;

const files = {
  'pages/code.mdx': `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import CodeBlock from '@theme/CodeBlock';

# Code

\`\`\`js title="short.js" {1}
// highlight-next-line
const a = 1;
\`\`\`

\`\`\`js showLineNumbers=9
const first = 1;
// mark-next-line
${long}
last();
\`\`\`

<CodeBlock language="cpp">int <b>a</b>;</CodeBlock>

<Tabs>
<TabItem value="one">One</TabItem>
<TabItem value="two">

\`\`\`js
${long}
\`\`\`

</TabItem>
</Tabs>

\`\`\`
no language
\`\`\`
`,
  'pages/details.mdx': `import Details from '@theme/Details';

# Details

<details>
<summary>Outer</summary>

Text.

${'More.\n\n'.repeat(20)}

<details open>
<summary>Inner</summary>

Inner text.

</details>

</details>

<Details summary="Own" open>Its text</Details>

<details>

## Hidden heading

</details>

After.
`,
  'pages/linked.mdx': `# Linked

<details>
<summary>With a [link](/code/)</summary>

Text.

</details>

[Into a block](/details/#hidden-heading).
`,
  'pages/react.tsx': `import { useState } from 'react';
import CodeBlock from '@theme/CodeBlock';
export default function Page() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <button id="more" onClick={() => setCount(count + 1)}>More</button>
      <CodeBlock language="js" title={\`Block \${count}\`}>{'const same = 1;'}</CodeBlock>
      <CodeBlock language="js">{\`// mark-next-line
let other = \${count};
\`}</CodeBlock>
      {count > 1 && <CodeBlock>late</CodeBlock>}
    </main>
  );
}
`,
};

const config = {
  code: {
    defaultLanguage: 'c',
    magicComments: [
      { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' },
      { className: 'marked', line: 'mark-next-line' },
    ],
  },
};

const stage = setStage({ site: () => serveSmallSite({ config, files }) });

test.each(['light', 'dark'])('tabs, code and details are accessible, %s', async (theme) => {
  const { page } = stage;
  await addAxe(stage.context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['code/', 'details/']) {
    await openAndMove(`${path}?docusaurus-theme=${theme}`);
    await page.waitForLoadState('networkidle');
    for (const part of await page.locator('[role="tab"], .prose > details > summary').all())
      await part.click();
    expect([path, await violations(page)]).toEqual([path, []]);
  }
});

/** Opens a page and triggers the scripts that load at the first sign of a reader. */
async function openAndMove(path: string): Promise<void> {
  await stage.open(path);
  await stage.page.mouse.move(3, 3);
}

/** Waits until an element has an opacity. */
async function hasOpacity(locator: Locator, opacity: string): Promise<void> {
  const element = (await locator.elementHandle()) as ElementHandle<Element>;
  await stage.page.waitForFunction(
    ([found, wanted]) => getComputedStyle(found).opacity === wanted,
    [element, opacity] as const,
  );
}

describe('blocks of code', () => {
  test('S-248 S-249 S-252 S-254 S-258 S-259 have title, language, highlighted and numbered lines, in the colours of the mode', async () => {
    const { page } = stage;
    await stage.open('code/');
    await passes(async () => {
      const facts = await page.locator('.theme-code-block').evaluateAll((figures) =>
        figures.map((figure) => ({
          classes: figure.getAttribute('class'),
          title: figure.querySelector('figcaption')?.textContent,
          lines: Array.from(figure.querySelectorAll('.line'), (line) =>
            [getComputedStyle(line, '::before').content, line.className.replace('line', '')]
              .join('')
              .replace('none', ''),
          ),
          tabIndex: figure.querySelector('pre')?.tabIndex,
        })),
      );
      const plain = { title: undefined, lines: [], tabIndex: 0 };
      expect(facts).toEqual([
        {
          classes: 'theme-code-block language-js',
          title: 'short.js',
          lines: [' theme-code-block-highlighted-line', ''],
          tabIndex: 0,
        },
        {
          classes: 'theme-code-block language-js',
          title: undefined,
          lines: ['"9"', '"10" marked', '"11"'],
          tabIndex: 0,
        },
        { classes: 'theme-code-block language-cpp', ...plain },
        { classes: 'theme-code-block language-js', ...plain },
        { classes: 'theme-code-block language-c', ...plain },
      ]);
    });
    // Line numbers are not text, and stay in sight.
    const numbered = page.locator('pre:has(.numbered)');
    await eventually(async () => (await numbered.innerText()).split('\n')[0]).toBe(
      'const first = 1;',
    );
    await numbered.evaluate((pre) => pre.scrollTo({ left: 500 }));
    await eventually(() =>
      numbered.evaluate((pre) => [
        pre.scrollLeft,
        getComputedStyle(pre.querySelector('.line') ?? pre, '::before').position,
      ]),
    ).toEqual([500, 'sticky']);
    const colours = (): Promise<string[]> =>
      page
        .locator('.theme-code-block .k')
        .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))]);
    await passes(async () => {
      const light = await colours();
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      const dark = await colours();
      expect([light.length, dark.length]).toEqual([1, 1]);
      expect(dark).not.toEqual(light);
    });
  });

  test('S-255 S-256 S-258 have buttons under the pointer or the focus, but only for plain code', async () => {
    const { page } = stage;
    await stage.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await stage.open('code/');
    await eventually(() => page.locator('.theme-code-block button').count()).toBe(0);
    await page.mouse.move(3, 3);
    await page.waitForSelector('.copy-button', { state: 'attached' });
    await passes(async () => {
      const counts = await page
        .locator('.theme-code-block')
        .evaluateAll((all) => all.map((figure) => figure.querySelectorAll('.copy-button').length));
      expect(counts).toEqual([1, 1, 0, 1, 1]);
    });
    const figure = page.locator('.theme-code-block').first();
    const copy = figure.locator('.copy-button');
    await eventually(() => copy.getAttribute('title')).toBe('Copy');
    await eventually(() => copy.getAttribute('aria-label')).toBe('Copy code to clipboard');
    await hasOpacity(copy, '0');
    await figure.locator('pre').hover();
    await hasOpacity(copy, '0.8');
    await copy.hover();
    await hasOpacity(copy, '1');
    await copy.click();
    // The range is named, so the comment belongs to the code.
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(
      '// highlight-next-line\nconst a = 1;',
    );
    await eventually(() => copy.getAttribute('aria-label')).toBe('Copied');
    await page.waitForSelector('.copy-button[aria-label="Copied"]', { state: 'detached' });
    await page.mouse.move(3, 3);
    await hasOpacity(copy, '0');
    await figure.locator('pre').focus();
    await page.keyboard.press('ArrowRight');
    await hasOpacity(copy, '0.8');
    await page.keyboard.press('Tab');
    await hasOpacity(copy, '1');
  });

  test('S-257 wrap their lines at a button, which shows only if lines are too long', async () => {
    const { page } = stage;
    await openAndMove('code/');
    await page.waitForSelector('.wrap-button', { state: 'attached' });
    const buttons = page.locator('.wrap-button');
    const areVisible = (...wanted: boolean[]): Promise<unknown> =>
      page.waitForFunction(
        (list) =>
          Array.from(document.querySelectorAll('.wrap-button'), (button) =>
            button.checkVisibility(),
          ).join() === list,
        wanted.join(),
      );
    await areVisible(false, true, false, false);
    const button = buttons.nth(1);
    await eventually(() => button.getAttribute('title')).toBe('Toggle word wrap');
    await eventually(() => button.getAttribute('aria-label')).toBe('Toggle word wrap');
    const pre = page.locator('.theme-code-block > pre').nth(1);
    const overflow = (): Promise<number> =>
      pre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    const height = (): Promise<number> => pre.evaluate(({ clientHeight }) => clientHeight);
    const before = await height();
    await eventually(() => overflow()).toBeGreaterThan(100);
    await eventually(() => button.getAttribute('aria-pressed')).toBe('false');
    await button.click();
    await eventually(() => button.getAttribute('aria-pressed')).toBe('true');
    await eventually(() => overflow()).toBe(0);
    await eventually(() => height()).toBeGreaterThan(before + 20);
    const code = pre.locator('code');
    await eventually(() => code.evaluate((el) => getComputedStyle(el).whiteSpace)).toBe('pre-wrap');
    await eventually(() => code.evaluate((el) => getComputedStyle(el).overflowWrap)).toBe(
      'anywhere',
    );
    // The button stays, so that the reader can undo it.
    await areVisible(false, true, false, false);
    await button.click();
    await eventually(() => height()).toBe(before);
    await page.getByRole('tab', { name: 'two' }).click();
    await areVisible(false, true, true, false);
    await page.setViewportSize({ width: 8000, height: 700 });
    await addStyles(page, '.container { max-width: none !important }');
    await areVisible(false, false, false, false);
    await page.setViewportSize({ width: 360, height: 700 });
    await areVisible(false, true, true, false);
  });

  test('S-249 S-252 of React keep the colours of the server until they change', async () => {
    const { page } = stage;
    await openAndMove('react/');
    const same = page.locator('.theme-code-block').nth(0);
    const other = page.locator('.theme-code-block').nth(1);
    const marked = '<span class="line marked">let other = ';
    const html = '<span class="k">const</span> same = <span class="n">1</span>;';
    await eventually(() => same.locator('code').innerHTML()).toBe(html);
    await eventually(() => other.locator('code').innerHTML()).toContain(
      '<span class="k">let</span>',
    );
    await page.waitForSelector('.copy-button', { state: 'attached' });
    await page.click('#more');
    await page.waitForSelector('figcaption:text("Block 1")');
    await eventually(() => same.locator('code').innerHTML()).toBe(html);
    await eventually(() => other.locator('code').innerHTML()).toBe(`${marked}1;</span>`);
    await page.click('#more');
    await page.waitForSelector('.theme-code-block.language-c .copy-button', { state: 'attached' });
    await eventually(() => page.locator('.copy-button').count()).toBe(3);
    await eventually(() => other.locator('code').innerHTML()).toBe(`${marked}2;</span>`);
  });
});

describe('details', () => {
  /** Returns for each block its height, whether it is open, and whether its attribute declares it open. */
  const facts = (): Promise<[height: number, isOpen: boolean, collapsed?: string][]> =>
    stage.page
      .locator('details[data-collapsed]')
      .evaluateAll((all) =>
        (all as HTMLDetailsElement[]).map((one) => [
          Math.round(one.offsetHeight),
          one.open,
          one.dataset.collapsed,
        ]),
      );
  /** Ends animations and returns how long they would have taken. */
  const finish = (): Promise<number[]> =>
    stage.page.evaluate(async () => {
      const all = document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target instanceof HTMLDetailsElement;
      });
      for (const animation of all) animation.finish();
      await Promise.all(all.map(({ finished }) => finished));
      return all.map(({ effect }) => Number(effect?.getTiming().duration));
    });

  test('S-245 open and close with an animation, each independently', async () => {
    const { page } = stage;
    await openAndMove('details/');
    await page.waitForLoadState('networkidle');
    // A busy machine would let an animation end before its state is read.
    await page.evaluate(() => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...args) {
        const animation = animate.apply(this, args);
        animation.pause();
        return animation;
      };
    });
    const closed = await passes(async () => {
      const all = await facts();
      expect(all.map(([, ...rest]) => rest)).toEqual([
        [false, 'true'],
        [true, 'false'],
        [true, 'false'],
        [false, 'true'],
      ]);
      return all;
    });
    // The content of the first one becomes 16 rows high.
    await page
      .locator('details[data-collapsed]')
      .first()
      .evaluate((details) => {
        const sheet = new CSSStyleSheet();
        const height = details.getBoundingClientRect().height + 576;
        sheet.replaceSync(`.tall[open] { box-sizing: border-box; height: ${height}px }`);
        document.adoptedStyleSheets = [sheet];
        details.classList.add('tall');
      });
    await page.locator('summary', { hasText: 'Outer' }).click();
    await eventually(async () => (await facts())[0]?.slice(1)).toEqual([true, 'false']);
    expect(await finish()).toEqual([372]);
    await passes(async () => {
      const opened = await facts();
      expect((opened[0]?.[0] ?? 0) - (closed[0]?.[0] ?? 0)).toBe(576);
      expect(opened[1]?.slice(1)).toEqual([true, 'false']);
    });

    await page.locator('summary', { hasText: 'Inner' }).click({ position: { x: 3, y: 3 } });
    await eventually(async () => (await facts())[1]?.slice(1)).toEqual([true, 'true']);
    await finish();
    await eventually(async () => (await facts()).map(([, isOpen]) => isOpen)).toEqual([
      true,
      false,
      true,
      false,
    ]);

    // Reverse it before it has ended.
    const outer = page.locator('summary', { hasText: 'Outer' });
    await outer.click();
    await outer.click();
    await finish();
    await eventually(async () => (await facts())[0]?.slice(1)).toEqual([true, 'false']);
    await outer.click();
    await finish();
    await eventually(async () => (await facts())[0]).toEqual(closed[0]);
    // By keyboard and from a component too.
    await page.locator('summary', { hasText: 'Own' }).press('Enter');
    await finish();
    await eventually(async () => (await facts())[2]?.slice(1)).toEqual([false, 'true']);
  });

  test('S-245 ignore clicks on links in them, and have the right attribute when the browser opens them', async () => {
    const { page } = stage;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAndMove('details/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const last = [...document.querySelectorAll('details')].at(-1);
      if (last) last.open = true;
    });
    await page.waitForSelector('details[data-collapsed="false"]:has(#hidden-heading)');
    await openAndMove('linked/');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('link', { name: 'link', exact: true });
    await link.click();
    await page.waitForSelector('h1:text("Code")');
  });

  test('S-245 stay open if a reader opens them before the scripts come, and close at the next press', async () => {
    const { page } = stage;
    await stage.open('details/');
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/*', async (route) => {
      await released;
      await route.continue();
    });
    const outer = page.locator('summary', { hasText: 'Outer' });
    const requested = page.waitForRequest('**/assets/js/*');
    await outer.click();
    await requested;
    await eventually(async () => (await facts())[0]?.slice(1)).toEqual([true, 'true']);
    release();
    // The script has started.
    await page.waitForSelector('details[data-collapsed="false"] > summary:text("Outer")');
    await eventually(async () => (await facts())[0]?.slice(1)).toEqual([true, 'false']);
    await outer.click();
    await finish();
    await eventually(async () => (await facts())[0]?.slice(1)).toEqual([false, 'true']);
  });

  test('are open when a link of another page leads into them', async () => {
    const { page } = stage;
    await openAndMove('linked/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'Into a block' }).click();
    await page.waitForSelector('details[open] #hidden-heading');
    await eventually(() => page.locator('#hidden-heading').isVisible()).toBe(true);
    await eventually(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('S-245 work without scripts', async () => {
    const context = await stage.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${stage.site.url}details/`);
    const inner = page.getByText('Inner text.');
    await eventually(() => inner.isVisible()).toBe(false);
    await page.locator('summary', { hasText: 'Outer' }).click();
    await eventually(() => inner.isVisible()).toBe(true);
    await context.close();
  });
});
