import { isClassLike } from '../model/class-kinds.ts';
import {
  refidOf,
  type Compound,
  type CompoundFacts,
  type Location,
  type Member,
  type MemberSection,
  type Protection,
} from '../model/compound.ts';
import { isDescribedMember, isUndescribed } from '../model/descriptions.ts';
import { namedWithout } from '../model/named-symbols.ts';
import type { DroppedCount, HiddenIds, HidingRule } from '../model/hiding-rules.ts';
import type { ApiReference, HiddenFile } from '../model/site.ts';
import { membersOfClasses } from '../model/symbols.ts';
import type { ShownSymbols } from '../shared/shown-symbols.ts';
import { coverageOf, type SymbolCounts } from './coverage.ts';
import { showsSource } from './file-sources.ts';

/**
 * Removes the symbols that maintainers hide from an API reference: Doxygen writes them to the XML even if its own HTML
 * omits them. `show` takes precedence over Doxygen's settings.
 */
export function withoutHidden(api: ApiReference, show: Partial<ShownSymbols>): ApiReference {
  const shows = shownSymbolsOf(api, show);
  const refids = hiddenIds(api, shows);
  if (refids.size === 0 && shows.includes) return api;
  const compounds = api.compounds
    .filter(({ refid }) => !refids.has(refid))
    .map((compound) =>
      compound.with({
        // The header of a class is not part of a file's list of includes.
        hidden: { refids, includes: shows.includes || compound.kind !== 'file' },
        inner: compound.inner.filter(({ refid }) => !refids.has(refid)),
        sections: shownSections(compound, refids),
        facts: shownFacts(compound, refids),
      }),
    );
  return {
    ...api,
    compounds,
    hiddenRefids: new Map([...(api.hiddenRefids ?? []), ...refids]),
    hiddenFiles: new Map(
      api.compounds.flatMap(({ refid, kind, name, location }): [string, HiddenFile][] => {
        const file = location?.file ?? name;
        const key = shows.files ? 'undocumentedFiles' : 'files';
        return kind === 'file' && refids.has(refid) ? [[refid, { file, key }]] : [];
      }),
    ),
  };
}

/** Removes the symbols that extensions drop: neither pages nor snapshots contain them. */
export function withoutDropped(api: ApiReference): ApiReference {
  const kept = withoutHidden(api, everything);
  if (kept === api) return api;
  const { members, compounds } = coverageOf(api.compounds, kept.hiddenRefids, new Map()).coverage;
  const dropped = ({ hidden }: SymbolCounts): DroppedCount =>
    hidden.find(({ rule }) => rule === 'extensions') ?? { count: 0, described: 0 };
  return { ...kept, dropped: { members: dropped(members), compounds: dropped(compounds) } };
}

/** Returns what a reference shows: what `show` sets, else what Doxygen's settings do. */
export function shownSymbolsOf(
  { shows }: Pick<ApiReference, 'shows'>,
  show: Partial<ShownSymbols>,
): ShownSymbols {
  return { ...everything, ...shows, ...show };
}

const everything: ShownSymbols = {
  private: true,
  privateVirtual: true,
  package: true,
  static: true,
  localClasses: true,
  anonymousNamespaces: true,
  friends: true,
  undocumentedMembers: true,
  undocumentedClasses: true,
  undocumentedNamespaces: true,
  undocumentedConstructors: true,
  undocumentedConcepts: true,
  undocumentedFiles: true,
  headerSources: true,
  sources: true,
  files: true,
  includes: true,
};

