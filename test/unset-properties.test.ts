import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { buildFolder } from './site-folder.ts';

const sass = createRequire(import.meta.url).resolve('sass');

test('custom properties that nothing sets and class names without a rule are reported where they are used', async () => {
  const { reported } = await buildFolder(
    {
      'node_modules/sass/package.json': '{ "main": "index.js" }',
      'node_modules/sass/index.js': `module.exports = require(${JSON.stringify(sass)});`,
      'custom.css': `:root { --ifm-own: 1px; }
.a { margin: var(--ifm-own); padding: var(--ifm-unknown); }
.b { margin: var( --docusaurus-new ); padding: var(--ifm-unknown); }
.c { margin: var(--ifm-other, 1px); color: var(--ifm-color-primary-dark); width: var(--mine); }
.margin--xs { margin: 0; }
`,
      'pages/index.tsx': `import './index.scss';
export default function Home() {
  return <p style={{ '--ifm-scripted': '1px', margin: 'var(--ifm-scripted)' }}><b style={{ top: 'var(--ifm-gone)' }} className="text--center text--uppercase margin--xs">A</b></p>;
}
`,
      'pages/index.scss': `.d { .e { margin: var(--ifm-nested); padding: var(--ifm-own); } }\n`,
    },
    { pages: { path: 'pages' }, stylesheets: ['custom.css'] },
  );
  expect(reported).toEqual([
    expect.stringMatching(/^warning unset-property pages\/index\.scss:1:19 .*--ifm-nested\b/),
    expect.stringMatching(/^warning unset-property pages\/index\.tsx:3:\d+ .*--ifm-gone\b/),
    expect.stringMatching(/^warning unset-property custom\.css:2:39 .*--ifm-unknown\b/),
    expect.stringMatching(/^warning unset-property custom\.css:3:14 .*--docusaurus-new\b/),
    expect.stringMatching(/^warning unknown-class pages\/index\.tsx:3:\d+ .*"text--uppercase"/),
  ]);
});
