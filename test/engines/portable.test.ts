import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { smallSiteFolder } from '../browser/fixture-site.ts';
import { eventually } from '../run/eventually.ts';
import { until } from './engine-window.ts';
import type { EngineWindow } from './engine-window.ts';
import { findEngines } from './find-engines.ts';

const project = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'portable-'));

// Where readers unpack an archive: every character that is special in addresses.
const site = join(folder, 'Ein Ordner – Ü & # 100%25', 'docs');
const root = `${pathToFileURL(site).href}/`;

beforeAll(async () => {
  const source = await smallSiteFolder({
    config: {
      portable: true,
      doxygen: { xml: 'xml' },
      navbar: { title: 'Small Site', items: [{ type: 'localeDropdown', position: 'right' }] },
      i18n: {
        defaultLocale: 'en',
        locales: ['en', 'de', 'fr'],
      },
      security: {},
    },
    files: { 'i18n/de/docs/index.md': '# Anfang\n\nVom Kesselwasser.\n' },
  });
  cpSync(join(project, 'fixtures/graphs/xml'), join(source, 'xml'), { recursive: true });
  const command = [join(project, 'bin/mtp-site.mjs'), 'build', '--quiet', '--out', site];
  execFileSync(process.execPath, command, { cwd: source });
  rmSync(source, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(await findEngines())('a portable site in several languages in $name', (engine) => {
  let window: EngineWindow;

  beforeAll(async () => {
    window = await engine.openWindow();
    await window.resize(1280, 800);
  });

  afterAll(() => window.close());

  const hydrated = (): Promise<void> =>
    until(
      window,
      'the viewer takes over the page',
      () => document.documentElement.dataset.hasHydrated === 'true',
    );

  async function open(path: string): Promise<void> {
    await window.open(root + path);
    await hydrated();
  }

  /** Waits until a page is open. */
  async function arrived(path: string): Promise<void> {
    await until(window, `${path} opens`, (url) => location.href.split('#')[0] === url, root + path);
    await hydrated();
  }

  const attribute = (name: string): Promise<string | null> =>
    window.run((key) => document.documentElement.getAttribute(key), name);

  /** Chooses the first result for a text. */
  async function search(text: string): Promise<void> {
    await window.press('/');
    await until(
      window,
      'the search box opens',
      () => document.querySelector('[role="combobox"]') !== null,
    );
    await window.press(...text);
    await until(
      window,
      'there is a result',
      () => document.querySelector('[role="option"]') !== null,
    );
    await window.press('Enter');
  }

  test('a link and the menu of languages open pages of the folder, with their images', async () => {
    await open('docs/guide/first/index.html');
    await window.click('.pagination-nav__link--next, .pagination-nav a:last-child');
    await arrived('docs/guide/second/index.html');
    for (const language of ['de', 'fr']) {
      const path = `${language}/docs/guide/second/index.html`;
      const linked = (): Promise<string> =>
        window.run((wanted) => {
          const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('.navbar a[lang]'));
          return links.find((link) => link.lang === wanted)?.href ?? '';
        }, language);
      await eventually(linked).toBe(root + path);
      await open(path);
      await eventually(() => attribute('lang')).toBe(language);
    }
  });

  test('each language searches its own texts, and the symbols of the library', async () => {
    await open('de/docs/guide/second/index.html');
    await search('Kesselwasser');
    await arrived('de/docs/index.html');
    await search('trees');
    await until(
      window,
      'a page of the API reference opens in the same language',
      (start) => location.href.startsWith(`${start}de/docs/api/`),
      root,
    );
  });

  test('dark mode stays on the pages of all languages', async () => {
    // Chromium without a profile on the disk loses what a page of a folder has stored in one of twenty times, also
    // that of pages without any other script. No page of the site removes the entry.
    for (let attempts = 0; attempts < 5; attempts++) {
      await open('docs/index.html');
      if ((await attribute('data-theme')) !== 'dark') await window.click('.navbar__color-mode');
      await eventually(() => window.run(() => localStorage.getItem('theme'))).toBe('dark');
      await open('de/docs/index.html');
      if ((await window.run(() => localStorage.getItem('theme'))) !== null) break;
    }
    await eventually(() => attribute('data-theme')).toBe('dark');
    await window.reload();
    await hydrated();
    await eventually(async () => [
      await attribute('data-theme'),
      await window.run(() => localStorage.getItem('theme')),
    ]).toEqual(['dark', 'dark']);
  });
});
