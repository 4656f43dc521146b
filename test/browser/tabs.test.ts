import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const imports = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
`;

const files = {
  'pages/fruit.mdx': `${imports}
# Fruit

[The late ones](#late) and [others](/tools/)

${'Before.\n\n'.repeat(30)}

<Tabs groupId="os">
<TabItem value="linux" label="Linux">

For Linux.

${'A long text.\n\n'.repeat(60)}

</TabItem>
<TabItem value="mac" label="macOS" default>For macOS.</TabItem>
<TabItem value="win" label="Windows">

For Windows.

## Late

</TabItem>
</Tabs>

<Tabs groupId="os">
<TabItem value="linux" label="Linux">Penguin</TabItem>
<TabItem value="mac" label="macOS">

<Tabs className="inner">
<TabItem value="mac">Inner one</TabItem>
<TabItem value="linux">Inner two</TabItem>
</Tabs>

</TabItem>
</Tabs>

<Tabs className="alone">
<TabItem value="linux">Alone</TabItem>
<TabItem value="mac">Not alone</TabItem>
</Tabs>

${'After.\n\n'.repeat(30)}
`,
  'pages/plain.mdx': '# Plain\n\n[Fruit](/fruit/)\n',
  'pages/tools.mdx': `${imports}
# Tools

<Tabs groupId="os" queryString className="queried">
<TabItem value="linux">make</TabItem>
<TabItem value="mac">xcode</TabItem>
</Tabs>

<Tabs queryString="editor" className="named">
<TabItem value="vi">vi</TabItem>
<TabItem value="emacs & co">emacs</TabItem>
</Tabs>

<Tabs lazy className="lazy">
<TabItem value="a">First</TabItem>
<TabItem value="b">Second</TabItem>
</Tabs>
`,
  'components/Choice.tsx': `import { useState, type ReactNode } from 'react';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
export default function Choice({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button id="count" onClick={() => setCount(count + 1)}>Count {count}</button>
      <Tabs groupId="os">
        <TabItem value="linux">{children}</TabItem>
        <TabItem value="mac">macOS {count}</TabItem>
      </Tabs>
    </div>
  );
}
`,
  'pages/interactive.mdx': `import Choice from '@site/components/Choice';

# Interactive

<Choice>

Text of the **page**

</Choice>
`,
  'pages/react.tsx': `import { useState } from 'react';
import { useLocation } from '@docusaurus/router';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
export default function Page() {
  const [count, setCount] = useState(0);
  const { search } = useLocation();
  return (
    <main>
      <button id="more" onClick={() => setCount(count + 1)}>More</button>
      <output>{search}</output>
      <Tabs groupId="os" queryString="system" className="first">
        <TabItem value="linux">Linux {count}</TabItem>
        <TabItem value="mac">macOS {count}</TabItem>
      </Tabs>
      {count > 1 && (
        <Tabs groupId="os" className="late">
          <TabItem value="mac">Late macOS</TabItem>
          <TabItem value="linux">Late Linux</TabItem>
        </Tabs>
      )}
    </main>
  );
}
`,
};

const stage = setStage({
  site: () => serveSmallSite({ config: { storage: { namespace: 'x' } }, files }),
});

/** Returns the texts of all selected tabs and of all visible panels, in document order. */
function shown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('[role="tab"], [role="tabpanel"]');
    return Array.from(all).flatMap((element) => {
      if (element.role === 'tab') {
        const isSelected = element.ariaSelected === 'true';
        // The selected tab is the marked one, and the one that Tab reaches.
        const marks = [element.classList.contains('tabs__item--active'), element.tabIndex === 0];
        if (marks.some((mark) => mark !== isSelected)) return [`mismatch ${element.innerText}`];
        return isSelected && element.checkVisibility() ? [element.innerText] : [];
      }
      const text = element.innerText.split('\n')[0] ?? '';
      return element.checkVisibility() && !element.querySelector('[role="tab"]') ? [text] : [];
    });
  });
}

/** Returns a tab of the n-th group, which can be nested in another one. */
function tab(group: number, label: string, page = stage.page): Locator {
  const tabs = page.locator('.tabs-container').nth(group).locator(':scope > .tabs > [role="tab"]');
  return tabs.filter({ hasText: new RegExp(`^${label}$`) });
}

/** Waits until the first group shows a tab; browsers do not paint background windows. */
async function selected(page: Page, label: string): Promise<void> {
  await page.waitForFunction(
    (text) => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent === text,
    label,
    { polling: 50 },
  );
}

const stored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('docusaurus.tab.os-x'));

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');

const onLinux = ['Linux', 'For Linux.', 'Linux', 'Penguin', 'linux', 'Alone'];
const onMac = ['macOS', 'For macOS.', 'macOS', 'mac', 'Inner one', 'linux', 'Alone'];

test('S-261 S-262 S-263 a click selects a tab and its panel, in all groups with the id', async () => {
  const { page } = stage;
  await stage.open('fruit/');
  await eventually(() => shown(page)).toEqual([...onMac.slice(0, 2), ...onLinux.slice(2)]);
  await eventually(() => stored(page)).toBe(null);
  await tab(0, 'Linux').click();
  await eventually(() => shown(page)).toEqual(onLinux);
  await eventually(() => stored(page)).toBe('linux');
  await tab(0, 'macOS').click();
  await eventually(() => shown(page)).toEqual(onMac);
  // A group in a panel is separate, and a value that a group lacks changes nothing there.
  await tab(2, 'linux').click();
  await eventually(async () => (await shown(page)).slice(3)).toEqual([
    'linux',
    'Inner two',
    'linux',
    'Alone',
  ]);
  await tab(0, 'Windows').click();
  await eventually(async () => (await shown(page)).slice(0, 4)).toEqual([
    'Windows',
    'For Windows.',
    'macOS',
    'linux',
  ]);
  await eventually(() => stored(page)).toBe('win');
});

test('S-262 arrows move the focus, Enter and the space bar select', async () => {
  const { page } = stage;
  await stage.open('fruit/');
  await tab(0, 'macOS').focus();
  const focusAfter = async (expected: string, ...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
    await eventually(() => focused(page)).toBe(expected);
  };
  await focusAfter('Windows', 'ArrowRight');
  await focusAfter('Linux', 'ArrowRight');
  await focusAfter('macOS', 'ArrowLeft', 'ArrowLeft');
  await focusAfter('Linux', 'ArrowLeft');
  await eventually(async () => (await shown(page))[0]).toBe('macOS');
  await focusAfter('Linux', 'Enter');
  await eventually(() => shown(page)).toEqual(onLinux);
  const before = await page.evaluate(() => window.scrollY);
  await focusAfter('macOS', 'ArrowRight', ' ');
  await eventually(() => shown(page)).toEqual(onMac);
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(before);
  // Tab goes on from the selected tab, past the others.
  await focusAfter('macOS', 'ArrowRight', 'Shift+Tab', 'Tab');
});

test('S-263 a choice applies to later pages, after a reload, and in other tabs of the browser', async () => {
  const { page } = stage;
  await stage.open('fruit/');
  const other = await stage.openTab('tools/');
  await eventually(async () => (await shown(other)).slice(0, 2)).toEqual(['linux', 'make']);
  await tab(0, 'macOS').click();
  await tab(0, 'Linux').click();
  await tab(0, 'macOS').click();
  await selected(other, 'mac');
  await eventually(() => new URL(other.url()).search).toBe('');
  // A value that this page lacks.
  await tab(0, 'Windows').click();
  await eventually(() => stored(other)).toBe('win');
  await tab(0, 'Linux', other)
    .or(tab(0, 'linux', other))
    .click();
  await selected(page, 'Linux');

  // Background windows are slow.
  await page.bringToFront();
  await stage.markWindow();
  await page.getByRole('link', { name: 'others' }).click();
  await page.waitForSelector('h1:text("Tools")');
  await eventually(async () => (await shown(page)).slice(0, 2)).toEqual(['linux', 'make']);
  await tab(0, 'mac').click();
  await page.goBack();
  await page.waitForSelector('h1:text("Fruit")');
  await eventually(() => shown(page)).toEqual(onMac);
  await eventually(() => stage.isSameWindow()).toBe(true);
  await page.reload();
  await eventually(() => shown(page)).toEqual(onMac);
});

test('S-263 the choice of an earlier visit applies before the viewer loads, and nothing else is painted', async () => {
  const { page } = stage;
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.tab.os-x', 'linux');
    // The visible panels in each frame until the page has loaded.
    const frames: string[] = [];
    Object.assign(window, { frames });
    const look = (): void => {
      const selected = document.querySelector('[role="tab"][aria-selected="true"]');
      if (selected) frames.push(selected.textContent);
      if (document.readyState !== 'complete') requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route('**/assets/js/tabs-*', async (route) => {
    // The whole document is there, and could be painted.
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(() => document.body.offsetHeight);
    await route.continue();
  });
  await page.goto(`${stage.site.url}fruit/`);
  await eventually(() => shown(page)).toEqual(onLinux);
  await passes(async () => {
    const frames = await page.evaluate(() => Reflect.get(window, 'frames') as unknown as string[]);
    expect(new Set(frames)).toEqual(new Set(frames.length > 0 ? ['Linux'] : []));
  });
});

test('S-264 a choice is in the address, which overrides the stored one and is not stored', async () => {
  const { page } = stage;
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os-x', 'mac'));
  await stage.open('tools/?a=1&os=linux&editor=emacs+%26+co#__docusaurus_skipToContent_fallback');
  await eventually(() => shown(page)).toEqual([
    'linux',
    'make',
    'emacs & co',
    'emacs',
    'a',
    'First',
  ]);
  await eventually(() => stored(page)).toBe('mac');
  const length = await page.evaluate(() => window.history.length);
  await tab(0, 'mac').click();
  await tab(1, 'vi').click();
  await eventually(() => new URL(page.url()).search).toBe('?a=1&os=mac&editor=vi');
  await eventually(() => new URL(page.url()).hash).toBe('#__docusaurus_skipToContent_fallback');
  await eventually(() => page.evaluate(() => window.history.length)).toBe(length);
  await page.reload();
  await eventually(async () => (await shown(page)).slice(0, 4)).toEqual([
    'mac',
    'xcode',
    'vi',
    'vi',
  ]);

  await stage.open('tools/?os=amiga&editor=');
  await eventually(async () => (await shown(page)).slice(0, 4)).toEqual([
    'mac',
    'xcode',
    'vi',
    'vi',
  ]);
});

test('S-265 a clicked tab stays in place, and a link into a hidden panel opens its tab', async () => {
  const { page } = stage;
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os-x', 'linux'));
  await stage.open('fruit/');
  const own = tab(1, 'macOS');
  await own.scrollIntoViewIfNeeded();
  const top = async (): Promise<number> => (await own.boundingBox())?.y ?? NaN;
  const scrolled = await page.evaluate(() => window.scrollY);
  const before = await top();
  await own.click();
  await eventually(() => page.evaluate(() => window.scrollY)).toBeLessThan(scrolled - 500);
  await eventually(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);

  await page.getByRole('link', { name: 'The late ones' }).click();
  await eventually(async () => (await shown(page)).slice(0, 2)).toEqual([
    'Windows',
    'For Windows.',
  ]);
  await eventually(() => stored(page)).toBe('mac');
  await stage.open('tools/');
  await page.goto(`${stage.site.url}fruit/#late`);
  await page.getByRole('tab', { name: 'Windows', selected: true }).first().waitFor();
  await eventually(async () => (await shown(page))[0]).toBe('Windows');
});

