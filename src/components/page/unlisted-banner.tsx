import type { ReactNode } from 'react';
import { contentTexts } from '../content-texts.ts';
import { Admonition } from './admonition.tsx';

/** Says that only those who know its address can find a page. */
export function UnlistedBanner(): ReactNode {
  return (
    <Admonition
      type="caution"
      title={contentTexts.unlisted}
      className="theme-unlisted-banner unlisted-banner"
    >
      <p>{contentTexts.unlistedMeaning}</p>
    </Admonition>
  );
}
