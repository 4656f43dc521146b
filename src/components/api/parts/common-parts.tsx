import type { Graph } from '../../../model/compound.ts';
import { isEmptyListing } from '../../../model/packed-listing.ts';
import { typeUsers } from '../../../model/type-users.ts';
import { plural } from '../../../shared/texts/plural.ts';
import { AllMembersTable } from '../all-members-table.tsx';
import { DescriptionView } from '../description-view.tsx';
import { CompoundGraphs } from '../graph/graph-view.tsx';
import { InlineNamespace } from '../inline-namespace.tsx';
import { Facts } from '../facts.tsx';
import { FirstFew } from '../first-few.tsx';
import { IncludeLines } from '../include-list.tsx';
import { InnerList } from '../inner-list.tsx';
import { innerTitles } from '../inner-table.tsx';
import { CodeUses, MentionLinks } from '../mentions.tsx';
import { RequirementsTable } from '../requirements-table.tsx';
import { SourceListing } from '../source-listing.tsx';
import { SymbolLinks } from '../symbol-links.tsx';
import { userFacts } from '../type-users-facts.tsx';
import { descriptionToc } from './description-toc.ts';
import { befriendedClass } from '../../../model/friend-class.ts';
import type { CreateParts } from './part.ts';

/** Lists of the inner compounds, one for each category. */
export const innerParts: CreateParts = ({ compound, symbols, texts }) =>
  innerTitles.flatMap(([kind, name]) => {
    const inner = symbols.innerOf(compound).filter((ref) => ref.kind === kind);
    if (inner.length === 0) return [];
    const title = texts.api[name];
    return [{ title, content: <InnerList inner={inner} scope={compound.name} label={title} /> }];
  });

/** Descriptions of the inline namespaces on a namespace's page. */
export const inlineNamespacesPart: CreateParts = ({ compound, symbols, texts }) => {
  const inline = symbols.inlineIn(compound);
  if (inline.length === 0) return [];
  return [
    {
      title: texts.api.inlineNamespaces,
      content: inline.map((each) => <InlineNamespace key={each.refid} namespace={each} />),
    },
  ];
};

/** The detailed description under a heading of its own. */
export const descriptionPart: CreateParts = ({ compound, texts }) =>
  compound.detailed.length === 0
    ? []
    : [
        {
          title: texts.api.detailedDescription,
          toc: descriptionToc(compound.detailed, 3),
          content: <DescriptionView blocks={compound.detailed} level={3} />,
        },
      ];

/** Code of examples and guides that uses a symbol, and the texts that link to it. */
export const mentionParts: CreateParts = ({ compound, mentions, texts }) => {
  const found = mentions?.(compound.refid);
  if (!found) return [];
  return [
    ...(found.uses.length > 0
      ? [{ title: texts.api.examples, content: <CodeUses uses={found.uses} /> }]
      : []),
    ...(found.mentions.length > 0
      ? [{ title: texts.api.mentionedIn, content: <MentionLinks mentions={found.mentions} /> }]
      : []),
  ];
};

/** The functions elsewhere that return, take, hold, throw or require a class or concept. */
export const typeUsersPart: CreateParts = ({ compound, symbols, texts }) => {
  const users = typeUsers(compound.refid, symbols);
  if (users.size === 0) return [];
  const around = { qualifiedName: compound.name };
  return [
    {
      title: texts.api.typeUsers,
      content: <Facts facts={userFacts(users, around, texts.api)} />,
    },
  ];
};

/** The files that a file includes, and those that include it, as lists and as graphs. */
export const includeParts: CreateParts = ({ compound, texts }) => {
  const { includes, includedBy, graphs } = compound;
  const hasGraph = (kind: Graph['kind']): boolean => graphs.some((graph) => graph.kind === kind);
  return [
    ...(includes.length > 0 || hasGraph('includes')
      ? [
          {
            title: texts.api.includes,
            content: (
              <>
                <IncludeLines includes={includes} />
                <CompoundGraphs kinds={['includes']} />
              </>
            ),
          },
        ]
      : []),
    ...(includedBy.length > 0 || hasGraph('includedBy')
      ? [
          {
            title: texts.api.includedBy,
            content: (
              <>
                {/* A header that most sources include would else begin with a wall of names. */}
                <div className="symbol-list">
                  <FirstFew items={includedBy} render={(some) => <SymbolLinks symbols={some} />} />
                </div>
                <CompoundGraphs kinds={['includedBy']} />
              </>
            ),
          },
        ]
      : []),
  ];
};

/** Exports of a module. */
export const exportsPart: CreateParts = ({ compound: { exports }, texts }) =>
  exports.length === 0
    ? []
    : [
        {
          title: texts.api.exports,
          content: (
            <p className="symbol-list">
              <SymbolLinks symbols={exports} />
            </p>
          ),
        },
      ];

/** The table of requirements. */
export const requirementsPart: CreateParts = ({ compound: { requirements }, texts }) =>
  requirements.length === 0
    ? []
    : [{ title: texts.api.requirements, content: <RequirementsTable rows={requirements} /> }];

/** All members of a class, including private and inherited ones, with their access; closed at first. */
export const allMembersPart: CreateParts = ({ compound, symbols, texts }) => {
  const allMembers = compound.allMembers.filter(({ refid }) => {
    const found = symbols.members.get(refid);
    return !found || befriendedClass(found.member, symbols) === undefined;
  });
  return allMembers.length === 0
    ? []
    : [
        {
          title: texts.api.allMembers,
          content: (
            <details>
              <summary>
                {plural(texts.locale, texts.api.allMembersCount, allMembers.length, {
                  count: allMembers.length,
                })}
              </summary>
              <div className="table-wrap">
                <AllMembersTable members={allMembers} />
              </div>
            </details>
          ),
        },
      ];
};

/** The source listing of a file or example. */
export const listingPart: CreateParts = ({ compound: { listing }, texts }) =>
  listing === undefined || isEmptyListing(listing)
    ? []
    : [{ title: texts.api.sourceCode, content: <SourceListing listing={listing} /> }];
