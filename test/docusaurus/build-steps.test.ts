import { expect, test } from '@jest/globals';
import { stepsBeforeBuild } from '../../src/docusaurus/import/build-steps.ts';
import { contentFolder } from '../markdown/content-folder.ts';

test.each<[Record<string, unknown>, string[]]>([
  [{ build: 'docusaurus build' }, []],
  [{ build: 'cross-env A=1 npx docusaurus build --out-dir x && cp a b' }, []],
  [
    { build: 'yarn sync && node "make data.js" && docusaurus build' },
    ['yarn sync', 'node "make data.js"'],
  ],
  [
    { prebuild: 'docusaurus clear && ./make.sh', build: 'yarn run docusaurus build' },
    ['./make.sh'],
  ],
  [{ build: 'npm run build:preview' }, []],
  [{ build: 3 }, []],
])('%j', (scripts, steps) => {
  expect(stepsBeforeBuild(contentFolder({ 'package.json': JSON.stringify({ scripts }) }))).toEqual(
    steps,
  );
});

test('a folder without package.json has no steps', () => {
  expect(stepsBeforeBuild(contentFolder({}))).toEqual([]);
});
