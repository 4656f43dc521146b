import type { ReactNode } from 'react';
import type { CodeText, Member } from '../../../model/compound.ts';
import type { Links } from '../../../model/links.ts';
import { textOfCode } from '../../../model/walk.ts';
import { breakableContent } from '../../breakable-content.tsx';
import { joined } from '../../joined.ts';
import { enumerators } from '../member-name.ts';
import { renderCodePart } from '../code-view.tsx';
import { type CodeWords, isModifier } from './coloured-code.tsx';
import type { DeclarationPart, DeclaredName, Item, Phrase } from './declaration.ts';
import { fullDeclarationOf } from './objective-c.ts';

/** A declaration in a table row: the lines above, the type before the name, and the rest. */
export interface ShortSignature {
  /** Template header and constraint; missing if there are none. */
  above?: ReactNode;
  /**
   * Modifiers and type; empty if there are only modifiers or the type continues after the name: `rest` then has them.
   */
  type: ReactNode;
  /** Length of the type in characters; 0 if it is empty. */
  typeLength: number;
  /** The linked name with parameters and qualifiers. */
  rest: ReactNode;
}

/** Input for preparing the declarations of a page. */
export interface SignatureSetting {
  /** The programming language. */
  language: string | undefined;
  /** Resolves links to symbols. */
  links: Links;
  /** Classifies the words of declarations. */
  words: CodeWords;
}

/** Prepares a member's declaration for a row; its name links to `href`. */
export function shortSignature(
  member: Member,
  setting: SignatureSetting,
  href: string | undefined,
): ShortSignature {
  const { language, links, words } = setting;
  const phrases = fullDeclarationOf(member, language);
  const above = phrases.slice(0, -1);
  const { before = [], items, after = [] } = phrases.at(-1) ?? {};
  const at = before.findIndex(isName);
  const type = words.withoutAttributes(codeOf(before.slice(0, Math.max(at, 0))));
  const text = textOfCode(type).trim();
  // Constructors and aliases have no type, and the type of a function pointer surrounds its name. A `typedef` is read
  // from left to right.
  const isAround = isModifier(text) || member.kind === 'typedef' || /\([^)]*$/.test(text);
  const values = enumerators(member.enumValues);
  return {
    ...(above.length > 0 && { above: breakableContent(code(lineOf(above), setting)) }),
    type: isAround ? null : breakableContent(code(type, setting)),
    typeLength: isAround ? 0 : text.length,
    rest: breakableContent(
      <>
        {isAround && code(type, setting)}
        {nameLink(before[at], member, href)}
        {joined(
          before.slice(at + 1).map((part) =>
            isName(part) ? (
              <b className="member-name" title={part.title}>
                {part.name}
              </b>
            ) : (
              renderCodePart(part, links, words.coloured)
            ),
          ),
        )}
        {items && parameters(items, setting)}
        {code(after, setting)}
        {values !== '' && <span className="enumerators"> {values}</span>}
      </>,
    ),
  };
}

/** Renders code with its links and colours. */
function code(text: CodeText, { links, words }: SignatureSetting): ReactNode {
  return joined(text.map((part) => renderCodePart(part, links, words.coloured)));
}

/** Parameters in brackets; with several, lines break after commas only. */
function parameters(items: readonly Item[], setting: SignatureSetting): ReactNode {
  if (items.length < 2) return code(listed(items, '()'), setting);
  return joined(
    items.flatMap((item, i) => [
      i === 0 ? '(' : ' ',
      <span key={i} className="param">
        {code(item.code, setting)}
        {i === items.length - 1 ? ')' : ','}
      </span>,
    ]),
  );
}

function isName(part: DeclarationPart): part is DeclaredName {
  return typeof part !== 'string' && 'name' in part;
}

/** Links the declared name; if the name is split by parameters, its first word. */
function nameLink(
  part: DeclarationPart | undefined,
  member: Member,
  href: string | undefined,
): ReactNode {
  const name = part !== undefined && isName(part) ? part.name : member.name;
  if (href === undefined) return <b className="member-name">{name}</b>;
  return (
    <a className="member-name" href={href}>
      {name}
    </a>
  );
}

/** Phrases in one line, separated by spaces. */
function lineOf(phrases: readonly Phrase[]): CodeText {
  return phrases.flatMap((phrase, i) =>
    i === 0 ? phraseCode(phrase) : [' ', ...phraseCode(phrase)],
  );
}

function phraseCode({ before, items, brackets, after }: Phrase): CodeText {
  return [...codeOf(before), ...(items ? listed(items, brackets) : []), ...after];
}

/** Items in their brackets, separated by commas. */
function listed(items: readonly Item[], [open = '', close = '']: string): CodeText {
  return [open, ...items.flatMap(({ code }, i) => (i === 0 ? code : [', ', ...code])), close];
}

function codeOf(parts: readonly DeclarationPart[]): CodeText {
  return parts.map((part) => (isName(part) ? part.name : part));
}
