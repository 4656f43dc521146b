import type { Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';

/** Keywords of admonitions. */
export const admonitionTypes = [
  'note',
  'tip',
  'info',
  'important',
  'warning',
  'caution',
  'danger',
  'secondary',
  'success',
] as const;

const keywords = new Set<string>(admonitionTypes);

/** Makes admonitions and tables of releases of the directives that are some, and text of all others. */
export function resolveDirectives(
  root: Root,
  source: string,
  file: string,
  diagnostics: Diagnostics,
): void {
  visit(root, (node, index, parent) => {
    if (node.type === 'containerDirective' && keywords.has(node.name)) {
      makeAdmonition(node);
      return;
    }
    if (node.type === 'leafDirective' && node.name === 'releases') {
      const tag = node.attributes?.tag ?? 'releases';
      node.data = { hName: 'div', hProperties: { dataReleases: tag } };
      return;
    }
    if (
      parent === undefined ||
      index === undefined ||
      (node.type !== 'containerDirective' &&
        node.type !== 'leafDirective' &&
        node.type !== 'textDirective')
    )
      return;
    if (node.type !== 'textDirective') reportUnused(node, file, diagnostics);
    const siblings: RootContent[] = parent.children;
    siblings.splice(index, 1, ...restored(node, source));
    return [SKIP, index];
  });
  mergeTexts(root);
}

/** Turns a directive into `div` > `span` (the title), content. */
function makeAdmonition(node: ContainerDirective): void {
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
      className: [
        'theme-admonition',
        `theme-admonition-${name}`,
        ...(className ?? '').split(/\s+/).filter(Boolean),
      ],
      dataAdmonition: name,
      ...(id ? { id } : {}),
    },
  };
}

function reportUnused(
  node: ContainerDirective | LeafDirective,
  file: string,
  diagnostics: Diagnostics,
): void {
  const colons = node.type === 'containerDirective' ? ':::' : '::';
  const place: Place = {
    file,
    line: node.position?.start.line,
    column: node.position?.start.column,
  };
  diagnostics.warning(
    'unknown-directive',
    `Nothing is known by the name "${colons}${node.name}"; it is shown as text.`,
    place,
    `Admonitions are ${admonitionTypes.join(', ')}; ::releases is the table of releases. Write \`\\${colons}\` where colons are meant.`,
  );
}

/** What the author wrote, with the Markdown inside kept. */
function restored(
  node: ContainerDirective | LeafDirective | TextDirective,
  source: string,
): RootContent[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  if (node.type === 'containerDirective') {
    const lines = source.slice(start, end).split('\n');
    const [opening = ''] = lines;
    const closing = lines.at(-1)?.trim() ?? '';
    return [
      paragraph([text(opening)]),
      ...node.children.filter((child) => !isLabel(child)),
      ...(/^:{3,}$/.test(closing) ? [paragraph([text(closing)])] : []),
    ];
  }
  const firstChild = node.children[0]?.position?.start.offset ?? end;
  const lastChild = node.children.at(-1)?.position?.end.offset ?? end;
  const before = text(source.slice(start, firstChild));
  const after = text(source.slice(lastChild, end));
  const phrasing = [before, ...node.children, after];
  return node.type === 'leafDirective' ? [paragraph(phrasing)] : phrasing;
}

/** True for the paragraph that is the title of a directive. */
function isLabel(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}

function text(value: string): Text {
  return { type: 'text', value };
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** Joins neighbouring texts, so that the page gets one text node for each run. */
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
