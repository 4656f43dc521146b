import { instance, type Viz } from '@viz-js/viz';
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Drawn, DiagramSetting } from './diagrams.ts';
import { followTextColor } from './graph-colors.ts';
import { referenceResolver } from './graph-links.ts';
import { makeSelfContained, type Resolve } from './own-places.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** Draws graphs. */
export interface Graphviz {
  /** Draws a graph in the DOT language as SVG. */
  draw(dot: string): Promise<Drawn>;
}

/** Default look of graphs: a font that Graphviz knows the widths of, and a transparent background. */
const look = {
  graphAttributes: { bgcolor: 'transparent', fontname: 'Helvetica' },
  nodeAttributes: { fontname: 'Helvetica' },
  edgeAttributes: { fontname: 'Helvetica' },
};

/** Starts Graphviz, which takes a moment; restarts it after a graph that crashes it. */
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
  // References look like URLs with an unknown scheme; they are replaced before such URLs are removed.
  const tree = sanitizeHtml(svg, (parsed) => {
    visit(parsed, 'element', ({ properties }) => {
      if (typeof properties.xLinkHref === 'string')
        properties.xLinkHref = resolve.link(properties.xLinkHref);
    });
  });
  makeSelfContained(tree, dot, { ...resolve, link: (url) => url });
  const root = tree.children.find((node) => node.type === 'element' && node.tagName === 'svg');
  if (root?.type !== 'element') return '';
  followTextColor(root);
  root.children = nameLinks(root.children, '');
  const { width, height } = root.properties;
  // As many pixels as points, so that the text of graphs is not larger than the text around them.
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

/** Removes the names that Graphviz gives to nodes and edges, except in links without text. */
function nameLinks(nodes: readonly ElementContent[], around: string): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    if (node.tagName === 'a' && toString(node).trim() === '')
      return { ...node, children: [titleOf(around), ...node.children] };
    if (node.tagName !== 'g') return node;
    // The class names of groups may mean something else in the style sheet of the page.
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
