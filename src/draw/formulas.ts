import type { Sources } from '../diagnostics/sources.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { mathMl, shortened, type FormulaMacros } from '../formulas/math-ml.ts';
import type { FormulaBlock, InlineFormula } from '../model/description.ts';
import type { Drawing } from '../model/drawings.ts';
import { readFormulaSource } from '../model/formula-source.ts';
import type { Place } from '../shared/place.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { decodeEntities } from '../xml/entities.ts';
import type { Drawables } from './collect.ts';

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

/**
 * Returns the place of the first identical formula in the XML file. Only faulty formulas need it, so the model has no
 * lines.
 */
function formulaPlace(inputs: Inputs, formula: FormulaBlock | InlineFormula, place: Place): Place {
  let xml;
  try {
    xml = decodeBytes(inputs.readFileSync(place.file));
  } catch {
    return place;
  }
  for (const { index, 1: text = '' } of xml.matchAll(/<formula\b[^>]*>([^<]*)<\/formula>/g)) {
    const { type, tex } = readFormulaSource(decodeEntities(text));
    if (type !== formula.type || tex !== formula.tex) continue;
    const before = xml.slice(0, index).split('\n');
    return { file: place.file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
  }
  return place;
}
