import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesBelow, RecallSite } from './cache/recall-site.ts';
import { buildFolder } from './site-folder.ts';

const require = createRequire(import.meta.url);

/** The package "postcss" of the site. */
const installed = {
  'node_modules/postcss/package.json': '{ "main": "index.js" }',
  'node_modules/postcss/index.js': `module.exports = require(${JSON.stringify(require.resolve('postcss'))});`,
};

/** A plugin that replaces `@apply name` with a declaration, and reads its colour from the current folder. */
const apply = `const { readFileSync } = require('node:fs');
module.exports = ({ property = 'color' } = {}) => ({
  postcssPlugin: 'apply',
  AtRule: {
    apply(rule, { Declaration }) {
      if (rule.params === 'gone') throw rule.error('There is no "gone".');
      rule.replaceWith(new Declaration({ prop: property, value: readFileSync('colour.txt', 'utf8') }));
    },
  },
});
module.exports.postcss = true;
`;

const page = `import styles from './a.module.css';
export default () => <main className={styles.own}>Named</main>;
`;

const site = {
  ...installed,
  'colour.txt': '#123456',
  'node_modules/own/package.json': '{ "main": "index.js" }',
  'node_modules/own/apply/index.js': apply,
  'src/pages/index.jsx': page,
  'src/pages/a.module.css': '.own { @apply x; }\n',
  'src/site.css': '@import "./part.css";\n.tall { @apply x; }\n',
  'src/part.css': '.part { @apply x; }\n',
};

const config = { pages: {}, stylesheets: ['src/site.css'] };

test('plugins change style sheets, those that they import, and those of modules', async () => {
  const postcss = [{ module: 'own/apply', options: { property: 'outline-color' } }];
  const { reported, file, files } = await buildFolder(site, { ...config, postcss });
  expect(reported).toEqual([]);
  const sheets = files().filter((path) => path.endsWith('.css'));
  const css = sheets.map((path) => file(path) ?? '').join('\n');
  const [, own = ''] = /<main class="(\w+)">Named</.exec(file('index.html') ?? '') ?? [];
  for (const name of ['tall', 'part', own])
    expect(css).toMatch(new RegExp(`\\.${name}\\s*\\{\\s*outline-color:\\s*#123456`));
});

test.each<[what: string, files: Record<string, string>, postcss: unknown[], message: string]>([
  [
    'a package that is not installed',
    {},
    ['missing'],
    'error postcss site.config.yaml:1:? The package "missing" is not installed.',
  ],
  [
    'a file that does not exist',
    {},
    ['plugins/gone.cjs'],
    'error postcss site.config.yaml:1:? There is neither a file "plugins/gone.cjs" nor a package that has it.',
  ],
  [
    'a package that a plugin needs',
    { 'plugin.js': 'require("@scope/inner/part");' },
    ['plugin.js'],
    'error postcss site.config.yaml:1:? The package "@scope/inner" is not installed.',
  ],
  [
    'a module that is no plugin',
    { 'plugin.js': 'module.exports = 3;' },
    ['plugin.js'],
    'error postcss site.config.yaml:1:? The plugin "plugin.js" cannot be used: It is neither a plugin of PostCSS nor a function that creates one.',
  ],
  [
    'a rule that a plugin refuses',
    { 'src/part.css': '.part {\n  @apply gone;\n}' },
    ['own/apply'],
    'error bundle src/part.css:2:3 There is no "gone".',
  ],
  [
    'invalid CSS',
    { 'src/part.css': '\n.part {' },
    ['own/apply'],
    'error bundle src/part.css:2:1 Unclosed block',
  ],
  [
    'a plugin that ends the process',
    {
      'src/pages/a.module.css': '.own { color: red }',
      'plugin.cjs':
        "module.exports = () => ({ postcssPlugin: 'end', Once(root) { if (/[.]part/.test(root)) process.exit(0); } });",
    },
    ['./plugin.cjs'],
    'error bundle src/part.css:1:1 A plugin of PostCSS ended its process with exit code 0.',
  ],
  [
    'a rule that needs a plugin',
    { 'src/part.css': '/* @apply */\n.part { @apply x; }' },
    [],
    'warning bundle src/part.css:2:9 Browsers ignore "@apply": it needs a plugin of PostCSS.',
  ],
])('%s is reported with its place', async (_, files, postcss, message) => {
  const { reported } = await buildFolder({ ...site, ...files }, { ...config, postcss });
  expect(reported.map((each) => each.replace(/(yaml:1):\d+/, '$1:?'))).toContain(message);
});

test('without PostCSS, its installation is proposed', async () => {
  const { 'node_modules/postcss/index.js': _, ...files } = site;
  const { reported, advice } = await buildFolder(files, { ...config, postcss: ['own/apply'] });
  expect(reported.map((each) => each.replace(/(yaml:1):\d+/, '$1:?'))).toEqual([
    'error postcss site.config.yaml:1:? The package "postcss" is not installed.',
  ]);
  expect(advice).toEqual(['Install it in the folder of the configuration: npm install postcss']);
});

/** A plugin that adds a class for each text file of a folder, and names the folder as a dependency. */
const classes = `const { readdirSync } = require('node:fs');
module.exports = () => ({
  postcssPlugin: 'classes',
  Once(root, { result, postcss }) {
    for (const name of readdirSync('names')) root.append(postcss.parse('.' + name.split('.')[0] + '{color:red}'));
    const dir = require('node:path').resolve('names');
    result.messages.push({ type: 'dir-dependency', plugin: 'classes', dir, glob: '**/*.txt' });
  },
});
`;

test('a sheet is changed again if a file that a plugin depends on appears or changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postcss-'));
  try {
    const recalled = new RecallSite(folder);
    for (const [path, text] of Object.entries(installed)) recalled.write(path, text);
    recalled.write('classes.cjs', classes);
    recalled.write('names/first.txt', '');
    recalled.replace('site.config.yaml', 'title:', 'postcss: [classes.cjs]\ntitle:');
    recalled.commit();
    const css = (): string =>
      [...filesBelow(recalled.out)]
        .filter(([path]) => path.endsWith('.css'))
        .map(([, text]) => text)
        .join('');
    expect(await recalled.build()).toMatchObject({ isRecalled: false, errors: 0 });
    expect(css()).toContain('.first');
    expect(await recalled.build()).toMatchObject({ isRecalled: true });
    recalled.write('names/second.txt', '');
    expect(await recalled.build()).toMatchObject({ isRecalled: false });
    expect(css()).toContain('.second');
    expect(readdirSync(recalled.out)).not.toContain('names');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
