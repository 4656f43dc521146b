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
  /(?:__?declspec|__pragma|_Pragma)\s*(\((?:[^()]|\([^()]*\))*\))|__attribute(?:__)?\s*\(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)|\[\[[^\]]*\]\]|\b(?:__?(?:cdecl|stdcall|fastcall|vectorcall|thiscall|pascal|system|global|hidden|extension__|restrict(?:__)?)|_System|WINAPI|CALLBACK|APIENTRY|IMPORT_C|EXPORT_C)\b/g;

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
    ]),
);

/** The usual ends of names of macros that export symbols: a build often generates the header that defines them. */
const exportName =
  /^[A-Z][A-Z\d_]*_?(?:API|API_?CALL|CALL|DECL|DECLSPEC|DLL|EXPORTS?|EXTERN|(?:EXPORT|EXTERN)_SYMBOL|PUBLIC|VISIBLE|VISIBILITY)$/;

/** Conditions for what only the documentation has, or lacks. */
const documentationName = /DOXYGEN|GENERATING_DOC|(?:^|_)DOXY(?:_|$)/;

/** Words and signs of the text of a macro. */
const token = /[A-Za-z_]\w*|"[^"]*"|::|\S/g;

/**
 * Returns the macros in front of declarations of some headers that Doxygen has to expand, as values of `PREDEFINED`:
 * without them it takes `LIB_EXTERN(int) lib_open(void)` for a function `LIB_EXTERN`, shows `LIB_API` as a part of
 * types, and misses the namespace that `LIB_BEGIN` opens. These are macros with only attributes, calling conventions,
 * specifiers and namespaces in all their definitions, those that are never defined but named as one that exports, and
 * `LIB_DOXYGEN=1` for conditions on the documentation.
 */
export function declarationMacros(headers: Iterable<string>): string[] {
  const defined = new Map<string, Definition[]>();
  const codes: string[] = [];
  const conditions = new Set<string>();
  for (const header of headers) codes.push(codeOf(header, defined, conditions));
  const used = new Set<string>();
  const exporting = new Set<string>();
  for (const code of codes) {
    for (const [word] of code.matchAll(/[A-Za-z_]\w*/g)) used.add(word);
    for (const [, word = ''] of code.matchAll(/\b([A-Z][A-Z\d_]+)[ \t]+[A-Za-z_:]/g))
      if (!defined.has(word) && exportName.test(word)) exporting.add(word);
  }
  const found = new Map<string, string>([...exporting].map((name) => [name, `${name}=`]));
  for (const name of conditions) if (!defined.has(name)) found.set(name, `${name}=1`);
  for (const [name, definitions] of defined) {
    const isOwn = used.has(name) && !specifiers.has(name);
    const words = isOwn ? expansionOf(name, definitions, defined, []) : undefined;
    // Other macros that are always empty are switches, such as include guards.
    const hasContent = definitions.some(({ body }) => body !== '');
    if (!words || !(hasContent || exportName.test(name))) continue;
    const [{ params } = {}] = definitions;
    found.set(name, `${name}${params ? `(${params.join(',')})` : ''}=${words.join(' ')}`);
  }
  const blocks = new Map([...found].filter(([, value]) => /[{}]/.test(value)));
  // A macro that closes what another one opens is of no use alone.
  if (blocks.size > 0 && imbalance(codes, blocks) > imbalance(codes, new Map()))
    for (const name of blocks.keys()) found.delete(name);
  return [...found.values()].sort();
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
  const text = body.replace(extension, ' ').trim();
  const [whole = '', name = ''] = pointer.exec(text) ?? [];
  if (params.includes(name)) return [whole.replace(/\s+/g, '')];
  if (params.length > 0 && noPrototype.test(text)) return [];
  const words: string[] = [];
  for (const [word] of text.matchAll(token)) {
    const before = words.at(-1);
    const specifier = specifiers.get(word);
    const definitions = defined.get(word);
    const isObject = definitions && !definitions.some(({ params: more }) => more);
    if (before === 'namespace' || (before === '::' && /^\w/.test(word))) {
      const meanings = new Set(definitions?.map((each) => each.body) ?? [word]);
      const [meaning = ''] = meanings;
      // Another macro that names a namespace, such as the one of the version.
      if (meanings.size > 1 || !/^[A-Za-z_]\w*$/.test(meaning)) return undefined;
      words.push(meaning);
    } else if (/^(?:namespace|::|[{}])$/.test(word)) words.push(word);
    else if (linkage.test(word) && before === 'extern') words.push(word);
    else if (specifier !== undefined) words.push(specifier);
    else if (params.includes(word)) {
      if (words.some((each) => params.includes(each))) return undefined;
      words.push(word);
    } else if (isObject) {
      const expansion = expansionOf(word, definitions, defined, open);
      if (expansion === undefined) return undefined;
      words.push(...expansion);
    } else if (definitions || !exportName.test(word)) return undefined;
  }
  return words;
}
