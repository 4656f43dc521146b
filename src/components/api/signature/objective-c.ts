import type { Member } from '../../../model/compound.ts';
import { folded } from './code-text.ts';
import { declarationOf, type DeclarationPart, type Phrase } from './declaration.ts';

/**
 * Returns the full declaration of a member; Objective-C methods have the parts of their name between the parameters.
 */
export function fullDeclarationOf(member: Member, language?: string): Phrase[] {
  if (language !== 'Objective-C' || member.kind !== 'function')
    return declarationOf(member, language);
  const sign = member.modifiers.includes('static') ? '+' : '-';
  const parts: DeclarationPart[] = [`${sign} (`, ...folded(member.type), ')'];
  const words = member.name.split(/(?<=:)/);
  words.forEach((word, i) => {
    const param = member.params[i];
    // Doxygen writes the word as an attribute of its parameter; the hover text keeps that form.
    parts.push(...(i > 0 ? [' '] : []), { name: word, title: param?.attributes });
    if (word.endsWith(':') && param)
      parts.push('(', ...folded(param.type ?? []), `)${param.name ?? ''}`);
  });
  return [{ before: parts, brackets: '()', after: [] }];
}
