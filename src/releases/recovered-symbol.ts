import { parseArguments } from '../model/argument-list.ts';
import type { EnumValue } from '../model/compound.ts';
import { codeText, flags } from './member-symbol.ts';
import type { SnapshotParam, SnapshotSymbol, SymbolFlag } from './snapshot.ts';
import { templateEnd } from './source-statements.ts';
import { compilerWords } from '../shared/compiler-words.ts';

/** Words of declarations, and the flags that they mean. */
const flagOfWord = new Map<string, SymbolFlag>([
  ...(['static', 'virtual', 'explicit', 'constexpr', 'consteval', 'mutable', 'const'] as const).map(
    (word) => [word, word] as const,
  ),
  ...(['noexcept', 'override', 'final', 'default', 'delete'] as const).map(
    (word) => [word, word] as const,
  ),
  ['&', 'lvalue'],
  ['&&', 'rvalue'],
  ['0', 'pure'],
]);

/** True for the words that begin the declaration of a type. */
export function isClassKey(word = ''): word is 'class' | 'struct' | 'union' | 'enum' {
  return /^(?:class|struct|union|enum)$/.test(word);
}

/** Words in front of a type that are no part of it. */
const specifiers =
  /^(?:inline|extern|friend|static|virtual|explicit|typedef|constexpr|consteval|mutable)$/;

/**
 * Returns the symbol that a declaration declares; `undefined` if it is a class, or cannot be read. Doxygen 1.9.4 takes
 * a macro with arguments in front of a declaration for the name of a function.
 *
 * @param words The words of the declaration, without attributes and such macros.
 */
