import type { Sources } from '../diagnostics/sources.ts';
import { mathMl, shortened, type FormulaMacros } from '../formulas/math-ml.ts';
import type { Drawing } from '../model/drawings.ts';
import type { Drawables } from './collect.ts';
import { formulaPlace } from './formula-place.ts';

const advice =
  'Use LaTeX and AMS commands, or define macros in FORMULA_MACROFILE (doxygen.formulaMacros). LaTeX packages are not supported.';

/** Draws formulas as MathML; reports each faulty one once. */
export function drawFormulas(
  formulas: Drawables['formulas'],
  drawings: Map<string, Drawing>,
  { inputs, diagnostics }: Sources,
  own: FormulaMacros = {},
): void {
  const faulty = new Set<string>();
  for (const [key, { node, place, source }] of formulas) {
    const result = mathMl(node.tex, node.type === 'formula', own);
    if ('html' in result) {
      drawings.set(key, result);
    } else if (!faulty.has(node.tex)) {
      faulty.add(node.tex);
      const of = source === undefined ? '' : ` in the comment for ${source}`;
      const message = `The formula "${shortened(node.tex)}"${of} is shown as its source: ${result.fault}.`;
      diagnostics.warning('formula', message, formulaPlace(inputs, node, place), advice);
    }
  }
}
