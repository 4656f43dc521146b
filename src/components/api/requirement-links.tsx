import type { ReactNode } from 'react';
import { anchorId } from '../../model/anchor-id.ts';
import type { RequirementRef } from '../../model/compound.ts';
import { textOfBlocks } from '../../model/walk.ts';
import { useContent } from '../content-context.tsx';
import { SymbolLinks } from './symbol-links.tsx';

/** Links to requirements, by their title where the reference has no text. */
export function RequirementLinks(props: {
  /** The requirements. */
  requirements: readonly RequirementRef[];
}): ReactNode {
  const { symbols } = useContent();
  return (
    <SymbolLinks
      symbols={props.requirements.map(({ refid, text }) => ({
        refid,
        name: text || textOfBlocks(symbols.compounds.get(refid)?.title ?? []) || anchorId(refid),
      }))}
    />
  );
}
