import { dirname } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Drawing, Drawings } from '../model/drawings.ts';
import type { Plan } from '../plan/types.ts';
import { collectDrawables } from './collect.ts';

/**
 * Makes HTML of what comments hold beside text: formulas, markup of their own, diagrams. Each is drawn once, however
 * many comments repeat it, and what draws it is loaded only where there is something to draw. What cannot be drawn is
 * reported, and is shown as its source.
 */
export async function drawSite(plan: Plan, diagnostics: Diagnostics): Promise<Drawings> {
  const drawings = new Map<string, Drawing>();
  const { site, config, links, symbols } = plan;
  const { formulas, raw, diagrams } = collectDrawables(site.api?.compounds ?? []);
  if (!config.doxygen) return drawings;
  if (formulas.size > 0) {
    const { drawFormulas } = await import('./formulas.ts');
    drawFormulas(formulas, drawings, diagnostics);
  }
  if (raw.size > 0 && config.doxygen.rawHtml !== 'drop') {
    const { drawRawHtml } = await import('./raw-html.ts');
    const isTrusted = config.doxygen.rawHtml === 'trust';
    for (const [key, { node }] of raw)
      drawings.set(key, drawRawHtml(node.html, links, { isTrusted }));
  }
  if (diagrams.size > 0) {
    const { drawDiagrams } = await import('./diagrams.ts');
    const folder = config.file === undefined ? process.cwd() : dirname(config.file);
    const setting = { config: config.doxygen, folder, links, symbols };
    await drawDiagrams(diagrams, setting, drawings, diagnostics);
  }
  return drawings;
}
