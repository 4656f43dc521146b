import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';

/** A link to the Markdown of the page; scripts add a button that copies it. Nothing if the page has none. */
export function TextLink(): ReactNode {
  const { ownText, texts } = useContent();
  if (ownText === undefined) return null;
  return (
    <p className="text-link">
      <span data-copy="" data-file={ownText} data-label={texts.copyPage}>
        <a href={ownText} type="text/markdown" data-plain-link="">
          {texts.viewAsMarkdown}
        </a>
      </span>
    </p>
  );
}
