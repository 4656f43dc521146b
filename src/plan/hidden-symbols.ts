import { isClassLike } from '../model/class-kinds.ts';
import type {
  Compound,
  CompoundFacts,
  Member,
  MemberSection,
  Protection,
  SectionEntry,
} from '../model/compound.ts';
import { isDescribedMember, isUndescribed } from '../model/descriptions.ts';
import { namedWithout } from '../model/named-symbols.ts';
import { changedCompound } from '../model/packed-compound.ts';
import type { ApiReference, HiddenFile } from '../model/site.ts';
import type { ShownSymbols } from '../shared/shown-symbols.ts';
import { hasFileComment } from './file-comments.ts';
import { idsOfCompound, idsOfMember } from './targets.ts';

/**
 * Removes the symbols that maintainers hide from an API reference: Doxygen writes them to the XML even if its own HTML
 * omits them. `show` takes precedence over Doxygen's settings.
 */
export function withoutHidden(api: ApiReference, show: Partial<ShownSymbols>): ApiReference {
  const shows: ShownSymbols = { ...everything, ...api.shows, ...show };
  const refids = hiddenRefids(api.compounds, shows);
  if (refids.size === 0 && shows.includes) return api;
  const compounds = api.compounds
    .filter(({ refid }) => !refids.has(refid))
    .map((compound) =>
      changedCompound(compound, {
        // The header of a class is not part of a file's list of includes.
        hidden: { refids, includes: shows.includes || compound.kind !== 'file' },
        inner: compound.inner.filter(({ refid }) => !refids.has(refid)),
        sections: shownSections(compound, refids),
        ...(compound.facts && { facts: shownFacts(compound, compound.facts, refids) }),
      }),
    );
  return {
    ...api,
    compounds,
    hiddenRefids: refids,
    hiddenFiles: new Map(
      api.compounds.flatMap(({ refid, kind, name, location }): [string, HiddenFile][] => {
        const file = location?.file ?? name;
        const key = shows.files ? 'undocumentedFiles' : 'files';
        return kind === 'file' && refids.has(refid) ? [[refid, { file, key }]] : [];
      }),
    ),
  };
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

/** The ids of all hidden symbols and of the link targets inside them. */
function hiddenRefids(compounds: readonly Compound[], shows: ShownSymbols): Set<string> {
  const hidden = new Set<string>();
  const bareFiles = new Set(compounds.filter((compound) => isBareFile(compound, shows)));
  const isPageless = lacksOtherPage(compounds, bareFiles, shows);
  const inClasses = shows.static ? undefined : membersOfClasses(compounds);
  const hideMembers = (
    compound: Compound,
    isHidden: (member: Member, section: MemberSection) => boolean,
  ): void => {
    for (const section of compound.sections)
      for (const entry of section.entries)
        if ('member' in entry && isHidden(entry.member, section)) addMember(entry.member, hidden);
  };
  for (const compound of compounds) {
    const isBare = bareFiles.has(compound);
    if (isHiddenCompound(compound, shows) || (isBare && !hasSourcePage(compound, shows))) {
      hidden.add(compound.refid);
      for (const id of idsOfCompound(compound)) hidden.add(id);
    }
    // Other listed members belong to a group.
    const isOwn = ({ refid }: Member): boolean => refid.startsWith(`${compound.refid}_1`);
    if (isBare || hidden.has(compound.refid)) hideMembers(compound, isOwn);
    // Members of a namespace without a page are shown on the pages of their files.
    if (compound.kind === 'namespace' && !shows.undocumentedNamespaces && isUndescribed(compound))
      hideMembers(compound, isPageless);
    hideMembers(
      compound,
      (member, section) =>
        isHiddenMember(member, { compound, section }, shows) ||
        (inClasses !== undefined && isStatic(member) && !inClasses.has(member.refid)),
    );
  }
  if (!shows.undocumentedNamespaces) addEmptyNamespaces(compounds, hidden);
  return hidden;
}

function addMember(member: Member, hidden: Set<string>): void {
  hidden.add(member.refid);
  for (const { refid } of member.enumValues) hidden.add(refid);
  for (const id of idsOfMember(member)) hidden.add(id);
}

function isHiddenCompound(compound: Compound, shows: ShownSymbols): boolean {
  const { kind, protection, rawName } = compound;
  if (kind === 'file' || kind === 'dir') return !shows.files;
  if (kind === 'namespace') return !shows.anonymousNamespaces && isAnonymous(rawName);
  if (kind === 'concept') return !shows.undocumentedConcepts && isUndescribed(compound);
  if (!isClassLike(kind)) return false;
  return (
    !isAccessShown(protection, shows) ||
    (!shows.localClasses && isLocal(compound)) ||
    (!shows.undocumentedClasses && isUndescribed(compound))
  );
}

/** True for a file that Doxygen ignores because it has no description; without the listing, this is unknown. */
function isBareFile(compound: Compound, shows: ShownSymbols): boolean {
  if (compound.kind !== 'file' || shows.undocumentedFiles || !isUndescribed(compound)) return false;
  if (documentationName.test(compound.name)) return true;
  return compound.listing !== undefined && !hasFileComment(compound.listing);
}

/** Names of documentation files (`isDocumentationFile` of Doxygen 1.9.4). */
const documentationName = /\.(?:doc|txt|dox|md|markdown)$/i;

/** True for a file whose source gets a page, even without a description. */
function hasSourcePage({ listing, name }: Compound, shows: ShownSymbols): boolean {
  return listing !== undefined && showsSource(name, shows);
}

/** True if Doxygen's HTML has a page with the source of a file. */
export function showsSource(name: string, shows: ShownSymbols): boolean {
  if (documentationName.test(name)) return false;
  return shows.sources || (shows.headerSources && headerName.test(name));
}

/** Names of files that Doxygen regards as headers. */
const headerName = /\.(?:h|hh|hxx|hpp|h\+\+|ipp|ixx|txx|tpp|tcc|inl|idl|ddl|odl|xsd)$/i;

function isHiddenMember(
  member: Member,
  { compound, section }: { compound: Compound; section: MemberSection },
  shows: ShownSymbols,
): boolean {
  const { kind, protection } = member;
  // Friends have no access level.
  if (kind === 'friend' && !shows.friends) return true;
  if (kind !== 'friend' && !isAccessShown(protection, shows)) {
    const isShown =
      protection === 'private' &&
      shows.privateVirtual &&
      isVirtual(member) &&
      isDescribedMember(member);
    if (!isShown) return true;
  }
  if (shows.undocumentedMembers && shows.undocumentedConstructors) return false;
  // The description of a user-defined section counts as that of its members.
  const isDescribed = section.header !== undefined || section.description.length > 0;
  if (isDescribed || isDescribedMember(member)) return false;
  return !shows.undocumentedMembers || isPlainConstructor(member, compound);
}

function isAccessShown(protection: Protection, shows: ShownSymbols): boolean {
  if (protection === 'private') return shows.private;
  return protection !== 'package' || shows.package;
}

function isStatic(member: Member): boolean {
  // Reading `modifiers` unpacks the member.
  return member.facts ? member.facts.isStatic === true : member.modifiers.includes('static');
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
  bareFiles: ReadonlySet<Compound>,
  shows: ShownSymbols,
): (member: Member) => boolean {
  const paths = new Set([...bareFiles].map(({ location }) => location?.file));
  const groups = new Set(
    compounds.filter(({ kind }) => kind === 'group').map(({ refid }) => refid),
  );
  return ({ refid, location }) =>
    !groups.has(refid.replace(/_1[^_]*$/, '')) && (!shows.files || paths.has(location?.file));
}

/** The members that classes list, regardless of the compound that contains them. */
function membersOfClasses(compounds: readonly Compound[]): Set<string> {
  const classes = compounds.filter(({ kind }) => isClassLike(kind));
  return new Set(
    classes.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries.map(refidOf))),
  );
}

