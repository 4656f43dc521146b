import type { Compound, Member, Protection } from '../model/compound.ts';
import { definitionsOf } from '../model/definitions.ts';
import { isDeprecated, isDeprecatedMember, isDeprecatedValue } from '../model/deprecated.ts';
import type { Block } from '../model/description.ts';
import { enumValues } from '../model/enum-values.ts';
import { befriendedClass } from '../model/friend-class.ts';
import { ownBadges } from '../model/own-badges.ts';
import { splitName } from '../model/qualified-name.ts';
import { summaryOf } from '../model/summary.ts';
import { titleText } from '../model/title-text.ts';
import { textOfBlocks, textOfCode } from '../model/walk.ts';
import type { PlannedApi } from '../plan/types.ts';
import { integerOf } from '../shared/integer-of.ts';
import type { EntryKind } from './symbol-kinds.ts';
import { errorTexts } from './error-texts.ts';
import { keywordsOf } from './keywords.ts';
import { symbolFacets } from './symbol-facets.ts';
import { isList, isText } from './comment-texts.ts';
import { piecesOf, repeatedTexts } from './repeated-texts.ts';

/** A symbol in the index. */
export interface SymbolEntry {
  /** Name without scope, or title. */
  name: string;
  /** Scope: `a::b`, or the folder of a file; empty if there is none. */
  scope: string;
  /** Doxygen's kind, or `enumvalue`. */
  kind: EntryKind;
  /** Site path of its page, without base. */
  page: string;
  /** Id of its place on the page; empty if it has its own page. */
  anchor: string;
  /** True for implementation details. */
  isDetail: boolean;
  /** True if it is deprecated. */
  isDeprecated: boolean;
  /** True if it is protected or has no description; otherwise equal symbols come before it. */
  isMinor: boolean;
  /** Return type of a function, type of a variable, or target of a typedef. */
  type: string;
  /** Parameters of a function or macro, and the text after them. */
  params: string;
  /** Brief description, or the first sentence of the description. */
  brief: string;
  /** The rest of the description. */
  text: string;
  /** What many other descriptions have as well; missing if there is nothing of the kind. */
  repeated?: string;
  /** Names of the base classes that the library has; missing for everything but classes. */
  bases?: readonly string[];
  /** Its value in decimal digits, for constants of integers that readers may look for by it. */
  value?: string | undefined;
  /** Further words by which readers may look for it: those of its author and the configuration, and badges; missing for none. */
  keywords?: readonly string[];
  /** The texts of the errors that its definition reports; missing if there are none. */
  errors?: readonly string[];
  /** The release that added it; missing if it is not known. */
  since?: string | undefined;
  /** The header to include for it; missing if there is none. */
  header?: string | undefined;
  /** The titles of its topics, or those of a class around it; missing if there are none. */
  topics?: readonly string[];
  /** Its library; missing if the site has only one. */
  library?: string;
}

/** Names of namespaces and folders for implementation details. */
const detailScope =
  /(?:^|::)(?:_?(?:detail|details|impl|internal|intern|priv|private|implementation)_?|_\w+_detail)(?:::|$)/i;

/** Names that begin with an underscore: the language reserves many of them for implementations. */
const reservedName = /^_\w\w/;

