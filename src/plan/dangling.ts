import type { CheckSeverity } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import type { Links } from '../model/links.ts';
import type { Symbols } from '../model/symbols.ts';
import type { ApiReference } from '../model/site.ts';
import { hiddenFile } from './links.ts';
import { descriptionsOfCompound, descriptionsOfMember } from '../model/descriptions.ts';
import { visit } from '../model/walk.ts';
import type { Block } from '../model/description.ts';
import type { Place } from '../shared/place.ts';

/** The option that controls this check. */
const option = 'checks.danglingReferences';

/** The findings of a check: their number, and the first place of each. */
class Findings {
  count = 0;
  readonly places = new Map<string, Place>();

  add(what: string, place: Place): void {
    this.count++;
    if (!this.places.has(what)) this.places.set(what, place);
  }

  /** The first findings as a list. */
  examples(): string {
    const shown = [...this.places].slice(0, 10).map(([what, { file }]) => `\n- ${what} (${file})`);
    return shown.join('') + (this.places.size > shown.length ? '\n- …' : '');
  }
}

/**
 * Reports, once for the whole site, the number of references and links in descriptions without a target; they are shown
 * as plain text. References to hidden symbols are not faults, except for source files, which the repository may show.
 */
export function checkDangling(
  symbols: Symbols,
  links: Links,
  { hiddenRefids: hidden, hiddenFiles }: Pick<ApiReference, 'hiddenRefids' | 'hiddenFiles'>,
  severity: CheckSeverity,
  diagnostics: Diagnostics,
): void {
  const level = levelOf(severity);
  if (!level) return;
  const refids = new Findings();
  const urls = new Findings();
  const files = new Findings();
  const bareFiles = new Findings();
  const parts = new Findings();
  const images = new Findings();
  const look = (descriptions: Block[][], place: Place): void => {
    for (const description of descriptions)
      visit(description, (node) => {
        if (node.type === 'ref' && node.external === undefined) {
          if (links.refid(node.refid) !== undefined) return;
          const file = hiddenFile(node.refid, hiddenFiles);
          if (file) (file.key === 'files' ? files : bareFiles).add(file.file, place);
          else if (!hidden?.has(node.refid)) refids.add(node.refid, place);
        } else if (node.type === 'link') {
          if (links.comment(node.url, place.file, node.file) === undefined)
            urls.add(node.url, place);
          else if (links.lacksPart?.(node.url, place.file) === true) parts.add(node.url, place);
        } else if (node.type === 'inlineImage' && node.file !== undefined) {
          if (links.image(node.source, node.file) === undefined) images.add(node.file, place);
        }
      });
  };
  for (const compound of symbols.compounds.values())
    look(descriptionsOfCompound(compound), compound.place);
  for (const { member, owner } of symbols.members.values())
    look(descriptionsOfMember(member), owner.place);
  if (refids.count > 0)
    diagnostics.report({
      code: 'dangling-reference',
      level,
      message: `${plural(refids.count, 'reference')} in the XML to ${plural(refids.places.size, 'id')} that no file defines; shown as plain text:${refids.examples()}`,
      advice: `Run Doxygen again on all sources, ${orSet(option, level)}.`,
    });
  for (const [found, cause, key] of [
    [files, 'SHOW_FILES = NO or doxygen.show.files hides files', 'files'],
    [bareFiles, 'files without a description are hidden', 'undocumentedFiles'],
  ] as const)
    if (found.count > 0)
      diagnostics.report({
        code: 'hidden-file-reference',
        level,
        message: `${plural(found.count, 'reference')} in the XML to ${plural(found.places.size, 'source file')} without a page, because ${cause}; shown as plain text:${found.examples()}`,
        advice: `Set doxygen.sourceUrl to link to the repository, or doxygen.show.${key} to true, ${orSet(option, level)}.`,
      });
  if (urls.count > 0)
    diagnostics.report({
      code: 'dangling-link',
      level,
      message: `${plural(urls.count, 'link')} in comments to ${plural(urls.places.size, 'address', 'addresses')} that the site does not have; shown as plain text:${urls.examples()}`,
      advice: `Write a complete URL or a path from the root, ${orSet(option, level)}.`,
    });
  if (parts.count > 0)
    diagnostics.report({
      code: 'dangling-part',
      level,
      message: `${plural(parts.count, 'link')} in comments to ${plural(parts.places.size, 'part')} that the Markdown files do not have; they lead to the whole page:${parts.examples()}`,
      advice: `Write the heading as GitHub writes it in addresses (\`#two-words\`), or give it a label (\`{#label}\`), ${orSet(option, level)}.`,
    });
  if (images.count > 0)
    diagnostics.report({
      code: 'dangling-image',
      level,
      message: `${plural(images.count, 'image')} in Markdown files, with ${plural(images.places.size, 'path that does', 'paths that do')} not exist; shown as alternative text:${images.examples()}`,
      advice: `Set doxygen.sources to the folder that the paths start from, ${orSet(option, level)}.`,
    });
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
