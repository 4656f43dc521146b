import { expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { setStage } from '../browser/stage.ts';
import { addAxe, violations } from '../browser/axe.ts';
import { watchSite, type WatchedSite } from './watch-site.ts';

const page = (word: string): string => `---
slug: /live/
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Live

The word is ${word}.

${'Some lines.\n\n'.repeat(60)}

<details>
<summary>More</summary>

Inside is ${word}.

</details>

<Tabs>
<TabItem value="one" label="One" default>First</TabItem>
<TabItem value="two" label="Two">Second ${word}</TabItem>
</Tabs>

${'More lines.\n\n'.repeat(60)}
`;

/** A guide whose document is too long for navigation within the window. */
const longPage = (word: string): string =>
  `# Endless\n\nThe word is ${word}. ${'Many words. '.repeat(40_000)}\n`;

let site: WatchedSite | undefined;

const stage = setStage({
  site: async () => {
    site = await watchSite({
      files: { 'docs/live.mdx': page('red'), 'docs/endless.md': longPage('red') },
    });
    await site.prints('no warnings');
    return site;
  },
});

function watched(): WatchedSite {
  if (!site) throw new Error('The site is watched when a test runs.');
  return site;
}

test('an edited guide is shown without a reload, and the scroll position stays', async () => {
  await stage.open('docs/live/');
  await stage.page.getByRole('button', { name: /dark/i }).first().click();
  const theme = await stage.page.locator('html').getAttribute('data-theme');
  await stage.page.getByText('More', { exact: true }).click();
  await stage.page.getByRole('tab', { name: 'Two' }).click();
  await stage.page.getByText('Inside is red').scrollIntoViewIfNeeded();
  await stage.markWindow();
  const top = await passes(async () => {
    const scrolled = await stage.page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(100);
    return scrolled;
  });

  watched().write('docs/live.mdx', page('blue'));
  await stage.page.getByText('Inside is blue').waitFor();
  await stage.page.getByText('Second blue').waitFor();
  await eventually(() => stage.isSameWindow()).toBe(true);
  await eventually(() => stage.page.evaluate(() => window.scrollY)).toBe(top);
  await eventually(() => stage.page.locator('html').getAttribute('data-theme')).toBe(theme);
  await watched().prints('docs/live.mdx changed: 1 page in');
  watched().write('docs/live.mdx', page('red'));
  await stage.page.getByText('Inside is red').waitFor();
  await watched().prints('docs/live.mdx changed: 1 page in');
});

test('a page of any length is shown without a reload', async () => {
  await stage.open('docs/endless/');
  await stage.markWindow();
  watched().write('docs/endless.md', longPage('blue'));
  await stage.page.getByText('The word is blue.').waitFor();
  await eventually(() => stage.isSameWindow()).toBe(true);
});

test('cached pages are dropped when they change', async () => {
  await stage.open('docs/live/');
  await stage.page.getByRole('link', { name: 'Blog' }).first().click();
  await stage.page.getByRole('heading', { name: 'Blog', level: 1 }).waitFor();
  await stage.markWindow();
  watched().write('docs/live.mdx', page('green'));
  await watched().prints('docs/live.mdx changed: 1 page in');
  await stage.page.goBack();
  await stage.page.getByText('The word is green').waitFor();
  await eventually(() => stage.isSameWindow()).toBe(true);
  watched().write('docs/live.mdx', page('red'));
  await stage.page.getByText('The word is red').waitFor();
  await watched().prints('docs/live.mdx changed: 1 page in');
});

test('a fault is shown above the last good page, and disappears when it is fixed', async () => {
  await addAxe(stage.context);
  await stage.open('docs/live/');
  const good = watched().read('docs/live.mdx');
  watched().write('docs/live.mdx', good.replace('</details>', '</detail>'));
  const dialog = stage.page.getByRole('dialog', { name: 'The site has 1 problem' });
  await dialog.waitFor();
  await dialog.getByText('docs/live.mdx:').first().waitFor();
  await dialog.getByText('<details>').first().waitFor();
  expect(await violations(stage.page)).toEqual([]);
  await watched().prints('the last working version stays visible');
  // The overlay has the keyboard focus.
  await stage.page.keyboard.press('Tab');
  await eventually(() => stage.page.evaluate(() => document.activeElement?.localName)).toBe(
    'mtp-site-faults',
  );
  watched().write('docs/live.mdx', good);
  await dialog.waitFor({ state: 'detached' });
  await watched().prints('all problems are fixed');
});

test('Escape closes the faults until they change', async () => {
  await stage.open('docs/live/');
  const good = watched().read('docs/live.mdx');
  watched().write('docs/live.mdx', good.replace('slug: /live/', 'slug: [1]'));
  const dialog = stage.page.getByRole('dialog');
  await dialog.waitFor();
  await stage.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await stage.page.getByText('The word is red').waitFor();
  watched().write('docs/live.mdx', good.replace('slug: /live/', 'slug: { a: 1 }'));
  await dialog.waitFor();
  watched().write('docs/live.mdx', good);
  await dialog.waitFor({ state: 'detached' });
  await watched().prints('all problems are fixed');
});

test('a missing page appears when it is written, and disappears when it is removed', async () => {
  await stage.page.goto(`${watched().url}docs/new/`);
  await stage.page.getByText('Page Not Found').first().waitFor();
  stage.takeFaults();
  watched().write('docs/new.md', '# New\n\nJust written.\n');
  await stage.page.getByText('Just written.').waitFor();
  // The page is shown before its build ends; a change until then would belong to the same build.
  await watched().prints('docs/new.md changed');
});

test('S-189 S-226 drafts are included, with a banner', async () => {
  watched().write('docs/draft.md', '---\ndraft: true\n---\n\n# Draft\n\nIn work.\n');
  await watched().prints('docs/draft.md changed');
  await stage.open('docs/draft/');
  await stage.page.getByText('Draft page').waitFor();
  await stage.page.getByText('This page is a draft. It will only be visible in dev').waitFor();
});

test('S-324 the debug pages are included', async () => {
  await stage.open('__docusaurus/debug/');
  await eventually(() => stage.page.title()).toContain('debug panel');
});
