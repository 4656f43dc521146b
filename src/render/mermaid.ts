import { dirname, join } from 'node:path';
import { siteFolder } from '../config/site-folder.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Plan } from '../plan/types.ts';
import { derivedColors, type Mode } from '../shared/color/accent.ts';
import { en } from '../shared/texts/en.ts';
import { accentsOf } from './theme-styles.ts';

/** Name of the script that draws Mermaid diagrams, among the scripts of pages. */
export const mermaidName = 'mermaid';

/** Entry of this script. */
export const mermaidEntry = `mtp-site:${mermaidName}`;

/** Returns true if the site draws Mermaid diagrams; reports that the package is missing. */
export function findMermaid(config: Plan['config'], { inputs, diagnostics }: Sources): boolean {
  const { mermaid } = config.markdown;
  if (mermaid === false) return false;
  for (let folder = siteFolder(config); ; folder = dirname(folder)) {
    if (inputs.statSync(join(folder, 'node_modules/mermaid/package.json'))?.isFile()) return true;
    if (folder === dirname(folder)) break;
  }
  diagnostics.error(
    'page-module',
    'The package "mermaid", which draws diagrams, is not installed.',
    mermaid.place,
    'Install it in the folder of the site: npm install mermaid. Or remove the option; the source of diagrams is shown then.',
  );
  return false;
}

/** Returns the source of the script; `viewer` is the name of the viewer's part of it. */
export function mermaidScript(
  { pages, config }: Pick<Plan, 'pages' | 'config'>,
  viewer: string,
): string {
  const { diagram, diagramFailed } = pages[0]?.context.settings.texts ?? en.content;
  const texts = JSON.stringify({ diagram, failed: diagramFailed });
  const colors = JSON.stringify({
    light: themeVariables(config, 'light'),
    dark: themeVariables(config, 'dark'),
  });
  return `import { drawDiagrams } from '${viewer}'; export const serve = drawDiagrams(() => import('mermaid').then((module) => module.default), ${texts}, ${colors});`;
}

/** Returns the colours of boxes: the package computes with them, so it cannot read those of the style sheet. */
function themeVariables(config: Plan['config'], mode: Mode): Record<string, string> {
  const accents = accentsOf(config);
  const { soft } = derivedColors(accents, mode);
  const border = accents[mode];
  const boxes = { primaryColor: soft, mainBkg: soft, actorBkg: soft, labelBoxBkgColor: soft };
  const borders = { primaryBorderColor: border, nodeBorder: border, border1: border };
  return { ...boxes, ...borders, actorBorder: border, labelBoxBorderColor: border };
}
