import { globExpression } from '../model/glob.ts';
import { splitQualified } from '../model/qualified-name.ts';
import type { SnapshotSymbol } from './snapshot.ts';

/** What counts as public besides what Doxygen's XML contains. */
export interface SurfaceSettings {
  /** Patterns for the names of scopes whose symbols are not public. */
  hidden: readonly string[];
  /** Globs of files whose symbols are not public. */
  exclude: readonly string[];
  /** Only symbols with a description are public. */
  documentedOnly: boolean;
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
      const name = part.replace(/\s*<[^]*$/, '').trim();
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
export function isMisread(name: string, macros: ReadonlySet<string>): boolean {
  return keywords.has(name) || macros.has(name);
}

/** True for a function that Doxygen has misread as a variable with its body as initial value. */
export function hasStatements({ kind, value }: Pick<SnapshotSymbol, 'kind' | 'value'>): boolean {
  return (
    kind === 'variable' &&
    /^=?\s*\{\s*(?:return|throw|if|for|while|do|switch|auto)\b/.test(value ?? '')
  );
}
