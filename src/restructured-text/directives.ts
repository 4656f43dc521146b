import type { Block, NoteKind } from '../model/description.ts';
import { codeListing } from './code-listing.ts';
import { expandMacros, type Definitions } from './definitions.ts';
import type { Directive } from './parse-directive.ts';
import { readCsvTable, readListTable, withCaption } from './table-directives.ts';

/** Reads the texts inside a directive. */
export interface TextReader {
  /** What the whole text defines. */
  definitions: Definitions;
  /** Reads lines as blocks. */
  blocks(lines: readonly string[]): Block[];
  /** Reads running text. */
  inlines(text: string): Extract<Block, { type: 'paragraph' }>['children'];
}

type ReadDirective = (directive: Directive, reader: TextReader) => Block[];

/** Argument and content as one text: the text of a box may start beside its name. */
const whole: ReadDirective = ({ argument, content }, reader) => [
  ...reader.blocks(argument.split('\n')),
  ...reader.blocks(content),
];

/** A box; Doxygen has no kind of its own for those with a title. */
function box(kind: NoteKind, title?: string): ReadDirective {
  return (directive, reader) => [
    {
      type: 'note',
      kind,
      ...(title !== undefined && { title: [{ type: 'text', value: title }] }),
      children: whole(directive, reader),
    },
  ];
}

/** A box whose argument is its title. */
const titledBox: ReadDirective = ({ argument, content }, reader) => [
  { type: 'note', kind: 'note', title: reader.inlines(argument), children: reader.blocks(content) },
];

/** The first word of the argument is a release, the rest is text. */
const release: ReadDirective = ({ argument, content }, reader) => [
  ...reader.blocks([argument.replace(/^(\S+)\s+(?=\S)/, '$1: ').replace(/\s+/g, ' ')]),
  ...reader.blocks(content),
];

function releaseNote(kind: NoteKind, title?: string): ReadDirective {
  return (directive, reader) => [
    {
      type: 'note',
      kind,
      ...(title !== undefined && { title: [{ type: 'text', value: title }] }),
      children: release(directive, reader),
    },
  ];
}

const deprecated: ReadDirective = (directive, reader) => [
  {
    type: 'xref',
    id: 'deprecated',
    title: [{ type: 'text', value: 'Deprecated' }],
    children: release(directive, reader),
  },
];

/** A block of code; `language` is that of directives which do not name one. */
function code(language?: string): ReadDirective {
  return ({ argument, options, content }, reader) => {
    const caption = options.get('caption') ?? '';
    const named = argument.split(/\s/)[0] ?? '';
    return [
      ...(caption === '' ? [] : reader.blocks([caption])),
      codeListing(content.join('\n'), language ?? named),
    ];
  };
}

/** Formulas of a block; blank lines separate them. */
const math: ReadDirective = ({ argument, content }, { definitions }) =>
  [...argument.split(/\n/), '', ...content]
    .join('\n')
    .split(/\n\s*\n/)
    .flatMap((text): Block[] => {
      const tex = expandMacros(text.trim(), definitions);
      if (tex === '') return [];
      // As in Sphinx, rows may be separated without an environment around them.
      const hasRows = /\\\\|&/.test(tex) && !tex.includes('\\begin{');
      return [{ type: 'formula', tex: hasRows ? `\\begin{aligned}${tex}\\end{aligned}` : tex }];
    });

/** A title outside the structure of sections. */
const rubric: ReadDirective = ({ argument, content }, reader) => [
  { type: 'paragraph', children: [{ type: 'strong', children: reader.inlines(argument) }] },
  ...reader.blocks(content),
];

const figure: ReadDirective = ({ argument, options, content }, reader) => {
  const [first, ...legend] = reader.blocks(content);
  const caption = first?.type === 'paragraph' ? first.children : [];
  const width = options.get('width');
  return [
    {
      type: 'figure',
      source: argument.replace(/\s+/g, ''),
      alt: options.get('alt') ?? '',
      caption,
      ...(width !== undefined && { width }),
    },
    ...(first && first.type !== 'paragraph' ? [first] : []),
    ...legend,
  ];
};

