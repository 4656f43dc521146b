import { Fragment, type ReactNode } from 'react';
import type { RequirementRow } from '../../model/compound.ts';
import type { Symbols } from '../../model/symbols.ts';
import { useContent } from '../content-context.tsx';
import { useApiPage } from './api-page.ts';
import { useHistoryFacts, useSince } from './changes/symbol-history.tsx';
import { BriefView } from './description-view.tsx';
import { Facts } from './facts.tsx';
import { ClassGraphs } from './graph/class-graphs.tsx';
import { PageInclude } from './include-list.tsx';
import { InheritanceList } from './inheritance-list.tsx';
import { isGeneratedPage } from '../../model/compound-lists.ts';
import { LocationView } from './location-view.tsx';
import { RepositoryLink } from './repository-link.tsx';
import { RequirementLinks, TracedSymbols } from './requirement-links.tsx';
import { SymbolLinks } from './symbol-links.tsx';
import { groupTitle } from './words/titles.ts';

/** A compound's header, first release, topics and source location, on one line. */
export function CompoundPlace(): ReactNode {
  const { compound, include } = useApiPage();
  const { links, symbols, texts } = useContent();
  const { location, kind, refid } = compound;
  const groups = symbols.groupsOf(refid);
  // For a list that it generates itself (deprecated symbols and so on), Doxygen reports the list as its own file.
  const hasLocation =
    location !== undefined && kind !== 'file' && kind !== 'dir' && !isGeneratedPage(compound);
  const since = useSince(refid, symbols.parent(refid)?.refid);
  const isInRepository =
    kind === 'file' && location !== undefined && links.repository?.(location.file) !== undefined;
  if (!include && groups.length === 0 && !hasLocation && !isInRepository && since === undefined)
    return null;
  return (
    <div className="page-facts">
      <PageInclude />
      {since !== undefined && <span className="badge badge-since">{since}</span>}
      {groups.length > 0 && (
        <span>
          {texts.api.topic}:{' '}
          <SymbolLinks
            isProse
            symbols={groups.map((group) => ({ refid: group.refid, name: groupTitle(group) }))}
          />
        </span>
      )}
      {isInRepository && (
        <span>
          <RepositoryLink file={location.file} />
        </span>
      )}
      {hasLocation && <LocationView location={location} isShort />}
    </div>
  );
}

/** Facts about a compound's relations to others. */
export function CompoundFacts(props: {
  /** Adds the history, for a compound without a page of its own. */
  hasHistory?: boolean;
  /** Adds the graphs of the class. */
  hasGraphs?: boolean;
}): ReactNode {
  const { compound } = useApiPage();
  const { symbols, texts } = useContent();
  const { api } = texts;
  const historyFacts = useHistoryFacts(compound.refid);
  const { bases, derived, satisfies, verifies, kind } = compound;
  const { satisfiedBy = [], verifiedBy = [] } =
    (kind === 'requirement' ? requirementRow(compound.name, symbols) : undefined) ?? {};
  const hasBases = bases.length > 0;
  const hasLine = hasBases || derived.length > 0;
  const graphs = props.hasGraphs && <ClassGraphs isInLine={hasLine} />;
  const facts = (
    <Facts
      facts={[
        hasBases && [
          api.inherits,
          <Fragment key="bases">
            <InheritanceList classes={bases} /> {graphs}
          </Fragment>,
        ],
        derived.length > 0 && [
          api.inheritedBy,
          <Fragment key="derived">
            <InheritanceList classes={derived} /> {!hasBases && graphs}
          </Fragment>,
        ],
        satisfies.length > 0 && [
          api.satisfies,
          <RequirementLinks key="satisfies" requirements={satisfies} />,
        ],
        verifies.length > 0 && [
          api.verifies,
          <RequirementLinks key="verifies" requirements={verifies} />,
        ],
        satisfiedBy.length > 0 && [
          api.satisfiedBy,
          <TracedSymbols key="satisfied" symbols={satisfiedBy} />,
        ],
        verifiedBy.length > 0 && [
          api.verifiedBy,
          <TracedSymbols key="verified" symbols={verifiedBy} />,
        ],
        ...(compound.rows ?? []).map(({ label, value }): [string, ReactNode] => [
          label,
          <BriefView key={label} blocks={[{ type: 'paragraph', children: value }]} />,
        ]),
        ...(props.hasHistory ? historyFacts : []),
      ]}
    />
  );
  return (
    <>
      {facts}
      {!hasLine && graphs}
    </>
  );
}

/** Returns a requirement's row in the table of requirements. */
function requirementRow(id: string, symbols: Symbols): RequirementRow | undefined {
  for (const { kind, requirements } of symbols.compounds.values())
    if (kind === 'requirements') return requirements.find(({ refid }) => refid === id);
  return undefined;
}
