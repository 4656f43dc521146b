import { Fragment, type ReactNode } from 'react';
import type { CodePart, CodeText } from '../../model/compound.ts';
import type { Links } from '../../model/links.ts';
import { SmartLink } from '../page/smart-link.tsx';
import { linkStandardNames } from './standard-names.ts';

/** Renders code in running text with links to its symbols. */
export function renderCode(code: CodeText, links: Links): ReactNode {
  return code.map((part, i) => renderCodePart(part, links, i));
}

/** Renders a piece of code with links to its symbols and standard library names; `plain` renders the rest. */
export function renderCodePart(
  part: CodePart,
  links: Links,
  key: number,
  plain: (text: string) => ReactNode = (text) => text,
): ReactNode {
  if (typeof part !== 'string')
    return renderLink(part.text, links.refid(part.refid, part.external), key);
  const pieces = linkStandardNames(part, links);
  if (!pieces) {
    // Strings need no key, and most parts are strings.
    const text = plain(part);
    return typeof text === 'string' ? text : <Fragment key={key}>{text}</Fragment>;
  }
  return (
    <Fragment key={key}>
      {pieces.map(({ text, href }, i) =>
        href === undefined ? <Fragment key={i}>{plain(text)}</Fragment> : renderLink(text, href, i),
      )}
    </Fragment>
  );
}

function renderLink(text: string, href: string | undefined, key: number): ReactNode {
  if (href === undefined) return text;
  return (
    <SmartLink key={key} href={href} plain>
      {text}
    </SmartLink>
  );
}
