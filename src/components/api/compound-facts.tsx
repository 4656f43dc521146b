import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import { useApiPage } from './api-page.ts';
import { Facts } from './facts.tsx';
import { InheritanceList } from './inheritance-list.tsx';
import { LocationView } from './location-view.tsx';
import { RequirementLinks } from './requirement-links.tsx';
import { SymbolLinks } from './symbol-links.tsx';
import { groupTitle } from './words/titles.ts';

/** How a compound relates to others, and where it stands. */
export function CompoundFacts(): ReactNode {
  const { compound } = useApiPage();
  const { symbols } = useContent();
  const { bases, derived, satisfies, verifies, location, kind, refid } = compound;
  const groups = symbols.groupsOf(refid);
  const hasLocation = location !== undefined && kind !== 'file' && kind !== 'dir';
  return (
    <Facts
      facts={[
        bases.length > 0 && ['Inherits', <InheritanceList key="bases" classes={bases} />],
        derived.length > 0 && ['Inherited by', <InheritanceList key="derived" classes={derived} />],
        groups.length > 0 && [
          'Topic',
          <SymbolLinks
            key="groups"
            isProse
            symbols={groups.map((group) => ({ refid: group.refid, name: groupTitle(group) }))}
          />,
        ],
        satisfies.length > 0 && [
          'Satisfies',
          <RequirementLinks key="satisfies" requirements={satisfies} />,
        ],
        verifies.length > 0 && [
          'Verifies',
          <RequirementLinks key="verifies" requirements={verifies} />,
        ],
        hasLocation && ['Source', <LocationView key="location" location={location} />],
      ]}
    />
  );
}
