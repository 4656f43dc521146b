import type { Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { admonitionTypes, isAdmonitionType, missingStyle } from '../model/admonitions.ts';

type Directive = ContainerDirective | LeafDirective | TextDirective;

/** A text with its directives. */
interface DirectiveText {
  /** The source that the offsets in the tree refer to. */
  text: string;
  /** Path of the file for messages. */
  file: string;
  /** Keywords of admonitions in addition to the built-in ones. */
  keywords: readonly string[];
}

/** Converts known directives to admonitions and lists of releases and changes. */
export function convertDirectives(
  root: Root,
  { text: source, file, keywords }: DirectiveText,
  diagnostics: Diagnostics,
): void {
  visit(root, (node) => {
    if (!isDirective(node)) return;
    if (node.type === 'containerDirective' && isAdmonition(node.name, keywords)) {
      reportMissingStyle(node, file, diagnostics);
      reportOpen(node, source, file, diagnostics);
      convertAdmonition(node);
      // No directive for plugins, as in Docusaurus.
      Object.assign(node, { type: 'admonition' });
      return;
    }
    if (node.type === 'leafDirective' && node.name === 'releases') {
      const tag = node.attributes?.tag ?? 'releases';
      node.data = { hName: 'div', hProperties: { dataReleases: tag } };
      return;
    }
    if (node.type === 'leafDirective' && node.name === 'changes') {
      const written = Object.entries(node.attributes ?? {}).map(
        ([name, value]) => `${name}=${value ?? ''}`,
      );
      const { line, column } = node.position?.start ?? {};
      node.data = {
        hName: 'div',
        hProperties: { dataChanges: written, dataLine: line, dataColumn: column },
      };
    }
  });
}

/** Converts all other directives back to text, except those that a plugin has converted to elements. */
export function restoreDirectives(
  root: Root,
  { text: source, file, keywords }: DirectiveText,
  diagnostics: Diagnostics,
): void {
  const unused: Directive[] = [];
  visit(root, (node, index, parent) => {
    // Those without a position come from a plugin.
    if (!isDirective(node) || node.data?.hName !== undefined || !node.position) return;
    if (parent === undefined || index === undefined) return;
    if (node.type !== 'textDirective' || isMarked(node)) unused.push(node);
    const siblings: RootContent[] = parent.children;
    siblings.splice(index, 1, ...restored(node, source));
    return [SKIP, index];
  });
  if (unused.length > 0) reportUnused(unused, file, keywords, diagnostics);
  mergeTexts(root);
}

function isDirective(node: Root | RootContent): node is Directive {
  return /^(?:container|leaf|text)Directive$/.test(node.type);
}

/** True for the keyword of an admonition. */
function isAdmonition(name: string, keywords: readonly string[]): boolean {
  return isAdmonitionType(name) || keywords.includes(name);
}

/** True for an inline directive with content or attributes, unlike the one in `a:b`. */
function isMarked({ attributes, children }: TextDirective): boolean {
  return children.length > 0 || Object.keys(attributes ?? {}).length > 0;
}

/** Converts a directive to `div` > `span` (the title), content. */
function convertAdmonition(node: ContainerDirective): void {
  const { name, attributes, children } = node;
  const { title, class: className, id } = attributes ?? {};
  const [first, ...rest] = children;
  const titled = first !== undefined && isLabel(first);
  const label: PhrasingContent[] = titled
    ? first.children
    : [{ type: 'text', value: title ?? name }];
  const heading: Paragraph = { type: 'paragraph', data: { hName: 'span' }, children: label };
  node.children = [heading, ...(titled ? rest : children)];
  node.data = {
    hName: 'div',
    hProperties: {
      className: (className ?? '').split(/\s+/).filter(Boolean),
      dataAdmonition: name,
      ...(id ? { id } : {}),
    },
  };
}

/** Reports once per keyword of the site that its admonition has the look of another one. */
function reportMissingStyle(
  { name, position }: Directive,
  file: string,
  diagnostics: Diagnostics,
): void {
  if (isAdmonitionType(name)) return;
  const message = missingStyle(name);
  if (diagnostics.all.some((each) => each.message === message)) return;
  diagnostics.report({
    code: 'admonition-look',
    level: 'info',
    place: { file, line: position?.start.line, column: position?.start.column },
    message,
    advice: `To change its look, style .theme-admonition-${name} in your own style sheet.`,
  });
}

/** Reports an admonition that is never closed and therefore contains everything after it. */
function reportOpen(
  { name, position }: ContainerDirective,
  source: string,
  file: string,
  diagnostics: Diagnostics,
): void {
  if (!position) return;
  const written = source.slice(position.start.offset, position.end.offset);
  const [, colons] = written.match(/^(:{3,})/) ?? [];
  // That of another generator has its own end.
  if (colons === undefined) return;
  const last = written.slice(written.lastIndexOf('\n') + 1);
  if (written.includes('\n') && /^[\s>]*:{3,}\s*$/.test(last)) return;
  diagnostics.warning(
    'open-admonition',
    `The admonition "${colons}${name}" is never closed, so it contains everything that follows.`,
    { file, line: position.start.line, column: position.start.column },
    `Write \`${colons}\` on its own line after it. If admonitions are nested, the outer one needs more colons than the inner one.`,
  );
}

const colonsOf = { containerDirective: ':::', leafDirective: '::', textDirective: ':' } as const;

/** Reports unknown directives, once per file (S-244). */
function reportUnused(
  unused: readonly Directive[],
  file: string,
  keywords: readonly string[],
  diagnostics: Diagnostics,
): void {
  const lines = unused.map(({ type, name, position }) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    return `- ${colonsOf[type]}${name} (${line}:${column})`;
  });
  const names = [...admonitionTypes, ...keywords];
  const near = unused
    .filter(({ type }) => type === 'containerDirective')
    .map(({ name }) => closest(name, names))
    .find((name) => name !== undefined);
  const { line, column } = unused[0]?.position?.start ?? {};
  const advice = [
    ...(near === undefined ? [] : [`Did you mean ":::${near}"?`]),
    'If it is plain text, write a backslash before the first colon: `\\:`.',
    `Admonitions are ${names.join(', ')}. Add keywords with the option markdown.admonitions.`,
    '`::releases` inserts the table of releases, `::changes` the changes of the API.',
  ];
  diagnostics.warning(
    'unused-directive',
    `${unused.length === 1 ? 'An unknown directive is' : `${unused.length} unknown directives are`} shown as text:\n${lines.join('\n')}`,
    { file, line, column },
    advice.join(' '),
  );
}

