import { expect, test } from '@jest/globals';
import { buildFolder } from '../site-folder.ts';

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const files = {
  'static/fonts/a.woff2': 'font',
  'art/dots.svg': image,
  'css/site.css': "@import '~pretty/pretty.css'; @import './base.css';",
  'css/base.css':
    ".a { background: url('~@site/art/dots.svg') } .b { background: url('@site/art/dots.svg') }" +
    " @font-face { font-family: A; src: url('/fonts/a.woff2'), url('/base/fonts/a.woff2') }",
  'node_modules/pretty/pretty.css': '.pretty { color: teal }',
  'src/pages/index.jsx':
    "import styles from './index.module.css'; export default () => <p className={styles.own}>x</p>;",
  'src/pages/index.module.css':
    ".own { background: url('~@site/art/dots.svg'); cursor: url('/dots.cur') }",
};

test('style sheets refer to files and packages as in other bundlers', async () => {
  const { reported, file } = await buildFolder(files, { stylesheets: ['css/site.css'], pages: {} });
  expect(reported).toEqual([]);
  const [, sheet = ''] = /href="\/base\/(assets\/css\/[^"]+)"/.exec(file('index.html') ?? '') ?? [];
  const css = file(sheet) ?? '';
  expect(css).toContain('.pretty{color:teal}');
  const addresses = [...css.matchAll(/url\("?(\/base[^")]*|\/[^"b)][^")]*)"?\)/g)].map(
    ([, address = '']) => address.replace(/-[A-Z0-9]{8}\./, '.'),
  );
  const dots = '/base/assets/media/dots.svg';
  expect(addresses.sort()).toEqual(
    [dots, dots, dots, '/base/dots.cur', '/base/fonts/a.woff2', '/base/fonts/a.woff2'].sort(),
  );
});

test('missing files in a style sheet are reported with advice', async () => {
  const { reported, advice } = await buildFolder(
    { 'css/site.css': ".a { background: url('@site/art/dot.svg') }\n", 'art/dots.svg': image },
    { stylesheets: ['css/site.css'] },
  );
  expect(reported).toEqual([
    'error bundle css/site.css:1:22 The file "@site/art/dot.svg" does not exist.',
  ]);
  expect(advice).toEqual([
    'Did you mean "dots.svg"? Paths are relative to the importing file; "@site/" is the folder of the configuration.',
  ]);
});
