import type { CodePart, Compound, Member } from '../../../model/compound.ts';
import type { NestedMembers } from '../../../model/nested-members.ts';
import { nameIn } from '../../../model/name-in-language.ts';
import type { Symbols } from '../../../model/symbols.ts';
import { enumerators } from '../member-name.ts';
import { templatePhrases, type DeclarationPart, type Phrase } from './declaration.ts';
import { fullDeclarationOf } from './objective-c.ts';

/** The model's notation for an unnamed type. */
const unnamed = /\(anonymous (struct|union|class)[^)]*\)/;

/**
 * Returns the declaration of a member; if its type is unnamed, with the members of the type, each on its own line. An
 * enumeration without a name has its values.
 */
export function declarationWithin(
  member: Member,
  language: string | undefined,
  { within }: Pick<NestedMembers, 'within'>,
): Phrase[] {
  const phrases = fullDeclarationOf(member, language);
  const nested = within.get(member.refid);
  const last = phrases.at(-1);
  if (last && member.kind === 'enum' && member.name.startsWith('(anonymous')) {
    const after = [...last.after, ` ${enumerators(member.enumValues)}`];
    return [...phrases.slice(0, -1), { ...last, after }];
  }
  if (!nested || nested.length === 0 || !last) return phrases;
  const at = last.before.findIndex((part) => unnamed.test(textOf(part)));
  const part = last.before[at];
  if (part === undefined) return phrases;
  const text = textOf(part);
  const [match = '', keyword = 'struct'] = unnamed.exec(text) ?? [];
  const start = text.indexOf(match);
  // If the member is unnamed too, the notation is in place of its name.
  const isName = typeof part !== 'string' && 'name' in part;
  const behind = isName ? '' : text.slice(start + match.length);
  return [
    ...phrases.slice(0, -1),
    lineOf(...last.before.slice(0, at), text.slice(0, start), `${keyword} {`),
    ...fieldLines(nested, language, { within }),
    { ...last, before: [`}${behind}`, ...last.before.slice(at + 1)] },
  ];
}

/** Returns the declaration of a struct with its fields. */
export function structDeclaration(
  struct: Compound,
  name: string,
  symbols: Pick<Symbols, 'membersOf' | 'nested'>,
): Phrase[] {
  const { kind, language, templateParams, requires } = struct;
  return [
    ...templatePhrases(templateParams, requires, language),
    lineOf(`${kind} `, { name: nameIn(language, name) }, ' {'),
    ...fieldLines(symbols.membersOf(struct), language, symbols.nested),
    lineOf('}'),
  ];
}

/** Returns the declarations of fields, indented and with semicolons. */
function fieldLines(
  fields: readonly Member[],
  language: string | undefined,
  nested: Pick<NestedMembers, 'within'>,
): Phrase[] {
  return fields.flatMap((field) =>
    declarationWithin(field, language, nested).map((phrase, i, all) => ({
      ...phrase,
      before: ['  ', ...phrase.before.map((part) => linkedName(part, field))],
      after: i === all.length - 1 ? [...phrase.after, ';'] : phrase.after,
    })),
  );
}

function lineOf(...before: DeclarationPart[]): Phrase {
  return { before, brackets: '()', after: [] };
}

function textOf(part: DeclarationPart): string {
  if (typeof part === 'string') return part;
  return 'name' in part ? part.name : part.text;
}

/** Members declared inside link to their own descriptions. */
function linkedName(part: DeclarationPart, { name, refid }: Member): DeclarationPart {
  if (typeof part === 'string' || !('name' in part) || part.name !== name) return part;
  return { text: name, refid } satisfies CodePart;
}
