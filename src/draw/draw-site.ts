import { dirname } from 'node:path';
import type { Config } from '../config/types.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Drawing, Drawings } from '../model/drawings.ts';
import type { ApiReference } from '../model/site.ts';
import type { Plan, PlannedApi } from '../plan/types.ts';
import { collectDrawables } from './collect.ts';

/**
 * Turns everything in comments that is not text into HTML: formulas, raw HTML, diagrams. Draws each once per API
 * reference, even if many comments repeat it, and loads a renderer only if needed. Reports whatever cannot be drawn and
 * shows its source.
 */
export async function drawSite(
  { apis, config }: Plan,
  sources: Sources,
): Promise<ReadonlyMap<ApiReference, Drawings>> {
  const drawings = new Map<ApiReference, Drawings>();
  for (const api of apis) drawings.set(api.reference, await drawApi(api, config, sources));
  return drawings;
}

async function drawApi(
  { reference, settings, links, symbols }: PlannedApi,
  { file }: Config,
  sources: Sources,
): Promise<Drawings> {
  const drawings = new Map<string, Drawing>();
  const { formulas, raw, diagrams } = collectDrawables(reference.compounds, reference.ownPages);
  const folder = file === undefined ? process.cwd() : dirname(file);
  if (formulas.size > 0) {
    const { drawFormulas } = await import('./formulas.ts');
    const { readFormulaMacros } = await import('./formula-macros.ts');
    const macros = await readFormulaMacros(reference, settings, folder, sources);
    drawFormulas(formulas, drawings, sources, macros);
  }
  if (raw.size > 0 && settings.rawHtml !== 'drop') {
    const { drawRawHtml } = await import('./raw-html.ts');
    const isTrusted = settings.rawHtml === 'trust';
    for (const [key, { node }] of raw)
      drawings.set(key, drawRawHtml(node.html, links, { isTrusted }));
  }
  if (diagrams.size > 0) {
    const { drawDiagrams } = await import('./diagrams.ts');
    const setting = { config: settings, folder, links, symbols };
    await drawDiagrams(diagrams, setting, drawings, sources);
  }
  return drawings;
}
