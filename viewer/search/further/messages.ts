import { codeNames } from './pasted-code.ts';
import type { Wanted } from './wanted.ts';

/** What the lines of compilers, linkers and debuggers contain, and other texts seldom do. */
const signs = new RegExp(
  [
    ...[
      '\\b(?:error|warning|note|fatal error)(?:\\s+\\w+)?\\s*:',
      '\\b[CD]\\d{4}\\b|\\bLNK\\d{4}\\b',
    ],
    ...[
      '[Uu]ndefined (?:reference|symbol)',
      'unresolved external',
      '[Ss]ymbol (?:not found|lookup)',
    ],
    ...[
      'has no member',
      'no (?:type |template )?(?:member )?(?:named|matching)',
      'not a member of',
    ],
    ...[
      'In instantiation of',
      '[Ii]n (?:\\w+ )?(?:member )?function',
      'candidate:',
      'required from',
    ],
    ...['is deprecated', 'was not declared', 'undeclared identifier', 'implicit declaration'],
    ...['relocation (?:against|truncated)', 'multiple definition', 'request for member'],
    ...[
      'static assertion failed',
      '^[^:]*: Assertion |^Assertion failed:',
      'terminate called',
      'suggested alternative',
    ],
    ...['^\\s*\\*?\\s*(?:frame )?#\\d+:?\\s+', '\\b(?:at|by) 0x[\\dA-Fa-f]+: ', '\\.(?:exe|dll)!'],
  ].join('|'),
);

/** Matches a line of a debugger, a sanitizer or Valgrind; the first group is the function. */
const frames: readonly RegExp[] = [
  /^\s*#\d+\s+(?:0x[\da-f]+\s+in\s+)?([^]+?)(?:\s+(?:at|from)\s+\S+|\s+\(?\/\S+.*|\s+[A-Z]:\\.*)?$/i,
  /^\s*\*?\s*frame #\d+:\s+\S+\s+[^`]*`([^]+?)(?:\s+(?:at|\+)\s.*)?$/,
  /\b(?:at|by) 0x[\dA-Fa-f]+: ([^]+?)\s+\((?:in )?[^()]*\)$/,
  /\.(?:exe|dll)!([^]+?)(?:\s+Line\s.*|\s*\+.*)?$/,
];

/** True for a line of a compiler, linker or debugger. */
export function isMessage(text: string): boolean {
  return signs.test(text);
}

/** Returns the names in such a line, the most helpful one first; `mangled` are those that compilers have mangled. */
export function messageNames(text: string, mangled: readonly Wanted[]): Wanted[] {
  const [frame] = frames.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  if (frame !== undefined)
    return codeNames(frame.replace(/\s*\([^()]*=.*$/, '').replace(/\s+\(/, '('));
  const line = text
    .replace(/^(?:\S*\/)?(?:ld|collect2|clang|g\+\+|gcc)(?:\.exe)?: /, '')
    .replace(/[‘’`´]|&#39;/g, "'")
    .replace(/[“”]/g, '"')
    // The apostrophe of a word is no quotation mark.
    .replace(/(\w)'(?=[st]\b)/g, '$1’')
    // GCC also writes what an alias stands for.
    .replace(/'[^']*' \{aka '([^']*)'\}/g, "'$1'");
  const suggested =
    /(?:did you mean (?:to (?:use|call) )?|suggested alternatives?: ?)'([^']+)'/.exec(line)?.[1];
  const [member, owner] = memberAndOwner(line);
  const external = externalSymbol(line);
  const asserting = /, function ([\w:~]+), file /.exec(line)?.[1];
  const quoted = [...line.matchAll(/'([^']+)'/g)].map(([, each = '']) => each);
  const texts = [
    ...(asserting === undefined ? [] : [asserting]),
    ...(suggested === undefined ? [] : [qualified(owner, suggested), suggested]),
    ...(member === undefined ? [] : [qualified(owner, member)]),
    ...(external === undefined ? [] : [external]),
    ...(owner === undefined ? [] : [owner]),
    ...quoted.filter((each) => each !== suggested && each !== member),
  ];
  const names = texts.map((each) => codeNames(declarationOf(each)));
  // The names in arguments of templates come last.
  return [
    ...mangled,
    ...names.flatMap((own) => own.slice(0, 1)),
    ...names.flatMap((own) => own.slice(1)),
  ];
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
    ) ?? /'([^']+)'\s*:? is not a member of (?:class |namespace )?'([^']+)'/.exec(line);
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
