import { Fragment, type ReactNode } from 'react';
import type { CodeText } from '../../model/compound.ts';
import type { Links } from '../../model/links.ts';

/** Code in running text, its symbols linked. */
export function renderCode(code: CodeText, links: Links): ReactNode {
  return code.map((part, i) => {
    if (typeof part === 'string') return part;
    const href = links.refid(part.refid);
    return href === undefined ? (
      <Fragment key={i}>{part.text}</Fragment>
    ) : (
      <a key={i} href={href}>
        {part.text}
      </a>
    );
  });
}