/** The ids of all hidden symbols and of the link targets inside them, each with the first rule that hides it. */
function hiddenIds(api: ApiReference, shows: ShownSymbols): HiddenIds {
  const { compounds } = api;
  const hidden = new Map<string, HidingRule>();
  const hide = (id: string, rule: HidingRule): void => {
    if (!hidden.has(id)) hidden.set(id, rule);
  };
  const bareFiles = shows.undocumentedFiles ? undefined : api.bareFiles;
  const isPageless = lacksOtherPage(compounds, bareFiles, shows);
  const inClasses = shows.static ? undefined : membersOfClasses(compounds);
  const hideMembers = (
    compound: Compound,
    ruleOf: (member: Member, section: MemberSection) => HidingRule | undefined,
  ): void => {
    for (const section of compound.sections)
      for (const entry of section.entries) {
        if (!('member' in entry)) continue;
        const { member } = entry;
        const rule = ruleOf(member, section);
        if (rule === undefined) continue;
        hide(member.refid, rule);
        for (const { refid } of member.enumValues) hide(refid, rule);
        for (const id of member.facts.ids ?? []) hide(id, rule);
      }
  };
  for (const compound of compounds) {
    const isBare = bareFiles?.has(compound.refid) === true;
    const isSourceless = isBare && !hasSourcePage(compound, shows);
    const rule =
      ruleOfCompound(compound, shows) ?? (isSourceless ? 'undocumentedFiles' : undefined);
    if (rule !== undefined) {
      hide(compound.refid, rule);
      for (const id of compound.facts.ids ?? []) hide(id, rule);
    }
    // Other listed members belong to a group.
    const isOwn = ({ refid }: Member): boolean => refid.startsWith(`${compound.refid}_1`);
    const ruleOfOwn = rule ?? (isBare ? 'undocumentedFiles' : undefined);
    if (ruleOfOwn !== undefined)
      hideMembers(compound, (member) => (isOwn(member) ? ruleOfOwn : undefined));
    // Members of a namespace without a page are shown on the pages of their files.
    if (compound.kind === 'namespace' && !shows.undocumentedNamespaces && isUndescribed(compound))
      hideMembers(compound, (member) =>
        isPageless(member) ? 'undocumentedNamespaces' : undefined,
      );
    hideMembers(compound, (member, section) => {
      const isHiddenStatic = inClasses && member.facts.isStatic && !inClasses.has(member.refid);
      return (
        ruleOfMember(member, { compound, section }, shows) ??
        (isHiddenStatic === true ? 'static' : undefined)
      );
    });
  }
  if (!shows.undocumentedNamespaces) addEmptyNamespaces(compounds, hidden);
  return hidden;
}

/** The rule that hides a compound for itself; undefined if it is shown. */
function ruleOfCompound(compound: Compound, shows: ShownSymbols): HidingRule | undefined {
  const { kind, protection, rawName } = compound;
  if (compound.facts.isDropped) return 'extensions';
  if (kind === 'file' || kind === 'dir') return shows.files ? undefined : 'files';
  if (kind === 'namespace')
    return !shows.anonymousNamespaces && isAnonymous(rawName) ? 'anonymousNamespaces' : undefined;
  if (kind === 'concept')
    return !shows.undocumentedConcepts && isUndescribed(compound)
      ? 'undocumentedConcepts'
      : undefined;
  if (!isClassLike(kind)) return undefined;
  return (
    ruleOfAccess(protection, shows) ??
    (!shows.localClasses && isLocal(compound) ? 'localClasses' : undefined) ??
    (!shows.undocumentedClasses && isUndescribed(compound) ? 'undocumentedClasses' : undefined)
  );
}

/** True for a file whose source gets a page, even without a description. */
function hasSourcePage({ listing, name }: Compound, shows: ShownSymbols): boolean {
  return listing !== undefined && showsSource(name, shows);
}

/** The rule that hides a member for itself; undefined if it is shown. */
function ruleOfMember(
  member: Member,
  { compound, section }: { compound: Compound; section: MemberSection },
  shows: ShownSymbols,
): HidingRule | undefined {
  const { kind, protection } = member;
  if (member.facts.isDropped) return 'extensions';
  // Friends have no access level.
  if (kind === 'friend' && !shows.friends) return 'friends';
  const ofAccess = kind === 'friend' ? undefined : ruleOfAccess(protection, shows);
  if (ofAccess !== undefined) {
    const isShown =
      protection === 'private' &&
      shows.privateVirtual &&
      isVirtual(member) &&
      isDescribedMember(member);
    if (!isShown) return ofAccess;
  }
  if (shows.undocumentedMembers && shows.undocumentedConstructors) return undefined;
  // The description of a user-defined section counts as that of its members.
  const isDescribed = section.header !== undefined || section.description.length > 0;
  if (isDescribed || isDescribedMember(member)) return undefined;
  if (!shows.undocumentedMembers) return 'undocumentedMembers';
  return isPlainConstructor(member, compound) ? 'undocumentedConstructors' : undefined;
}

