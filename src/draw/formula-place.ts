import type { Inputs } from '../inputs/inputs.ts';
import type { FormulaBlock, InlineFormula } from '../model/description.ts';
import { readFormulaSource } from '../model/formula-source.ts';
import type { Place } from '../shared/place.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { decodeEntities } from '../xml/entities.ts';

/**
 * Returns the place of the first identical formula in the XML file. Only faulty formulas need it, so the model has no
 * lines.
 */
export function formulaPlace(
  inputs: Inputs,
  formula: FormulaBlock | InlineFormula,
  place: Place,
): Place {
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
