import { expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { readSite } from '../../src/compile/read-site.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import type { Compound } from '../../src/model/compound.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { planSite } from '../../src/plan/plan-site.ts';
import type { PlanPage } from '../../src/plan/types.ts';
import { compound } from '../components/api-model.ts';
import { contextOf } from '../context.ts';

/** Returns the pages of a library with pages in topics, as with `--xml` alone. */
async function plannedPages(): Promise<PlanPage[]> {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ xml: '.', cwd: resolve('fixtures/pages/page.topic') }, diagnostics);
  if (!config) throw new Error('There is no configuration.');
  return planSite(await readSite(config, contextOf(diagnostics)), config, diagnostics).pages;
}

test('pages of a topic are below it, in the order in which it lists them, and named with it', async () => {
  const pages = (await plannedPages()).filter(({ kind }) => kind === 'page' || kind === 'group');
  const crumbs = pages.map(({ context }) => context.breadcrumbs.map(({ label }) => label));
  expect(crumbs.map((labels) => labels.join(' > '))).toEqual([
    'Topics > Brewing tea',
    'Topics > Brewing tea > Green tea',
    'Pages > Alone',
    'Topics > Brewing tea > A page before',
    'Topics > Brewing tea > Steps of brewing > Cups',
    'Topics > Brewing tea > Green tea > Heat for green tea',
    'Topics > Brewing tea > Steps of brewing',
  ]);
  const following = Object.fromEntries(pages.map(({ context: { title, next } }) => [title, next]));
  expect(following['Brewing tea']?.label).toBe('Steps of brewing');
  expect(following.Cups?.label).toBe('A page before');
  expect(pages.map(({ data }) => data.title.split(' | ')[0])).toEqual([
    'Brewing tea',
    'Green tea',
    'Alone',
    'A page before – Brewing tea',
    'Cups – Brewing tea',
    'Heat for green tea – Green tea',
    'Steps of brewing – Brewing tea',
  ]);
});

test('a subpage stays below a page of its own topic, and leaves a page outside of it', () => {
  const ref = (kind: 'page' | 'group', refid: string): Compound['inner'][number] => ({
    kind,
    refid,
    name: refid,
    inline: false,
  });
  const page = (refid: string, ...subpages: string[]): Compound =>
    compound({
      refid,
      name: refid,
      kind: 'page',
      inner: subpages.map((each) => ref('page', each)),
    });
  const compounds = [
    compound({
      refid: 'topic',
      name: 'topic',
      kind: 'group',
      inner: ['chapter', 'part', 'other'].map((each) => ref('page', each)),
    }),
    page('chapter', 'part'),
    page('part'),
    page('outside', 'other', 'own'),
    page('other'),
    page('own'),
  ];
  const symbols = indexSymbols({ title: '', folder: '', images: [], compounds });
  const parents = ['chapter', 'part', 'other', 'own'].map((each) => symbols.parent(each)?.refid);
  expect(parents).toEqual(['topic', 'chapter', 'topic', 'outside']);
});
