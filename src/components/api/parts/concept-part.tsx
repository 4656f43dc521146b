import type { ReactNode } from 'react';
import type { Compound } from '../../../model/compound.ts';
import { DescriptionView } from '../description-view.tsx';
import { SignatureView } from '../signature/signature-view.tsx';
import type { CreateParts } from './part.ts';

/** True if the definition of a concept contains comments; otherwise the header shows all of it. */
export function hasDefinitionPart({ conceptParts }: Compound): boolean {
  return conceptParts.some(({ type }) => type === 'doc');
}

/** The definition of a concept as in the source: code alternates with the comments inside it. */
export const definitionPart: CreateParts = ({ compound, texts }) =>
  hasDefinitionPart(compound)
    ? [{ title: texts.api.definition, content: <ConceptDefinition concept={compound} /> }]
    : [];

function ConceptDefinition({ concept }: { concept: Compound }): ReactNode {
  return concept.conceptParts.map((part, i) =>
    part.type === 'code' ? (
      <SignatureView key={i} phrases={[{ before: part.code, brackets: '<>', after: [] }]} />
    ) : (
      <DescriptionView key={i} blocks={part.children} level={3} />
    ),
  );
}
