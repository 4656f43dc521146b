import { compilerWords } from '../shared/compiler-words.ts';

/** The definition of a macro. */
interface Definition {
  /** Names of the parameters; missing for a macro without parentheses. */
  params?: readonly string[];
  body: string;
}

/** All definitions of each macro: headers have one for each compiler. */
type Definitions = ReadonlyMap<string, readonly Definition[]>;

/** Comments and literals; literals stay, so that a comment in one is none. */
const commentOrLiteral = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'/g;

const directive = /^[ \t]*#[ \t]*(\w+)(.*)$/gm;

const definition = /^[ \t]+([A-Za-z_]\w*)(?:\(([\w\s,.]*)\))?(.*)$/;

/** What compilers add to a declaration; readers of the documentation need none of it. */
const extension =
  /(?:__?declspec|__pragma|_Pragma)\s*(\((?:[^()]|\([^()]*\))*\))|__attribute(?:__)?\s*\(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)|\[\[[^\]]*\]\]|\b_(?:In|Out|Inout|Ret|Check_return|Must_inspect|Post|Pre|Printf|Scanf|Field)[a-z_]*_\b(?:\s*\([^()]*\))?|\b(?:__?(?:cdecl|stdcall|fastcall|vectorcall|thiscall|pascal|system|global|hidden|extension__|restrict(?:__)?)|_System|WINAPI|CALLBACK|APIENTRY|IMPORT_C|EXPORT_C)\b/g;

/** A parameter as the name of a pointer to a function, `(*name)`, also with a calling convention. */
const pointer = /^\(\s*\*\s*(\w+)\s*\)$/;

/** How compilers without prototypes read `LIB_ARGS((int a))`. */
const noPrototype = /^\(\s*\)$/;

/** Linkage in front of a declaration or a block. */
const linkage = /^"C(?:\+\+)?"$/;

/** Specifiers of the languages, and how they are spelled by compilers; they stay. */
const specifiers = new Map(
  ['extern', 'static', 'inline', 'constexpr', 'consteval', 'noexcept', 'explicit', 'virtual']
    .map((word): [string, string] => [word, word])
    .concat([
      ['__inline', 'inline'],
      ['__inline__', 'inline'],
      ['__forceinline', 'inline'],
      ['_NOEXCEPT', 'noexcept'],
    ]),
);

/** The usual ends of names of macros that export symbols: a build often generates the header that defines them. */
const exportName =
  /^[A-Z][A-Z\d_]*_?(?:API|API_?CALL|CALL|DECL|DECLSPEC|DLL|EXPORTS?|EXTERN|(?:EXPORT|EXTERN)_SYMBOL|PUBLIC|VISIBLE|VISIBILITY)$/;

/** Attributes of platforms, which their own headers define: where data and functions are, and how they are laid out. */
const platformName = /^(?:PROGMEM|[A-Z][A-Z\d_]*_ATTR|PACKED|__packed)$/;

/** A word in capitals behind an array that no header defines, and its arguments: `uint8_t data[4] ALIGNED(4) =`. */
const behindArray = /\]\s*([A-Z][A-Z\d_]+)\s*(\([^()]*\))?\s*(?:=(?!=)|;)/g;

/** Conditions for what only the documentation has, or lacks. */
const documentationName = /DOXYGEN|GENERATING_DOC|(?:^|_)DOXY(?:_|$)/;

/** Words and signs of the text of a macro. */
const token = /[A-Za-z_]\w*|"[^"]*"|::|\S/g;

