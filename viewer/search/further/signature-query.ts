import { splitOutside } from '../../../src/shared/search/arguments.ts';
import { onlySigns } from '../../../src/shared/search/query.ts';
import {
  parseType,
  type SignaturePattern,
  type TypePattern,
} from '../../../src/shared/search/signature.ts';

/** Parses a signature, or the start or end of one; undefined if the text is a name. */
export function parseSignatureQuery(typed: string): SignaturePattern | undefined {
  // The scope of a name is the start of a type.
  const text = typed.replace(/::$/, '');
  if (/(?:^|::)operator\b/.test(text) || onlySigns.test(text) || text.startsWith('""'))
    return undefined;
  const arrow = text.indexOf('->');
  const before = (arrow < 0 ? text : text.slice(0, arrow)).trim();
  const after = arrow < 0 ? '' : text.slice(arrow + 2).trim();
  // `void` stands for no parameters.
  const isVoid = before === 'void' && after !== '';
  const isWhole = before.startsWith('(') || isVoid;
  const looksLikeSignature =
    (arrow >= 0 && (after !== '' || isWhole)) ||
    isWhole ||
    (splitOutside(before, ',').length > 1 && /[\w>*&]\s*,|,\s*\w/.test(before)) ||
    /^const\s+\S/.test(before) ||
    /^[\w:<>, ]*\w[\s>]*[*&]+$/.test(before);
  // A word before an arrow is a name, unless a type follows the arrow.
  if (!looksLikeSignature || before === '(') return undefined;
  const inner = before
    .replace(/^\(/, '')
    .replace(/\)[^)]*$/, '')
    .trim();
  const params =
    inner === '' || inner === 'void' ? [] : splitOutside(inner, ',').map((part) => part.trim());
  // The last word is still being typed.
  const isTyped = /\w$/.test(text);
  const open = (type: TypePattern): TypePattern => (isTyped ? { ...type, isOpen: true } : type);
  const types = params
    .filter(Boolean)
    .map(parseType)
    .filter(({ key }) => key !== '');
  const returns = parseType(after);
  const pattern: SignaturePattern = {
    params: arrow < 0 ? types.map((type, i) => (i < types.length - 1 ? type : open(type))) : types,
    isWhole,
    ...(returns.key !== '' && { returns: open(returns) }),
  };
  return pattern.params.length > 0 || pattern.returns || isWhole ? pattern : undefined;
}
