import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import { Admonition } from './admonition.tsx';

/** States that a page can only be found by its address. */
export function UnlistedBanner(): ReactNode {
  const { texts } = useContent();
  return (
    <Admonition
      type="caution"
      title={texts.unlisted}
      className="theme-unlisted-banner unlisted-banner"
    >
      <p>{texts.unlistedMeaning}</p>
    </Admonition>
  );
}