test('S-265 a link into a hidden panel opens its tab when the script of tabs arrives late', async () => {
  const { page } = stage;
  await page.route('**/tabs*.js', async (route) => {
    // Nothing is painted before the script, so that animation frames cannot be waited for.
    await page.waitForFunction(
      () =>
        performance
          .getEntriesByType('navigation')
          .some((entry) => 'domContentLoadedEventEnd' in entry && entry.domContentLoadedEventEnd),
      undefined,
      { polling: 20 },
    );
    await route.continue();
  });
  await stage.open('fruit/#late');
  await eventually(async () => (await shown(page))[0]).toBe('Windows');
});

test('S-261 S-263 tabs of React pages work too, also those that appear later', async () => {
  const { page } = stage;
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os-x', 'mac'));
  await stage.open('react/');
  await eventually(() => shown(page)).toEqual(['mac', 'macOS 0']);
  await page.click('#more');
  await eventually(() => shown(page)).toEqual(['mac', 'macOS 1']);
  await tab(0, 'linux').click();
  await page.click('#more');
  await eventually(() => shown(page)).toEqual(['linux', 'Linux 2', 'linux', 'Late Linux']);
  // The page has the new address.
  await page.waitForSelector('output:text("?system=linux")');
});

test('S-261 a React page has the address of a tab that is chosen before the router serves tabs', async () => {
  const { page } = stage;
  let connect = (): void => undefined;
  const connected = new Promise<void>((done) => (connect = done));
  await page.route('**/assets/js/viewer-*.js', async (route) => {
    const response = await route.fetch();
    // The script that connects tabs with the router is the one that imports theirs.
    if (/from ?"\.\/tabs-/.test(await response.text())) await connected;
    await route.fulfill({ response });
  });
  await stage.open('react/');
  await page.click('#more');
  // The router numbers its entries of the history.
  await page.waitForFunction(() => JSON.stringify(window.history.state).includes('idx'));
  await tab(0, 'mac').click();
  await eventually(() => page.evaluate(() => window.location.search)).toBe('?system=mac');
  connect();
  await page.waitForSelector('output:text("?system=mac")');
});

test('S-261 S-263 tabs in a component of the site keep their choice during hydration and later', async () => {
  const { page } = stage;
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os-x', 'mac'));
  await stage.open('interactive/');
  await page.click('#count');
  await page.waitForSelector('#count:text("Count 1")');
  await eventually(() => shown(page)).toEqual(['mac', 'macOS 1']);
  await tab(0, 'linux').click();
  await page.click('#count');
  await page.waitForSelector('#count:text("Count 2")');
  await eventually(() => shown(page)).toEqual(['linux', 'Text of the page']);
});

test('S-260 S-261 without scripts, all panels are shown with their labels', async () => {
  const context = await stage.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${stage.site.url}tools/`);
  for (const text of ['make', 'xcode', 'First', 'Second'])
    await eventually(() => page.getByText(text, { exact: true }).isVisible()).toBe(true);
  await eventually(() => page.locator('[role="tablist"]').first().isVisible()).toBe(false);
  await passes(async () => {
    const label = await page
      .locator('[role="tabpanel"]')
      .nth(1)
      .evaluate((panel) => getComputedStyle(panel, '::before').content);
    expect(label).toBe('"mac"');
  });
  await context.close();
});

test('S-263 pages without tabs do not load the script of tabs, and later pages load it at once', async () => {
  const requested: string[] = [];
  stage.page.on('request', (request) => requested.push(request.url()));
  await stage.page.addInitScript(() => localStorage.setItem('docusaurus.tab.os-x', 'linux'));
  await stage.open('plain/');
  await stage.page.mouse.move(5, 5);
  await stage.page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.includes('/tabs-'))).toEqual([]);
  expect(requested.length).toBeGreaterThan(3);
  await stage.markWindow();
  // The selected tab when the group enters the document, and in the next frame.
  await stage.page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.tabs')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const selected = document.querySelector('[role="tab"][aria-selected="true"]');
        Reflect.set(window, 'first', selected?.textContent);
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await stage.page.getByRole('link', { name: 'Fruit' }).click();
  await stage.page.waitForFunction(() => Reflect.get(window, 'first') !== undefined);
  await eventually(() => stage.page.evaluate(() => String(Reflect.get(window, 'first')))).toBe(
    'Linux',
  );
  await eventually(() => shown(stage.page)).toEqual(onLinux);
  await eventually(() => stage.isSameWindow()).toBe(true);
});
