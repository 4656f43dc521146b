import { expect, test } from '@jest/globals';
import { inertSvg } from '../../src/xml/inert-svg.ts';
import { buildFolder } from '../site-folder.ts';

const around = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`;

const clean = (svg: string): string | undefined => inertSvg(Buffer.from(svg));

test.each([
  ['a script', around('<script>run()</script><rect width="9"/>'), around('<rect width="9"/>')],
  [
    'a script of another prefix',
    around('<s:script xmlns:s="http://www.w3.org/2000/svg">run()</s:script>'),
    around('').replace('></svg>', '/>'),
  ],
  ['an event', around('<g/>', ' onload="run()"'), around('<g/>')],
  [
    'a link to a script',
    around('<a xlink:href=" java&#10;script:run()"><g/></a>'),
    around('<a><g/></a>'),
  ],
  [
    'an animation to a script',
    around('<a><set attributeName="href" to="javascript:run()"/></a>'),
    around('<a><set attributeName="href"/></a>'),
  ],
  [
    'the values of an animation',
    around('<animate values="#a;javascript:run()"/>'),
    around('<animate/>'),
  ],
  [
    'HTML that loads a document',
    around('<foreignObject><iframe src="x"/><p>text</p></foreignObject>'),
    around('<foreignObject><p>text</p></foreignObject>'),
  ],
  [
    'an entity with a script',
    `<!DOCTYPE svg [<!ENTITY x "<script>run()</script>">]>${around('&x;<g/>')}`,
    around('<g/>'),
  ],
  [
    'a style sheet that makes a document of it',
    `<?xml-stylesheet type="text/xsl" href="#x"?>${around('<g onclick="run()"/>')}`,
    around('<g/>'),
  ],
])('%s is removed', (_, svg, expected) => {
  expect(clean(svg)).toBe(`${expected}\n`);
});

test.each([
  ['shapes', around('<rect width="9"/>')],
  ['a style', around('<style>@font-face { font-family: x }</style>')],
  ['words like those of scripts', around('<text font-size="9">description, on = 3</text>')],
  ['character references', around('<text>&#181;Test</text>')],
  ['an image inside', around('<image href="data:image/png;base64,AA"/>')],
])('%s stay as they are', (_, svg) => {
  expect(clean(svg)).toBeUndefined();
});

test('a script is found in UTF-16, and what cannot be read shows nothing', () => {
  const bytes = Buffer.from(`\ufeff${around('<script/>')}`, 'utf16le');
  expect(inertSvg(bytes)).not.toContain('script');
  expect(clean('<script')).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>\n');
  // Too many entities are left out.
  const many = Array.from(
    { length: 9 },
    (__, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`,
  );
  const bomb = `<!DOCTYPE svg [<!ENTITY e0 "${'x'.repeat(100)}">${many.join('')}]>${around('&e9;<script/>')}`;
  expect(clean(bomb)?.length).toBeLessThan(2_000_000);
});

test('the site has an image of a guide without its scripts, and says so', async () => {
  const { files, file, reported } = await buildFolder(
    {
      'docs/index.md': '# T\n\n![A chart](chart.svg)\n',
      'docs/chart.svg': around('<script>run()</script><g/>', ' width="9" height="9"'),
      'static/own.svg': around('<script>mine()</script>'),
    },
    { docs: { path: 'docs' } },
  );
  const [name = ''] = files().filter((path) => /chart.*\.svg$/.test(path));
  expect(file(name)).toBe(`${around('<g/>', ' width="9" height="9"')}\n`);
  expect(file('own.svg')).toContain('mine()');
  expect(reported).toEqual([
    expect.stringMatching(/^info image-script docs\/chart\.svg:\?:\? The image has scripts/),
  ]);
});
