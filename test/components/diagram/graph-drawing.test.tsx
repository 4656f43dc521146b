import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiPageProvider } from '../../../src/components/api/api-page.ts';
import { CompoundGraphs, FoldedGraph } from '../../../src/components/api/graph/graph-view.tsx';
import { ContentProvider } from '../../../src/components/content-context.tsx';
import type { DiagramSettings } from '../../../src/components/diagram/diagram-settings.ts';
import type { Graph } from '../../../src/model/compound.ts';
import type { Links } from '../../../src/model/links.ts';
import { indexSymbols } from '../../../src/model/symbols.ts';
import { expectGolden } from '../../config/golden.ts';
import { compound, everywhere, member, type CompoundOptions } from '../api-model.ts';
import { contentTexts } from '../../../src/shared/texts/catalogues.ts';

const settings: DiagramSettings = {
  inheritance: true,
  includes: true,
  collaboration: true,
  calls: true,
  callers: true,
  folders: true,
  maxNodes: 40,
};

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

function graphOf(name: string): Graph {
  return JSON.parse(readFileSync(fileOf(`${name}.json`), 'utf8')) as Graph;
}

/** The HTML of graphs on one page. */
function htmlOf(
  graphs: readonly Graph[],
  diagrams?: DiagramSettings,
  links: Links = everywhere,
): string {
  const symbols = indexSymbols({ title: '', folder: '', compounds: [], images: [] });
  return renderToStaticMarkup(
    <ContentProvider
      value={{ texts: contentTexts('en'), links, symbols, anchors: new Map(), diagrams }}
    >
      {graphs.map((graph) => (
        <FoldedGraph key={graph.kind} graph={graph} />
      ))}
    </ContentProvider>,
  );
}

function svgOf(html: string): string {
  const start = html.indexOf('<svg class="graph-drawing');
  return html.slice(start, html.indexOf('</svg>', start) + '</svg>'.length);
}

describe('drawings', () => {
  test.each(['inheritance', 'includes'])('%s', (name) => {
    const svg = svgOf(htmlOf([graphOf(name)], settings));
    expectGolden(`${svg.replaceAll('><', '>\n<')}\n`, fileOf(`${name}.svg`));
  });

  test('nodes link to their pages, except the node of this page and those outside the project', () => {
    const svg = svgOf(htmlOf([graphOf('inheritance')], settings));
    const hrefs = [...svg.matchAll(/<a class="graph-node" href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
    expect(hrefs).toHaveLength(2);
    expect(hrefs).toEqual(expect.arrayContaining(['/to/base', '/to/far']));
    expect(
      svg.match(/<g class="graph-node graph-node-own"><title>a::b::Own&lt; T &gt;/g),
    ).toHaveLength(1);
    expect(svg).toContain('<g class="graph-node"><title>std::exception');
  });

  test('classes of the standard library lead to its reference, in a tab of their own', () => {
    const html = htmlOf([graphOf('inheritance')], settings, {
      ...everywhere,
      standard: (name) => `https://example.org/${name}`,
    });
    expect(svgOf(html)).toContain(
      '<a class="graph-node" href="https://example.org/std::exception" target="_blank" rel="noopener noreferrer">',
    );
  });

  test('every id on a page with several graphs is unique, and every reference has a target', () => {
    const html = htmlOf(
      [
        graphOf('inheritance'),
        graphOf('includes'),
        { ...graphOf('includes'), kind: 'includedBy' },
        { ...graphOf('inheritance'), kind: 'collaboration' },
      ],
      settings,
    );
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    for (const [, id] of html.matchAll(/aria-(?:labelledby|describedby)="([^"]*)"/g))
      expect(ids).toContain(id);
  });

  test('a drawing contains no colours, and its style sheet only custom properties', () => {
    const svg = svgOf(htmlOf([{ ...graphOf('inheritance'), kind: 'collaboration' }], settings));
    expect(svg).not.toMatch(/\b(?:fill|stroke|color)\b|#[\da-f]{3}|rgb|var\(/i);
    const css = readFileSync(fileOf('../../../src/components/styles/diagram.css'), 'utf8');
    const colours = [...css.matchAll(/^\s*(?:fill|stroke|color|background):\s*([^;]+);/gm)];
    expect(colours.length).toBeGreaterThan(10);
    for (const [, value] of colours) expect(value).toMatch(/^(?:var\(--color-[\w-]+\)|none)$/);
  });
});

describe('the graphs of a page', () => {
  const texts = contentTexts('en');
  const symbols = indexSymbols({ title: '', folder: '', compounds: [], images: [] });

  function pageOf(own: CompoundOptions): string {
    const file = compound({
      refid: 'own_8h',
      name: 'own.h',
      kind: 'file',
      graphs: [graphOf('includes')],
      ...own,
    });
    return renderToStaticMarkup(
      <ContentProvider
        value={{ texts, links: everywhere, symbols, anchors: new Map(), diagrams: settings }}
      >
        <ApiPageProvider value={{ compound: file, ids: new Set(), inheritedIds: new Map() }}>
          <CompoundGraphs kinds={['includes']} />
        </ApiPageProvider>
      </ContentProvider>,
    );
  }

  test.each<[what: string, own: CompoundOptions, isOpen: boolean]>([
    ['nothing else: open', {}, true],
    [
      'members: closed',
      {
        sections: [{ kind: 'func', description: [], entries: [{ member: member({ name: 'f' }) }] }],
      },
      false,
    ],
  ])('%s', (_, own, isOpen) => {
    expect(pageOf(own)).toMatch(
      isOpen ? /^<details class="graph" open="">/ : /^<details class="graph">/,
    );
  });
});

describe('limits', () => {
  const [own] = graphOf('includes').nodes;

  test('a graph of one node shows nothing', () => {
    expect(htmlOf([{ kind: 'includes', nodes: own ? [own] : [] }], settings)).toBe('');
  });

  test('above the limit, or if disabled, there is only the complete text', () => {
    const graph = graphOf('includes');
    const offs = [undefined, { ...settings, includes: false }, { ...settings, maxNodes: 4 }];
    for (const off of offs) {
      const html = htmlOf([graph], off).replaceAll('<wbr/>', '');
      expect(html).not.toContain('<svg');
      expect(html).toContain('<summary>Include graph</summary>');
      for (const { label } of graph.nodes) expect(html).toContain(label);
    }
    const drawn = htmlOf([graph], { ...settings, maxNodes: 5 }).replaceAll('<wbr/>', '');
    expect(drawn).toContain('<svg');
    expect(drawn).toContain('<summary>As text</summary>');
    for (const { label } of graph.nodes) expect(drawn).toContain(`<code>${label}</code>`);
  });
});