/** Returns the original text of a directive, with its Markdown content kept. */
function restored(node: Directive, source: string): RootContent[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  const withMarks = (children: readonly PhrasingContent[], to: number): PhrasingContent[] => [
    text(source.slice(start, children[0]?.position?.start.offset ?? to)),
    ...children,
    text(source.slice(children.at(-1)?.position?.end.offset ?? to, to)),
  ];
  if (node.type === 'textDirective') return withMarks(node.children, end);
  if (node.type === 'leafDirective') return [paragraph(withMarks(node.children, end))];
  const [opening = '', ...lines] = source.slice(start, end).split('\n');
  // In a quotation, the marks of its lines precede the colons.
  const [closing] = /:{3,}$/.exec(lines.at(-1)?.trimEnd() ?? '') ?? [];
  const [label, ...rest] = node.children;
  const isLabelled = label !== undefined && isLabel(label);
  return [
    paragraph(withMarks(isLabelled ? label.children : [], start + opening.length)),
    ...(isLabelled ? rest : node.children),
    ...(closing === undefined ? [] : [paragraph([text(closing)])]),
  ];
}

/** True for the paragraph that holds the title of a directive. */
function isLabel(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}

function text(value: string): Text {
  return { type: 'text', value };
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** Joins adjacent texts, to render one text node for each run. */
function mergeTexts(root: Root): void {
  visit(root, (node) => {
    if (!('children' in node)) return;
    const children: RootContent[] = node.children;
    for (let i = children.length - 1; i > 0; i--) {
      const [left, right] = [children[i - 1], children[i]];
      if (left?.type !== 'text' || right?.type !== 'text') continue;
      left.value += right.value;
      children.splice(i, 1);
    }
  });
}
