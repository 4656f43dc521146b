import { expect, test } from '@jest/globals';
import { dirname, join } from 'node:path';
import { migrate } from '../../src/docusaurus/import/migrate.ts';
import { contentFolder } from '../markdown/content-folder.ts';

test.each([
  // Docusaurus 3 reads every text as MDX.
  ['^3.7.0', {}, 'mdx'],
  ['3', {}, 'mdx'],
  ['3.9.0', { format: 'detect' }, 'detect'],
  // Older texts may be no valid MDX.
  ['~2.4.3', {}, undefined],
  ['latest', {}, undefined],
])('the format of texts of Docusaurus %s with %j', (version, markdown, format) => {
  const about = { devDependencies: { '@docusaurus/core': version } };
  const file = join(
    contentFolder({ 'package.json': JSON.stringify(about) }),
    'docusaurus.config.js',
  );
  const config = { title: 'T', url: 'https://example.org', baseUrl: '/', markdown };
  const { options } = migrate(config, file, join(dirname(file), 'site.config.yaml'));
  expect(options?.markdown).toEqual(format && { format });
});