/** Adds undescribed namespaces without visible content, innermost first. */
function addEmptyNamespaces(compounds: readonly Compound[], hidden: Set<string>): void {
  const candidates = compounds.filter(
    (compound) => compound.kind === 'namespace' && isUndescribed(compound),
  );
  const isEmpty = ({ inner, sections }: Compound): boolean =>
    inner.every(({ refid }) => hidden.has(refid)) &&
    sections.every(({ entries }) => entries.every((entry) => hidden.has(refidOf(entry))));
  let found: Compound[];
  do {
    found = candidates.filter((compound) => !hidden.has(compound.refid) && isEmpty(compound));
    for (const { refid } of found) hidden.add(refid);
  } while (found.length > 0);
}

function refidOf(entry: SectionEntry): string {
  return 'member' in entry ? entry.member.refid : entry.refid;
}

/** The sections with their visible entries, without empty ones. */
/** Facts about a compound without its hidden members, which are unpacked if somebody asks for its mentions. */
function shownFacts(
  { sections }: Compound,
  facts: CompoundFacts,
  hidden: ReadonlySet<string>,
): CompoundFacts {
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

function shownSections({ sections }: Compound, hidden: ReadonlySet<string>): Compound['sections'] {
  return sections.flatMap((section) => {
    const entries = section.entries.filter((entry) => !hidden.has(refidOf(entry)));
    if (entries.length === section.entries.length) return [section];
    return entries.length === 0 ? [] : [{ ...section, entries }];
  });
}
