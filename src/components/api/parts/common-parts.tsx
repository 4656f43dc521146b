import type { Graph } from '../../../model/compound.ts';
import { AllMembersTable } from '../all-members-table.tsx';
import { DescriptionView } from '../description-view.tsx';
import { CompoundGraphs } from '../graph/graph-view.tsx';
import { IncludeLines } from '../include-list.tsx';
import { innerTitles, InnerTable } from '../inner-table.tsx';
import { RequirementsTable } from '../requirements-table.tsx';
import { SourceListing } from '../source-listing.tsx';
import { SymbolLinks } from '../symbol-links.tsx';
import { descriptionToc } from './description-toc.ts';
import type { PartMaker } from './part.ts';

/** Tables of the compounds that belong to this one, a table for each sort. */
export const innerParts: PartMaker = ({ compound }) =>
  innerTitles.flatMap(([kind, title]) => {
    const inner = compound.inner.filter((ref) => ref.kind === kind);
    if (inner.length === 0) return [];
    return [{ title, content: <InnerTable inner={inner} scope={compound.name} label={title} /> }];
  });

/** The detailed description under a heading of its own. */
export const descriptionPart: PartMaker = ({ compound }) =>
  compound.detailed.length === 0
    ? []
    : [
        {
          title: 'Detailed Description',
          toc: descriptionToc(compound.detailed, 3),
          content: <DescriptionView blocks={compound.detailed} level={3} />,
        },
      ];

/** The files that a file includes, and those that include it, as lists and as graphs. */
export const includeParts: PartMaker = ({ compound: { includes, includedBy, graphs } }) => {
  const hasGraph = (kind: Graph['kind']): boolean => graphs.some((graph) => graph.kind === kind);
  return [
    ...(includes.length > 0 || hasGraph('includes')
      ? [
          {
            title: 'Includes',
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
            title: 'Included By',
            content: (
              <>
                <p className="symbol-list">
                  <SymbolLinks symbols={includedBy} />
                </p>
                <CompoundGraphs kinds={['includedBy']} />
              </>
            ),
          },
        ]
      : []),
  ];
};

/** What a module exports. */
export const exportsPart: PartMaker = ({ compound: { exports } }) =>
  exports.length === 0
    ? []
    : [
        {
          title: 'Exports',
          content: (
            <p className="symbol-list">
              <SymbolLinks symbols={exports} />
            </p>
          ),
        },
      ];

/** The table of requirements. */
export const requirementsPart: PartMaker = ({ compound: { requirements } }) =>
  requirements.length === 0
    ? []
    : [{ title: 'Requirements', content: <RequirementsTable rows={requirements} /> }];

/** The members of a class with the inherited ones, closed at first. */
export const allMembersPart: PartMaker = ({ compound: { allMembers } }) =>
  allMembers.length === 0
    ? []
    : [
        {
          title: 'All Members',
          content: (
            <details>
              <summary>
                {allMembers.length} {allMembers.length === 1 ? 'member' : 'members'}, inherited ones
                included
              </summary>
              <div className="table-wrap">
                <AllMembersTable members={allMembers} />
              </div>
            </details>
          ),
        },
      ];

/** The source listing of a file or example. */
export const listingPart: PartMaker = ({ compound: { listing } }) =>
  listing === undefined || listing.lines.length === 0
    ? []
    : [{ title: 'Source Code', content: <SourceListing listing={listing} /> }];
