import { splitOutside, withoutArguments } from './arguments.ts';
import { fold } from './fold.ts';
import { known } from './known.ts';
import { ownerMark } from './owner-mark.ts';

/** A type for comparison; references and `const` only count if the query contains them. */
export interface TypePattern {
  /** Folded last name of the type without template arguments, with pointers: `string_view`, `char*`; `_` for any. */
  key: string;
  /** Folded template arguments without spaces; empty if there are none. */
  args: string;
  /** True if it contains `const`. */
  isConst: boolean;
  /** The `&` or `&&`, if any. */
  reference: string;
  /** True if the name may be incomplete: it is at the end of the input. */
  isOpen?: boolean;
  /** True if pointers do not count. */
  isLoose?: boolean;
}

/** The signature in a query. */
export interface SignaturePattern {
  /** Types of parameters, in any order. */
  params: TypePattern[];
  /** True if the parameters are in parentheses: functions without further parameters come first. */
  isWhole: boolean;
  /** The return type. */
  returns?: TypePattern;
}

/** The words of fundamental types. */
export const fundamental: ReadonlySet<string> = new Set(
  'void bool char short int long float double signed unsigned auto'.split(' '),
);
const ignored =
  /\b(?:const|volatile|typename|struct|class|union|enum|constexpr|consteval|inline|static|virtual|extern|friend|explicit|mutable)\b/g;

/** All types in a query. */
export function typesOf({ params, returns }: SignatureTypes): TypePattern[] {
  return returns ? [...params, returns] : params;
}

type SignatureTypes = Pick<SignaturePattern, 'params' | 'returns'>;

/** Parses a type; ignores the name after it in a parameter. */
export const parseType = known((written): TypePattern => {
  const text = fold(splitOutside(withoutMacros(written), '=')[0] ?? '');
  const outer = withoutArguments(text);
  const args = /<([^]*)>/.exec(text)?.[1] ?? '';
  const pointers = (outer.match(/\*/g) ?? []).length + (outer.match(/\[\w*\]/g) ?? []).length;
  const names = outer
    .replace(/\[\w*\]/g, ' ')
    .replace(/[*&()^]+|\.{3}/g, ' ')
    .replace(/\s*::\s*/g, '::')
    .replace(ignored, ' ')
    .trim()
    .split(/\s+/)
    .filter((name) => name !== '');
  const basic = names.filter((name) => fundamental.has(name));
  const base = basic.length > 0 ? basic.join(' ') : (names[0] ?? '');
  return {
    key: (base.split('::').pop() ?? '') + '*'.repeat(pointers),
    args: args.replace(/\s+/g, ''),
    isConst: /\bconst\b/.test(outer),
    reference: /&+/.exec(outer)?.[0] ?? '',
  };
});

/** Removes attributes, and macros around a type that expand to them: `API(int)`, `EXPORT const char*`, `int CALL`. */
function withoutMacros(written: string): string {
  return written
    .replace(/\[\[[^]*?\]\]/g, ' ')
    .replace(/^\s*[A-Z][A-Z0-9_]+\(([^()]*)\)/, '$1')
    .replace(/\b[A-Z][A-Z0-9_]{2,}\s+(?=[\w:])/g, '')
    .replace(/([\w>*&]\s*)\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\s*$/, '$1');
}

/** Parameters and return type of a function. */
export interface Signature {
  /** Types of its parameters as written, in order. */
  params: readonly string[];
  /** The parsed parameter types; filled in on first use. */
  types?: readonly TypePattern[];
  /** The return type. */
  returns: TypePattern;
}

/** A signature as stored in the index. */
export interface WrittenSignature {
  /** Parameters and the text after them; empty for symbols other than functions. */
  params: string;
  /** Return type, or type of a variable. */
  type: string;
  /** The parsed signature; filled in on first use. */
  parsed?: Signature;
}

/** Parses parameters and type as stored in the index. */
export function parseSignature(params: string, type: string): Signature {
  const { types, trailing } = parseParams(params);
  return { params: types, returns: parseType(trailing ?? type) };
}

/** Parameters in parentheses, with up to two levels of nested parentheses. */
const inParentheses = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/;

/** The types of parameters, and the trailing return type. */
const parseParams = known((params): { types: readonly string[]; trailing?: string } => {
  const found = inParentheses.exec(params);
  const end = found ? found.index + found[0].length - 1 : params.length;
  const inner = params.slice(params.indexOf('(') + 1, end).trim();
  return {
    types: inner === '' || inner === 'void' ? [] : splitOutside(inner, ','),
    trailing: /->\s*([^]+)$/.exec(params.slice(end))?.[1],
  };
});

/** Returns the key of a type without its pointers. */
export function withoutPointers(key: string): string {
  return key.replace(/\*+$/, '');
}

/** True if a type matches a pattern. */
function fitsType(pattern: TypePattern, type: TypePattern): boolean {
  const { key } = pattern;
  if (pattern.isLoose) return withoutPointers(type.key) === withoutPointers(key);
  if (key !== '_' && !(pattern.isOpen ? type.key.startsWith(key) : type.key === key)) return false;
  if (pattern.args !== '' && !type.args.includes(pattern.args)) return false;
  if (pattern.isConst && !type.isConst) return false;
  return pattern.reference === '' || pattern.reference === type.reference;
}

/**
 * Returns a function that rates how well a signature matches: 0 for exactly these parameters, otherwise the number of
 * extra parameters; -1 if it does not match or is not a function.
 */
export function signatureMatch(wanted: SignatureTypes): (signature: WrittenSignature) => number {
  // Parsing a signature is slow, and most do not even contain the names.
  const names = namesOf(wanted).map((name) => new RegExp(name, 'i'));
  const { returns } = wanted;
  // Match specific types first, so that `_` matches what remains.
  const sorted = [...wanted.params].sort((a, b) => weight(b) - weight(a));
  return (signature) => {
    const { params, type } = signature;
    if (params === '') return -1;
    if (!signature.parsed && !names.every((name) => name.test(params) || name.test(type)))
      return -1;
    const own = (signature.parsed ??= parseSignature(params, type));
    if (returns && !fitsType(returns, own.returns)) return -1;
    let closeness = 0;
    let left = sorted.length > 0 ? (own.types ??= own.params.map(parseType)) : [];
    for (const want of sorted) {
      const at = left.findIndex((param) => fitsType(want, param));
      if (at < 0) return -1;
      // A non-const reference in the query prefers a non-const one.
      if (want.reference !== '' && !want.isConst && left[at]?.isConst === true) closeness += 0.5;
      if (sorted.length > 1) left = left.filter((_, i) => i !== at);
    }
    return own.params.length - sorted.length + closeness;
  };
}

/** Patterns for the wanted type names in the types and parameters of the index, the longest first. */
export function patternsOfTypes(types: SignatureTypes): RegExp[] {
  return namesOf(types)
    .sort((a, b) => b.length - a.length)
    .map((name) => new RegExp(`${name}|${ownerMark}`, 'gi'));
}

/** Patterns for the names of the wanted types. */
function namesOf(types: SignatureTypes): string[] {
  return typesOf(types).flatMap(({ key, isOpen }) => {
    const [name = ''] = /^\w*/.exec(key) ?? [];
    return name === '_' ? [] : [`\\b${name}${isOpen ? '\\w*' : ''}\\b(?!\\s*::)`];
  });
}

function weight(pattern: TypePattern): number {
  const written = (pattern.isConst ? 1 : 0) + pattern.reference.length + pattern.args.length;
  return pattern.key === '_' ? written : written + 100;
}
