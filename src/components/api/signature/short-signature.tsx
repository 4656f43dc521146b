import { Fragment, type ReactNode } from 'react';
import type { CodeText, Member } from '../../../model/compound.ts';
import type { Links } from '../../../model/links.ts';
import { textOfCode } from '../../../model/walk.ts';
import { renderCode } from '../code-view.tsx';
import { declarationOf, type DeclarationPart, type Phrase } from './declaration.ts';

/** A declaration in a row of a table: what stands before the name, the rest, and the lines above. */
export interface ShortSignature {
  /** Template header and constraint. */
  above: ReactNode[];
  /** Modifiers and type. */
  type: ReactNode;
  /** Length of the type, in characters. */
  typeLength: number;
  /** The name, linked, with parameters and qualifiers. */
  rest: ReactNode;
}

/** Prepares a member's declaration for a row; its name leads to `href`. */
export function shortSignature(
  member: Member,
  language: string | undefined,
  links: Links,
  href: string | undefined,
): ShortSignature {
  const phrases = declarationOf(member, language);
  const above = phrases.slice(0, -1);
  const { before = [], items, after = [] } = phrases.at(-1) ?? {};
  const at = before.findIndex((part) => typeof part !== 'string' && 'name' in part);
  const type = codeOf(before.slice(0, Math.max(at, 0)));
  return {
    above: above.map((phrase, i) => (
      <Fragment key={i}>
        {i > 0 && ' '}
        {renderCode(phraseCode(phrase), links)}
      </Fragment>
    )),
    type: renderCode(type, links),
    typeLength: textOfCode(type).length,
    rest: (
      <>
        {href === undefined ? (
          <b className="member-name">{member.name}</b>
        ) : (
          <a className="member-name" href={href}>
            {member.name}
          </a>
        )}
        {renderCode(codeOf(before.slice(at + 1)), links)}
        {items && renderCode(listed(items, '()'), links)}
        {renderCode(after, links)}
      </>
    ),
  };
}

function phraseCode({ before, items, brackets, after }: Phrase): CodeText {
  return [...codeOf(before), ...(items ? listed(items, brackets) : []), ...after];
}

/** Items in their brackets, separated by commas. */
function listed(items: readonly CodeText[], [open = '', close = '']: string): CodeText {
  return [open, ...items.flatMap((item, i) => (i === 0 ? item : [', ', ...item])), close];
}

function codeOf(parts: readonly DeclarationPart[]): CodeText {
  return parts.map((part) => (typeof part !== 'string' && 'name' in part ? part.name : part));
}
