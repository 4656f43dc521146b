import { expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { planSite } from '../../src/plan/plan-site.ts';
import type { Plan } from '../../src/plan/types.ts';
import { readSite } from '../../src/compile/read-site.ts';
import { contextOf } from '../context.ts';

async function planOf(name: string): Promise<Plan> {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ xml: '.', cwd: resolve('fixtures/pages', name) }, diagnostics);
  if (!config) throw new Error(`There is no configuration for ${name}.`);
  return planSite(await readSite(config, contextOf(diagnostics)), config, diagnostics);
}

/** Returns the URLs of symbols, by name. */
function places({ apis }: Plan): (readonly [name: string, url: string])[] {
  return apis.flatMap(({ symbolRows }) =>
    symbolRows().map(({ name, url }) => [name, url] as const),
  );
}

test('an unnamed struct is shown with its variable, and its old page redirects there', async () => {
  const plan = await planOf('class.union');
  const page = '/docs/api/unions/num/bits/';
  expect(plan.redirects).toContainEqual({
    from: 'docs/api/structs/num/bits/anonymous-struct-low/',
    to: `${page}#half`,
  });
  expect(places(plan)).toEqual([
    ['num::Bits', page],
    ['num::Bits::(anonymous struct of half)', `${page}#half`],
    ['num::Bits::(anonymous struct of half)::low', `${page}#low`],
    ['num::Bits::half', `${page}#half`],
    ['num::Bits::value', `${page}#value`],
  ]);
  const labels = plan.pages.map(({ data }) => JSON.stringify(data.sidebar)).join();
  expect(labels).toContain('Bits');
  expect(labels).not.toContain('anonymous');
});

test('an older Doxygen gives it no id, and its members keep their addresses', async () => {
  const own = places(await planOf('class.c')).filter(([, url]) => url.includes('#'));
  expect(own.map(([, url]) => url.replace('/docs/api/', ''))).toEqual([
    'structs/kettle/#anonymous-union',
    'structs/kettle/#cm',
    'structs/kettle/#gas',
    'structs/kettle/#height',
    'structs/kettle/#lid',
    'structs/kettle/#litres',
    'structs/kettle/#neighbour',
    'structs/kettle/#place',
    'structs/kettle/#watts',
    'structs/kettle/#x',
    'files/kettle-h/#tap',
    'files/kettle-h/#water',
  ]);
});

test('simple structs are on the pages of their scopes if the Doxyfile sets it', async () => {
  const plan = await planOf('file.structs');
  expect(places(plan).map(([name, url]) => `${name} ${url.replace('/docs/api/', '')}`)).toEqual([
    'cup structs/cup/',
    'cup::at structs/cup/#at',
    'cup::empty structs/cup/#empty',
    'lump groups/sugar/#lump',
    'lump.colour groups/sugar/#lump-colour',
    'lump.colour::brown groups/sugar/#lump-colour-brown',
    'lump::colour groups/sugar/#lump-colour',
    'lump::grams groups/sugar/#lump-grams',
    'spot files/tray-h/#spot',
    'spot files/tray-h/#struct-spot',
    'spot::x files/tray-h/#spot-x',
    'spot::y files/tray-h/#spot-y',
    'sugar groups/sugar/',
    'tray.h files/tray-h/',
  ]);
  expect(plan.redirects.filter(({ from }) => from !== '')).toEqual([
    { from: 'docs/api/unions/lump-colour/', to: '/docs/api/groups/sugar/#lump-colour' },
    { from: 'docs/api/structs/lump/', to: '/docs/api/groups/sugar/#lump' },
    { from: 'docs/api/structs/spot/', to: '/docs/api/files/tray-h/#struct-spot' },
  ]);
});
