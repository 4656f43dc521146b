import { group, list } from './containers.ts';
import type { Option } from './option.ts';
import { name } from './scalars.ts';
import { usualCode, type CodeSettings, type MagicComment } from '../shared/code-settings.ts';

const word = (what: string): Option<string> =>
  name(what).check((value) =>
    /^\S+( \S+)*$/.test(value) ? undefined : 'the word must not begin or end with a space.',
  );

const magicComment = group<MagicComment>('A comment that marks lines of code.', {
  className: name('Class names of the marked lines.'),
  line: word('Word of a comment above a single line: `highlight-next-line`.').optional(),
  block: group<NonNullable<MagicComment['block']>>('Comments around several lines.', {
    start: word('Word of the comment above them: `highlight-start`.'),
    end: word('Word of the comment below them: `highlight-end`.'),
  }).optional(),
}).check(({ line, block }) =>
  line === undefined && block === undefined
    ? { message: 'a comment needs a word: "line", "block", or both.', key: 'className' }
    : undefined,
);

/** Blocks of code. */
export const code: Option<CodeSettings> = group<CodeSettings>('Blocks of code.', {
  defaultLanguage: name('Language of blocks that name none; plain text when left out.').optional(),
  magicComments: list(
    'Comments that mark lines of code, in place of the usual ones; ranges in braces give lines the class of the first.',
    magicComment,
  ).default([...usualCode.magicComments]),
}).default({});
