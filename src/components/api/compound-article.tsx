import { Fragment, type ReactNode } from 'react';
import type { Compound, Graph } from '../../model/compound.ts';
import type { Description } from '../../model/description.ts';
import { descriptionsOfCompound, descriptionsOfMember } from '../../model/descriptions.ts';
import { useContent } from '../content-context.tsx';
import type { PaginationTarget } from '../page/pagination.tsx';
import { TocBox } from '../page/toc-box.tsx';
import { HeadingWithAnchor } from '../page/heading-with-anchor.tsx';
import { breakable } from '../shell/breakable.tsx';
import { AliasAnchors } from './alias-anchors.tsx';
import { ApiPageProvider } from './api-page.ts';
import { CompoundFacts, CompoundPlace } from './compound-facts.tsx';
import { CompoundHeader } from './compound-header.tsx';
import { DescriptionView } from './description-view.tsx';
import { FolderDependencyGraph } from './graph/folder-graph.tsx';
import { CompoundGraphs } from './graph/graph-view.tsx';
import { inheritedGroups, inheritedIds } from './inherited-groups.ts';
import { MemberChoices } from './member-choices.tsx';
import { ownIds } from './own-ids.ts';
import { pageInclude } from './own-includes.ts';
import { anchorId } from '../../model/anchor-id.ts';
import { anchorIds } from '../../model/anchor-ids.ts';
import type { PagePart } from './parts/part.ts';
import { ParamNotes } from './param-notes.tsx';
import { SimilarPages } from './similar-pages.tsx';

/** The content of a compound's page: header, brief description, facts, then the parts. */
export function CompoundArticle(props: {
  /** The compound. */
  compound: Compound;
  /** The parts, in order. */
  parts: readonly PagePart[];
  /** Pages that readers may confuse with this one. */
  similar: readonly PaginationTarget[];
  /** The text of a page that consists of it: a guide, an example. */
  text: Description | undefined;
}): ReactNode {
  const { compound, parts, similar, text } = props;
  const { anchors, includes, links, symbols, texts } = useContent();
  const inlined = symbols.inlinedIn(compound);
  const shown = symbols
    .withNested([compound, ...inlined].flatMap((each) => symbols.membersOf(each)))
    .filter(({ refid }) => anchors.get(refid)?.isRow === undefined && anchors.has(refid));
  const ids = ownIds(
    [
      ...[compound, ...symbols.inlineIn(compound), ...inlined].flatMap(descriptionsOfCompound),
      ...shown.flatMap(descriptionsOfMember),
      ...symbols.typesWithin(shown).flatMap(descriptionsOfCompound),
      ...(text && text !== compound.detailed ? [text] : []),
    ],
    [...anchorIds(anchors), ...parts.map(({ id }) => id)],
    compound,
  );
  const include = pageInclude(compound, { includes, symbols });
  const groups = inheritedGroups(compound, symbols);
  const listed = symbols
    .innerOf(compound)
    .flatMap(({ refid }) => symbols.compounds.get(refid) ?? []);
  const rows = inheritedIds(groups, links, [
    ...anchorIds(anchors),
    ...parts.map(({ id }) => id),
    ...[compound, ...inlined, ...shown].flatMap((each) => each.facts.ids ?? []).map(anchorId),
  ]);
  return (
    <ApiPageProvider value={{ compound, ids, include, inheritedIds: rows }}>
      {ids.has(compound) && <AliasAnchors ids={[compound.rawName]} />}
      <CompoundHeader />
      <SimilarPages pages={similar} />
      {compound.brief.length > 0 && (
        <div className="page-lead">
          <DescriptionView blocks={compound.brief} level={2} />
        </div>
      )}
      <CompoundPlace />
      {text && <TocBox />}
      {text && <DescriptionView blocks={text} level={2} />}
      <ParamNotes
        params={compound.templateParams}
        caption={texts.api.templateParameters}
        level={3}
      />
      <CompoundFacts hasGraphs />
      <CompoundGraphs kinds={graphKinds(compound)} />
      <FolderDependencyGraph />
      {!text && <TocBox />}
      <MemberChoices listed={[...shown, ...listed]} inherited={groups} />
      {parts.map(({ id, title, content }) => (
        <Fragment key={id}>
          <HeadingWithAnchor level={2} id={id} label={title}>
            {breakable(title)}
          </HeadingWithAnchor>
          {content}
        </Fragment>
      ))}
    </ApiPageProvider>
  );
}

/** The graphs below the facts; a file's include graphs are next to its include lists. */
function graphKinds({ kind }: Compound): Graph['kind'][] {
  return kind === 'file' ? [] : ['includes', 'includedBy'];
}
