import type { CompoundContent } from './compound.ts';
import { descriptionsIn, descriptionsOfCompound } from './descriptions.ts';
import type { Block } from './description.ts';
import { plainText, textOfListing, visit, type DescriptionNode } from './walk.ts';

const includeLine = /^[ \t]*#[ \t]*include[ \t]*(?:<([^>\n]+)>|"([^"\n]+)")/gm;

/**
 * The headers that the code in the comments of a compound and its members includes, and those that a file includes in
 * angle brackets, each once. Includes in quotes may be relative to the file's own folder.
 */
export function namedHeaders(compound: CompoundContent): string[] {
  const found = new Set<string>();
  if (compound.kind === 'file')
    for (const { refid, name, local } of compound.includes)
      if (refid !== undefined && !local) found.add(name);
  for (const description of descriptionsOfCompound(compound)) addNamed(description, found);
  for (const { entries } of compound.sections)
    for (const entry of entries)
      if ('member' in entry)
        for (const description of descriptionsIn(entry.member)) addNamed(description, found);
  return [...found].filter((name) => !name.startsWith('.'));
}

function addNamed(description: readonly Block[], found: Set<string>): void {
  visit(description, (node) => {
    const code = codeOf(node);
    if (code?.includes('#') !== true) return;
    for (const [, angle, quoted = ''] of code.matchAll(includeLine)) found.add(angle ?? quoted);
  });
}

/** The code of a block; undefined if it contains text. */
function codeOf(node: DescriptionNode): string | undefined {
  if (node.type === 'preformatted') return plainText(node.children);
  if (node.type !== 'listing') return undefined;
  const hasDirective = node.lines.some(({ spans }) =>
    spans.some((span) => span.class === 'preprocessor'),
  );
  return hasDirective ? textOfListing(node) : undefined;
}
