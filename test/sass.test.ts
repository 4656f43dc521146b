import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { buildFolder } from './site-folder.ts';

const sass = createRequire(import.meta.url).resolve('sass');

/** The package "sass" of the site. */
const installed = {
  'node_modules/sass/package.json': '{ "main": "index.js" }',
  'node_modules/sass/index.js': `module.exports = require(${JSON.stringify(sass)});`,
};

const page = `import styles from './a.module.scss';
import { name } from '@/name';
export default () => <main className={styles.own}>{name}</main>;
`;

const site = {
  'docs/a.md': '# A\n',
  'src/name.js': `export const name = 'named';\n`,
  'src/pages/index.jsx': page,
  'src/pages/a.module.scss': `@use '../css/colours';\n.own { b { color: colours.$main } }\n`,
  'src/css/_colours.scss': '$main: rgb(1, 2, 3);\n',
  'src/css/site.scss': `@import '@site/src/css/colours';\n.wide { .tall { color: $main } }\n`,
};

const config = { docs: {}, pages: {}, stylesheets: ['src/css/site.scss'] };

test('style sheets in Sass are compiled, with their imports and as modules', async () => {
  const { reported, file, files } = await buildFolder({ ...site, ...installed }, config);
  expect(reported).toEqual([]);
  const sheets = files().filter((path) => path.endsWith('.css'));
  const css = sheets.map((path) => file(path) ?? '').join('\n');
  expect(css).toMatch(/\.wide \.tall\s*\{\s*color:\s*#010203/);
  const [, name = ''] = /<main class="(\w+)">named</.exec(file('index.html') ?? '') ?? [];
  expect(css).toMatch(new RegExp(`\\.${name} b\\s*\\{\\s*color:\\s*#010203`));
});

test('faults of sheets have places, and a missing compiler is reported', async () => {
  const broken = { ...site, 'src/css/_colours.scss': '\n$main: $other;\n', ...installed };
  const { reported } = await buildFolder(broken, config);
  expect(new Set(reported)).toEqual(
    new Set(['error bundle src/css/_colours.scss:2:8 Undefined variable.']),
  );
  const { reported: missing, advice } = await buildFolder(site, config);
  expect(missing.every((each) => each.endsWith(' Sass needs the package "sass".'))).toBe(true);
  expect(advice[0]).toBe('Install it in the folder of the configuration: npm install sass');
});
