import type { Compound, EnumValue, Member } from '../model/compound.ts';
import type { ApiReference } from '../model/site.ts';
import { indexSymbols, type Symbols } from '../model/symbols.ts';
import type { Place } from '../shared/place.ts';
import type { LibrarySnapshot } from '../releases/library-snapshot.ts';
import { qualified } from '../releases/symbol-index.ts';
import type { SnapshotSymbol } from '../releases/snapshot.ts';

/** What the XML tells about a public symbol. */
export type Subject =
  | { type: 'compound'; compound: Compound }
  | { type: 'member'; member: Member }
  | { type: 'value'; value: EnumValue; member: Member };

/** A public symbol with its description. */
export interface PublicSymbol {
  /** Doxygen's id. */
  refid: string;
  /** Qualified name of its owner; empty for the global scope. */
  owner: string;
  /** Qualified name. */
  name: string;
  /** The symbol as snapshots store it. */
  symbol: SnapshotSymbol;
  /** What the XML tells about it. */
  subject: Subject;
  /** Its declaration, with the path as in the model; missing if the XML has none. */
  place?: Place;
}

/** Returns the public symbols of a library with their descriptions: the same ones as in its snapshot. */
export function publicSymbols(
  api: ApiReference,
  { snapshot, places, refids }: Pick<LibrarySnapshot, 'snapshot' | 'places' | 'refids'>,
): PublicSymbol[] {
  const symbols = indexSymbols(api);
  const values = valuesOf(symbols);
  return snapshot.scopes.flatMap(({ owner, symbols: own }) =>
    own.flatMap((symbol): PublicSymbol[] => {
      const refid = refids.get(symbol) ?? '';
      const subject = subjectOf(refid, symbols, values);
      if (!subject || needsNoDescription(symbol, subject)) return [];
      const place = places.get(symbol);
      const name = qualified(owner, symbol);
      return [{ refid, owner, name, symbol, subject, ...(place && { place }) }];
    }),
  );
}

function valuesOf({ members }: Symbols): Map<string, Subject> {
  const values = new Map<string, Subject>();
  for (const { member } of members.values())
    if (member.kind === 'enum')
      for (const value of member.enumValues)
        values.set(value.refid, { type: 'value', value, member });
  return values;
}

function subjectOf(
  refid: string,
  { compounds, members }: Symbols,
  values: ReadonlyMap<string, Subject>,
): Subject | undefined {
  const member = members.get(refid)?.member;
  if (member) return { type: 'member', member };
  const compound = compounds.get(refid);
  return compound ? { type: 'compound', compound } : values.get(refid);
}

/** The descriptions of a symbol itself. */
export function descriptionOf(subject: Subject): Pick<Compound, 'brief' | 'detailed'> {
  if (subject.type === 'compound') return subject.compound;
  return subject.type === 'member' ? subject.member : subject.value;
}

/**
 * True for declarations that need no comment: functions that are deleted or have
 * their default meaning, destructors, and the guards of headers. With a comment, they count like all others.
 */
function needsNoDescription(
  { kind, name, flags = [], ...symbol }: SnapshotSymbol,
  subject: Subject,
): boolean {
  const { brief, detailed } = descriptionOf(subject);
  if (brief.length + detailed.length > 0) return false;
  if (kind === 'function')
    return name.startsWith('~') || flags.some((flag) => flag === 'default' || flag === 'delete');
  return kind === 'macro' && !symbol.params && !symbol.value && isGuard(name, symbol.header ?? '');
}

/** True for `LIB_PARSE_URL_H_` in `lib/parse-url.h`. */
function isGuard(macro: string, header: string): boolean {
  const plain = (text: string): string => text.replace(/[^A-Za-z\d]/g, '').toUpperCase();
  const file = plain(header.slice(header.lastIndexOf('/') + 1));
  return file !== '' && plain(macro).includes(file);
}
