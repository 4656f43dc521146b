import { fold } from './fold.ts';
import { known } from './known.ts';
import { ownerMark } from './owner-mark.ts';

/** A type as it is compared: references and, where the query does not write it, `const` do not count. */
export interface TypePattern {
  /** Last name of the type without template arguments, folded, with its pointers: `string_view`, `char*`; `_` for any. */
  key: string;
  /** Template arguments, folded, without blanks; empty where there are none. */
  args: string;
  /** `const` is written. */
  isConst: boolean;
  /** `&` or `&&` is written. */
  reference: string;
  /** The name may go on: it is the last thing of what is typed. */
  isOpen?: boolean;
}

/** What a query wants of a function. */
export interface SignaturePattern {
  /** Types of parameters, in any order. */
  params: TypePattern[];
  /** True where the parameters are in parentheses: those without others come first. */
  isWhole: boolean;
  /** What it returns. */
  returns?: TypePattern;
}

const fundamental = new Set(
  'void bool char short int long float double signed unsigned auto'.split(' '),
);
const ignored =
  /\b(?:const|volatile|typename|struct|class|union|enum|constexpr|consteval|inline|static|virtual|extern|friend|explicit|mutable)\b/g;

/** All types that are wanted. */
export function typesOf({ params, returns }: SignatureTypes): TypePattern[] {
  return returns ? [...params, returns] : params;
}

type SignatureTypes = Pick<SignaturePattern, 'params' | 'returns'>;

/** Splits a text at a character outside of brackets. */
export function splitOutside(text: string, separator: string): string[] {
  if (!/[(<[{]/.test(text)) return text.split(separator);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if ('(<[{'.includes(char)) depth++;
    else if (')>]}'.includes(char) && text[i - 1] !== '-') depth = Math.max(0, depth - 1);
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

/** A name without template arguments: `b::c` of `b<x<int>>::c`. */
export function withoutArguments(name: string): string {
  let outer = name;
  for (let before = ''; before !== outer;) {
    before = outer;
    outer = outer.replace(/<[^<>]*>/g, '');
  }
  return outer.replace(/<[^]*|>/g, '');
}

/** Reads a type; a name behind it, as parameters have it, does not count. */
export const parseType = known((written): TypePattern => {
  const text = fold(splitOutside(written.replace(/\[\[[^]*?\]\]/g, ' '), '=')[0] ?? '');
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

/** What a function takes and returns. */
export interface Signature {
  /** Types of its parameters as they are written, in their order. */
  params: readonly string[];
  /** The same, taken apart; missing until that is wanted. */
  types?: readonly TypePattern[];
  /** What it returns. */
  returns: TypePattern;
}

/** The same as the index has it. */
export interface WrittenSignature {
  /** Parameters and what follows them; empty for what is no function. */
  params: string;
  /** What it returns, or its type. */
  type: string;
  /** Taken apart; missing until that is wanted. */
  parsed?: Signature;
}

/** What a function takes and returns, of the parameters and the type as the index has them. */
export function parseSignature(params: string, type: string): Signature {
  const { types, trailing } = parseParams(params);
  return { params: types, returns: parseType(trailing ?? type) };
}

/** Parameters, among which functions may take functions that take some. */
const inParentheses = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/;

/** The types of parameters, and the one behind an arrow. */
const parseParams = known((params): { types: readonly string[]; trailing?: string } => {
  const found = inParentheses.exec(params);
  const end = found ? found.index + found[0].length - 1 : params.length;
  const inner = params.slice(params.indexOf('(') + 1, end).trim();
  return {
    types: inner === '' || inner === 'void' ? [] : splitOutside(inner, ','),
    trailing: /->\s*([^]+)$/.exec(params.slice(end))?.[1],
  };
});

/** True where a type is one that the pattern wants. */
export function fitsType(pattern: TypePattern, type: TypePattern): boolean {
  const { key } = pattern;
  if (key !== '_' && !(pattern.isOpen ? type.key.startsWith(key) : type.key === key)) return false;
  if (pattern.args !== '' && !type.args.includes(pattern.args)) return false;
  if (pattern.isConst && !type.isConst) return false;
  return pattern.reference === '' || pattern.reference === type.reference;
}

/**
 * Tells how well functions fit a pattern: 0 where one has just these parameters, else how many more; -1 where it does
 * not fit, or is no function.
 */
export function signatureFit(wanted: SignatureTypes): (signature: WrittenSignature) => number {
  // Taking a signature apart takes long, and most have not even the names.
  const names = namesOf(wanted).map((name) => new RegExp(name, 'i'));
  const { returns } = wanted;
  // What is written more exactly chooses first, so that `_` takes what is left.
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
      // A reference that is written without const means one without.
      if (want.reference !== '' && !want.isConst && left[at]?.isConst === true) closeness += 0.5;
      if (sorted.length > 1) left = left.filter((_, i) => i !== at);
    }
    return own.params.length - sorted.length + closeness;
  };
}

/** Match, in types and parameters as the index has them, the names that are wanted, the longest first. */
export function patternsOfTypes(types: SignatureTypes): RegExp[] {
  return namesOf(types)
    .sort((a, b) => b.length - a.length)
    .map((name) => new RegExp(`${name}|${ownerMark}`, 'gi'));
}

/** Patterns for the names of the types that are wanted. */
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