function ruleOfAccess(protection: Protection, shows: ShownSymbols): HidingRule | undefined {
  if (protection === 'private') return shows.private ? undefined : 'private';
  return protection !== 'package' || shows.package ? undefined : 'package';
}

const virtualModifiers: ReadonlySet<string> = new Set([
  'virtual',
  'pure virtual',
  'override',
  'final',
]);

function isVirtual({ modifiers }: Member): boolean {
  return modifiers.some((modifier) => virtualModifiers.has(modifier));
}

/** True for destructors, and for constructors without parameters. */
function isPlainConstructor(member: Member, { kind, name }: Compound): boolean {
  if (member.kind !== 'function' || !isClassLike(kind)) return false;
  const own = name.replace(/<.*$/, '').split(/::|\./).at(-1) ?? '';
  if (member.name === `~${own}`) return true;
  return member.name === own && member.params.length === 0;
}

/** True if the last part of a name is one that Doxygen made up. */
function isAnonymous(rawName: string): boolean {
  return /(?:^|::)(?:@\d+|anonymous_namespace\{[^}]*\})$/.test(rawName);
}

/** True for C++ and Objective-C classes defined in a source file. */
function isLocal({ language, location }: Compound): boolean {
  if (language !== undefined && language !== 'C++' && language !== 'Objective-C') return false;
  return /\.(?:c|cc|cxx|cpp|c\+\+|m|mm)$/i.test(location?.file ?? '');
}

/** Finds namespace members that only the namespace's page shows: they are in no group, and their file has no page. */
function lacksOtherPage(
  compounds: readonly Compound[],
  bareFiles: ReadonlySet<string> | undefined,
  shows: ShownSymbols,
): (member: Member) => boolean {
  const paths = new Set(
    compounds.flatMap(({ refid, location }) =>
      bareFiles?.has(refid) === true && location ? [location.file] : [],
    ),
  );
  const groups = new Set(
    compounds.filter(({ kind }) => kind === 'group').map(({ refid }) => refid),
  );
  // A function may be declared in a header with a page and defined in a file without one.
  const hasFilePage = ({ file, declarationFile = file }: Location): boolean =>
    !paths.has(file) || !paths.has(declarationFile);
  return ({ refid, location }) =>
    !groups.has(refid.replace(/_1[^_]*$/, '')) &&
    (!shows.files || (location !== undefined && !hasFilePage(location)));
}

/** Adds undescribed namespaces without visible content, innermost first. */
function addEmptyNamespaces(compounds: readonly Compound[], hidden: Map<string, HidingRule>): void {
  const candidates = compounds.filter(
    (compound) => compound.kind === 'namespace' && isUndescribed(compound),
  );
  const isEmpty = ({ inner, sections }: Compound): boolean =>
    inner.every(({ refid }) => hidden.has(refid)) &&
    sections.every(({ entries }) => entries.every((entry) => hidden.has(refidOf(entry))));
  let found: Compound[];
  do {
    found = candidates.filter((compound) => !hidden.has(compound.refid) && isEmpty(compound));
    for (const { refid } of found) hidden.set(refid, 'undocumentedNamespaces');
  } while (found.length > 0);
}

/** Facts about a compound without its hidden members, which are unpacked if somebody asks for its mentions. */
function shownFacts({ sections, facts }: Compound, hidden: HiddenIds): CompoundFacts {
  const { mentions } = facts;
  const members = sections.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      'member' in entry && hidden.has(entry.member.refid) ? [entry.member] : [],
    ),
  );
  if (!mentions || members.length === 0) return facts;
  return {
    ...facts,
    get mentions() {
      return namedWithout(mentions, members);
    },
  };
}

/** The sections with their visible entries, without empty ones. */
function shownSections({ sections }: Compound, hidden: HiddenIds): Compound['sections'] {
  return sections.flatMap((section) => {
    const entries = section.entries.filter((entry) => !hidden.has(refidOf(entry)));
    if (entries.length === section.entries.length) return [section];
    return entries.length === 0 ? [] : [{ ...section, entries }];
  });
}
