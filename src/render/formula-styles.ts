import { join } from 'node:path';
import type { Root, RootContent } from 'hast';
import { textsOf } from '../model/prose.ts';
import type { Plan } from '../plan/types.ts';
import { distFolder } from './bundling.ts';

/** Returns the sheet for formulas if the site has any: most sites have none. */
export function formulaStyles({ drawings, site }: Pick<Plan, 'drawings' | 'site'>): string[] {
  const hasFormulas =
    [...(drawings?.values() ?? [])].some((drawn) =>
      [...drawn.keys()].some((key) => /^(?:inlineF|f)ormula:/.test(key)),
    ) || textsOf(site).some(({ tree }) => hasMath(tree));
  return hasFormulas ? [join(distFolder, 'formula.css')] : [];
}

function hasMath(node: Root | RootContent): boolean {
  if (node.type === 'element' && node.tagName === 'math') return true;
  return 'children' in node && node.children.some((child) => hasMath(child));
}
