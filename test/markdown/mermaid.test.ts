import { expect, test } from '@jest/globals';
import { buildFolder } from '../site-folder.ts';

const files = { 'docs/a.md': '# A\n\n```mermaid\ngraph TD;\n```\n' };

test('without the option, diagrams show their source, and the message names the option', async () => {
  const { reported, advice, file } = await buildFolder(files, { docs: {} });
  expect(reported).toEqual([
    'info unsupported-code docs/a.md:3:1 Mermaid diagrams are not drawn; their source is shown.',
  ]);
  expect(advice).toEqual([
    'Set "markdown.mermaid: true", and install the package: npm install mermaid',
  ]);
  expect(file('docs/a/index.html')).not.toContain('data-mermaid');
});

test('a missing package is reported at the option', async () => {
  const { reported, advice } = await buildFolder(files, { docs: {}, markdown: { mermaid: true } });
  expect(reported).toEqual([
    expect.stringMatching(
      /^error page-module site\.config\.yaml:1:\d+ The package "mermaid", which draws diagrams, is not installed\.$/,
    ),
  ]);
  expect(advice[0]).toContain('npm install mermaid');
});
