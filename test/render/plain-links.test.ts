import { expect, test } from '@jest/globals';
import { buildFolder } from '../site-folder.ts';

test('broken links of plain elements in the code of a site have the places of the elements', async () => {
  const { reported } = await buildFolder(
    {
      'docs/a.mdx':
        "import Live from '@site/src/live';\n\n# A\n\n<Live />\n\n{<a href='/in-text/'>x</a>}\n",
      'src/live.tsx': `export default function Live() {
  return <p>
    <a className="x" href="/quoted/">x</a> <a href={'/expression/'}>x</a> <abbr title="y">z</abbr>
    <a
      href={\`/template/\`}
    >x</a>
  </p>;
}
`,
      'pages/index.jsx': 'export default () => <main><a href="/raw/">x</a></main>;\n',
    },
    { docs: { path: 'docs' }, pages: { path: 'pages' } },
  );
  expect(
    reported
      .map((line) => /broken-link (\S+ ).*links to ("[^"]*")/.exec(line)?.slice(1).join(''))
      .sort(),
  ).toEqual([
    'docs/a.mdx:7:1 "/in-text/"',
    'pages/index.jsx:1:28 "/raw/"',
    'src/live.tsx:3:44 "/expression/"',
    'src/live.tsx:3:5 "/quoted/"',
    'src/live.tsx:4:5 "/template/"',
  ]);
});
