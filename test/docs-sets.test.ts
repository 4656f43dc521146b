import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { build } from '../src/build/build-site.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { contextOf } from './context.ts';
import { contentFolder } from './markdown/content-folder.ts';

const facts = `import { useActiveVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
export const Facts = () => {
  const active = [useActiveVersion(), useActiveVersion('community')].map((version) => String(version?.name));
  const names = useVersions('community').map(({ name }) => name);
  return <b>{[...active, ...names].join(' ')}</b>;
};

<Facts />
`;

const files = {
  'docs/start.mdx': `# Start\n\n[Team](../community/team.md)\n\n${facts}`,
  'community/team.md': '---\ntags: [people]\n---\n\n# Team\n\nZebras. [Start](../docs/start.mdx)\n',
  'community/start.mdx': `# Welcome\n\n${facts}`,
  'community_versions.json': '["1.0"]',
  'community_versioned_docs/version-1.0/team.md': '# Team\n\nGiraffes.\n',
  'community_versioned_sidebars/version-1.0-sidebars.json': '{ "people": ["team"] }',
  'sidebars.yaml': 'people: [start]\n',
  'community-sidebars.yaml': 'people: [team, start]\n',
};

const config = `title: Zoo
url: https://example.org
docs: { sidebar: sidebars.yaml }
docsSets:
  community:
    path: community
    routeBasePath: community
    sidebar: community-sidebars.yaml
    breadcrumbs: false
    editUrl: https://example.org/edit
navbar:
  items:
    - { type: docSidebar, sidebarId: people, label: Main people }
    - { type: docSidebar, sidebarId: people, docsSet: community, label: Other people }
    - { type: doc, docId: team, docsSet: community, label: The team }
    - { type: docsVersionDropdown, docsSet: community }
`;

async function buildSite(
  own: Record<string, string>,
): Promise<{ out: string; messages: string[] }> {
  const folder = contentFolder(own);
  const out = join(folder, 'build');
  const diagnostics = new Diagnostics();
  const loaded = loadConfig({ cwd: folder }, diagnostics);
  if (loaded)
    await build({
      config: loaded,
      out,
      write: true,
      context: contextOf(diagnostics),
      progress: () => undefined,
    });
  const messages = diagnostics.all.map(
    ({ code, place, message, advice = '' }) =>
      `${code} ${place?.line ?? ''} ${message.replaceAll(folder, '')} ${advice}`,
  );
  return { out, messages };
}

test('a site has several sets of guides, each with its own paths, sidebars and versions', async () => {
  const { out, messages } = await buildSite({ ...files, 'site.config.yaml': config });
  expect(messages).toEqual([]);
  const page = (path: string): string => readFileSync(join(out, path, 'index.html'), 'utf8');
  const activeItems = (html: string): string[] =>
    [...html.matchAll(/<a[^>]*class="[^"]*navbar__link--active[^"]*"[^>]*>([^<]*)/g)].map(
      ([, label = '']) => label,
    );

  expect(page('docs/start')).toContain('<b>current undefined current 1.0</b>');
  expect(page('community/next/start')).toContain('<b>undefined current current 1.0</b>');
  expect(page('docs/start')).toContain('href="/community/next/team/"');
  expect(page('community/next/team')).toContain('href="/docs/start/"');
  expect(existsSync(join(out, 'community/next/tags/people/index.html'))).toBe(true);

  // Sidebars of the same name belong to their sets.
  expect(activeItems(page('docs/start'))).toEqual(['Main people']);
  expect(activeItems(page('community/team'))).toContain('Other people');
  expect(activeItems(page('community/team'))).not.toContain('Main people');
  // Links lead to the version of the page.
  expect(page('community/next/start')).toMatch(/href="\/community\/next\/team\/"[^>]*>The team</);
  expect(page('docs/start')).toMatch(/href="\/community\/team\/"[^>]*>The team</);
  // The banner leads to the latest version of the same set, the menu to the counterpart.
  expect(page('community/next/team')).toMatch(
    /unreleased documentation[^]*href="\/community\/team\/"/,
  );
  expect(page('community/team')).toContain('href="/community/next/team/"');

  expect(page('docs/start')).toContain('theme-doc-breadcrumbs');
  expect(page('community/team')).not.toContain('theme-doc-breadcrumbs');
  expect(page('community/next/team')).toContain('https://example.org/edit/community/team.md');
  expect(page('docs/start')).not.toContain('https://example.org/edit');

  const index = readdirSync(join(out, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('search') && file.endsWith('.json'))
    .map((file) => readFileSync(join(out, 'assets', file), 'utf8').toLowerCase())
    .join('\n');
  // As in the main set, the search covers the latest version.
  expect(index).toContain('giraffes');
});

test('faults in further sets of guides are reported with their options', async () => {
  const unnamed = config.replace(
    '  community:\n',
    '  default: { path: a, routeBasePath: b }\n  community:\n',
  );
  const { messages: ofIds } = await buildSite({ ...files, 'site.config.yaml': unnamed });
  expect(ofIds).toEqual([
    'config-invalid 5 "docsSets.default": "default" cannot be the id of a set. Use letters, digits, hyphens and underscores; "default" is the main set.',
  ]);
  const unknown = config.replace(
    'docsSet: community, label: Other',
    'docsSet: comunity, label: Other',
  );
  const { messages: ofItems } = await buildSite({ ...files, 'site.config.yaml': unknown });
  expect(ofItems).toEqual([
    'config-invalid 14 A navbar item of the type "docSidebar" needs the set of guides "comunity", and the site has none with this id. Add it to the option "docsSets" (it has community), or remove the item.',
  ]);
  const missing = config.replace('    path: community\n', '    path: comunity\n');
  const { messages: ofFolders } = await buildSite({ ...files, 'site.config.yaml': missing });
  expect(ofFolders[0]).toMatch(
    /^docs-folder .* Create it, or set docsSets\.community\.path in the configuration\.$/,
  );
});
