import { basename, join } from 'node:path';
import type { DoxygenConfig } from '../config/types.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Diagram } from '../model/description.ts';
import type { Drawing } from '../model/drawings.ts';
import type { Links } from '../model/links.ts';
import type { Symbols } from '../model/symbols.ts';
import type { Place } from '../shared/place.ts';
import type { Drawables } from './collect.ts';
import { runDiagramCommand } from './diagram-command.ts';
import type { Graphviz } from './graphviz.ts';

/** What diagrams need to be drawn. */
export interface DiagramSetting {
  /** Names the folders of files and the commands. */
  config: DoxygenConfig;
  /** Where commands run. */
  folder: string;
  /** Resolves links in diagrams. */
  links: Links;
  /** Finds the symbols that links in diagrams name. */
  symbols: Symbols;
}

/** A diagram as SVG, or the reason that it could not be drawn. */
export type Drawn = { html: string } | { fault: string; advice?: string };

const names: Record<Diagram['language'], string> = {
  dot: 'graph',
  msc: 'message sequence chart',
  plantuml: 'PlantUML diagram',
  mermaid: 'Mermaid diagram',
  dia: 'Dia diagram',
};

/** Draws the diagrams that have a renderer; reports faults and shows the source of a diagram that failed. */
export async function drawDiagrams(
  diagrams: Drawables['diagrams'],
  setting: DiagramSetting,
  drawings: Map<string, Drawing>,
  { inputs, diagnostics }: Sources,
): Promise<void> {
  const { config } = setting;
  const found = [...diagrams].filter(
    ([, { node }]) => node.language === 'dot' || config.diagramCommands[node.language],
  );
  if (found.length === 0) return;
  const report = (what: string, place: Place, advice?: string): void =>
    diagnostics.warning('diagram', what, place, advice);
  const graphviz = found.some(([, { node }]) => node.language === 'dot')
    ? await import('./graphviz.ts').then(({ startGraphviz }) => startGraphviz(setting))
    : undefined;
  const results = await Promise.all(
    found.map(async ([key, { node, place }]) => ({
      key,
      node,
      place,
      ...(await drawOne(node, setting, graphviz, inputs)),
    })),
  );
  for (const { key, node, place, source, drawn } of results) {
    const isFile = node.text === undefined;
    if (!drawn) {
      const what = `The file "${node.file ?? ''}" of a ${names[node.language]} is not in the XML folder.`;
      report(
        what,
        place,
        'Add its folder to DOTFILE_DIRS (or to the same setting of its diagram type), and run Doxygen again.',
      );
      continue;
    }
    if ('fault' in drawn) {
      const which = isFile ? ` in "${node.file ?? ''}"` : '';
      const what = `A ${names[node.language]}${which} is shown as its source: ${drawn.fault}.`;
      report(what, place, drawn.advice);
    }
    const isText = isFile && node.language !== 'dia';
    drawings.set(key, {
      ...('html' in drawn && { html: drawn.html }),
      ...(isText && { source: source.toString('utf8') }),
    });
  }
}

/** Returns the source of a diagram and the result; no result if its file is missing. */
async function drawOne(
  node: Diagram,
  { config, folder }: DiagramSetting,
  graphviz: Graphviz | undefined,
  inputs: Inputs,
): Promise<{ source: Buffer; drawn?: Drawn }> {
  const source =
    node.text === undefined
      ? await inputs.readFile(join(config.xml, basename(node.file ?? ''))).catch(() => undefined)
      : Buffer.from(wholeSource(node, node.text));
  if (!source) return { source: Buffer.alloc(0) };
  if (node.language === 'dot')
    return { source, drawn: await graphviz?.draw(source.toString('utf8')) };
  inputs.doubt('a diagram is drawn by an external program, which may have changed');
  const command = config.diagramCommands[node.language] ?? '';
  return {
    source,
    drawn: await runDiagramCommand({ command, folder }, source, names[node.language]),
  };
}

/** Adds the frame that comments leave out, so that the diagram's program accepts the text. */
function wholeSource({ language, engine = 'uml' }: Diagram, text: string): string {
  if (language === 'plantuml' && !/^\s*@start/m.test(text))
    return `@start${engine}\n${text.trim()}\n@end${engine}\n`;
  if (language === 'msc' && !/^\s*msc\s*\{/.test(text)) return `msc {\n${text.trim()}\n}\n`;
  return text;
}
