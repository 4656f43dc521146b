import type { ReactNode } from 'react';
import type { CodePart, CodeText } from '../../model/compound.ts';
import type { Links } from '../../model/links.ts';
import { textOfCode } from '../../model/walk.ts';
import { joined } from '../joined.ts';
import { SmartLink } from '../page/smart-link.tsx';
import { breakable, narrowest, opportunity } from '../shell/breakable.tsx';
import { linkKnownNames } from './known-names.ts';

/** Renders code before it is coloured. */
type Words = (code: string, piece: (text: string) => ReactNode) => ReactNode;

const plainWords: Words = (code, piece) => piece(code);

/**
 * Renders code in running text with links to its symbols; `words` colours the rest. Long code may break between the
 * words of its names.
 */
export function renderCode(code: CodeText, links: Links, words = plainWords): ReactNode {
  const piece = textOfCode(code).length > narrowest ? breakablePiece : breakable;
  return joined(code.map((part) => renderCodePart(part, links, (text) => words(text, piece))));
}

/** Renders a piece of long code, which may break after each `::` and `<`: the text of a link may follow it. */
function breakablePiece(text: string): ReactNode {
  const pieces = text.split(/(::|<)/);
  return joined(
    pieces.flatMap((piece, i) => (i % 2 === 0 ? breakable(piece) : [piece, opportunity])),
  );
}

/** Renders a piece of code with links to its symbols and standard library names; `plain` renders the rest. */
export function renderCodePart(
  part: CodePart,
  links: Links,
  plain: (text: string) => ReactNode = breakable,
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
  if (href === undefined) return breakable(text);
  return (
    <SmartLink href={href} plain>
      {breakable(text)}
    </SmartLink>
  );
}
