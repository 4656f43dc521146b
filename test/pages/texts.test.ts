import { expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { planSite } from '../../src/plan/plan-site.ts';
import { readSite } from '../../src/compile/read-site.ts';
import { allStandards } from '../../src/shared/standards.ts';
import type { Translation } from '../../src/shared/texts/catalogues.ts';
import { en } from '../../src/shared/texts/en.ts';
import { contextOf } from '../context.ts';

const groups: [string, Record<string, string>][] = Object.entries(en);

/** A language with every text in brackets. */
const bracketed: Translation = Object.fromEntries(
  groups.map(([group, texts]) => [
    group,
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, text.replace(/[^|]+/g, '⟦$&⟧')]),
    ),
  ]),
);

/** UI texts on pages of the API reference. */
const places = [
  / aria-label="([^"]*)"/g,
  /<table class="param-table[^>]*><caption>([^<]*)/g,
  /<dl class="facts"><dt>([^<]*)/g,
  /<th scope="col">([^<]*)/g,
  /<p class="location">([^<]*)/g,
  /<p class="location in-head"><span><\w+[^>]* title="([^"]*)"/g,
];

/** Titles that authors gave to groups of members and to parts of comments, used as labels of tables and columns. */
const authors: readonly string[] = ['Heating', 'Cups', 'Complexity', 'Thread-safety'];

/** Names that are the same in all languages. */
const names: readonly string[] = allStandards;

test('S-342 pages of the API reference and their sidebar have only texts of the catalogue', async () => {
  const folder = 'fixtures/pages';
  const found: string[] = [];
  for (const name of readdirSync(folder)) {
    const diagnostics = new Diagnostics();
    const config = loadConfig({ xml: '.', cwd: resolve(folder, name) }, diagnostics);
    if (!config) throw new Error(`There is no configuration for ${name}.`);
    config.i18n.texts = { en: bracketed };
    const { pages } = planSite(await readSite(config, contextOf(diagnostics)), config, diagnostics);
    for (const { source, context, data } of pages) {
      const html = renderToStaticMarkup(source.render(context));
      for (const place of places)
        for (const [, text = ''] of html.matchAll(place)) found.push(text);
      // The first item is the overview, which the configuration names.
      if (data.sidebar?.name === 'doxygenSidebar')
        found.push(...data.sidebar.items.slice(1).map(({ label }) => label));
    }
  }
  expect(found.length).toBeGreaterThan(1000);
  const others = [...new Set(found)].filter((text) => !text.startsWith('⟦'));
  const own = others.filter((text) => !authors.includes(text) && !names.includes(text));
  expect(own).toEqual([]);
});

test('every text of the catalogue is used', () => {
  const files = ['src', 'viewer'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\ben(?:-[\w-]+)?\.ts$/.test(path))
      .map((path) => join(folder, path)),
  );
  const sources = files.map((path) => readFileSync(path, 'utf8')).join('\n');
  // The texts about changes have the ids of rules, which are quoted.
  const words = new Set(sources.match(/(?<=')\w+(?:-\w+)+(?=')|\w+/g));
  // The names of the colour modes and of the groups of results are composed.
  const keys = groups.flatMap(([, texts]) => Object.keys(texts));
  const unused = keys.filter(
    (key) => !words.has(key.replace(/^(?:light|dark|system)(?=Mode$)|(?<=^removed)s$/, '')),
  );
  expect(unused).toEqual([]);
});
