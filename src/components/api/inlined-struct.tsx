import { Fragment, type ReactNode } from 'react';
import type { Compound } from '../../model/compound.ts';
import { isDeprecated } from '../../model/deprecated.ts';
import { availabilityOf } from '../../model/variants.ts';
import { nameIn } from '../../model/name-in-language.ts';
import { useContent } from '../content-context.tsx';
import { HeadingWithAnchor } from '../page/heading-with-anchor.tsx';
import { AliasAnchors } from './alias-anchors.tsx';
import { ApiPageProvider, useApiPage } from './api-page.ts';
import { Badges } from './badges.tsx';
import { CompoundFacts } from './compound-facts.tsx';
import { DescriptionView } from './description-view.tsx';
import { IncludeLineView } from './include-list.tsx';
import { LocationView } from './location-view.tsx';
import { MemberDetail } from './member-detail.tsx';
import { MemberTable } from './member-table.tsx';
import { areSame } from './own-includes.ts';
import { hasPlainFields } from './plain-fields.ts';
import { ParamNotes } from './param-notes.tsx';
import { structDeclaration } from './signature/unnamed-type.ts';
import { SignatureView } from './signature/signature-view.tsx';
import { sectionTitle } from './words/sections.ts';

/** A struct without its own page: heading, declaration with its fields, descriptions, then each field in full. */
export function InlinedStruct(props: {
  /** The struct. */
  struct: Compound;
}): ReactNode {
  const { struct } = props;
  const content = useContent();
  const { anchors, includes, symbols, texts } = content;
  const { include, ...page } = useApiPage();
  const anchor = anchors.get(struct.refid);
  const name = symbols.shortName(struct);
  const own = includes?.ofClass(struct);
  return (
    <ApiPageProvider value={{ ...page, compound: struct, include: own }}>
      <section className="member">
        <AliasAnchors ids={anchor?.aliases ?? []} />
        <div className="member-head">
          <HeadingWithAnchor level={3} id={anchor?.id} label={name}>
            <span data-copy={nameIn(struct.language, struct.name)}>
              {nameIn(struct.language, name)}
            </span>
          </HeadingWithAnchor>
          <Badges
            words={struct.modifiers}
            protection={struct.protection}
            deprecated={isDeprecated(struct)}
            available={availabilityOf(struct, page.compound)}
          />
        </div>
        <div className="page-facts">
          {own && !areSame(own, include) && <IncludeLineView line={own} />}
          {struct.location && <LocationView location={struct.location} isShort />}
        </div>
        <SignatureView phrases={structDeclaration(struct, name, symbols)} />
        <DescriptionView blocks={struct.brief} level={4} />
        <DescriptionView blocks={struct.detailed} level={4} />
        <ParamNotes
          params={struct.templateParams}
          caption={texts.api.templateParameters}
          level={4}
        />
        <CompoundFacts hasHistory />
        {symbols.sections(struct).map((section, i) => {
          const { kind, header, description, members } = section;
          const label = header ?? sectionTitle(kind, struct.kind, texts.api);
          return (
            <Fragment key={i}>
              {header !== undefined && <HeadingWithAnchor level={4}>{header}</HeadingWithAnchor>}
              <DescriptionView blocks={description} level={4} />
              {hasPlainFields(section, struct, content) ? (
                <MemberTable members={members} label={label} isWhole isInFull />
              ) : (
                members.map((member) => (
                  <MemberDetail key={member.refid} member={member} level={4} />
                ))
              )}
            </Fragment>
          );
        })}
      </section>
    </ApiPageProvider>
  );
}
