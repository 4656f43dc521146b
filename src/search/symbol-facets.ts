import type { Compound, Member } from '../model/compound.ts';
import {
  classAround,
  hasHeader,
  includeOfMember,
  type IncludeSources,
} from '../model/own-include.ts';
import { titleText } from '../model/title-text.ts';
import type { SymbolEntry } from './symbol-entries.ts';

/** What a symbol has in common with others. */
type SymbolFacets = Pick<SymbolEntry, 'header' | 'topics'>;

/** Returns functions that find the headers and topics of compounds and members. */
export function symbolFacets(sources: IncludeSources): {
  ofCompound: (compound: Compound) => SymbolFacets;
  ofMember: (member: Member) => SymbolFacets;
} {
  const { symbols, includes } = sources;
  const topicsOf = (refid: string): string[] =>
    symbols.groupsOf(refid).map(({ title, name }) => titleText(title ?? []) || name);
  /** Returns the topics of a symbol, otherwise those of the nearest class around it that has some. */
  const topicsAround = (refid: string, qualifiedName: string): string[] => {
    const own = topicsOf(refid);
    const around = own.length === 0 ? classAround({ qualifiedName }, sources) : undefined;
    return around ? topicsAround(around.refid, around.rawName) : own;
  };
  return {
    ofCompound: (compound) => {
      const { refid, kind, location } = compound;
      const line = hasHeader(compound)
        ? includes?.ofClass(compound)
        : kind === 'file'
          ? includes?.of(location)
          : undefined;
      return { header: line?.path, topics: topicsAround(refid, compound.rawName) };
    },
    ofMember: (member) => ({
      header: includeOfMember(member, sources)?.path,
      topics: topicsAround(member.refid, member.qualifiedName),
    }),
  };
}
