import { group, list } from './containers.ts';
import type { Option } from './option.ts';
import { choice, file, flag, name } from './scalars.ts';
import type { MarkdownConfig } from './types.ts';

/** How texts are parsed. */
export const markdown: Option<MarkdownConfig> = group<MarkdownConfig>('How texts are read.', {
  format: choice(
    '"mdx": Markdown with components; "md": plain Markdown with HTML; "detect": by the ending of the file; "auto": MDX where a text uses it, plain Markdown where it does not.',
    'auto',
    'mdx',
    'md',
    'detect',
  ).default('auto'),
  emoji: flag('Turns codes as :tada: into emoji.').default(true),
  components: file(
    'Module whose exports (or whose default export, an object) are components that all texts may use without an import.',
  ).optional(),
  admonitions: list(
    'Further keywords of admonitions, which look like "info": `:::keyword`.',
    name('A keyword.').check((value) =>
      /^[a-z][\w-]*$/i.test(value) ? undefined : 'a keyword is one word.',
    ),
  ).default([]),
  anchors: group<MarkdownConfig['anchors']>('Ids of headings.', {
    maintainCase: flag('Keeps capital letters in ids that are made of headings.').default(false),
  }).default({}),
}).default({});
