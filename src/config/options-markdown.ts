import { group, list, mapping, type ValueOf } from './containers.ts';
import { Option, wrongType } from './option.ts';
import { textPlugins } from './options-plugins.ts';
import { choice, file, flag, name, text } from './scalars.ts';
import type { Place } from '../shared/place.ts';

const mathSettings = group('', {
  singleDollarTextMath: flag(
    'Text between single dollar signs is a formula: `$x$`. Set it to false if your texts contain prices; `$$x$$` is a formula in any case.',
  ).default(true),
  macros: mapping(
    'Macros of formulas: their replacements, with "#1" for the first argument.',
    text('The replacement.'),
    name('The name, with its backslash.').check((value) =>
      value.startsWith('\\') && value.length > 1
        ? undefined
        : `the name of a macro starts with a backslash: '\\${value}'.`,
    ),
  ).default({}),
});

/** Formulas in texts. */
export type MathConfig = ValueOf<typeof mathSettings>;

/** Formulas in texts: true, false, or a map. */
const math = new Option<MathConfig | false>(
  {
    description:
      'Formulas in LaTeX between dollar signs, drawn as MathML: `$x$` in a line, or between lines of `$$`; true, or a map with further settings. Code blocks of the language "math" are formulas in any case.',
    anyOf: [{ type: 'boolean' }, { ...mathSettings.schema, description: undefined }],
  },
  (node, at) => {
    if (node.kind === 'map') return mathSettings.read(node, at);
    if (node.kind === 'scalar' && typeof node.value === 'boolean')
      return { value: node.value && { singleDollarTextMath: true, macros: {} } };
    wrongType('true, false, or a map', node, at);
    return undefined;
  },
).default(false);

/** Diagrams of Mermaid: their place serves to report that the package is missing. */
const mermaid = new Option<{ place: Place } | false>(
  {
    description:
      'Draws code blocks of the language "mermaid" as diagrams, with the package "mermaid" that is installed in the folder of the site.',
    type: 'boolean',
  },
  (node, at) => {
    if (node.kind === 'scalar' && typeof node.value === 'boolean')
      return { value: node.value && { place: node.place } };
    wrongType('true or false', node, at);
    return undefined;
  },
).default(false);

/** How texts are parsed. */
export const markdown = group('Format of Markdown files.', {
  format: choice(
    '"mdx": Markdown with components; "md": plain Markdown with HTML; "detect": by the file extension; "auto": MDX if the file uses it, otherwise plain Markdown.',
    'auto',
    'mdx',
    'md',
    'detect',
  ).default('auto'),
  emoji: flag('Replaces emoji codes such as :tada:.').default(true),
  math,
  mermaid,
  remarkPlugins: textPlugins(
    'Plugins of remark. They find unknown directives, and formulas before they are drawn.',
  ),
  rehypePlugins: textPlugins(
    'Plugins of rehype. They run before ids of headings are assigned, and links and images are checked.',
  ),
  components: file(
    'Module with components that all files can use without an import: its exports, or the object that it exports by default or that its default function returns.',
  ).optional(),
  admonitions: list(
    'Additional admonition keywords, which look like "info": `:::keyword`.',
    name('A keyword.').check((value) =>
      /^[a-z][\w-]*$/i.test(value) ? undefined : 'a keyword must be one word.',
    ),
  ).default([]),
  anchors: group('Ids of headings.', {
    maintainCase: flag('Keeps upper case in ids that are generated from headings.').default(false),
  }).default({}),
}).default({});

/** How texts are parsed. */
export type MarkdownConfig = ValueOf<typeof markdown>;

/** How a text is parsed: `auto` treats it as MDX if it uses MDX, `detect` follows the file extension. */
export type TextFormat = MarkdownConfig['format'];
