import { expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSite } from '../../src/compile/read-site.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { planSite } from '../../src/plan/plan-site.ts';
import type { NavbarEntry } from '../../src/shared/site-data.ts';
import { contextOf } from '../context.ts';

/** Returns the navbar's items on the left for a library with the given PROJECT_NUMBER. */
async function itemsFor(number: string, item: object): Promise<NavbarEntry[]> {
  const folder = mkdtempSync(join(tmpdir(), 'navbar-version-'));
  cpSync('fixtures/pages/class', join(folder, 'xml'), { recursive: true });
  const settings = join(folder, 'xml/Doxyfile.xml');
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8').replace(
      /<option id='PROJECT_NUMBER'.*?<\/option>|(?=<\/doxyfile>)/,
      `<option id='PROJECT_NUMBER'><value><![CDATA[${number}]]></value></option>`,
    ),
  );
  const navbar = { items: [{ type: 'libraryVersion', position: 'left', ...item }] };
  const config = { title: 'Kettle', baseUrl: '/k/', doxygen: { xml: 'xml' }, navbar };
  writeFileSync(join(folder, 'site.config.yaml'), JSON.stringify(config));
  const diagnostics = new Diagnostics();
  const loaded = loadConfig({ cwd: folder }, diagnostics);
  if (!loaded) throw new Error('There is no configuration.');
  const site = await readSite(loaded, contextOf(diagnostics));
  return planSite(site, loaded, diagnostics).siteData.navbar.left;
}

test.each([
  ['3.2.2', {}, [{ type: 'html', html: '<small>3.2.2</small>', className: undefined }]],
  ['<1 & 2>', {}, [{ type: 'html', html: '<small>&lt;1 &amp; 2&gt;</small>' }]],
  [
    '3.2.2',
    { to: '/docs/api/', className: 'mine' },
    [{ type: 'link', label: '3.2.2', href: '/k/docs/api/', className: 'mine' }],
  ],
  // A library without a number has no item, because an empty one would only take space.
  ['', {}, []],
])('the version %j of the library is an item of the navbar: %j', async (number, item, wanted) => {
  expect(await itemsFor(number, item)).toEqual(wanted);
});
