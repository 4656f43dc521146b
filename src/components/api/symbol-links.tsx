import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import { SmartLink } from '../page/smart-link.tsx';
import { breakable } from '../shell/breakable.tsx';

/** Symbol names with links, separated by commas; those without a page are plain text. */
export function SymbolLinks(props: {
  /** The symbols. */
  symbols: readonly { refid?: string; name: string }[];
  /** True for titles, which are not code. */
  isProse?: boolean;
}): ReactNode {
  const { links } = useContent();
  return props.symbols.map(({ refid, name }, i) => {
    const href = refid === undefined ? undefined : links.refid(refid);
    const text = props.isProse ? name : <code>{breakable(name)}</code>;
    return (
      <span key={i}>
        {i > 0 && ', '}
        {href === undefined ? text : <SmartLink href={href}>{text}</SmartLink>}
      </span>
    );
  });
}
