import { isDeprecation } from '../model/deprecated.ts';
import { isStyled, plainText, textOfBlocks, visit } from '../model/walk.ts';
import { descriptionOf, type PublicSymbol } from './public-symbols.ts';

/** Words of a text that names a replacement, or says that there is none. */
const aboutReplacement =
  /\b(?:use|using|used|instead|replace[ds]?|replacement|superseded?|prefer(?:red)?|in favou?r|see|renamed|moved|call|switch to|migrate|equivalent|obsolete since|alias (?:of|for)|same as|now|no effect|does nothing|no longer|not (?:needed|necessary|required|supported)|unnecessary)\b/i;

/**
 * True if a deprecated symbol says what replaces it: in the text of its deprecation, in the rest of its description, or
 * in the attribute `[[deprecated("…")]]`.
 */
export function hasReplacement({ symbol, subject }: PublicSymbol): boolean {
  const { brief, detailed } = descriptionOf(subject);
  const declared = subject.type === 'member' ? subject.member.definition : '';
  const attribute = typeof symbol.deprecated === 'string' ? symbol.deprecated : '';
  const texts = [textOfBlocks(brief), textOfBlocks(detailed), attribute, declared];
  if (
    texts.some(
      (text) => aboutReplacement.test(text) || (/\w(?:::|\()\w*/.test(text) && text === attribute),
    )
  )
    return true;
  let isNamed = false;
  visit(detailed, (node) => {
    if (node.type === 'note' && node.kind === 'see') isNamed = true;
    if (!isDeprecation(node)) return;
    visit(node.children, (inner) => {
      const isCode = isStyled(inner) && plainText(inner.children).trim() !== '';
      if (isCode || inner.type === 'ref' || inner.type === 'symbol' || inner.type === 'link')
        isNamed = true;
    });
  });
  return isNamed;
}
