import type { Compound } from '../model/compound.ts';
import type { Block } from '../model/description.ts';
import { titleText } from '../model/title-text.ts';
import { plainText } from '../model/walk.ts';
import type { PlannedApi } from '../plan/types.ts';
import type { ProsePage } from './prose-index.ts';
import type { ProseSection } from './prose-sections.ts';
import { textWithoutCode } from './text-without-code.ts';

/** True for Doxygen's lists of deprecated items and todos, which repeat what is written at each symbol. */
export function isList({ kind, refid }: Compound): boolean {
  return kind === 'page' && /^(?:bug|deprecated|test|todo)$/.test(refid);
}

/**
 * True for compounds whose descriptions are in the index of texts: pages, and topics with sections. A topic without
 * sections is found as well as a symbol, which takes less space.
 */
export function isText(compound: Compound): boolean {
  const { kind, detailed } = compound;
  return kind === 'page'
    ? !isList(compound)
    : kind === 'group' && detailed.some(({ type }) => type === 'section');
}

/** Returns these texts, by section. Their titles are names of symbols, and are found there. */
export function commentTexts({
  reference: { library },
  symbols,
  links,
}: Pick<PlannedApi, 'reference' | 'symbols' | 'links'>): ProsePage[] {
  return [...symbols.compounds.values()].filter(isText).flatMap((compound): ProsePage[] => {
    const [permalink, anchor = ''] = placeOf(links.refid(compound.refid), links.base);
    if (permalink === undefined) return [];
    const anchorOf = (id: string | undefined): string => {
      const [page, own = ''] = id === undefined ? [] : placeOf(links.refid(id), links.base);
      return page === permalink ? own : anchor;
    };
    const sections = sectionsOf(compound.detailed, { heading: '', anchor, text: '' }, anchorOf);
    const filled = sections.filter(({ heading, text }) => heading !== '' || text !== '');
    if (filled.length === 0) return [];
    const own = titleText(compound.title ?? []) || compound.name;
    const title = library === undefined ? own : `${own} (${library})`;
    return [{ group: 'guide', title, isNamed: true, otherNames: [], permalink, sections: filled }];
  });
}

/** Returns the path without base and the anchor of a link into the site; nothing for others. */
function placeOf(href: string | undefined, base: string): string[] {
  return href?.startsWith(base) === true ? href.slice(base.length).split('#') : [];
}

/** Returns a section without the sections in it, and these after it. */
function sectionsOf(
  blocks: readonly Block[],
  own: ProseSection,
  anchorOf: (id: string | undefined) => string,
): ProseSection[] {
  const text = textWithoutCode(blocks.filter(({ type }) => type !== 'section'));
  const inner = blocks.flatMap((block) => {
    if (block.type !== 'section') return [];
    const heading = plainText(block.title ?? []).trim();
    return sectionsOf(block.children, { heading, anchor: anchorOf(block.id), text: '' }, anchorOf);
  });
  return [{ ...own, text }, ...inner];
}
