import type { ReactNode } from 'react';
import type { CodePart, CodeText } from '../../../model/compound.ts';
import { joined } from '../../joined.ts';

/** C++ keywords that specify a declaration. */
const keyword =
  /alignas|class|concept|const|consteval|constexpr|constinit|decltype|default|define|delete|enum|explicit|extern|final|friend|inline|mutable|noexcept|nullptr|operator|override|requires|sizeof|static|struct|template|this|thread_local|throws?|typedef|typename|union|using|virtual|volatile/;

/** Types that are keywords of the language. */
const builtIn =
  /auto|bool|char|char8_t|char16_t|char32_t|double|float|int|long|short|signed|unsigned|void|wchar_t/;

/** Name endings of macros that expand to attributes, linkage or `inline`; such macros are never types. */
const attributeEnding =
  /(?:API|ABI|EXPORT|IMPORT|PUBLIC|HIDDEN|VISIBLE|VISIBILITY|CALL|DECL|DECLSPEC|INLINE|FUNC|FUNCTION|QUALIFIER|DEVICE|HOST|HOSTDEVICE|CONSTEXPR|CONSTEVAL|CONSTINIT|NOEXCEPT|NODISCARD|DISCARD|NORETURN|DEPRECATED|EXPLICIT|UNUSED|UNUSED_RESULT|PURE|EXTERN|INVOKABLE|OVERRIDE|ATTR|ATTRIBUTE|ATTRIBUTES)\d*/;

/** A comment in the text of a macro, up to the end of the code if a link follows in it. */
const comment = /\/\*(?:(?!\*\/)[^])*(?:\*\/)?/;

const attribute = String.raw`\b(?:[A-Z][A-Z0-9_]*_)?(?:[A-Z]*(?:${attributeEnding.source}))\b`;

const onlyKeywords = new RegExp(String.raw`^(?:#define|(?:\b(?:${keyword.source})\b\s*)+)$`);

/** True for code that consists only of specifiers: `explicit constexpr`, `using`, `#define`. */
export function isModifier(code: string): boolean {
  return onlyKeywords.test(code);
}

/** Classifies the words in the declarations of a library. */
export interface CodeWords {
  /** Marks keywords, built-in types, attribute macros and comments as in blocks of code. */
  coloured: (code: string) => ReactNode;
  /** Removes macros that expand to attributes, linkage or `inline`. */
  withoutAttributes: (code: CodeText) => CodeText;
  /** True for such a macro, if the XML links it. */
  isAttribute: (part: CodePart) => boolean;
}

const noMacros: readonly string[] = [];

const known = new WeakMap<readonly string[], CodeWords>();

/** Returns the word classes for a library with attribute macros of its own. */
export function codeWords(macros = noMacros): CodeWords {
  const found = known.get(macros) ?? wordsWith(macros);
  known.set(macros, found);
  return found;
}

function wordsWith(macros: readonly string[]): CodeWords {
  const macro =
    macros.length === 0 ? attribute : String.raw`${attribute}|\b(?:${macros.join('|')})\b`;
  const words = new RegExp(
    String.raw`(#define\b|\b(?:${keyword.source})\b)|\b(${builtIn.source})\b|(${macro})|(${comment.source})`,
  );
  const onlyAttribute = new RegExp(`^(?:${macro})$`);
  const attributeWords = new RegExp(String.raw`(?:${macro})(?!\s*\()\s*`, 'g');
  const isAttribute = (part: CodePart): boolean =>
    typeof part !== 'string' && onlyAttribute.test(part.text);
  return {
    isAttribute,
    coloured: (code) => {
      const pieces = code.split(words);
      if (pieces.length === 1) return code;
      // With four groups in the expression, every fifth piece is plain, and one of the four after it is the word.
      const rendered = pieces.flatMap((piece: string | undefined, i): ReactNode[] => {
        if (!piece) return [];
        const color = piece === '#define' ? 'p' : [undefined, 'k', 't', 'a', 'c'][i % 5];
        if (color === undefined) return [piece];
        return [
          <span key={i} className={color}>
            {piece}
          </span>,
        ];
      });
      return joined(rendered);
    },
    withoutAttributes: (code) =>
      code.flatMap((part, i): CodePart[] => {
        if (typeof part !== 'string') return isAttribute(part) ? [] : [part];
        const previous = code[i - 1];
        const text = previous !== undefined && isAttribute(previous) ? part.trimStart() : part;
        const mayHaveMacro = macros.length > 0 || /[A-Z]{3}/.test(text);
        const rest = mayHaveMacro ? text.replace(attributeWords, '') : text;
        return rest === '' ? [] : [rest];
      }),
  };
}
