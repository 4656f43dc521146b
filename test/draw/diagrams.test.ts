import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromHtml } from 'hast-util-from-html';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { visit } from 'unist-util-visit';
import type { DiagramCommandsConfig } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { runDiagramCommand } from '../../src/draw/diagram-command.ts';
import { drawSite } from '../../src/draw/draw-site.ts';
import { startGraphviz } from '../../src/draw/graphviz.ts';
import type { Block, Diagram } from '../../src/model/description.ts';
import { drawingKey, type Drawings } from '../../src/model/drawings.ts';
import type { Links } from '../../src/model/links.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import type { Plan } from '../../src/plan/types.ts';
import { compound, everywhere, para } from '../components/api-model.ts';
import { expectGolden } from '../config/golden.ts';
import { contextOf } from '../context.ts';

const fixtures = fileURLToPath(new URL('../../fixtures/drawings/', import.meta.url));
const links: Links = {
  ...everywhere,
  refid: (refid) =>
    ['classBase', 'classBase_1label'].includes(refid) ? `/to/${refid}` : undefined,
  comment: (url) => (url === 'io_8hpp.html' ? '/to/io' : /^https?:/.test(url) ? url : undefined),
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'diagrams-'));
  writeFileSync(
    join(folder, 'draw.mjs'),
    `import { appendFileSync } from 'node:fs';
let source = '';
for await (const chunk of process.stdin) source += chunk;
appendFileSync('runs.txt', source.split('\\n')[0] + '\\n');
if (source.includes('wait')) setTimeout(() => {}, 60_000);
else if (source.includes('fail')) { console.error('no such shape'); process.exit(3); }
else if (source.includes('text')) console.log('this is no picture');
else console.log('<?xml version="1.0"?>\\n<!-- x --><svg width="9" height="9"><script>hit()</script></svg>');
`,
  );
  writeFileSync(join(folder, 'g.dot'), 'graph { a -- b }\n');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = (): string => `"${process.execPath}" draw.mjs`;

/** Returns the drawings of some blocks, and the reports. */
async function draw(
  blocks: Block[],
  own: { diagramCommands?: DiagramCommandsConfig; rawHtml?: string } = {},
): Promise<{ drawings: Drawings; messages: string[] }> {
  const base = compound({ refid: 'classBase', name: 'ns::Base', detailed: blocks });
  const api = { title: '', folder, compounds: [base], images: [] };
  const diagnostics = new Diagnostics();
  const settings = { xml: folder, diagramCommands: {}, rawHtml: 'sanitize', ...own };
  const plan = {
    config: { file: join(folder, 'site.config.yaml') },
    apis: [{ reference: api, settings, links, symbols: indexSymbols(api) }],
  } as unknown as Plan;
  const drawings =
    (await drawSite(plan, contextOf(diagnostics))).get(api) ?? new Map<string, never>();
  const messages = diagnostics.all.map(({ code, message, place }) =>
    [place?.file, code, message].join(': '),
  );
  return { drawings, messages };
}

const diagram = (own: Partial<Diagram> & Pick<Diagram, 'language'>): Diagram => ({
  type: 'diagram',
  caption: [],
  ...own,
});

describe('graphs', () => {
  const base = compound({ refid: 'classBase', name: 'ns::Base' });
  const symbols = indexSymbols({ title: '', folder: '', compounds: [base], images: [] });

  it('are drawn with the colours of the page, and lead to its pages', async () => {
    const dot = readFileSync(`${fixtures}graph.dot`, 'utf8');
    const drawn = await startGraphviz({ links, symbols }).draw(dot);
    const html = 'html' in drawn ? drawn.html : drawn.fault;
    expectGolden(`${html}\n`, `${fixtures}graph.svg`);
    const hrefs: unknown[] = [];
    const ids: unknown[] = [];
    visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }) => {
      if (tagName === 'a') hrefs.push(properties.href);
      if (properties.id !== undefined) ids.push(properties.id);
    });
    // The line and the label of an edge are separate links.
    expect(hrefs.sort()).toEqual([
      '/to/classBase',
      '/to/classBase_1label',
      '/to/io',
      'https://example.org/?a=1&b=2',
      'https://example.org/?a=1&b=2',
    ]);
    // Only the targets of colours have an id.
    expect(ids).toHaveLength(1);
  });

  it('with a fault are reported, and the next one is drawn', async () => {
    const graphviz = startGraphviz({ links, symbols });
    expect(await graphviz.draw('digraph { a -> ')).toEqual({ fault: 'syntax error in line 1' });
    expect(await graphviz.draw('')).toEqual({ fault: 'it contains no graph' });
    expect(await graphviz.draw('digraph { a -> b }')).toHaveProperty('html');
  });
});

