import { expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { breakableContent } from '../../../src/components/breakable-content.tsx';
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
  expect(marked(breakable(text))).toBe(wanted);
});

test.each([
  [
    'short parts of a long word',
    <>
      map&lt;<a>key_type</a>,<b>ValueType</b>&gt;
    </>,
    'map<|<a>key_|type</a>,|<b>Value|Type</b>>',
  ],
  [
    'spaces end a word',
    <>
      map <a>key_type</a> <b>ValueType</b>
    </>,
    'map <a>key_type</a> <b>ValueType</b>',
  ],
  [
    'a text that was marked alone',
    <b>{['in ', <i key="1">{breakable('BLOSC2_VERSION_DATE')}</i>, '::first']}</b>,
    '<b>in <i>BLOSC2_|VERSION_|DATE</i>::|first</b>',
  ],
  [
    'what components write stays as it is',
    <b>
      <Written /> and BLOSC2_VERSION_DATE
    </b>,
    '<b>BLOSC2_VERSION_DATE and BLOSC2_|VERSION_|DATE</b>',
  ],
])('names may break over several elements: %s', (_, content, wanted) => {
  expect(marked(breakableContent(content))).toBe(wanted);
});

function Written(): ReactNode {
  return 'BLOSC2_VERSION_DATE';
}

/** The HTML with a bar where it may break. */
function marked(node: ReactNode): string {
  return renderToStaticMarkup(node)
    .replaceAll('<wbr/>', '|')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}
