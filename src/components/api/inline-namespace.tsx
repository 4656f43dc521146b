import type { ReactNode } from 'react';
import type { Compound } from '../../model/compound.ts';
import { useContent } from '../content-context.tsx';
import { DescriptionView } from './description-view.tsx';
import { Facts } from './facts.tsx';
import { LocationView } from './location-view.tsx';
import { memberName } from './member-name.ts';
import { SymbolLinks } from './symbol-links.tsx';
import { nameIn } from '../../model/name-in-language.ts';

/** A longer list of members would repeat the tables of the page. */
const mostListed = 40;

/** An inline namespace on the page of its enclosing namespace: descriptions, members and location. */
export function InlineNamespace(props: {
  /** The namespace. */
  namespace: Compound;
}): ReactNode {
  const { name, language, brief, detailed, location } = props.namespace;
  const { symbols, texts } = useContent();
  const declared = new Map(
    symbols.membersOf(props.namespace).map((member) => [memberName(member), member.refid]),
  );
  const links = [...declared].map(([each, refid]) => ({ name: each, refid }));
  return (
    <section className="inline-namespace">
      <p>
        <code>inline namespace {nameIn(language, name)}</code>
      </p>
      <DescriptionView blocks={brief} level={3} />
      <DescriptionView blocks={detailed} level={3} />
      <Facts
        facts={[
          links.length > 0 &&
            links.length <= mostListed && [
              texts.api.members,
              <SymbolLinks key="members" symbols={links} />,
            ],
          location !== undefined && [
            texts.api.source,
            <LocationView key="location" location={location} />,
          ],
        ]}
      />
    </section>
  );
}
