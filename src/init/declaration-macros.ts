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
  /__?declspec\s*(\((?:[^()]|\([^()]*\))*\))|__attribute(?:__)?\s*\(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)|\[\[[^\]]*\]\]|\b(?:__?(?:cdecl|stdcall|fastcall|vectorcall|thiscall|pascal|system|global|hidden|extension__|restrict(?:__)?)|_System|WINAPI|CALLBACK|APIENTRY|IMPORT_C|EXPORT_C)\b|\bextern\s*"C(?:\+\+)?"(?:\s*\{)?|^\s*\}\s*$/g;

/** A parameter as the name of a pointer to a function, `(*name)`, also with a calling convention. */
const pointer = /^\(\s*\*\s*(\w+)\s*\)$/;

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
  /^[A-Z][A-Z\d_]*_?(?:API|API_?CALL|CALL|DECL|DECLSPEC|DLL|EXPORTS?|EXTERN|PUBLIC|VISIBLE|VISIBILITY)$/;

/**
 * Returns the macros in front of declarations of some headers that Doxygen has to expand, as values of `PREDEFINED`:
 * without them it takes `LIB_EXTERN(int) lib_open(void)` for a function `LIB_EXTERN`, and shows `LIB_API` as a part of
 * types. These are macros with only attributes, calling conventions and specifiers in all their definitions, and those
 * that are never defined but named as one that exports.
 */
export function declarationMacros(headers: Iterable<string>): string[] {
  const defined = new Map<string, Definition[]>();
  const used = new Set<string>();
  const usedAsExport = new Set<string>();
  for (const header of headers) {
    const text = header
      .replace(/\\\r?\n/g, ' ')
      .replace(commentOrLiteral, (found) => (found.startsWith('/') ? ' ' : found));
    const code = text.replace(directive, (_, name: string, rest: string) => {
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
    for (const [word] of code.matchAll(/[A-Za-z_]\w*/g)) used.add(word);
    for (const [, word = ''] of code.matchAll(/\b([A-Z][A-Z\d_]+)[ \t]+[A-Za-z_:]/g))
      usedAsExport.add(word);
  }
  const found: string[] = [];
  for (const [name, definitions] of defined) {
    const isOwn = used.has(name) && !specifiers.has(name);
    const expansion = isOwn ? expansionOf(name, definitions, defined, []) : undefined;
    if (expansion === undefined) continue;
    // Empty ones with other names are conditions that happen to stand in code.
    const hasContent = definitions.some(({ body }) => body !== '');
    if (hasContent || exportName.test(name)) found.push(expansion);
  }
  for (const name of usedAsExport)
    if (!defined.has(name) && exportName.test(name)) found.push(`${name}=`);
  return found.sort();
}

/** Returns a macro and what it adds to a declaration, `NAME(type)=static type`; `undefined` if it has anything else. */
function expansionOf(
  name: string,
  definitions: readonly Definition[],
  defined: Definitions,
  open: readonly string[],
): string | undefined {
  if (open.includes(name)) return undefined;
  const [{ params } = {}] = definitions;
  let longest: string[] = [];
  for (const each of definitions) {
    if (each.params?.length !== params?.length) return undefined;
    const words = wordsOf(each, defined, [...open, name]);
    if (!words) return undefined;
    // Compilers may call their parameters differently.
    const renamed = words.map((word) =>
      word.replace(/\w+/, (name) => params?.[each.params?.indexOf(name) ?? -1] ?? name),
    );
    if (renamed.length > longest.length) longest = renamed;
  }
  return `${name}${params ? `(${params.join(',')})` : ''}=${longest.join(' ')}`;
}

/** Returns the specifiers in the text of a macro, and at most one of its parameters; `undefined` if it has anything else. */
function wordsOf(
  { params = [], body }: Definition,
  defined: Definitions,
  open: readonly string[],
): string[] | undefined {
  const words: string[] = [];
  const text = body.replace(extension, ' ');
  const [whole = '', name = ''] = pointer.exec(text.trim()) ?? [];
  if (params.includes(name)) return [whole.replace(/\s+/g, '')];
  for (const word of text.split(/\s+/)) {
    const specifier = specifiers.get(word);
    const definitions = defined.get(word);
    if (word === '') continue;
    if (specifier !== undefined) words.push(specifier);
    else if (params.includes(word)) {
      if (words.some((each) => params.includes(each))) return undefined;
      words.push(word);
    } else if (definitions && !definitions.some(({ params: more }) => more)) {
      const expansion = expansionOf(word, definitions, defined, open);
      if (expansion === undefined) return undefined;
      words.push(
        ...expansion
          .slice(word.length + 1)
          .split(' ')
          .filter(Boolean),
      );
    } else return undefined;
  }
  return words;
}
