import { expect, test } from '@jest/globals';
import { contentFolder } from '../markdown/content-folder.ts';
import { configFile, versionedConfig, versionedFiles } from '../versions/versioned-site.ts';
import { searchOf } from './search-engine.ts';

const texts = {
  'versioned_docs/version-2.0/lanterns.md':
    '# Lanterns\n\nLanterns glow.\n\n## Wicks of lanterns\n\nOf cotton.\n',
  // The title is not that of the heading: readers may know either.
  'versioned_docs/version-2.0/other.md':
    '---\ntitle: Chimneys\n---\n\n# Smokestacks\n\nThey draw.\n',
};

test('a page is not found twice by its title: as itself, and as the section that the title begins', async () => {
  const search = await searchOf({
    cwd: contentFolder({ ...versionedFiles, ...texts, ...configFile(versionedConfig) }),
  });
  const found = async (query: string): Promise<string[]> => {
    const answer = (await search.ask(query, 20)).at(-1);
    const results = answer?.groups.flatMap((group) => group.results) ?? [];
    return results.map(({ href }) => href.replace('/b/', ''));
  };
  expect(await found('lanterns')).toEqual(['docs/lanterns/', 'docs/lanterns/#wicks-of-lanterns']);
  expect(await found('lanterns glow')).toEqual(['docs/lanterns/']);
  expect(await found('chimneys')).toEqual(['docs/other/']);
  expect(await found('smokestacks draw')).toEqual(['docs/other/#smokestacks']);
});
