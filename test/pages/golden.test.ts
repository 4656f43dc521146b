import { expect, test } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { drawSite } from '../../src/draw/draw-site.ts';
import { planSite } from '../../src/plan/plan-site.ts';
import type { Plan } from '../../src/plan/types.ts';
import { compoundKinds } from '../../src/model/compound.ts';
import { pageKinds } from '../../src/pages/registry.ts';
import { readSite } from '../../src/compile/read-site.ts';
import { textHref } from '../../src/shared/text-href.ts';
import { expectGolden } from '../config/golden.ts';
import { contextOf } from '../context.ts';

const folder = 'fixtures/pages';

/** The cases: `class` or `class.union`, a page kind and the aspect that the case shows. */
const cases = readdirSync(folder);

/** Returns the page kind of a case. */
function kindOf(name: string): string {
  return name.replace(/\..*/, '');
}

/** Plans the XML of a case as with `--xml` alone, but with the URL that feeds need; without rendering. */
async function planCase(name: string): Promise<{ plan: Plan; diagnostics: Diagnostics }> {
  const diagnostics = new Diagnostics();
  const loaded = loadConfig({ xml: '.', cwd: resolve(folder, name) }, diagnostics);
  const config = loaded && {
    ...loaded,
    url: 'https://example.org',
    // The code that adds the pages of a case is beside its XML.
    extensions: ['extension.js'].map((file) => resolve(folder, name, file)).filter(existsSync),
    coverage: { ...loaded.coverage, page: kindOf(name) === 'coverage' },
  };
  if (!config) throw new Error(`There is no configuration for ${name}.`);
  const site = await readSite(config, contextOf(diagnostics));
  const plan = planSite(site, config, diagnostics);
  const drawings = await drawSite(plan, contextOf(diagnostics));
  return { plan: { ...plan, drawings }, diagnostics };
}

/** Returns the content of the pages of a kind, one after another. */
function contents({ pages, drawings }: Plan, kind: string): string {
  return pages
    .filter((page) => page.kind === kind)
    .map(({ permalink, source, context }) => {
      const own = context.apiInScope && drawings?.get(context.apiInScope);
      const content = source.render({ ...context, drawings: own });
      const html = renderToStaticMarkup(content);
      return `<!-- ${permalink} -->\n${inLines(html)}\n`;
    })
    .join('\n');
}

/** Returns the Markdown of the pages of a kind, one after another. */
function texts({ pages, drawings, textHrefs }: Plan, kind: string): string {
  return pages
    .filter((page) => page.kind === kind)
    .map(({ permalink, source, context }) => {
      const own = context.apiInScope && drawings?.get(context.apiInScope);
      const text = source.text?.(
        { ...context, drawings: own },
        { textHref: (href) => textHref(href, textHrefs) },
      );
      return `<!-- ${permalink} -->\n\n${text ?? ''}\n`;
    })
    .join('\n');
}

/** Returns HTML with a line break between tags, for readable differences; preformatted text stays unchanged. */
function inLines(html: string): string {
  return html
    .split(/(<pre\b.*?<\/pre>)/s)
    .map((part) => (part.startsWith('<pre') ? part : part.replaceAll('><', '>\n<')))
    .join('\n')
    .trim();
}

test.each(cases)('a page of the API reference: %s', async (name) => {
  const { plan, diagnostics } = await planCase(name);
  const html = contents(plan, kindOf(name));
  expect(html).not.toBe('');
  expectGolden(html, `${folder}/${name}/expected.html`);
  const text = texts(plan, kindOf(name));
  expectGolden(text, `${folder}/${name}/expected.md`);
  for (const [, id = ''] of text.matchAll(/\]\(#([^)]*)\)/g))
    expect(text).toContain(`<a id="${decodeURIComponent(id)}">`);
  expect(diagnostics.all).toEqual([]);
});

test('every kind of page of the API reference has a case', () => {
  const kinds = new Set(cases.map(kindOf));
  const unseen = pageKinds.filter(({ name, part }) => part === 'api' && !kinds.has(name));
  expect(unseen.map(({ name }) => name)).toEqual([]);
});

test('every kind of compound has pages of exactly one kind', () => {
  const shown = pageKinds.flatMap(({ compounds = [] }) => compounds);
  expect([...shown].sort()).toEqual([...compoundKinds].sort());
});
