import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { breakable } from '../../../src/components/shell/breakable.tsx';

test.each([
  // Fits in any column.
  ['BLOSC2_VERSIONXY', 'BLOSC2_VERSIONXY'],
  // Without opportunities, browsers break before the last letter.
  ['BLOSC2_VERSION_DATE', 'BLOSC2_|VERSION_|DATE'],
  ['xlsx::allowSelectLockedCells()', 'xlsx::|allow|Select|Locked|Cells()'],
  // An abbreviation is a word; at the end of a name, it stays with the word before it.
  ['HTTPInvalidParameter', 'HTTP|Invalid|Parameter'],
  ['ListOfOldIDs::first', 'List|Of|OldIDs::|first'],
  // A letter never stands alone.
  ['MatrixOfRealsOfKindX', 'Matrix|Of|Reals|Of|KindX'],
  ['Map<const Quaternion<_Scalar>>', 'Map<const Quaternion<|_Scalar>>'],
  // The ending of a file stays with its name.
  ['include/library/headers.hpp', 'include/|library/|headers.hpp'],
  ['org.example.teapots', 'org.|example.|teapots'],
  ['std::basic_string<size_t>', 'std::|basic_|string<|size_t>'],
  [
    'a long text with short names: HTMLParser, __attributes__',
    'a long text with short names: HTMLParser, __attributes__',
  ],
])('the name %j may break at the marks in %j', (text, wanted) => {
  const html = renderToStaticMarkup(breakable(text));
  expect(html.replaceAll('<wbr/>', '|').replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(
    wanted,
  );
});
