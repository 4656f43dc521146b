import type { CheckSeverity } from '../config/types.ts';
import type { Diagnostics, Level } from '../diagnostics/diagnostics.ts';
import type { Links } from '../model/links.ts';
import type { Symbols } from '../model/symbols.ts';
import { descriptionsOfCompound, descriptionsOfMember } from '../model/descriptions.ts';
import { visit } from '../model/walk.ts';
import type { Block } from '../model/description.ts';
import type { Place } from '../shared/place.ts';

/** The level of a diagnostic for a check's severity; undefined where nothing is reported. */
export function levelOf(severity: CheckSeverity): Level | undefined {
  const levels = { ignore: undefined, log: 'info', warn: 'warning', throw: 'error' } as const;
  return levels[severity];
}

/** Reports, once for the whole site, how many references of descriptions lead to nothing; they are shown as plain text. */
export function checkDangling(
  symbols: Symbols,
  links: Links,
  severity: CheckSeverity,
  diagnostics: Diagnostics,
): void {
  const level = levelOf(severity);
  if (!level) return;
  const found = new Map<string, Place>();
  let count = 0;
  const look = (descriptions: Block[][], place: Place): void => {
    for (const description of descriptions)
      visit(description, (node) => {
        if (node.type !== 'ref' || node.external !== undefined) return;
        if (links.refid(node.refid) !== undefined) return;
        count++;
        if (!found.has(node.refid)) found.set(node.refid, place);
      });
  };
  for (const compound of symbols.compounds.values())
    look(descriptionsOfCompound(compound), compound.place);
  for (const { member, owner } of symbols.members.values())
    look(descriptionsOfMember(member), owner.place);
  if (count === 0) return;
  const examples = [...found].slice(0, 10).map(([refid, place]) => `\n- ${refid} (${place.file})`);
  diagnostics.report({
    code: 'dangling-reference',
    level,
    message: `${count} ${count === 1 ? 'reference' : 'references'} in the XML to ${found.size} ${found.size === 1 ? 'id' : 'ids'} that no file defines; shown as plain text:${examples.join('')}${found.size > 10 ? '\n- …' : ''}`,
    advice: 'Run Doxygen again over all sources, or set checks.danglingReferences to ignore.',
  });
}
