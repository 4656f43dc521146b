import { expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { compile } from '../../src/compile/compile.ts';
import { PageRenderer } from '../../src/compile/page-renderer.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { contextOf } from '../context.ts';

/** Returns an object that must not be used. */
function closed(name: string): never {
  const fail = (): never => {
    throw new Error(`The page reads the ${name} of the site.`);
  };
  return new Proxy({} as never, { get: fail, has: fail, ownKeys: fail });
}

test('pages that show only their API reference read nothing else of the site', async () => {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: resolve('.') }, diagnostics);
  if (!config) throw new Error('There is no configuration.');
  const { plan, assets } = await compile({ config, context: contextOf(diagnostics) });
  const pages = plan.pages
    .filter(({ source }) => source.showsOnlyApi)
    .map((page) => ({
      ...page,
      context: {
        ...page.context,
        site: closed('texts'),
        blog: closed('blog'),
        pages: closed('pages'),
      },
    }));
  const kinds = new Set(pages.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['additions', 'class', 'file', 'group', 'index', 'list', 'namespace']),
  );
  const faults = new Diagnostics();
  const renderer = new PageRenderer({ ...plan, pages }, assets);
  const rendered = [...renderer.render(pages, () => (path, bytes) => ({ path, bytes }), faults)];
  expect(faults.all).toEqual([]);
  expect(rendered).toHaveLength(pages.length);
});
