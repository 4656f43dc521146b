import { describe, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually } from '../run/eventually.ts';
import { createSnapshot, writeSnapshot } from '../../src/releases/write-snapshot.ts';
import { versionedConfig, versionedFiles } from '../versions/versioned-site.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** The snapshot of a release that had no class `fresh`. */
const firstRelease = writeSnapshot(
  createSnapshot(
    {
      formatVersion: 1,
      library: 'Site',
      release: '1.0',
      doxygen: '1.9.4',
      settings: {},
      hidden: [],
      tool: 'test',
    },
    {
      headers: new Map(),
      scopes: [
        {
          owner: 'geo',
          symbols: ['circle', 'legacy', 'shape'].map((name) => ({ kind: 'class', name })),
        },
      ],
    },
  ),
);

describe('API references of versions', () => {
  const { docs, doxygen, navbar } = versionedConfig;
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: { docs, doxygen, navbar },
        files: { ...versionedFiles, 'api/1.0.json': firstRelease },
      }),
  });
  const entry = (label: string): Locator =>
    stage.page.locator('.dropdown--versions li > a', { hasText: new RegExp(`^${label}$`) });
  const path = (): string => new URL(stage.page.url()).pathname.slice(base.length);

  test('S-134 S-137 the menu of versions stays on the same class, and links stay in the version', async () => {
    await stage.open('docs/1.0/api/classes/geo/shape/');
    await stage.markWindow();
    const { page } = stage;
    await eventually(() =>
      page.locator('article .page-lead, article').first().innerText(),
    ).toContain('The shape of 1.0.');
    await eventually(() => page.locator('.version-badge').innerText()).toBe('Version: One');
    const latest = page.locator('.version-banner a');
    await eventually(() => latest.getAttribute('href')).toBe(`${base}docs/api/structs/geo/shape/`);

    await page.locator('.dropdown--versions > a').hover();
    await entry('Work').click();
    await page.waitForURL(`**/docs/next/api/structs/geo/shape/`);
    await page.locator('article', { hasText: 'The shape of 3.0.' }).waitFor();
    await eventually(() => page.locator('.version-banner').innerText()).toContain('unreleased');

    // Pages without a version follow the chosen one.
    await stage.open('blog/');
    const api = page.locator('.navbar__items > a', { hasText: /^API$/ });
    await api.click();
    await page.locator('article', { hasText: 'Welcome to 3.0' }).waitFor();
    await eventually(() => path()).toBe('docs/next/api/');
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    await eventually(() => sidebar.innerText()).toContain('Reference in work');
  });

  test('S-137 a class that another version lacks leads to the nearest scope there', async () => {
    await stage.open('docs/1.0/api/classes/geo/legacy/');
    await stage.page.locator('.dropdown--versions > a').hover();
    await eventually(() => entry('2.0').getAttribute('href')).toBe(
      `${base}docs/api/namespaces/geo/`,
    );
    // A version without a reference has only its guides.
    await eventually(() => entry('0.9').getAttribute('href')).toBe(`${base}docs/0.9/`);
  });

  test('the menu says that an older version lacks a new class, and since when there is one', async () => {
    await stage.open('docs/api/classes/geo/fresh/');
    await stage.page.locator('.dropdown--versions > a').hover();
    const older = stage.page.locator('.dropdown--versions li > a', { hasText: 'One' });
    await eventually(() => older.innerText()).toBe('One (added in 2.0)');
    await eventually(() => older.getAttribute('href')).toBe(`${base}docs/1.0/api/namespaces/geo/`);
    await stage.open('docs/api/classes/geo/circle/');
    await stage.page.locator('.dropdown--versions > a').hover();
    await eventually(() => older.innerText()).toBe('One');
  });
});
