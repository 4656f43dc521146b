import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config/load-config.ts';
import type { Config } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { fromDocusaurus } from '../../src/docusaurus/import/from-docusaurus.ts';

const source = `
import { version } from './package.json';
const year = new Date().getFullYear();
const since = new Date('2015-06-01').getFullYear();
export default {
  title: 'Library',
  url: process.env.MTP_UNSET_URL ?? 'https://example.org',
  baseUrl: process.env.MTP_UNSET_PREVIEW === 'true' ? '/preview/' : '/lib/',
  tagline: 'A text with \${year} in it',
  presets: [['classic', { docs: false, blog: false, pages: { path: '.' } }]],
  customFields: { released: \`v\${version}\`, major: version.split('.')[0] },
  themeConfig: {
    footer: { copyright: \`© \${since}–\${year} Authors. Version \${version}.\` },
  },
};
`;

test('texts that a configuration computes become references, and have the same values', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-computed-'));
  const file = join(folder, 'docusaurus.config.mjs');
  const out = join(folder, 'site.config.yaml');
  writeFileSync(file, source);
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
  const diagnostics = new Diagnostics();
  const { text = '' } = (await fromDocusaurus(file, out, diagnostics)) ?? {};
  const lines = text.split('\n').map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      'url: ${env.MTP_UNSET_URL:https://example.org}',
      'baseUrl: /lib/',
      'tagline: A text with $${year} in it',
      'copyright: © 2015–${year} Authors. Version ${package.version}.',
      'released: v${package.version}',
      "major: '1'",
    ]),
  );
  writeFileSync(out, text);
  const config: Config | undefined = loadConfig({ cwd: folder }, diagnostics);
  expect(diagnostics.all.filter(({ level }) => level === 'error')).toEqual([]);
  expect(config?.url).toBe('https://example.org');
  expect(config?.tagline).toBe('A text with ${year} in it');
  expect(config?.customFields).toEqual({ released: 'v1.2.3', major: '1' });
});

test('texts that depend on the time or on other packages are named, with the value of today', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-computed-'));
  const file = join(folder, 'docusaurus.config.mjs');
  const out = join(folder, 'site.config.yaml');
  writeFileSync(
    file,
    `import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
const years = [new Date().getFullYear(), new Date(0).toISOString()];
export default {
  title: 'Library', url: 'https://example.org', baseUrl: '/',
  tagline: years.join(' and '),
  customFields: { stamp: [\`\${Date.now()}\`], fixed: new Date('2020-02-03').toDateString() },
  themeConfig: {
    footer: { copyright: \`Built with Docusaurus v\${DOCUSAURUS_VERSION}.\` },
    announcementBar: { id: 'a', content: 'On ' + new Date().toDateString() },
  },
};`,
  );
  const diagnostics = new Diagnostics();
  const { text = '' } = (await fromDocusaurus(file, out, diagnostics)) ?? {};
  const found = diagnostics.all.filter(({ code }) => code === 'frozen-value');
  expect(found.map(({ message }) => message.split(':')[0]).sort()).toEqual([
    'customFields.stamp[0]',
    'themeConfig.announcementBar.content',
    'themeConfig.footer.copyright',
  ]);
  expect(found.every(({ place }) => place?.line !== undefined)).toBe(true);
  expect(text).toMatch(/# Fixed: themeConfig\.footer\.copyright\.[^]*\nfooter:/);
});
