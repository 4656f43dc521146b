import { describe, expect, test } from '@jest/globals';
import type { CodeLine } from '../../src/model/description.ts';
import { packListing } from '../../src/model/packed-listing.ts';
import { hasFileCommand, listedComments } from '../../src/plan/file-comments.ts';

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

describe('comments may have been removed', () => {
  test.each([
    ['at the top', [cut, '#pragma once'], [2]],
    ['from the first line, which stays empty', ['', '#pragma once'], [2]],
    ['below a plain comment', ['// Licence', '', cut, cut, cut, '#pragma once'], [6]],
    ['below the first code', ['#pragma once', cut, 'int a;'], [3]],
    ['with many lines', [cut, cut, cut, cut, cut, 'int a;'], [6]],
    ['in two places', [cut, 'int a;', cut, cut, 'int b;'], [2, 5]],
    ['from the end, where an empty line stays', ['int a;', ''], [Infinity]],
    ['nowhere', ['// Licence', '#pragma once', 'int a;'], []],
    ['nowhere, if others are still there', ['int a;', '/** Sum. */', cut, 'int b;', ''], []],
  ])('%s', (_, lines, cuts) => {
    expect(listedComments(listing(...lines), 'a.h').cuts).toEqual(cuts);
  });
});

describe('the command is in a comment', () => {
  test.each([
    ['below the code', ['#pragma once', '/** @file */'], true],
    ['as a block', ['/*! Licence', ' * \\file a.h', ' */', 'int a;'], true],
    ['on a line', ['/// @file', 'int a;'], true],
    ['on a line without a space', ['///\\file', 'int a;'], true],
    ['after another command', ['/*! \\class Foo', ' * A class.', ' * \\file */'], true],
    ['that Doxygen does not read', ['/******', ' * @file a.h', ' ******/', '// @file'], false],
    ['only as part of a word', ['/** Reads. */', '/* @file */', '/** @filename */'], false],
  ])('%s', (_, lines, isFound) => {
    expect(listedComments(listing(...lines), 'a.h').hasFileCommand).toBe(isFound);
  });

  test.each([
    ['a.py', '## @file', true],
    ['a.f90', '!> \\file', true],
    ['a.vhd', '--! @file', true],
    ['a.h', '# @file', false],
  ])('of %s: %s', (name, text, isFound) => {
    expect(hasFileCommand(text, name)).toBe(isFound);
  });
});
