import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import { Admonition } from './admonition.tsx';

/** States that a page is excluded from the published site (S-226). */
export function DraftBanner(): ReactNode {
  const { texts } = useContent();
  return (
    <Admonition type="caution" title={texts.draft} className="theme-draft-banner draft-banner">
      <p>{texts.draftMeaning}</p>
    </Admonition>
  );
}