const graph: ReadDirective = ({ name, argument, options, content }, reader) => {
  const body = content.join('\n');
  return [
    {
      type: 'diagram',
      language: 'dot',
      text: name === 'graphviz' ? body : `${name} ${argument} {\n${body}\n}`,
      caption: reader.inlines(options.get('caption') ?? ''),
    },
  ];
};

/** HTML is shown after it has been made safe; what is for other formats is not. */
const raw: ReadDirective = ({ argument, content }) =>
  argument === 'html' ? [{ type: 'raw', html: content.join('\n') }] : [];

/** A reference to a symbol that Sphinx would show in full. */
const symbol: ReadDirective = ({ argument }) => [
  {
    type: 'paragraph',
    children: [
      {
        type: 'symbol',
        name: argument,
        children: [{ type: 'code', children: [{ type: 'text', value: argument }] }],
      },
    ],
  },
];

/** A declaration with its description: `.. cpp:function:: void f()`. */
const declaration: ReadDirective = ({ argument, content }, reader) => [
  codeListing(argument, 'cpp'),
  ...reader.blocks(content),
];

/** Blocks that only group or indent. */
const group: ReadDirective = ({ content }, reader) => reader.blocks(content);

/** Groups with a title. */
const titledGroup: ReadDirective = (directive, reader) =>
  directive.argument === '' ? group(directive, reader) : rubric(directive, reader);

/** Directives for other programs, without text for readers. */
const nothing: ReadDirective = () => [];

/** Files and lists that only Sphinx can read: their names are all there is to show. */
const outside: ReadDirective = ({ argument, content, options }, reader) => [
  ...(argument === ''
    ? []
    : reader.blocks([
        options.get('caption') ?? '',
        '',
        `\`\`${argument.replace(/\s+/g, ' ')}\`\``,
      ])),
  ...reader.blocks(content),
];

function all(names: string, read: ReadDirective): [string, ReadDirective][] {
  return names.split(' ').map((name) => [name, read]);
}

const readers: ReadonlyMap<string, ReadDirective> = new Map([
  ['note', box('note')],
  ['important', box('important')],
  ['attention', box('attention')],
  ['warning', box('warning')],
  ['caution', box('attention', 'Caution')],
  ['danger', box('warning', 'Danger')],
  ['error', box('warning', 'Error')],
  ['hint', box('remark', 'Hint')],
  ['tip', box('remark', 'Tip')],
  ['todo', box('note', 'To do')],
  ['seealso', box('see')],
  ['versionadded', releaseNote('since')],
  ['versionchanged', releaseNote('par', 'Changed in')],
  ['versionremoved', releaseNote('par', 'Removed in')],
  ['deprecated', deprecated],
  ...all('admonition topic sidebar', titledBox),
  ...all('code-block code sourcecode', code()),
  ['parsed-literal', code('text')],
  ['prompt', code('bash')],
  ['math', math],
  ...all('rubric centered', rubric),
  ...all('figure image', figure),
  ...all('graphviz graph digraph', graph),
  ['raw', raw],
  ['table', withCaption],
  ['list-table', readListTable],
  ['csv-table', readCsvTable],
  ...all(
    'doxygenfunction doxygenclass doxygenstruct doxygenenum doxygentypedef doxygendefine doxygenvariable',
    symbol,
  ),
  ...all(
    'cpp:function cpp:class cpp:struct cpp:member cpp:var cpp:type cpp:enum c:function c:struct c:type c:macro c:var',
    declaration,
  ),
  ...all('container compound epigraph highlights pull-quote only hlist tabs rst-class', group),
  ...all('tab tab-item dropdown details collapse', titledGroup),
  ...all('literalinclude include toctree bibliography glossary productionlist', outside),
  ...all(
    'contents highlight default-role default-domain role index tabularcolumns meta currentmodule',
    nothing,
  ),
  ...all('cpp:namespace cpp:namespace-push cpp:namespace-pop c:namespace sectnum class', nothing),
]);

/** True for the name of a directive that the reader knows. */
export function isKnownDirective(name: string): boolean {
  return readers.has(name);
}

/** Reads a directive; one with an unknown name becomes its text. */
export function readDirective(directive: Directive, reader: TextReader): Block[] {
  const read = readers.get(directive.name);
  if (read) return read(directive, reader);
  reader.definitions.unknown.add(`.. ${directive.name}::`);
  return whole(directive, reader);
}
