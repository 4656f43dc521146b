/** A word, a scope operator, a sign of two or three characters, or one other character. */
const token = /[A-Za-z_$]\w*|\d[\w.']*|::|\.\.\.|&&|\|\||->|"[^"]*"|\S/g;

/** Words that do not affect the comparison of types. */
const ignored = new Set([
  ...['typename', 'class', 'struct', 'union', 'enum'],
  ...['static', 'inline', 'constexpr', 'consteval', 'constinit', 'virtual', 'explicit', 'friend'],
  ...['extern', 'mutable', 'register', 'thread_local'],
]);

/** Words that combine into one type: `long unsigned int`. */
const numberWords = ['signed', 'unsigned', 'short', 'long', 'char', 'int', 'double'];

/** Template arguments that are defaults of the standard library. */
const impliedArguments =
  /,(?:char_traits|allocator|less|equal_to|hash|default_delete)<[^<>]*>(?=[,>])/g;

/** Deepest nesting of brackets that is understood, as in Clang; a type of more is compared word by word. */
const deepest = 256;

/** Maximum number of types whose normal form is kept. */
const maxKnown = 20_000;

/** Maps types to their normal form: the declarations of a library use few types, each of them often. */
const known = new Map<string, string>();

const noNames: ReadonlyMap<string, string> = new Map();

/**
 * Normalises a type for comparison: removes white space, scopes and insignificant words, moves `const` to the front,
 * writes `unsigned` as `unsigned int`. `names` maps names of template parameters to replacements.
 */
export function normalType(text: string, names: ReadonlyMap<string, string> = noNames): string {
  if (names.size > 0) return normalForm(text, names);
  const found = known.get(text);
  if (found !== undefined) return found;
  const form = normalForm(text, names);
  if (known.size >= maxKnown) known.clear();
  known.set(text, form);
  return form;
}

function normalForm(text: string, names: ReadonlyMap<string, string>): string {
  const words = withoutScopes(text.replace(/\[\[[^\]]*\]\]/g, ' ').match(token) ?? [])
    .filter((word) => !ignored.has(word))
    .map((word) => names.get(word) ?? word);
  if (nesting(words) > deepest) return words.join(' ');
  let spelled = '';
  // A comparison (`N > 1`) looks like the end of a list, so continue after it.
  for (let i = 0; i <= words.length; i++) {
    const { text, end } = list(words, i);
    spelled += `${text}${words[end] ?? ''}`;
    i = end;
  }
  for (let before = ''; before !== spelled;) {
    before = spelled;
    spelled = spelled.replace(impliedArguments, '');
  }
  return spelled
    .replace(/\bbasic_(string|string_view|ostream|istream|iostream)<char>/g, '$1')
    .replace(/\b(?:NULL|nullptr)\b/g, '0');
}

/** Returns how many brackets are open at once. */
function nesting(words: readonly string[]): number {
  let open = 0;
  let most = 0;
  for (const word of words) {
    if (word === '<' || word === '(') most = Math.max(most, ++open);
    else if (word === '>' || word === ')') open = Math.max(0, open - 1);
  }
  return most;
}

/** Normalises the type of a parameter; top-level `const` does not count, since it does not affect callers. */
export function normalParamType(text: string, names?: ReadonlyMap<string, string>): string {
  const type = normalType(text, names);
  const isIndirect = /[*&[(]/.test(outermost(type));
  return isIndirect ? type.replace(/\*(?:const|volatile)+$/, '*') : type.replace(/^const /, '');
}

/** A type without its template arguments. */
function outermost(type: string): string {
  let depth = 0;
  let text = '';
  for (const char of type) {
    if (char === '>') depth--;
    if (depth === 0) text += char;
    if (char === '<') depth++;
  }
  return text;
}

/**
 * Removes the scopes of names: authors write them inconsistently, and some Doxygen releases add them. A qualifier in
 * front of `::` is no scope, since the name is a global one.
 */
function withoutScopes(words: readonly string[]): string[] {
  return words.filter(
    (word, i) =>
      word !== '::' && !(words[i + 1] === '::' && /^(?!(?:const|volatile)$)\w/.test(word)),
  );
}

/** Reads a list of types up to its closing bracket, and returns the index of that bracket. */
function list(words: readonly string[], start: number): { text: string; end: number } {
  const types: string[] = [];
  let own: string[] = [];
  let i = start;
  for (; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word === '>' || word === ')') break;
    if (word === ',') {
      types.push(oneType(own));
      own = [];
    } else if (word === '<' || word === '(') {
      const inner = list(words, i + 1);
      const close = words[inner.end] ?? '';
      own.push(`${word}${word === '(' && inner.text === 'void' ? '' : inner.text}${close}`);
      i = inner.end;
    } else own.push(word);
  }
  types.push(oneType(own));
  return { text: types.join(','), end: i };
}

/** Normalises one type: sorts the words before its first sign and keeps the rest. */
function oneType(words: readonly string[]): string {
  const firstSign = words.findIndex((word) => /^(?:[*&[(]|&&|\.\.\.)/.test(word));
  const head = firstSign < 0 ? words : words.slice(0, firstSign);
  const rest = firstSign < 0 ? [] : words.slice(firstSign);
  const qualifiers = ['const', 'volatile'].filter((word) => head.includes(word));
  const others = head.filter((word) => word !== 'const' && word !== 'volatile');
  return [...qualifiers.map((word) => `${word} `), ...numberType(others), ...rest].join('');
}

/**
 * Puts the words of a number type into one order: `long unsigned` becomes `unsigned long`, `unsigned` becomes `unsigned
 * int`.
 */
function numberType(words: readonly string[]): string[] {
  const isNumber = words.length > 0 && words.every((word) => numberWords.includes(word));
  if (!isNumber)
    return words.map((word, i) => (i > 0 && joins(words[i - 1], word) ? ` ${word}` : word));
  const counted = (name: string): string[] => words.filter((word) => word === name);
  const sizes = [...counted('short'), ...counted('long')];
  const [base = 'int'] = [...counted('char'), ...counted('double')];
  const sign = [...counted('unsigned'), ...(base === 'char' ? counted('signed') : [])];
  return [[...sign, ...sizes, ...(sizes.length > 0 && base === 'int' ? [] : [base])].join('_')];
}

/** True for two words that need a space between them. */
function joins(before = '', word: string): boolean {
  return /\w$/.test(before) && /^\w/.test(word);
}
