import { group, list } from './containers.ts';
import type { Option } from './option.ts';
import { flag, name } from './scalars.ts';
import { defaultCode, type CodeSettings } from '../shared/code-settings.ts';

const word = (what: string): Option<string> =>
  name(what).check((value) =>
    /^\S+( \S+)*$/.test(value) ? undefined : 'the word must not begin or end with a space.',
  );

const magicComment = group('A comment that marks lines of code.', {
  className: name('Class names of the marked lines.'),
  line: word('Word of a comment that marks the next line: `highlight-next-line`.').optional(),
  block: group('Comments that mark a block of lines.', {
    start: word('Word of the comment before the block: `highlight-start`.'),
    end: word('Word of the comment after the block: `highlight-end`.'),
  }).optional(),
}).check(({ line, block }) =>
  line === undefined && block === undefined
    ? { message: 'a comment needs a word: "line", "block", or both.', key: 'className' }
    : undefined,
);

/** Blocks of code. */
export const code: Option<CodeSettings> = group('Code blocks.', {
  defaultLanguage: name('Language of code blocks without one; by default, plain text.').optional(),
  magicComments: list(
    'Comments that mark lines of code; they replace the default ones. Line ranges in braces use the class of the first.',
    magicComment,
  ).default([...defaultCode.magicComments]),
  copyHiddenLines: flag(
    'The button that copies an example of C or C++ also copies its hidden lines, which start with "//@".',
  ).optional(),
}).default({});
