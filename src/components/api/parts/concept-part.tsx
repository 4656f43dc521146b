import type { ReactNode } from 'react';
import type { Compound } from '../../../model/compound.ts';
import { useContent } from '../../content-context.tsx';
import { renderCode } from '../code-view.tsx';
import { DescriptionView } from '../description-view.tsx';
import type { PartMaker } from './part.ts';

/** The definition of a concept as the source has it: code and the comments inside it take turns. */
export const definitionPart: PartMaker = ({ compound }) =>
  compound.conceptParts.length === 0
    ? []
    : [{ title: 'Definition', content: <ConceptDefinition concept={compound} /> }];

function ConceptDefinition({ concept }: { concept: Compound }): ReactNode {
  const { links } = useContent();
  return concept.conceptParts.map((part, i) =>
    part.type === 'code' ? (
      <pre key={i} className="signature concept-part">
        <code>{renderCode(part.code, links)}</code>
      </pre>
    ) : (
      <DescriptionView key={i} blocks={part.children} level={3} />
    ),
  );
}
