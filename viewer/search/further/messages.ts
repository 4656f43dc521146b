import { codeNames } from './pasted-code.ts';
import type { Wanted } from './wanted.ts';

/** Matches a line of a debugger, a sanitizer or Valgrind; the first group is the function. */
const frames: readonly RegExp[] = [
  /^\s*#\d+\s+(?:0x[\da-f]+\s+in\s+)?([^]+?)(?:\s+(?:at|from)\s+\S+|\s+\(?\/\S+.*|\s+[A-Z]:\\.*)?$/i,
  /^\s*\*?\s*frame #\d+:\s+\S+\s+[^`]*`([^]+?)(?:\s+(?:at|\+)\s.*)?$/,
  /\b(?:at|by) 0x[\dA-Fa-f]+: ([^]+?)\s+\((?:in )?[^()]*\)$/,
  /\.(?:exe|dll)!([^]+?)(?:\s+Line\s.*|\s*\+.*)?$/,
];

/** Returns the names in a line of a compiler, linker or debugger, the most helpful one first; `mangled` are those that compilers have mangled. */
export function messageNames(text: string, mangled: readonly Wanted[]): Wanted[] {
  const [frame] = frames.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  if (frame !== undefined) {
    const [own, ...args] = codeNames(frame.replace(/\s*\([^()]*=.*$/, '').replace(/\s+\(/, '('));
    // A function that is not documented leads to its class rather than to its arguments.
    return own ? [own.name.includes('::') ? { ...own, isMeant: true } : own, ...args] : args;
  }
  const line = text
    .replace(/^(?:\S*\/)?(?:ld|collect2|clang|g\+\+|gcc)(?:\.exe)?: /, '')
    .replace(/[‘’`´]|&#39;/g, "'")
    .replace(/[“”]/g, '"')
    // The apostrophe of a word is no quotation mark.
    .replace(/(\w)'(?=[st]\b)/g, '$1’')
    // GCC also writes what an alias stands for.
    .replace(/'[^']*' \{aka '([^']*)'\}/g, "'$1'");
  const header = missingHeader(line);
  if (header !== undefined) return [{ name: header, kind: 'file', isMeant: true }];
  const suggested =
    /(?:did you mean (?:to (?:use|call) )?|suggested alternatives?: ?)'([^']+)'/.exec(line)?.[1];
  const [member, owner] = memberAndOwner(line);
  const missing = member === undefined ? missingName(line) : undefined;
  const external = externalSymbol(line);
  const asserting = /, function ([\w:~]+), file /.exec(line)?.[1];
  const quoted = [...line.matchAll(/'([^']+)'/g)].map(([, each = '']) => each);
  // What is written can be documented, but not included; compilers suggest what is.
  const meant = [
    asserting,
    missing,
    member && qualified(owner, member),
    suggested && qualified(owner, suggested),
    suggested,
    external,
  ];
  const others = [owner, ...quoted.filter((each) => each !== suggested && each !== member)];
  const namesOf = (texts: readonly (string | undefined)[]): Wanted[][] =>
    texts.flatMap((each) => (each === undefined ? [] : [codeNames(declarationOf(each))]));
  const names = [
    ...namesOf(meant).map(([first, ...rest]): Wanted[] =>
      first ? [{ ...first, isMeant: true }, ...rest] : rest,
    ),
    ...namesOf(others),
  ];
  // `note: declared here` says only where.
  const [, place] = /^(?:\w:)?[\\/]?([^\s:]+\.\w+):\d+:.*\bnote: [^']*$/.exec(line) ?? [];
  if (place !== undefined && names.length === 0)
    return [{ name: place.replaceAll('\\', '/'), kind: 'file' }];
  // The names in arguments of templates come last.
  return [
    ...mangled,
    ...names.flatMap((own) => own.slice(0, 1)),
    ...names.flatMap((own) => own.slice(1)),
  ];
}

/** Returns the path of a header that the preprocessor of GCC, Clang or Microsoft's compiler does not find. */
function missingHeader(line: string): string | undefined {
  return (
    /'([^']+)' file not found/.exec(line)?.[1] ??
    /error: ([^\s:]+\.[^\s:]+|[\w/]+): No such file or directory/.exec(line)?.[1] ??
    /[Cc]annot open include file: '([^']+)'/.exec(line)?.[1]
  );
}

/** Returns the name that a compiler does not know. */
function missingName(line: string): string | undefined {
  return (
    /'([^']+)':? (?:was not declared|has not been declared|does not name|undeclared|identifier not found)/.exec(
      line,
    )?.[1] ??
    /(?:undeclared identifier|unknown type name|declaration of function|function for call to) '([^']+)'/.exec(
      line,
    )?.[1]
  );
}

/** Returns the member that a class or namespace lacks, and this class or namespace. */
function memberAndOwner(line: string): [member?: string, owner?: string] {
  const has = /'([^']+)' has no (?:non-static data )?member named '([^']+)'/.exec(line);
  if (has) return [has[2], owned(has[1])];
  const request = /request for member '([^']+)' in '[^']*', which is of [^']*'([^']+)'/.exec(line);
  if (request) return [request[1], owned(request[2]?.replace(/[*&\s]+$/, ''))];
  const found =
    /no (?:type |template |member )*named '([^']+)' in (?:the )?(?:class |namespace )?'([^']+)'/.exec(
      line,
    ) ??
    /'([^']+)' in (?:class|namespace) '([^']+)' does not name/.exec(line) ??
    /'([^']+)'\s*:? is not a member of (?:class |namespace )?'([^']+)'/.exec(line);
  return [found?.[1], owned(found?.[2])];
}

/** Removes what messages write around the name of a class. */
function owned(text: string | undefined): string | undefined {
  return text?.replace(/^(?:const |volatile )*(?:class|struct|union|enum|namespace) /, '');
}

function qualified(owner: string | undefined, name: string): string {
  // Template arguments do not matter, and may contain anything.
  return owner === undefined || name.includes('::') ? name : `${owner}::${name}`;
}

/** Returns the symbol that a linker misses. */
function externalSymbol(line: string): string | undefined {
  return (
    /unresolved external symbol "([^"]+)"/.exec(line)?.[1] ??
    /unresolved external symbol (?:_+imp_)?([A-Za-z_]\w*)/.exec(line)?.[1] ??
    /[Uu]ndefined symbols?[^"]*"([^"]+)"/.exec(line)?.[1] ??
    /[Ss]ymbol not found: '?([^'\s]+)/.exec(line)?.[1] ??
    /undefined (?:reference to|symbol:?) '?([^'\s][^']*)/.exec(line)?.[1] ??
    /multiple definition of '?([^'\s][^']*)/.exec(line)?.[1]
  );
}

/** Removes from a symbol what compilers add to it: `vtable for`, `[with T = int]`, `public:`, `[clone .cold]`. */
function declarationOf(text: string): string {
  return text
    .replace(
      /^(?:(?:construction )?vtable|VTT|typeinfo(?: name)?|guard variable|(?:non-)?virtual thunk)(?: to| for) /,
      '',
    )
    .replace(/\s*\[(?:with|abi:|clone)[^\]]*\]*/g, '')
    .replace(/^(?:public|protected|private): /, '')
    .replace(/\b(?:virtual|static|class|struct|enum) (?=[\w:])/g, '');
}

/** Returns what a message says, without its place and kind: the text of a failed assertion. */
export function messageText(text: string): string {
  return text
    .replace(/^[^]*?\b(?:error|warning|note|failed)\b[^:]*:\s*/, '')
    .replace(/^[^:]*failed:\s*/, '');
}