export function recoveredSymbol(words: readonly string[]): SnapshotSymbol | undefined {
  const start = templateEnd(words);
  const own = words.slice(start);
  const [first = ''] = own;
  if (/^(?:class|struct|union|namespace|static_assert|friend)$/.test(first)) return undefined;
  if (first === 'using') {
    const [, name = '', sign] = own;
    return sign === '='
      ? { kind: 'alias', name, ...recoveredTemplate(words), type: spelled(own.slice(3)) }
      : undefined;
  }
  if (first === 'enum') {
    const isScoped = /^(?:class|struct)$/.test(own[1] ?? '');
    const name = own[isScoped ? 2 : 1];
    return name === undefined
      ? undefined
      : { kind: 'enum', name, ...flags(isScoped ? ['scoped'] : []) };
  }
  const head = (at: number): Pick<SnapshotSymbol, 'template' | 'type'> => {
    const type = spelled(own.slice(0, at).filter((word) => !specifiers.test(word)));
    return {
      ...recoveredTemplate(words),
      ...(type !== '' && { type }),
    };
  };
  const flagsBefore = (at: number): SymbolFlag[] =>
    own.slice(0, at).flatMap((word) => (word === 'const' ? [] : (flagOfWord.get(word) ?? [])));
  const isAlias = first === 'typedef';
  // The name comes behind the body.
  if (isAlias && own.length < 4 && isClassKey(own[1])) return undefined;
  const open = isAlias ? -1 : listStart(own);
  if (open < 0) {
    const end = own.findIndex((word) => /^[={[]$/.test(word));
    const at = (end < 0 ? own.length : end) - 1;
    const name = own[at] ?? '';
    if (at < 1 || !/^[A-Za-z_]\w*$/.test(name)) return undefined;
    return isAlias
      ? { kind: 'alias', name, ...head(at) }
      : { kind: 'variable', name, ...head(at), ...flags(flagsBefore(at)) };
  }
  const operator = own.indexOf('operator');
  const isOperator = operator >= 0 && operator < open;
  const at = isOperator ? operator : open - (own[open - 2] === '~' ? 2 : 1);
  // The definition of a member declares nothing new.
  if (own[at - 1] === '::') return undefined;
  const close = closingWord(own, open);
  // Initializers of members follow the colon.
  const colon = own.indexOf(':', close);
  const behind = own
    .slice(close + 1, colon < 0 ? undefined : colon)
    .flatMap((word) => flagOfWord.get(word) ?? []);
  return {
    kind: 'function',
    name: spelled(own.slice(at, open)).replace(/\s*(?=\W)/g, ''),
    ...head(at),
    params: paramsOf(spelled(own.slice(open, close + 1))),
    ...flags([...flagsBefore(at), ...behind]),
  };
}

/**
 * Returns the values of an enumeration with their own names: Doxygen 1.9.4 gives one the name of a macro with arguments
 * behind it, and takes these for its value.
 *
 * @param nameAt Returns the name in the source by the index.
 */
export function recoveredValues(
  values: readonly EnumValue[],
  macros: ReadonlyMap<string, string>,
  nameAt: (index: number) => string | undefined,
): EnumValue[] {
  return values.map((value, i) => {
    const isMark = macros.has(value.name) || compilerWords.has(value.name);
    const name = isMark ? nameAt(i) : undefined;
    if (name === undefined) return value;
    const { initializer, ...others } = value;
    const [, own] = /^\s*=\s*\([^]*?\)\s*(=[^]*)$/.exec(codeText(initializer)) ?? [];
    return { ...others, name, ...(own !== undefined && { initializer: [own] }) };
  });
}

/** Returns the index of the parenthesis that begins the parameters; -1 if there is none in front of a value. */
function listStart(words: readonly string[]): number {
  const operator = words.indexOf('operator');
  if (operator >= 0) {
    const isCall = words[operator + 1] === '(';
    return words.indexOf('(', operator + (isCall ? 3 : 1));
  }
  const open = words.indexOf('(');
  const value = words.indexOf('=');
  const isName = /^[A-Za-z_]/.test(words[open - 1] ?? '');
  return open > 0 && isName && (value < 0 || open < value) ? open : -1;
}

function closingWord(words: readonly string[], open: number): number {
  let depth = 0;
  for (let i = open; i < words.length; i++) {
    if (words[i] === '(') depth++;
    if (words[i] === ')' && --depth === 0) return i;
  }
  return words.length;
}

function paramsOf(list: string): SnapshotParam[] {
  return (parseArguments(list) ?? []).map(({ declaration, defaultValue }) => {
    const [, before = '', name = '', behind = ''] =
      /^([^(]*\(\s*\*+\s*)(\w+)(\)[^]*)$/.exec(declaration) ??
      /^([^]*(?:[\w>]\s+|[*&]\s*))([A-Za-z_]\w*)((?:\s*\[\w*\])*)$/.exec(declaration) ??
      [];
    const isType = /^(?:int|char|long|short|double|float|bool|const|)$/.test(name);
    return {
      type: isType ? declaration : `${before}${behind}`.trim(),
      ...(!isType && { name }),
      ...(defaultValue !== undefined && { default: defaultValue }),
    };
  });
}

/** Returns the template parameters in front of a declaration. */
export function recoveredTemplate(words: readonly string[]): Pick<SnapshotSymbol, 'template'> {
  const start = templateEnd(words);
  return start > 0 ? { template: templateParams(words.slice(2, start - 1)) } : {};
}

function templateParams(words: readonly string[]): SnapshotParam[] {
  return paramsOf(`(${spelled(words)})`).map((param) => {
    const { type = '', name, ...others } = param;
    // Doxygen writes the name of a type as part of it.
    return /^(?:class|typename)/.test(type)
      ? { type: [type, name].filter(Boolean).join(' '), ...others }
      : param;
  });
}

/** Writes words as Doxygen does: `const char *name, int count`. */
function spelled(words: readonly string[]): string {
  let text = '';
  for (const word of words) {
    const last = text.at(-1) ?? '';
    const isSpaced =
      (/[\w"']/.test(last) && /^[\w"'*&]/.test(word)) ||
      (/[>,=)]/.test(last) && /^[\w"']/.test(word)) ||
      word === '=';
    text += isSpaced ? ` ${word}` : word;
  }
  return text;
}
