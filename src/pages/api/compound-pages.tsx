import { CompoundArticle } from '../../components/api/compound-article.tsx';
import { FormerList } from '../../components/api/former/former-list.tsx';
import { descriptionToc } from '../../components/api/parts/description-toc.ts';
import { withIds, type PagePart, type CreateParts } from '../../components/api/parts/part.ts';
import { detailGroups } from '../../components/api/words/detail-groups.ts';
import { groupTitle, pageTitle, titleWithKind } from '../../components/api/words/titles.ts';
import { isClassLike } from '../../model/class-kinds.ts';
import { isUnnamed } from '../../model/address-names.ts';
import type { Compound, CompoundKind, Member } from '../../model/compound.ts';
import type { Description } from '../../model/description.ts';
import type { NestedMember } from '../../model/nested-members.ts';
import { ownerRefid, type Symbols } from '../../model/symbols.ts';
import { splitQualified } from '../../model/qualified-name.ts';
import { textOfBlocks } from '../../model/walk.ts';
import { nestToc } from '../../shared/toc.ts';
import { compoundText } from '../../text-pages/compound-text.ts';
import { definePageKind, type RegisteredKind } from '../define-page-kind.tsx';
import type { Address, PageContext, PageDescription, PageInput } from '../page-kind.ts';
import { ApiArticle } from './api-article.tsx';
import { apiPageStyle } from './api-page-style.ts';
import { CompoundFooter } from './compound-footer.tsx';

/** Options that differ between kinds of compound pages. */
export interface CompoundPageOptions {
  /** Name of the page kind. */
  name: string;
  /** The compounds that get such a page. */
  kinds: readonly CompoundKind[];
  /** Returns the address of a page. */
  address: (compound: Compound, symbols: Symbols) => Address;
  /** Parts of a page below the header, in order. */
  parts: readonly CreateParts[];
  /** True if the page consists of its description: guides, examples. */
  isProse?: boolean;
  /** Returns the text of the page; by default the description of the compound. */
  text?: TextOf;
}

type TextOf = (compound: Compound, input: PageInput) => Description;

/** Creates a kind of page for compounds. */
export function compoundPages(options: CompoundPageOptions): RegisteredKind {
  const { name, address, isProse = false } = options;
  const text: TextOf = options.text ?? (({ detailed }) => detailed);
  const kinds = new Set(options.kinds);
  const partsOf = (
    compound: Compound,
    { apiInScope, symbols, anchors, mentions, former, settings }: PageContext,
  ): PagePart[] => {
    const history = apiInScope?.history;
    const known = { compound, symbols, anchors, mentions, history, former };
    const { texts, guarantees } = settings;
    const source = { ...known, texts, guarantees };
    const drafts = options.parts.flatMap((make) => make(source));
    return withIds([...drafts, ...formerPart(source)], anchors, former);
  };
  return definePageKind<Compound>({
    name,
    part: 'api',
    showsOnlyApi: true,
    reachedBy: 'sidebar',
    compounds: options.kinds,
    layout: 'doc',
    entries: ({ apiInScope, symbols }) =>
      (apiInScope?.compounds ?? []).filter(
        // Other pages show these: the overview the main page's text, namespaces their inline namespaces, variables
        // their unnamed types, and some scopes their simple structs.
        ({ kind, refid }) =>
          kinds.has(kind) &&
          refid !== 'indexpage' &&
          !symbols.inline.around.has(refid) &&
          !symbols.nested.compounds.has(refid) &&
          !symbols.inlined.has(refid),
      ),
    describe: (compound, input): PageDescription => {
      const { symbols, settings } = input;
      const texts = settings.texts.api;
      const place = address(compound, symbols);
      return {
        ...apiPageStyle(input, idOf(compound, place)),
        address: place,
        title: pageTitle(compound, symbols, texts),
        ...titleInTopic(compound, symbols),
        distinctTitle: titleWithKind(compound, texts),
        description: summary(compound),
        refid: compound.refid,
        ...shownMembers(compound, input),
        listed: listedMembers(compound, symbols),
        ...inheritedCount(compound),
        place: compound.place,
      };
    },
    toc: (compound, context) =>
      nestToc(
        [
          ...(isProse ? descriptionToc(text(compound, context), 2) : []),
          ...partsOf(compound, context).flatMap(
            ({ id, title, tocTitle = title, toc = [], isUnlisted }) =>
              isUnlisted ? [] : [{ id, text: tocTitle, level: 2 }, ...toc],
          ),
        ],
        ...context.settings.tocLevels,
      ),
    text: (compound, context, setting) =>
      compoundText(compound, setting, {
        text: isProse ? text(compound, context) : undefined,
        former: context.former,
      }),
    Content: ({ entry, context }) => (
      <ApiArticle
        context={context}
        footer={<CompoundFooter compound={entry} context={context} />}
        hasTocBox
      >
        <CompoundArticle
          compound={entry}
          parts={partsOf(entry, context)}
          similar={context.similar}
          text={isProse ? text(entry, context) : undefined}
        />
      </ApiArticle>
    ),
  });
}

