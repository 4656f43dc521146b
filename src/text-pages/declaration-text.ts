import type { Compound } from '../model/compound.ts';
import { isClassLike } from '../model/class-kinds.ts';
import { nameIn } from '../model/name-in-language.ts';
import { textOfCode } from '../model/walk.ts';
import { headerPhrases } from '../components/api/compound-header.tsx';
import type { DeclarationPart, Phrase } from '../components/api/signature/declaration.ts';
import { declarationLines } from '../components/api/signature/lay-out.ts';
import { table } from '../shared/table.ts';
import * as md from './markdown.ts';

/** Names of languages in fences; others are written in small letters. */
const fenceNames: Record<string, string> = table({
  'C++': 'cpp',
  'C#': 'csharp',
  'Objective-C': 'objectivec',
});

/** Returns the name of a language for a block of code. */
export function fenceLanguage(language: string | undefined): string {
  return language === undefined ? 'cpp' : (fenceNames[language] ?? language.toLowerCase());
}

/** Returns the text of a declaration, with each parameter of a long one on its own line. */
export function declarationText(phrases: readonly Phrase[]): string {
  return declarationLines(phrases)
    .map((line) => line.map(partText).join('').trimEnd())
    .join('\n');
}

function partText(part: DeclarationPart): string {
  if (typeof part === 'string') return part;
  return 'name' in part ? part.name : part.text;
}

/** Returns a declaration as a block of code. */
export function declarationBlock(phrases: readonly Phrase[], language: string | undefined): string {
  const text = declarationText(phrases);
  return text.trim() === '' ? '' : md.fence(text, fenceLanguage(language));
}

/** Returns the declaration of a class with its bases, or of a concept, as a block of code; empty for other compounds. */
export function compoundDeclaration(compound: Compound): string {
  return declarationBlock(compoundPhrases(compound), compound.language);
}

/** Returns the declaration of a class with its bases, or of a concept; empty for other compounds. */
export function compoundPhrases(compound: Compound): Phrase[] {
  const { kind, name, language, bases, modifiers } = compound;
  const header = headerPhrases(compound);
  if (!isClassLike(kind)) return header;
  const isCpp = language === undefined || language === 'C++';
  const words = [kind, nameIn(language, name), ...(modifiers.includes('final') ? ['final'] : [])];
  const from = bases.map((base) =>
    [base.protection, ...(base.virtual ? ['virtual'] : []), textOfCode(base.name)].join(' '),
  );
  const line = words.join(' ') + (isCpp && from.length > 0 ? ` : ${from.join(', ')}` : '');
  return [...header, { before: [line], brackets: '()', after: [] }];
}