describe('non-text content of comments', () => {
  it('is drawn once per content, from the comment or a file', async () => {
    const file = diagram({ language: 'dot', file: '../other/g.dot' });
    const gone = diagram({ language: 'dot', file: 'gone.dot' });
    const faulty = diagram({ language: 'dot', text: 'graph {' });
    const { drawings, messages } = await draw([file, gone, faulty, { ...faulty }]);
    expect(drawings.get(drawingKey(file))).toEqual({
      html: expect.stringContaining('<svg'),
      source: 'graph { a -- b }\n',
    });
    expect(drawings.get(drawingKey(faulty))).toEqual({});
    expect(messages).toEqual([
      'xml/classBase.xml: diagram: The file "gone.dot" of a graph is not in the XML folder.',
      'xml/classBase.xml: diagram: A graph is shown as its source: syntax error in line 1.',
    ]);
  });

  it('is sanitized, trusted or dropped if it is HTML', async () => {
    const raw: Block[] = [
      { type: 'raw', html: '<b onclick="x()">a</b>' },
      para({ type: 'rawInline', html: '<b onclick="x()">a</b>' }),
    ];
    const values = async (rawHtml: string): Promise<unknown[]> => [
      ...(await draw(raw, { rawHtml })).drawings.values(),
    ];
    expect(await values('sanitize')).toEqual([{ html: '<b>a</b>' }]);
    expect(await values('trust')).toEqual([{ html: '<b onclick="x()">a</b>' }]);
    expect(await values('drop')).toEqual([]);
  });

  it('is unchanged without a command for it', async () => {
    const { drawings, messages } = await draw([diagram({ language: 'mermaid', text: 'a' })]);
    expect([drawings.size, messages]).toEqual([0, []]);
  });
});

describe('commands', () => {
  it('draw each source once', async () => {
    const talk = diagram({ language: 'plantuml', engine: 'json', text: '{"talk":1}' });
    const chart = diagram({ language: 'msc', text: 'a,b;' });
    const fails = diagram({ language: 'msc', text: 'fail' });
    const text = diagram({ language: 'msc', text: 'text' });
    const diagramCommands = { plantuml: command(), msc: command() };
    const { drawings, messages } = await draw([talk, { ...talk }, chart, fails, text], {
      diagramCommands,
    });
    const html = drawings.get(drawingKey(talk))?.html ?? '';
    expect(html).toContain(' alt="PlantUML diagram"');
    const svg = Buffer.from(/base64,([^"]+)/.exec(html)?.[1] ?? '', 'base64').toString();
    expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="9"');
    expect(drawings.get(drawingKey(chart))?.html).toContain('<img');
    expect(messages).toEqual([
      'xml/classBase.xml: diagram: A message sequence chart is shown as its source: its command failed (exit status 3): no such shape.',
      'xml/classBase.xml: diagram: A message sequence chart is shown as its source: the output of its command is not SVG.',
    ]);
    const runs = readFileSync(join(folder, 'runs.txt'), 'utf8').trim().split('\n');
    expect(runs.sort()).toEqual(['@startjson', 'msc {', 'msc {', 'msc {']);
  });

  it('are stopped when they take too long, and can be missing', async () => {
    const source = Buffer.from('wait');
    expect(
      await runDiagramCommand({ command: command(), folder, timeLimit: 300 }, source, 'x'),
    ).toHaveProperty('fault', 'its command did not end within 0.3 seconds');
    expect(
      await runDiagramCommand({ command: 'no-such-program', folder }, source, 'x'),
    ).toHaveProperty('fault', expect.stringContaining('its command failed'));
  });
});
