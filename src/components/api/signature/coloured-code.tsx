import type { ReactNode } from 'react';
import type { CodePart, CodeText } from '../../../model/compound.ts';

/** Words of C++ that say how something is declared. */
const keyword =
  /alignas|class|concept|const|consteval|constexpr|constinit|decltype|default|define|delete|enum|explicit|extern|final|friend|inline|mutable|noexcept|nullptr|operator|override|requires|sizeof|static|struct|template|this|thread_local|throws?|typedef|typename|union|using|virtual|volatile/;

/** Types that are words of the language. */
const builtIn =
  /auto|bool|char|char8_t|char16_t|char32_t|double|float|int|long|short|signed|unsigned|void|wchar_t/;

/** How macros end that expand to attributes, linkage or `inline`; they are never types. */
const attributeEnding =
  /(?:API|ABI|EXPORT|IMPORT|PUBLIC|HIDDEN|VISIBLE|VISIBILITY|CALL|DECL|DECLSPEC|INLINE|FUNC|FUNCTION|QUALIFIER|DEVICE|HOST|HOSTDEVICE|CONSTEXPR|CONSTEVAL|CONSTINIT|NOEXCEPT|NODISCARD|DISCARD|NORETURN|DEPRECATED|EXPLICIT|UNUSED|UNUSED_RESULT|PURE|EXTERN|INVOKABLE|OVERRIDE|ATTR|ATTRIBUTE|ATTRIBUTES)\d*/;

const attribute = String.raw`\b(?:[A-Z][A-Z0-9_]*_)?(?:[A-Z]*(?:${attributeEnding.source}))\b`;

const words = new RegExp(
  String.raw`(#define\b|\b(?:${keyword.source})\b)|\b(${builtIn.source})\b|(${attribute})`,
);

const onlyAttribute = new RegExp(`^${attribute}$`);

const onlyKeywords = new RegExp(String.raw`^(?:#define|(?:\b(?:${keyword.source})\b\s*)+)$`);

const attributeWords = new RegExp(String.raw`${attribute}(?!\s*\()\s*`, 'g');

/** Code whose keywords, built-in types and attribute macros are marked as in blocks of code; other code comes back as it is. */
export function coloured(code: string): ReactNode {
  const pieces = code.split(words);
  if (pieces.length === 1) return code;
  // With three groups in the expression, every fourth piece is plain, and the three behind it are one word.
  return pieces.map((piece, i) => {
    const group = i % 4;
    if (group === 0 || !piece) return piece;
    const color = piece === '#define' ? 'p' : group === 1 ? 'k' : group === 2 ? 't' : 'a';
    return (
      <span key={i} className={color}>
        {piece}
      </span>
    );
  });
}

/** True for code that has nothing but words that say how something is declared: `explicit constexpr`, `using`, `#define`. */
export function isModifier(code: string): boolean {
  return onlyKeywords.test(code);
}

/** Code without macros that expand to attributes, linkage or `inline`. */
export function withoutAttributes(code: CodeText): CodeText {
  const kept = code.flatMap((part, i): CodePart[] => {
    if (typeof part !== 'string') return isAttribute(part) ? [] : [part];
    const previous = code[i - 1];
    const text = previous !== undefined && isAttribute(previous) ? part.trimStart() : part;
    const rest = /[A-Z]{3}/.test(text) ? text.replace(attributeWords, '') : text;
    return rest === '' ? [] : [rest];
  });
  return kept;
}

/** True for a macro that expands to attributes, linkage or `inline`, where the XML links it. */
export function isAttribute(part: CodePart): boolean {
  return typeof part !== 'string' && onlyAttribute.test(part.text);
}
