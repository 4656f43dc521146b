/** Folders that say nothing of what is in them. */
const general =
  /^(?:api|blog|classes|concepts|docs?|documentation|files|group|groups|guides?|html|indices|latest|main|manual|master|modules|namespaces|pages?|reference|stable|structs|topics|unions|v?\d[\d.x]*)$/i;

/** What Doxygen puts before the names of its files. */
const prefix =
  /^(?:class|struct|union|interface|protocol|exception|namespace|concept|group__|dir_[\da-f]{32}$)/;

/** How Doxygen writes signs in the names of its files. */
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

/** What an address may mean, as queries for the search: its last part first, then what is around it. */
export function addressWords(path: string): string[] {
  const parts = path
    .split('/')
    .map(decoded)
    .filter((part) => part !== '' && !/^index(?:\.\w+)?$/i.test(part));
  const telling = parts.filter((part) => !general.test(part));
  return [...new Set(telling.reverse().slice(0, 2).map(wordsOf).filter(Boolean))];
}

/** A part of an address as a query. */
function wordsOf(part: string): string {
  const name = part.replace(/\.(?:html?|mdx?|php)$/i, '');
  if (name !== part && (prefix.test(name) || /_[18]|_source$/.test(name))) return nameOf(name);
  // Files of the sources: `vector-h`.
  return name.replace(/-(h|hh|hpp|hxx|c|cc|cpp|cxx|ipp|inl)$/i, '.$1').replace(/-+/g, ' ');
}

/** The name that Doxygen has made the name of a file of: `classEigen_1_1Matrix` is `Eigen::Matrix`. */
function nameOf(file: string): string {
  return (
    file
      .replace(prefix, '')
      .replace(/_source$|-(?:members|example)$/, '')
      .replace(/_0\d|_[1-9]|__|_([a-z])/g, (sign, letter?: string) =>
        letter === undefined ? (signs[sign] ?? sign) : letter.toUpperCase(),
      )
      // Arguments of templates are found with the template.
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
