import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';

interface Component {
  group?: string;
  name: string;
  version: string;
  purl: string;
  'bom-ref': string;
  licenses: { license?: { id: string }; expression?: string }[];
}

const licences = readFileSync('dist/third-party-licenses.txt', 'utf8').split(
  `\n${'-'.repeat(80)}\n\n`,
);
const list = JSON.parse(readFileSync('dist/bundled.cdx.json', 'utf8')) as {
  bomFormat: string;
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
};

test('every bundled package comes with the text of its licence', () => {
  for (const licence of licences) {
    const [title = '', ...text] = licence.split('\n\n');
    expect(title).toMatch(/^\S+ \d[^ ]*, [\w.() -]+$/);
    expect([title, text.join('\n\n').length > 200]).toEqual([title, true]);
    expect([title, licence.includes('undefined')]).toEqual([title, false]);
  }
  const graphviz = licences.find((licence) => licence.startsWith('Graphviz '));
  expect(graphviz).toContain('Eclipse Public License - v 1.0');
  const expat = licences.find((licence) => licence.startsWith('Expat '));
  expect(expat).toContain('Clark Cooper');
});

test('the list of components has the same packages, in the format of CycloneDX 1.6', () => {
  const { bomFormat, specVersion, metadata, components } = list;
  expect([bomFormat, specVersion, metadata.component.name]).toEqual([
    'CycloneDX',
    '1.6',
    'mtp-site',
  ]);
  const titles = components.map(({ group, name, version, licenses: [first] }) => {
    const full = group ? `${group}/${name}` : name;
    return `${full} ${version}, ${first?.license?.id ?? first?.expression ?? ''}`;
  });
  expect(titles).toEqual(licences.map((licence) => licence.split('\n')[0]));
  expect(new Set(components.map((each) => each['bom-ref'])).size).toBe(components.length);
  expect(components.map(({ purl }) => purl)).toContain('pkg:npm/%40viz-js/viz@3.31.0');
  expect(titles.join('\n')).toMatch(/^react-dom \d/m);
});
