import type { ReactNode } from 'react';
import type { CodePart, CodeText } from '../../model/compound.ts';
import type { Links } from '../../model/links.ts';
import { joined } from '../joined.ts';
import { SmartLink } from '../page/smart-link.tsx';
import { linkStandardNames } from './standard-names.ts';

/** Renders code in running text with links to its symbols. */
export function renderCode(code: CodeText, links: Links): ReactNode {
  return joined(code.map((part) => renderCodePart(part, links)));
}

/** Renders a piece of code with links to its symbols and standard library names; `plain` renders the rest. */
export function renderCodePart(
  part: CodePart,
  links: Links,
  plain: (text: string) => ReactNode = (text) => text,
): ReactNode {
  if (typeof part !== 'string')
    return renderLink(part.text, links.refid(part.refid, part.external));
  const pieces = linkStandardNames(part, links);
  if (!pieces) return plain(part);
  return joined(
    pieces.map(({ text, href }) => (href === undefined ? plain(text) : renderLink(text, href))),
  );
}

function renderLink(text: string, href: string | undefined): ReactNode {
  if (href === undefined) return text;
  return (
    <SmartLink href={href} plain>
      {text}
    </SmartLink>
  );
}
