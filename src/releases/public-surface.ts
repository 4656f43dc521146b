import type { Member } from '../model/compound.ts';
import { globExpression } from '../model/glob.ts';
import { splitQualified, withoutArguments } from '../model/qualified-name.ts';
import type { SnapshotSymbol } from './snapshot.ts';

/** What counts as public besides what Doxygen's XML contains. */
export interface SurfaceSettings {
  /** Patterns for the names of scopes whose symbols are not public. */
  hidden: readonly string[];
  /** Globs of files whose symbols are not public. */
  exclude: readonly string[];
  /** Only symbols with a description are public. */
  documentedOnly: boolean;
  /** Globs of headers that users include instead of those that they include; found from the includes if missing. */
  umbrella?: readonly string[];
}

/** The names that libraries give to scopes for their own use. */
export const defaultHidden: readonly string[] = [
  ...['detail', 'details', 'internal', 'impl', 'priv', '*_detail', '*_impl'],
];

/** Words of C++ that cannot be names: Doxygen has misread a declaration that has one. */
const keywords = new Set(
  (
    'alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class ' +
    'co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype ' +
    'default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline ' +
    'int long mutable namespace new noexcept not not_eq nullptr or or_eq private protected public register ' +
    'reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template ' +
    'this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t ' +
    'while xor xor_eq'
  ).split(' '),
);

/** Decides which symbols of a library are public. */
export class PublicSurface {
  readonly #hidden: readonly RegExp[];
  readonly #excluded: readonly RegExp[];

  constructor({ hidden, exclude }: SurfaceSettings) {
    this.#hidden = hidden.map(globExpression);
    this.#excluded = exclude.map(globExpression);
  }

  /** True if a scope of this qualified name hides what it contains; unnamed namespaces always do. */
  hides(scope: string): boolean {
    return splitQualified(scope).some((part) => {
      const name = withoutArguments(part).trim();
      if (name === '') return scope !== '';
      return isUnnamed(name) || this.#hidden.some((pattern) => pattern.test(name));
    });
  }

  /** True for a file whose symbols are not public. */
  excludes(file: string): boolean {
    return this.#excluded.some((pattern) => pattern.test(file));
  }
}

/** True for the names that Doxygen makes up for unnamed scopes and types. */
export function isUnnamed(name: string): boolean {
  return /^(?:@|anonymous_namespace|__unnamed)|^\(?anonymous\b/.test(name);
}

/** True for names that the standard reserves: users must not rely on them. */
export function isReserved(name: string): boolean {
  return /__|^_[A-Z]/.test(name);
}

/**
 * True for what Doxygen has misread as a symbol: `name` is a word of C++, or that of a macro of the library (given in
 * `macros`), which expands to something else.
 */
export function isMisread(name: string, macros: ReadonlyMap<string, unknown>): boolean {
  return keywords.has(name) || macros.has(name);
}

/** Words that begin a statement, but never a type. */
const statementWords =
  /^(?:return|throw|delete|goto|case|else|do|while|if|for|switch|break|continue|new|co_return|co_yield|co_await|using|namespace)\b/;

/**
 * True for what Doxygen has misread as a symbol: a statement, the call of a macro outside of classes, or a member of a
 * struct with an attribute behind its body, which it repeats as a variable without a line.
 */
export function isNoDeclaration(
  symbol: Pick<SnapshotSymbol, 'kind' | 'name' | 'type' | 'value'>,
  { argsString, location }: Pick<Member, 'argsString' | 'location'>,
  isMember: boolean,
): boolean {
  if (symbol.kind === 'variable' && location?.line === undefined) return true;
  return hasStatements(symbol) || (!isMember && isCall(symbol, argsString));
}

/** The end of the type of a variable that is a function, a macro behind it with arguments, and the parameters of the next one. */
const functionAndMacro = /\([^()]*\)\s*\w+\s*\([^()]*\)\s*\([^()]*\)$/;

/** True for code that Doxygen has misread: a function as a variable with its body as initial value, or a statement. */
function hasStatements({
  kind,
  type = '',
  value = '',
}: Pick<SnapshotSymbol, 'kind' | 'type' | 'value'>): boolean {
  if (kind !== 'variable' && kind !== 'function') return false;
  if (statementWords.test(type)) return true;
  return (
    kind === 'variable' &&
    (functionAndMacro.test(type) ||
      isCutOff(value) ||
      /^=?\s*\{\s*(?:return|throw|if|for|while|do|switch|auto)\b/.test(value))
  );
}

/** True for the call of a macro outside of classes, where no function lacks a result, and guides have arrows. */
function isCall(
  { kind, name, type = '' }: Pick<SnapshotSymbol, 'kind' | 'name' | 'type'>,
  argsString: string,
): boolean {
  const hasResult = type !== '' || argsString.includes('->');
  return kind === 'function' && !hasResult && /^[A-Z][A-Z\d_]+$/.test(name);
}

/** True for a value with more closing parentheses than opening ones: a parameter behind a macro with arguments. */
function isCutOff(value: string): boolean {
  const code = value.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])+'/g, '');
  return code.split(')').length > code.split('(').length;
}

/**
 * Returns what a declaration means: a variable with arguments for its constructor, `const range positive(0, 2)`, looks
 * like a function for Doxygen.
 */
export function asWritten(symbol: SnapshotSymbol): SnapshotSymbol {
  const { kind, params = [], type } = symbol;
  const isVariable =
    kind === 'function' && type !== undefined && params.some((param) => isValue(param.type ?? ''));
  if (!isVariable) return symbol;
  const { params: values, ...declared } = symbol;
  const value = values?.map((param) => [param.type, param.name].filter(Boolean).join(' '));
  return { ...declared, kind: 'variable', value: `(${value?.join(', ')})` };
}

/** True for a value, which no type can begin with. */
function isValue(text: string): boolean {
  return /^(?:\d|[-+!~]|[&*][A-Za-z_]|"|'|\{|(?:true|false|nullptr|NULL|this|sizeof|new)\b)/.test(
    text,
  );
}