/** The name of an inline namespace, and its arguments if a macro computes it. */
const inlineNamespace =
  /\binline\s+namespace\s+([A-Za-z_]\w*)\s*(\((?:[^()]|\([^()]*\))*\))?\s*\{/g;

/** The last part of the name of a namespace that is opened or named in front of a member of it. */
const namespaceName = /\bnamespace\s+(?:\w+\s*::\s*)*([A-Za-z_]\w*)\s*\{/g;

/** Stands for the start of an inline namespace that is left out; no code contains it. */
const leftOut = '\0';

/**
 * Returns the macros in front of and behind declarations of some headers that Doxygen has to expand, as values of
 * `PREDEFINED`: without them it takes `LIB_EXTERN(int) lib_open(void)` for a function `LIB_EXTERN`, shows `LIB_API` as a part of
 * types, and misses the namespace that `LIB_BEGIN` opens. These are macros with only attributes, calling conventions,
 * specifiers and namespaces in all their definitions, those that are never defined but named as one that exports,
 * words of compilers such as `__attribute__`, and `LIB_DOXYGEN=1` for conditions on the documentation. A macro that is
 * the name of a namespace is expanded if it has only one meaning; an inline namespace whose name a macro computes from
 * the version is left out: names are written without it. `foreign` are headers of third-party code that is not
 * documented itself, but may define macros that the other headers use.
 */
export function declarationMacros(
  headers: Iterable<string>,
  foreign: Iterable<string> = [],
): string[] {
  const defined = new Map<string, Definition[]>();
  for (const header of foreign) codeOf(header, defined, new Set());
  const codes: string[] = [];
  const conditions = new Set<string>();
  for (const header of headers) codes.push(codeOf(header, defined, conditions));
  const used = new Set<string>();
  const exporting = new Set<string>();
  const namespaces = new Set<string>();
  const called = new Set<string>();
  for (const code of codes) {
    for (const [word] of code.matchAll(/[A-Za-z_]\w*/g)) used.add(word);
    for (const [, word = ''] of code.matchAll(/\b(_\w+)\s*\(/g)) called.add(word);
    for (const [, word = ''] of code.matchAll(/\b([A-Z][A-Z\d_]+)[ \t]+[A-Za-z_:]/g))
      if (!defined.has(word) && exportName.test(word)) exporting.add(word);
    for (const [, word = ''] of code.matchAll(namespaceName)) namespaces.add(word);
  }
  const found = new Map<string, string>([...exporting].map((name) => [name, `${name}=`]));
  const attributes = new Map(
    [...used].flatMap((name) => (platformName.test(name) ? [[name, '']] : [])),
  );
  for (const code of codes)
    for (const [, name = '', args] of code.matchAll(behindArray))
      attributes.set(name, args === undefined ? '' : '(...)');
  for (const [name, args] of attributes) if (!defined.has(name)) found.set(name, `${name}${args}=`);
  for (const name of conditions) if (!defined.has(name)) found.set(name, `${name}=1`);
  for (const [name, value] of compilerWords) if (called.has(name)) found.set(name, value);
  for (const name of namespaces) {
    const meaning = meaningOf(defined.get(name));
    if (meaning !== undefined) found.set(name, `${name}=${meaning}`);
  }
  const expanded = new Map<string, readonly string[]>();
  for (const [name, definitions] of defined) {
    const isOwn = used.has(name) && !specifiers.has(name);
    const words = isOwn ? expansionOf(name, definitions, defined, []) : undefined;
    // Other macros that are always empty are switches, such as include guards.
    const hasContent = definitions.some(({ body }) => body !== '');
    if (words && (hasContent || exportName.test(name) || attributes.has(name)))
      expanded.set(name, words);
  }
  for (const [name, words] of withoutLeftOut(expanded)) {
    const params = defined.get(name)?.[0]?.params;
    found.set(name, `${name}${params ? `(${params.join(',')})` : ''}=${words.join(' ')}`);
  }
  const blocks = new Map([...found].filter(([, value]) => /[{}]/.test(value)));
  // A macro that closes what another one opens is of no use alone.
  if (blocks.size > 0 && imbalance(codes, blocks) > imbalance(codes, new Map()))
    for (const name of blocks.keys()) found.delete(name);
  return [...found.values()].sort();
}

/** Returns the qualified name that all definitions of a macro without parameters agree on. */
function meaningOf(definitions: readonly Definition[] = []): string | undefined {
  const [{ body } = { body: '' }] = definitions;
  const isOne = definitions.every((each) => each.body === body && !each.params);
  return isOne && /^[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*$/.test(body) ? body : undefined;
}

/**
 * Returns the code of a header without comments, literals and directives. Adds the definitions in it, and the names in
 * its conditions that are about the documentation.
 */
function codeOf(
  header: string,
  defined: Map<string, Definition[]>,
  conditions: Set<string>,
): string {
  const text = header
    .replace(/\\\r?\n/g, ' ')
    .replace(commentOrLiteral, (found) => (found.startsWith('/') ? ' ' : found));
  const code = text.replace(directive, (_, name: string, rest: string) => {
    if (/^(?:el)?if/.test(name))
      for (const [word] of rest.matchAll(/[A-Za-z_]\w*/g))
        if (documentationName.test(word)) conditions.add(word);
    const [, macro, params, body = ''] = definition.exec(rest) ?? [];
    if (name !== 'define' || macro === undefined) return '';
    const known = defined.get(macro) ?? [];
    if (known.length === 0) defined.set(macro, known);
    known.push({
      ...(params !== undefined && { params: params.split(',').map((param) => param.trim()) }),
      body: body.trim(),
    });
    return '';
  });
  return code.replace(commentOrLiteral, ' ');
}

/**
 * Returns some expansions without the starts of the inline namespaces that are left out. Those that only close as many
 * blocks as one of these opens close one less for each.
 */
function withoutLeftOut(
  expanded: ReadonlyMap<string, readonly string[]>,
): Map<string, readonly string[]> {
  const leftOutOf = new Map<number, number>();
  for (const words of expanded.values()) {
    const count = words.filter((word) => word === leftOut).length;
    const opened = words.filter((word) => word === '{').length + count;
    if (count > 0) leftOutOf.set(opened, count);
  }
  const result = new Map<string, readonly string[]>();
  for (const [name, words] of expanded) {
    const isEnd = words.length > 0 && words.every((word) => word === '}');
    const stay = words.filter((word) => word !== leftOut);
    result.set(name, isEnd ? stay.slice(leftOutOf.get(words.length) ?? 0) : stay);
  }
  return result;
}

/** Returns how many braces of some headers have no counterpart if macros are expanded. */
function imbalance(codes: readonly string[], macros: ReadonlyMap<string, string>): number {
  const depthOf = (text: string): number => text.split('{').length - text.split('}').length;
  let sum = 0;
  for (const code of codes) {
    let depth = depthOf(code);
    if (macros.size > 0)
      for (const [word] of code.matchAll(/[A-Za-z_]\w*/g)) depth += depthOf(macros.get(word) ?? '');
    sum += Math.abs(depth);
  }
  return sum;
}

/** Returns what a macro adds to a declaration: the longest of its definitions; `undefined` if one has anything else. */
function expansionOf(
  name: string,
  definitions: readonly Definition[],
  defined: Definitions,
  open: readonly string[],
): string[] | undefined {
  if (open.includes(name)) return undefined;
  const [{ params } = {}] = definitions;
  let longest: string[] = [];
  for (const each of definitions) {
    if (each.params?.length !== params?.length) return undefined;
    const words = wordsOf(each, defined, [...open, name]);
    if (!words) return undefined;
    // Compilers may call their parameters differently.
    const renamed = words.map((word) =>
      word.replace(/\w+/, (param) => params?.[each.params?.indexOf(param) ?? -1] ?? param),
    );
    if (renamed.length > longest.length) longest = renamed;
  }
  return longest;
}

/** Returns the words of the text of a macro that stay, at most one of its parameters among them. */
function wordsOf(
  { params = [], body }: Definition,
  defined: Definitions,
  open: readonly string[],
): string[] | undefined {
  const text = body
    .replace(extension, ' ')
    .replace(/\bthrow\s*\(\s*\)/g, 'noexcept')
    .trim();
  const [whole = '', name = ''] = pointer.exec(text) ?? [];
  if (params.includes(name)) return [whole.replace(/\s+/g, '')];
  if (params.length > 0 && noPrototype.test(text)) return [];
  const words: string[] = [];
  const tokens =
    text
      .replace(inlineNamespace, (whole, called: string, args?: string) =>
        args === undefined || !defined.has(called) ? whole : leftOut,
      )
      .match(token) ?? [];
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i] ?? '';
    const before = words.at(-1);
    const specifier = specifiers.get(word);
    const definitions = defined.get(word);
    const isObject = definitions && !definitions.some(({ params: more }) => more);
    if (before === 'namespace' || (before === '::' && /^\w/.test(word))) {
      // Another macro that names a namespace, such as the one of the version.
      const meaning = definitions ? meaningOf(definitions) : word;
      if (meaning === undefined || !/^[A-Za-z_]\w*$/.test(meaning)) return undefined;
      words.push(meaning);
    } else if (word === leftOut || /^(?:namespace|::|[{}])$/.test(word)) words.push(word);
    else if (linkage.test(word) && before === 'extern') words.push(word);
    else if (specifier !== undefined) words.push(specifier);
    else if (params.includes(word)) {
      if (words.some((each) => params.includes(each))) return undefined;
      words.push(word);
    } else if (isObject) {
      const expansion = expansionOf(word, definitions, defined, open);
      if (expansion === undefined) return undefined;
      words.push(...expansion);
    } else if (definitions && tokens[i + 1] === '(') {
      const end = closingOf(tokens, i + 1);
      const expansion = expansionOf(word, definitions, defined, open);
      const argument = wordsOf({ params, body: tokens.slice(i + 2, end).join(' ') }, defined, open);
      const [{ params: called = [] } = {}] = definitions;
      // With more arguments, which one stands where is not followed.
      if (!expansion || !argument || (called.length > 1 && argument.length > 0)) return undefined;
      words.push(...expansion.flatMap((each) => (called.includes(each) ? argument : [each])));
      i = end;
    } else if (definitions || !exportName.test(word)) return undefined;
  }
  return words;
}

/** Returns the index of the bracket that closes the one at `start` in some tokens, or of the last token. */
function closingOf(tokens: readonly string[], start: number): number {
  let depth = 0;
  for (let i = start; i < tokens.length; i++) {
    if (tokens[i] === '(') depth++;
    else if (tokens[i] === ')' && --depth === 0) return i;
  }
  return tokens.length - 1;
}
