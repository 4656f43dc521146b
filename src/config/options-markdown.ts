import { group, list } from './containers.ts';
import type { Option } from './option.ts';
import { choice, file, flag, name } from './scalars.ts';
import type { MarkdownConfig } from './types.ts';

/** How texts are parsed. */
export const markdown: Option<MarkdownConfig> = group<MarkdownConfig>('Format of Markdown files.', {
  format: choice(
    '"mdx": Markdown with components; "md": plain Markdown with HTML; "detect": by the file extension; "auto": MDX if the file uses it, otherwise plain Markdown.',
    'auto',
    'mdx',
    'md',
    'detect',
  ).default('auto'),
  emoji: flag('Replaces emoji codes such as :tada:.').default(true),
  components: file(
    'Module with components that all files can use without an import: its exports, or the object that it exports by default.',
  ).optional(),
  admonitions: list(
    'Additional admonition keywords, which look like "info": `:::keyword`.',
    name('A keyword.').check((value) =>
      /^[a-z][\w-]*$/i.test(value) ? undefined : 'a keyword must be one word.',
    ),
  ).default([]),
  anchors: group<MarkdownConfig['anchors']>('Ids of headings.', {
    maintainCase: flag('Keeps upper case in ids that are generated from headings.').default(false),
  }).default({}),
}).default({});
