import { expect, test } from '@jest/globals';
import { mapSourceSet, urlsOfSourceSet } from '../../src/model/source-set.ts';

test.each([
  ['a.png', ['a.png']],
  ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
  // The comma after a size needs no space, but one in an address has none either.
  ['a.png 1.5x,b.png 300w', ['a.png', 'b.png']],
  ['a,1.png, b,2.png 2x', ['a,1.png', 'b,2.png']],
  [' \n a.png ,\n ', ['a.png']],
  ['', []],
])('the addresses of %j', (text, urls) => {
  expect(urlsOfSourceSet(text)).toEqual(urls);
});

test('sizes stay when addresses are replaced', () => {
  expect(mapSourceSet('a.png 1x,b.png 2x', (url) => `/x/${url}`)).toBe('/x/a.png 1x, /x/b.png 2x');
});
