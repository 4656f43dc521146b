import { expect, test } from '@jest/globals';
import type { CodeLine } from '../../src/model/description.ts';
import { packListing } from '../../src/model/packed-listing.ts';
import { hasFileComment } from '../../src/plan/file-comments.ts';

/** Creates a listing: lines that start with `//`, `/*` or `*` are comments; undefined is a line cut out by Doxygen. */
function listing(...lines: (string | undefined)[]): ReturnType<typeof packListing> {
  return packListing({
    lines: lines.flatMap((text, index): CodeLine[] => {
      if (text === undefined) return [];
      const kind = /^\s*(?:\/\/|\/\*|\*)/.test(text) ? 'comment' : 'normal';
      return [{ number: index + 1, spans: [{ class: kind, text }] }];
    }),
  });
}

const cut = undefined;

test.each([
  ['a short comment is cut out of the top', [cut, '#pragma once'], true],
  ['the comment is cut out of the first line', ['', '#pragma once'], true],
  ['empty lines are at the top', ['', '', '#pragma once'], false],
  ['a plain comment is above it', ['// Licence', '', cut, cut, cut, '#pragma once'], true],
  ['nothing is cut out', ['// Licence', '#pragma once', 'int a;'], false],
  ['a comment is cut out below the first code', ['#pragma once', cut, 'int a;'], false],
  ['the comment is longer than one of \\file', [cut, cut, cut, cut, 'int a;'], false],
  ['the comment is kept', ['#pragma once', '/** @file */', 'int a;'], true],
  ['the comment is kept as a block', ['/*! Licence', ' * \\file a.h', ' */', 'int a;'], true],
  ['the comment is kept on a line', ['/// @file', 'int a;'], true],
  ['a plain comment names the file', ['/******', ' * @file a.h', ' ******/', '// @file'], false],
  [
    'a comment names a file in passing',
    ['/** Reads. */', '/* @file */', '/** @filename */'],
    false,
  ],
])('%s', (_, lines, isFound) => {
  expect(hasFileComment(listing(...lines))).toBe(isFound);
});