/** Members of earlier releases that are gone or elsewhere, so that links from outside still lead to something. */
const formerPart: CreateParts = ({ former, texts }) => {
  if (!former) return [];
  const title = former.removed.length > 0 ? texts.api.removedMembers : texts.api.movedMembers;
  return [{ title, content: <FormerList former={former} /> }];
};

/** Returns the title in browser tabs of a page that belongs to a topic: its own, then the topic's. */
function titleInTopic(compound: Compound, symbols: Symbols): Pick<PageDescription, 'headTitle'> {
  if (compound.kind !== 'page') return {};
  let topic = symbols.parent(compound.refid);
  const seen = new Set([compound]);
  while (topic?.kind === 'page' && !seen.has(topic)) {
    seen.add(topic);
    topic = symbols.parent(topic.refid);
  }
  if (topic?.kind !== 'group') return {};
  return { headTitle: `${groupTitle(compound)} – ${groupTitle(topic)}` };
}

/** Returns the members that a compound's page shows in full, with those of unnamed types listed separately. */
function shownMembers(
  compound: Compound,
  { symbols, settings }: PageInput,
): Pick<PageDescription, 'members' | 'nested' | 'structs'> {
  const groups = detailGroups(compound, symbols, settings.texts.api);
  const members = groups.flatMap((group) => group.members);
  const own = new Set(members);
  const { holders } = symbols.nested;
  const pathTo = (member: Member): string[] => {
    const path: string[] = [];
    for (let each = holders.get(member.refid); each; each = holders.get(each.refid))
      if (!each.name.startsWith('(')) path.unshift(each.name);
    return path;
  };
  const nested: NestedMember[] = symbols
    .withNested(members)
    .filter((member) => !own.has(member))
    .map((member) => ({ member, path: pathTo(member) }));
  const structs = symbols.inlinedIn(compound).map((struct) => {
    const path = splitQualified(symbols.shortName(struct));
    for (const member of symbols.withNested(symbols.membersOf(struct)))
      nested.push({ member, path: [...path, ...pathTo(member)], isScoped: true });
    return { refid: struct.refid, kind: struct.kind, name: path.join('-') };
  });
  return {
    members,
    ...(nested.length > 0 && { nested }),
    ...(structs.length > 0 && { structs }),
  };
}

/** Returns the members that a compound's page shows only in tables, including those of its unnamed structs. */
function listedMembers(compound: Compound, symbols: Symbols): Member[] {
  const rows = symbols
    .membersOf(compound)
    .filter((member) => !symbols.showsInFull(compound, member));
  const unnamed = symbols.innerOf(compound).flatMap(({ refid }) => {
    const inner = symbols.compounds.get(refid);
    return inner && isClassLike(inner.kind) && isUnnamed(inner) ? symbols.membersOf(inner) : [];
  });
  return [...symbols.withNested(rows), ...unnamed];
}

/** Counts the inherited members of a class that readers can use, from their ids alone. */
function inheritedCount({ refid, allMembers }: Compound): Pick<PageDescription, 'inherited'> {
  const inherited = allMembers.filter(
    (member) => member.protection !== 'private' && ownerRefid(member.refid) !== refid,
  ).length;
  return inherited > 0 ? { inherited } : {};
}

/** Returns the id of a compound across versions of the library; it stays the same if a class becomes a struct. */
function idOf({ kind, rawName }: Compound, address: Address): string {
  const name = 'names' in address ? address.names[0] : rawName;
  return `${isClassLike(kind) ? 'class' : kind}/${name}`;
}

/** Longest description in a page's metadata, in characters. */
const longestSummary = 200;

/** Returns one or two sentences for search engines: the brief description, else the start of the text. */
export function summary(compound: Pick<Compound, 'brief' | 'detailed'>): string {
  const text = textOfBlocks(compound.brief) || textOfBlocks(compound.detailed.slice(0, 1));
  if (text.length <= longestSummary) return text;
  return `${text.slice(0, longestSummary).replace(/\s+\S*$/, '')}…`;
}
