import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import { SmartLink } from '../page/smart-link.tsx';

/** Names that lead to symbols, separated by commas; those without a place on the site are plain. */
export function SymbolLinks(props: {
  /** The symbols. */
  symbols: readonly { refid?: string; name: string }[];
}): ReactNode {
  const { links } = useContent();
  return props.symbols.map(({ refid, name }, i) => {
    const href = refid === undefined ? undefined : links.refid(refid);
    return (
      <span key={i}>
        {i > 0 && ', '}
        {href === undefined ? (
          <code>{name}</code>
        ) : (
          <SmartLink href={href}>
            <code>{name}</code>
          </SmartLink>
        )}
      </span>
    );
  });
}
