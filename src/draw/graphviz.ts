import { instance, type Viz } from '@viz-js/viz';
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Drawn, DiagramSetting } from './diagrams.ts';
import { followTextColor } from './graph-colors.ts';
import { referenceResolver } from './graph-links.ts';
import { settle, type Resolve } from './own-places.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** Draws graphs. */
export interface Graphviz {
  /** The SVG of a graph in the language dot. */
  draw(dot: string): Promise<Drawn>;
}

/** What graphs look like where they do not say it themselves: a font whose widths Graphviz knows, on the page itself. */
const look = {
  graphAttributes: { bgcolor: 'transparent', fontname: 'Helvetica' },
  nodeAttributes: { fontname: 'Helvetica' },
  edgeAttributes: { fontname: 'Helvetica' },
};

/** Starts Graphviz, which takes a moment; it starts again after a graph that it broke down on. */
export function startGraphviz({
  links,
  symbols,
}: Pick<DiagramSetting, 'links' | 'symbols'>): Graphviz {
  const resolve = { link: referenceResolver(links, symbols), image: () => undefined };
  let viz: Promise<Viz> | undefined;
  return {
    draw: async (dot) => {
      viz ??= instance();
      try {
        const result = (await viz).render(dot, { format: 'svg', ...look });
        if (result.status === 'success') return { html: settled(result.output, dot, resolve) };
        return { fault: result.errors[0]?.message ?? 'it contains no graph' };
      } catch {
        viz = undefined;
        return { fault: 'Graphviz cannot draw it' };
      }
    },
  };
}

function settled(svg: string, dot: string, resolve: Resolve): string {
  // References look like URLs of an unknown kind; they are replaced before those are removed.
  const tree = sanitizeHtml(svg, (parsed) => {
    visit(parsed, 'element', ({ properties }) => {
      if (typeof properties.xLinkHref === 'string')
        properties.xLinkHref = resolve.link(properties.xLinkHref);
    });
  });
  settle(tree, dot, { ...resolve, link: (url) => url });
  const root = tree.children.find((node) => node.type === 'element' && node.tagName === 'svg');
  if (root?.type !== 'element') return '';
  followTextColor(root);
  root.children = nameLinks(root.children, '');
  const { width, height } = root.properties;
  // As many pixels as points: the text around is not smaller than that of graphs.
  Object.assign(root.properties, {
    width: String(width).replace(/pt$/, ''),
    height: String(height).replace(/pt$/, ''),
    role: root.children.some((child) => holdsLink(child)) ? 'group' : 'img',
    ariaLabel: 'Graph',
  });
  return toHtml({ type: 'root', children: [root] }).replace(/\n{2,}/g, '\n');
}

function holdsLink(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  return node.tagName === 'a' || node.children.some((child) => holdsLink(child));
}

/** Leaves out the names that Graphviz gives to nodes and edges, except in links without any text. */
function nameLinks(nodes: readonly ElementContent[], around: string): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    if (node.tagName === 'a' && toString(node).trim() === '')
      return { ...node, children: [titleOf(around), ...node.children] };
    if (node.tagName !== 'g') return node;
    // The names of groups may mean something else in the style sheet of the page.
    delete node.properties.className;
    const title = node.children.find(isTitle);
    const others = node.children.filter((child) => !isTitle(child));
    return { ...node, children: nameLinks(others, title ? toString(title) : around) };
  });
}

function isTitle(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'title';
}

function titleOf(value: string): ElementContent {
  return {
    type: 'element',
    tagName: 'title',
    properties: {},
    children: [{ type: 'text', value }],
  };
}
