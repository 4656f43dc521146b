import type { ApiHistory } from '../../model/api-history.ts';
import { isClassLike } from '../../model/class-kinds.ts';
import type { Compound, Member } from '../../model/compound.ts';
import type { Block } from '../../model/description.ts';
import type { ResolvedSection, Symbols } from '../../model/symbols.ts';
import { textOfBlocks } from '../../model/walk.ts';
import type { PartSource } from './parts/part.ts';
import { hasInlineInitializer } from './signature/declaration.ts';
import { memberBadges } from './badges.tsx';
import { shownHistory } from './changes/symbol-history.tsx';

/** Longest description, in characters, that fits a row. */
const longestText = 300;

/** What decides whether a row says everything about a field. */
export interface FieldSource extends Pick<PartSource, 'symbols' | 'anchors' | 'mentions'> {
  /** The history of the API; missing if there are no snapshots. */
  history?: Pick<ApiHistory, 'symbols'> | undefined;
}

/**
 * True for a section of a class whose members are fields with nothing to say beyond a line: a row of its table then
 * shows all of it, and no member is described a second time below.
 */
export function hasPlainFields(
  { members }: ResolvedSection,
  compound: Compound,
  source: FieldSource,
): boolean {
  return (
    isClassLike(compound.kind) &&
    members.length > 0 &&
    members.every((member) => isPlainField(member, compound, source))
  );
}

function isPlainField(member: Member, compound: Compound, source: FieldSource): boolean {
  const { symbols, mentions, history, anchors } = source;
  const { kind, protection, brief, detailed, inBody, initializer } = member;
  return (
    kind === 'variable' &&
    protection === 'public' &&
    symbols.showsInFull(compound, member) &&
    anchors.get(member.refid)?.isRow !== true &&
    memberBadges(member).length === 0 &&
    [...brief, ...detailed].every(isShort) &&
    textOfBlocks([...brief, ...detailed]).length <= longestText &&
    inBody.length === 0 &&
    (initializer === undefined || hasInlineInitializer(member)) &&
    hasNoRelations(member, symbols) &&
    mentions?.(member.refid) === undefined &&
    isOfOwner(member, compound, history)
  );
}

/** True if the history of a field says no more than that of its class. */
function isOfOwner({ refid }: Member, owner: Compound, history: FieldSource['history']): boolean {
  const own = history?.symbols.get(refid);
  return own?.since === history?.symbols.get(owner.refid)?.since && shownHistory(own) === undefined;
}

/** Text that needs no room of its own. */
function isShort({ type }: Block): boolean {
  return type === 'paragraph' || type === 'list';
}

function hasNoRelations(member: Member, symbols: Symbols): boolean {
  const { refid, references, referencedBy, satisfies, verifies } = member;
  return (
    [references, referencedBy, satisfies, verifies].every((list) => list.length === 0) &&
    !symbols.nested.within.has(refid) &&
    !symbols.nested.holders.has(refid) &&
    symbols.groupsOf(refid).length === 0
  );
}
