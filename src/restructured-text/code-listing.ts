import type { CodeClass, CodeLine, CodeSpan, ListingBlock } from '../model/description.ts';

const words =
  'alignas|alignof|asm|class|concept|const|consteval|constexpr|constinit|const_cast|decltype|default|delete|dynamic_cast|enum|explicit|export|extern|false|final|friend|inline|mutable|namespace|new|noexcept|nullptr|operator|override|private|protected|public|register|reinterpret_cast|requires|restrict|sizeof|static|static_assert|static_cast|struct|template|this|thread_local|true|typedef|typeid|typename|union|using|virtual|volatile';
const flow =
  'break|case|catch|continue|co_await|co_return|co_yield|do|else|for|goto|if|return|switch|throw|try|while';
const types =
  'auto|bool|char|char8_t|char16_t|char32_t|double|float|int|long|short|signed|size_t|unsigned|void|wchar_t|u?int(?:8|16|32|64)_t';

/** The tokens of C and C++ that have a colour, in the order of the classes below. */
const tokens = new RegExp(
  [
    String.raw`(\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))`,
    String.raw`((?<=(?:^|\n)[ \t]*)#[ \t]*\w+(?:[ \t]*(?:<[^>\n]*>|"[^"\n]*"))?)`,
    String.raw`("(?:[^"\\\n]|\\.)*"?)`,
    String.raw`('(?:[^'\\\n]|\\.)+')`,
    String.raw`\b(${words})\b`,
    String.raw`\b(${flow})\b`,
    String.raw`\b(${types})\b`,
  ].join('|'),
  'g',
);

const classes: readonly CodeClass[] = [
  'comment',
  'preprocessor',
  'stringliteral',
  'charliteral',
  'keyword',
  'keywordflow',
  'keywordtype',
];

const cNames = new Set(['c', 'c++', 'cpp', 'cxx', 'cc', 'h', 'hpp', 'cuda', 'objc', 'objective-c']);

/** A block of code with the colours of C and C++ if it is in one of these languages; '' if the language is not known. */
export function codeListing(text: string, language: string): ListingBlock {
  const name = language.toLowerCase();
  const isC = cNames.has(name) || (name === '' && looksLikeC(text));
  const extension = isC ? (name === 'c' ? 'c' : 'cpp') : name.replace(/[^\w+-]/g, '');
  return {
    type: 'listing',
    ...(extension !== '' && { filename: `.${extension}` }),
    lines: splitLines(isC ? coloured(text) : [{ class: 'normal', text }]),
  };
}

/** True for text that has a statement, a directive or a comment of C: literal blocks may hold anything. */
function looksLikeC(text: string): boolean {
  return /[;{}][ \t]*(?:\/\/.*)?$|^[ \t]*(?:#[ \t]*(?:include|define|if|pragma)|\/\/)/m.test(text);
}

function coloured(text: string): CodeSpan[] {
  const spans: CodeSpan[] = [];
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    if (match.index > end) spans.push({ class: 'normal', text: text.slice(end, match.index) });
    const group = match.findIndex((part, i) => i > 0 && part) - 1;
    spans.push({ class: classes[group] ?? 'normal', text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ class: 'normal', text: text.slice(end) });
  return spans;
}

function splitLines(spans: readonly CodeSpan[]): CodeLine[] {
  const lines: CodeLine[] = [{ spans: [] }];
  for (const span of spans)
    for (const [i, text] of span.text.split('\n').entries()) {
      if (i > 0) lines.push({ spans: [] });
      if (text !== '') lines.at(-1)?.spans.push({ class: span.class, text });
    }
  return lines;
}
