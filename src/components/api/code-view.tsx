import type { ReactNode } from 'react';
import type { CodePart, CodeText } from '../../model/compound.ts';
import type { Links } from '../../model/links.ts';
import { breakableContent } from '../breakable-content.tsx';
import { joined } from '../joined.ts';
import { SmartLink } from '../page/smart-link.tsx';
import { linkKnownNames } from './known-names.ts';

/**
 * Renders code in running text with links to its symbols; `words` colours the rest. Long names may break between their
 * words.
 */
export function renderCode(
  code: CodeText,
  links: Links,
  words?: (text: string) => ReactNode,
): ReactNode {
  return breakableContent(joined(code.map((part) => renderCodePart(part, links, words))));
}

/**
 * Renders a piece of code with links to its symbols and standard library names; `plain` renders the rest. Where names
 * may break depends on the pieces around it.
 */
export function renderCodePart(
  part: CodePart,
  links: Links,
  plain: (text: string) => ReactNode = (text) => text,
): ReactNode {
  if (typeof part !== 'string')
    return renderLink(part.text, links.refid(part.refid, part.external));
  const pieces = linkKnownNames(part, links);
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
