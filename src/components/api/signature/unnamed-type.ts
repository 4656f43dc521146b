import type { CodePart, Member } from '../../../model/compound.ts';
import type { NestedMembers } from '../../../model/nested-members.ts';
import type { DeclarationPart, Phrase } from './declaration.ts';
import { fullDeclarationOf } from './objective-c.ts';

/** How the model writes a type without a name. */
const unnamed = /\(anonymous (struct|union|class)[^)]*\)/;

/** The declaration of a member; of one whose type has no name with the members of it, each on its line. */
export function declarationWithin(
  member: Member,
  language: string | undefined,
  { within }: Pick<NestedMembers, 'within'>,
): Phrase[] {
  const phrases = fullDeclarationOf(member, language);
  const nested = within.get(member.refid);
  const last = phrases.at(-1);
  if (!nested || nested.length === 0 || !last) return phrases;
  const at = last.before.findIndex((part) => unnamed.test(textOf(part)));
  const part = last.before[at];
  if (part === undefined) return phrases;
  const text = textOf(part);
  const [match = '', keyword = 'struct'] = unnamed.exec(text) ?? [];
  const start = text.indexOf(match);
  // An unnamed member of an unnamed type has that in the place of its name.
  const isName = typeof part !== 'string' && 'name' in part;
  const behind = isName ? '' : text.slice(start + match.length);
  const line = (...before: DeclarationPart[]): Phrase => ({ before, brackets: '()', after: [] });
  const lines = nested.flatMap((each) =>
    declarationWithin(each, language, { within }).map((phrase, i, all) => ({
      ...phrase,
      before: ['  ', ...phrase.before.map((own) => linkedName(own, each))],
      after: i === all.length - 1 ? [...phrase.after, ';'] : phrase.after,
    })),
  );
  return [
    ...phrases.slice(0, -1),
    line(...last.before.slice(0, at), text.slice(0, start), `${keyword} {`),
    ...lines,
    { ...last, before: [`}${behind}`, ...last.before.slice(at + 1)] },
  ];
}

function textOf(part: DeclarationPart): string {
  if (typeof part === 'string') return part;
  return 'name' in part ? part.name : part.text;
}

/** What is declared inside leads to its own place. */
function linkedName(part: DeclarationPart, { name, refid }: Member): DeclarationPart {
  if (typeof part === 'string' || !('name' in part) || part.name !== name) return part;
  return { text: name, refid } satisfies CodePart;
}
