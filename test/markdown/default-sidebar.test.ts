import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { sidebarMeant } from '../../src/model/docs-versions.ts';
import { readDocs } from '../../src/markdown/read-docs.ts';
import type { DocsVersion } from '../../src/model/site.ts';
import { contextOf } from '../context.ts';
import { contentFolder, messages } from './content-folder.ts';
import { docsConfig } from './docs-config.ts';

const files = {
  'docs/a.md': '---\ndisplayed_sidebar: defaultSidebar\n---\n\nA.',
  'docs/part/b.md': 'B.',
  'sidebars.yaml': 'docsSidebar: [a]\n',
};

async function read(
  settings: { sidebar?: string } = {},
  more: Record<string, string> = {},
): Promise<{ version: DocsVersion | undefined; faults: string[] }> {
  const folder = contentFolder({ ...files, ...more });
  const diagnostics = new Diagnostics();
  const sidebar = settings.sidebar === undefined ? {} : { sidebar: join(folder, settings.sidebar) };
  const [version] = await readDocs(
    docsConfig(join(folder, 'docs'), sidebar),
    contextOf(diagnostics),
    { locale: 'de', settings: undefined },
  );
  return { version, faults: messages(diagnostics, folder) };
}

describe('the sidebar that follows the folders', () => {
  test('has the name of Docusaurus as well', async () => {
    const { version, faults } = await read();
    expect(faults).toEqual([]);
    expect(version?.docs[0]?.displayedSidebar).toBe('docsSidebar');
    expect(version && sidebarMeant(version, 'defaultSidebar')).toBe('docsSidebar');
    expect(version && sidebarMeant(version, 'docsSidebar')).toBe('docsSidebar');
  });

  test('but a file declares all of its names', async () => {
    const { version, faults } = await read({ sidebar: 'sidebars.yaml' });
    expect(faults).toEqual([
      expect.stringContaining('wants to display sidebar defaultSidebar but a sidebar with this'),
    ]);
    expect(version && sidebarMeant(version, 'defaultSidebar')).toBe('defaultSidebar');
  });
});
