import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Breakable } from '../../../src/components/shell/breakable.tsx';

test.each([
  // Fits in any column.
  ['BLOSC2_VERSIONXY', 'BLOSC2_VERSIONXY'],
  // Without opportunities, browsers break before the last letter.
  ['BLOSC2_VERSION_DATE', 'BLOSC2_|VERSION_|DATE'],
  ['xlsx::allowSelectLockedCells()', 'xlsx::|allow|Select|LockedCells()'],
  // Short ends of names stay together.
  ['deepNamespace::ofShortName', 'deepNamespace::|ofShortName'],
  [
    'a long text with HTMLParser and __attributes__',
    'a long text with HTMLParser and __|attributes__',
  ],
])('the name %j may break at the marks in %j', (text, wanted) => {
  const html = renderToStaticMarkup(<Breakable text={text} />);
  expect(html.replaceAll('<wbr/>', '|')).toBe(wanted);
});
