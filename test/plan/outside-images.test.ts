import { expect, test } from '@jest/globals';
import { buildFolder } from '../site-folder.ts';

const pixel = 'https://host.example/pixel.png';
const files = {
  'xml/index.xml':
    '<doxygenindex version="1.9.4"><compound refid="classA" kind="class"><name>A</name></compound></doxygenindex>',
  'xml/classA.xml': `<doxygen version="1.9.4"><compounddef id="classA" kind="class" language="C++" prot="public"><compoundname>A</compoundname><detaileddescription><para>Before <image type="html" name="${pixel}" alt="a pixel" inline="yes"/> and <htmlonly>&lt;img src="//host.example/raw.png" alt="raw"&gt;</htmlonly></para><para><image type="html" name="${pixel}">Caption.</image></para></detaileddescription></compounddef></doxygen>`,
};

test.each([
  ['are shown by default, because main pages have badges', undefined, true],
  ['are left out if the site says so, because their servers see who reads', false, false],
])('images of other hosts in comments %s', async (_, imagesFromComments, isShown) => {
  const {
    file,
    files: paths,
    reported,
  } = await buildFolder(files, {
    doxygen: { xml: 'xml', routeBasePath: 'api' },
    ...(imagesFromComments !== undefined && { security: { imagesFromComments } }),
  });
  const texts = paths()
    .filter((path) => /\.(?:html|md)$/.test(path))
    .map((path) => file(path));
  expect(texts.some((text) => text?.includes('host.example'))).toBe(isShown);
  const found = reported.filter((line) => line.includes('outside-image'));
  expect(found.map((line) => /\d+ images of other hosts/.exec(line)?.[0])).toEqual(
    isShown ? [] : ['3 images of other hosts'],
  );
});
