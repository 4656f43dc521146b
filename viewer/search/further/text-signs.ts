/** What a text has that is more than words, though it can consist of letters. */
export interface TextSigns {
  /** True for the address of a page. */
  isAddress: boolean;
  /** True for a line of a compiler, linker or debugger. */
  isMessage: boolean;
  /** True if it contains a name that a compiler has mangled. */
  isMangled: boolean;
}

/** Returns what a text has; undefined if it has nothing of it. */
export function signsOf(text: string): TextSigns | undefined {
  const signs = {
    isAddress: isAddress(text),
    isMessage: isMessage(text),
    isMangled: mangling.test(text),
  };
  return signs.isAddress || signs.isMessage || signs.isMangled ? signs : undefined;
}

/** What names that compilers have mangled contain. */
const mangling = /(?:^|[^\w$])_{0,3}Z[A-Z\d]|(?:^|\s)N\d+[A-Za-z_]|\?[\w?$@]+@@/;

/** What the lines of compilers, linkers and debuggers contain, and other texts seldom do. */
const ofMessages = new RegExp(
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
    ...[
      'is deprecated',
      'was not declared',
      'undeclared identifier|identifier not found',
      'implicit declaration',
    ],
    ...['relocation (?:against|truncated)', 'multiple definition', 'request for member'],
    ...[
      'static assertion failed',
      '^[^:]*: Assertion |^Assertion failed:',
      'terminate called',
      'suggested alternative',
      'file not found|[Cc]annot open include file',
    ],
    ...['^\\s*\\*?\\s*(?:frame )?#\\d+:?\\s+', '\\b(?:at|by) 0x[\\dA-Fa-f]+: ', '\\.(?:exe|dll)!'],
  ].join('|'),
);

/** True for a line of a compiler, linker or debugger. */
export function isMessage(text: string): boolean {
  return ofMessages.test(text);
}

/** True for the address of a page, with or without a host. */
export function isAddress(text: string): boolean {
  return (
    /^(?:https?|file):\/\/\S+$|^\/?[\w.~%+-]+(?:\/[\w.~%+=-]*)*\.(?:html?|php)(?:[?#]\S*)?$/i.test(
      text,
    ) ||
    /^\/(?:[\w.~%+-]+\/)+(?:#\S*)?$/.test(text) ||
    /^[\w.~%+-]*(?:\/[\w.~%+-]*)+#\S+$/.test(text)
  );
}
