import { expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiReference } from '../../src/model/site.ts';
import { readDoxygen } from '../../src/doxygen/read-project.ts';
import { contextOf } from '../context.ts';

const doxyfile = `<doxyfile>
  <option id="OUTPUT_DIRECTORY"><value>build</value></option>
  <option id="XML_OUTPUT"><value>xml</value></option>
  <option id="LAYOUT_FILE"><value>doc/layout.xml</value></option>
</doxyfile>`;

const layout = `<doxygenlayout version="1.0"><navindex>
  <tab type="mainpage" visible="yes" title="Introduction"/>
  <tab type="usergroup" visible="yes" title="More">
    <tab type="user" url="@ref quick" title="Tutorial"/>
  </tab>
  <tab type="classes" visible="yes" title="Types"><tab type="classlist" visible="no" title=""/></tab>
  <tab type="files" visible="no" title=""/>
</navindex></doxygenlayout>`;

test.each([
  ['where Doxygen ran', 'doc/layout.xml', layout],
  ['beside the XML', 'build/xml/layout.xml', layout],
  ['damaged', 'doc/layout.xml', '<doxygenlayout><navindex>'],
  ['missing', 'other.xml', layout],
])('the tabs of a layout file %s', async (state, path, text) => {
  expect(await tabsOf(doxyfile, path, text)).toEqual(
    state === 'damaged' || state === 'missing'
      ? undefined
      : [
          { type: 'mainpage', title: 'Introduction', isVisible: true },
          { type: 'user', title: 'Tutorial', isVisible: true, url: '@ref quick' },
          { type: 'classes', title: 'Types', isVisible: true },
          { type: 'files', title: '', isVisible: false },
        ],
  );
});

test('SHOW_NAMESPACES hides the list of namespaces, with and without a layout file', async () => {
  const settings = doxyfile.replace(
    '</doxyfile>',
    '<option id="SHOW_NAMESPACES"><value>NO</value></option></doxyfile>',
  );
  const hidden = { type: 'namespaces', title: '', isVisible: false };
  expect(await tabsOf(settings, 'other.xml', layout)).toEqual([hidden]);
  const both = layout.replace('<navindex>', '<navindex><tab type="namespaces" visible="yes"/>');
  const tabs = await tabsOf(settings, 'doc/layout.xml', both);
  expect(tabs?.find(({ type }) => type === 'namespaces')).toEqual(hidden);
});

/** Returns the tabs that are read from a file with a text. */
async function tabsOf(settings: string, path: string, text: string): Promise<ApiReference['tabs']> {
  const folder = await mkdtemp(join(tmpdir(), 'layout-'));
  const xml = join(folder, 'build/xml');
  await mkdir(xml, { recursive: true });
  await mkdir(join(folder, 'doc'));
  await writeFile(join(xml, 'index.xml'), '<doxygenindex version="1.9.4"></doxygenindex>');
  await writeFile(join(xml, 'Doxyfile.xml'), settings);
  await writeFile(join(folder, path), text);
  const reference = await readDoxygen(xml, contextOf());
  await rm(folder, { recursive: true });
  return reference?.tabs;
}