/** Returns every symbol of an API reference that has a place on the site. */
export function symbolEntries({
  reference,
  symbols,
  links,
  searchWords,
  includes,
}: Pick<
  PlannedApi,
  'reference' | 'symbols' | 'links' | 'searchWords' | 'includes'
>): SymbolEntry[] {
  const entries: (Omit<SymbolEntry, 'text'> & { pieces: string[] })[] = [];
  const { library } = reference;
  const histories = reference.history?.symbols;
  const errorsOf = errorTexts({ symbols, links });
  const { ofCompound, ofMember } = symbolFacets({ symbols, includes });
  const definitions = definitionsOf(symbols, links);
  const isFoundAtDeclaration = new Set([...definitions.values()].map(({ refid }) => refid));
  const add = (
    refid: string,
    entry: Omit<
      SymbolEntry,
      | 'page'
      | 'anchor'
      | 'isDetail'
      | 'isMinor'
      | 'brief'
      | 'text'
      | 'repeated'
      | 'keywords'
      | 'errors'
      | 'since'
      | 'library'
    >,
    description: { brief: Block[]; detailed: Block[] },
    protection: Protection,
    badges: readonly string[] = [],
    // The index of texts has its description.
    isElsewhere = false,
  ): void => {
    const href = links.refid(refid);
    // Unnamed symbols cannot be searched for.
    if (href?.startsWith(links.base) !== true || /^\(anonymous|^@|^$/.test(entry.name)) return;
    const keywords = [
      ...keywordsOf(description.detailed),
      ...(searchWords.get(refid) ?? []),
      ...badges,
    ];
    const places = [refid, definitions.get(refid)?.refid ?? refid];
    const errors = [...new Set(places)].flatMap((each) => errorsOf.get(each) ?? []);
    const { brief, pieces } = textsOf(description);
    const [page = '', anchor = ''] = href.slice(links.base.length).split('#');
    entries.push({
      ...entry,
      page,
      anchor,
      isDetail:
        protection === 'private' ||
        detailScope.test(entry.scope) ||
        (entry.kind === 'namespace' && detailScope.test(entry.name)) ||
        reservedName.test(entry.name),
      isMinor:
        protection === 'protected' ||
        (description.brief.length === 0 && description.detailed.length === 0),
      brief,
      pieces: isElsewhere ? [] : pieces,
      ...(keywords.length > 0 && { keywords }),
      ...(errors.length > 0 && { errors }),
      since: histories?.get(refid)?.since,
      ...(library !== undefined && { library }),
    });
  };
  for (const compound of symbols.compounds.values()) {
    add(
      compound.refid,
      {
        ...nameOf(compound),
        ...ofCompound(compound),
        kind: compound.kind,
        isDeprecated: !isList(compound) && isDeprecated(compound),
        type: '',
        params: '',
        bases: compound.bases.flatMap(
          ({ refid }) => symbols.compounds.get(refid ?? '')?.name ?? [],
        ),
      },
      isList(compound) ? { brief: compound.brief, detailed: [] } : compound,
      compound.protection,
      ownBadges(compound),
      isText(compound),
    );
  }
  for (const { member } of symbols.members.values()) {
    if (befriendedClass(member, symbols) !== undefined) continue;
    // Readers look for the declaration in a header, not for the definition in a source file as well.
    if (isFoundAtDeclaration.has(member.refid)) continue;
    const scope = scopeOf(member);
    const { name, kind } = member;
    const isOld = isDeprecatedMember(member, symbols);
    const facets = ofMember(member);
    add(
      member.refid,
      {
        name,
        scope,
        kind,
        ...facets,
        isDeprecated: isOld,
        value: valueOf(member),
        ...signatureOf(member),
      },
      withTextOf(member, definitions.get(member.refid)),
      member.protection,
      ownBadges(member),
    );
    const valueScope = member.strong ? member.qualifiedName : scope;
    const values = enumValues(member.enumValues);
    member.enumValues.forEach((value, i) =>
      add(
        value.refid,
        {
          name: value.name,
          scope: valueScope,
          kind: 'enumvalue',
          ...facets,
          isDeprecated: isDeprecatedValue(value, member),
          type: textOfCode(value.initializer ?? []),
          params: '',
          value: searchedValue(integerOf(values[i] ?? '')),
        },
        value,
        member.protection,
      ),
    );
  }
  const isRepeated = repeatedTexts(entries);
  return entries.map(({ pieces, ...entry }) => {
    const repeated = pieces.filter(isRepeated).join(' ');
    return {
      ...entry,
      text: pieces.filter((piece) => !isRepeated(piece)).join(' '),
      ...(repeated === '' ? {} : { repeated }),
    };
  });
}

/** Returns the description of a declaration, and what only the comment of its definition says. */
function withTextOf(
  { brief, detailed }: Member,
  definition: Member | undefined,
): { brief: Block[]; detailed: Block[] } {
  if (!definition) return { brief, detailed };
  const known = new Set([...brief, ...detailed].map((block) => textOfBlocks([block])));
  const own = [...definition.brief, ...definition.detailed].filter(
    (block) => !known.has(textOfBlocks([block])),
  );
  return { brief, detailed: [...detailed, ...own] };
}

function textsOf(symbol: { brief: Block[]; detailed: Block[] }): {
  brief: string;
  pieces: string[];
} {
  const brief = textOfBlocks(summaryOf(symbol));
  const [first = '', ...others] = piecesOf(symbol.detailed);
  // A first sentence is the start of the text, which the index needs only once.
  const isStart = symbol.brief.length === 0 && first.startsWith(brief);
  const rest = isStart ? first.slice(brief.length).trimStart() : first;
  return { brief, pieces: [rest, ...others].filter((piece) => piece !== '') };
}

function nameOf(compound: Compound): { name: string; scope: string } {
  const { kind, name, title } = compound;
  if (kind === 'group' || kind === 'page' || kind === 'requirement' || kind === 'requirements')
    return { name: titleText(title ?? []) || name, scope: '' };
  if (kind === 'file' || kind === 'dir' || kind === 'example') {
    const at = name.lastIndexOf('/');
    return { name: name.slice(at + 1), scope: name.slice(0, Math.max(0, at)) };
  }
  const [scope, last] = splitName(name);
  return { name: last, scope };
}

function scopeOf({ name, qualifiedName }: Member): string {
  // Friends and conversions have names with scopes, which their qualified names can lack.
  if (!qualifiedName.endsWith(name)) return splitName(qualifiedName)[0];
  const scope = qualifiedName.slice(0, qualifiedName.length - name.length);
  return scope.replace(/::$/, '');
}

function signatureOf(member: Member): { type: string; params: string } {
  const { kind, callable, argsString } = member;
  if (kind === 'define')
    return {
      type: '',
      params: callable ? `(${member.params.map(({ name = '' }) => name).join(', ')})` : '',
    };
  const type = textOfCode(member.type).trim();
  const rest = argsString.trim();
  if (callable) return { type, params: rest };
  // Doxygen splits the type of a pointer to a function around the name: `void(*` and `)(int)`.
  return { type: rest.startsWith(')') ? type + rest : type, params: '' };
}

/** Returns the value of a macro or constant. */
function valueOf({ kind, callable, initializer }: Member): string | undefined {
  if (callable || (kind !== 'define' && kind !== 'variable')) return undefined;
  const text = textOfCode(initializer ?? []).replace(/^\s*=|^\s*\{([^{}]*)\}\s*$/, '$1');
  return searchedValue(integerOf(text));
}

/** Returns a value in decimal digits; a single digit is the value of so many constants that nobody looks for it. */
function searchedValue(value: bigint | undefined): string | undefined {
  return value === undefined || (value >= 0n && value < 10n) ? undefined : String(value);
}
