/** Folders that say nothing about what is in them. */
const general =
  /^(?:api|blog|classes|concepts|docs?|documentation|files|group|groups|guides?|html|indices|latest|main|manual|master|modules|namespaces|pages?|reference|stable|structs|topics|unions|v?\d[\d.x]*)$/i;

/** Prefixes of Doxygen's file names. */
const prefix =
  /^(?:class|struct|union|interface|protocol|exception|namespace|concept|group__|dir_[\da-f]{32}$)/;

/** Doxygen's escapes in file names. */
const signs: Readonly<Record<string, string>> = {
  _1: ':',
  _2: '/',
  _3: '<',
  _4: '>',
  _5: '*',
  _6: '&',
  _7: '|',
  _8: '.',
  _9: '!',
  _00: ',',
  _01: ' ',
  _02: '{',
  _03: '}',
  _04: '?',
  _07: '(',
  _08: ')',
  _09: '+',
  __: '_',
};

/** Returns what an address may mean as search queries: its last part first, then the parts around it. */
export function addressWords(path: string): string[] {
  const parts = path
    .split('/')
    .map(decoded)
    .filter((part) => part !== '' && !/^index(?:\.\w+)?$/i.test(part));
  const distinctive = parts.filter((part) => !general.test(part));
  return [...new Set(distinctive.reverse().slice(0, 2).map(wordsOf).filter(Boolean))];
}

/** Turns a part of an address into a query. */
function wordsOf(part: string): string {
  const name = part.replace(/\.(?:html?|mdx?|php)$/i, '');
  if (name !== part && (prefix.test(name) || /_[18]|_source$/.test(name))) return nameOf(name);
  // Source files: `vector-h`.
  return name.replace(/-(h|hh|hpp|hxx|c|cc|cpp|cxx|ipp|inl)$/i, '.$1').replace(/-+/g, ' ');
}

/** Returns the name in a Doxygen file name: `classEigen_1_1Matrix` is `Eigen::Matrix`. */
function nameOf(file: string): string {
  return (
    file
      .replace(prefix, '')
      .replace(/_source$|-(?:members|example)$/, '')
      .replace(/_0\d|_[1-9]|__|_([a-z])/g, (sign, letter?: string) =>
        letter === undefined ? (signs[sign] ?? sign) : letter.toUpperCase(),
      )
      // Template arguments are found with the template.
      .replace(/\s*<.*/s, '')
      .trim()
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
