import { ConditionBranches } from './condition-branches.ts';
import { templateEnd } from './source-statements.ts';
import { sourcePieces } from './source-pieces.ts';

/** Names of the kinds of scopes whose contents are declarations. */
const scopeWords: ReadonlySet<string> = new Set(['class', 'struct', 'union', 'enum', 'namespace']);

/** Something in braces: a class by its name, a namespace, or code, whose names declare nothing. */
interface Scope {
  kind: 'class' | 'enum' | 'namespace' | 'code';
  name: string;
  /** True for a hidden namespace, and for a class while its members are private: what they contain counts as gone. */
  isPrivate?: boolean;
}

const word = /[A-Za-z_]\w*|[^\s\w]/g;

/**
 * Returns what a header declares, as far as its text shows it: `name` at the level of namespaces, `Class::name` within a
 * class or enumeration, and nothing in private sections and in the namespaces that `hides` names. Does not depend on what
 * Doxygen made of the declarations, which it loses behind some macros.
 */
export function declaredNames(text: string, hides: (scope: string) => boolean): Set<string> {
  const reader = new NameReader(hides);
  for (const { kind, text: piece } of sourcePieces(text)) {
    const [, directive, define] =
      kind === 'directive' ? (/^\s*#\s*(\w+)(?:\s+(\w+))?/.exec(piece) ?? []) : [];
    if (directive === 'define' && define !== undefined) reader.names.add(define);
    else if (directive !== undefined) reader.readDirective(directive);
    if (kind === 'code') for (const token of piece.match(word) ?? []) reader.read(token);
  }
  return reader.names;
}

class NameReader {
  readonly names = new Set<string>();
  #scopes: Scope[] = [];
  /** The words since the last brace or semicolon, without what parentheses contain. */
  #words: string[] = [];
  #depth = 0;
  /** The words in the outermost parentheses: `*` and a name, of a pointer to a function. */
  #pointer: string[] = [];
  readonly #branches = new ConditionBranches(
    () => this.#open(),
    (open) => {
      ({ scopes: this.#scopes, words: this.#words, depth: this.#depth } = this.#open(open));
    },
  );

  constructor(private readonly hides: (scope: string) => boolean) {}

  read(token: string): void {
    if (this.#scopes.at(-1)?.kind === 'code') {
      if (token === '{') this.#scopes.push({ kind: 'code', name: '' });
      else if (token === '}') this.#scopes.pop();
      return;
    }
    if (this.#depth === 1) this.#readPointer(token);
    if (token === ')') this.#depth = Math.max(0, this.#depth - 1);
    else if (this.#depth > 0) this.#depth += token === '(' ? 1 : 0;
    else this.#readOutside(token);
  }

  /** Reads the name of a pointer to a function: `(*name)(`. */
  #readPointer(token: string): void {
    if (token === ')' && this.#pointer.length === 2 && this.#pointer[0] === '*')
      this.#declare(this.#pointer[1]);
    this.#pointer.push(token);
  }

  readDirective(name: string): void {
    this.#branches.read(name);
  }

  /** Returns a copy of what is open. */
  #open(
    { scopes, words, depth } = { scopes: this.#scopes, words: this.#words, depth: this.#depth },
  ): {
    scopes: Scope[];
    words: string[];
    depth: number;
  } {
    return { scopes: scopes.map((scope) => ({ ...scope })), words: [...words], depth };
  }

  #readOutside(token: string): void {
    const inside = this.#scopes.at(-1)?.kind ?? 'namespace';
    if ('(=;{'.includes(token) || (inside === 'enum' && ',}'.includes(token))) this.#declare();
    if (token === ':') this.#readLabel();
    if (token === '(') {
      this.#depth = 1;
      this.#pointer = [];
    }
    if (token === '{') this.#scopes.push(this.#scopeOf());
    else if (token === '}') this.#scopes.pop();
    const isEnd = ['{', '}', ';'].includes(token) || (inside === 'enum' && token === ',');
    if (isEnd) this.#words = [];
    else this.#words.push(token);
  }

  /** A macro can also stand for a label; what follows it counts as public. */
  #readLabel(): void {
    const [label = ''] = this.#words;
    const scope = this.#scopes.at(-1);
    if (
      scope?.kind === 'class' &&
      /^(?:public|protected|private|[a-z]*signals|[A-Z][A-Z_]+)$/.test(label)
    )
      scope.isPrivate = label === 'private';
  }

  /** Adds a name, otherwise that of a class or the last word, unless it is part of code or private. */
  #declare(given?: string): void {
    if (this.#scopes.some((scope) => scope.kind === 'code' || scope.isPrivate)) return;
    const name = given ?? this.#headName() ?? this.#words.filter((each) => /^\w/.test(each)).at(-1);
    if (name === undefined) return;
    const around = this.#scopes.filter(({ kind }) => kind !== 'namespace').at(-1)?.name;
    this.names.add(around === undefined ? name : `${around}::${name}`);
  }

  /** Returns the name of the class that the words declare; `undefined` if they declare none. */
  #headName(): string | undefined {
    const words = this.#words.slice(templateEnd(this.#words));
    const at = words.findIndex((each) => scopeWords.has(each));
    if (at < 0) return undefined;
    const rest = words.slice(at + 1);
    const end = rest.findIndex((each) => each === ':' || each === 'final' || each === '<');
    return (end < 0 ? rest : rest.slice(0, end))
      .filter((each) => /^\w/.test(each) && !scopeWords.has(each))
      .at(-1);
  }

  #scopeOf(): Scope {
    const words = this.#words;
    // Templates name their parameters with the same words.
    const kind = words.slice(templateEnd(words)).find((each) => scopeWords.has(each));
    const name = this.#headName() ?? '';
    if (words[0] === 'extern') return { kind: 'namespace', name };
    if (kind === 'namespace') {
      const scopes = words.slice(words.indexOf(kind) + 1).filter((each) => /^\w/.test(each));
      return { kind, name, isPrivate: scopes.length > 0 && this.hides(scopes.join('::')) };
    }
    if (isFunction(words) || kind === undefined || words.includes('='))
      return { kind: 'code', name };
    const isEnum = words.includes('enum');
    return { kind: isEnum ? 'enum' : 'class', name, isPrivate: !isEnum && kind === 'class' };
  }
}

/** Words that can follow the parameters of a function; a name follows the arguments of an attribute. */
const behindParams = /^(?:const|volatile|noexcept|override|final|requires|try|throw|\W)$/;

/** True for the words before the body of a function. */
function isFunction(words: readonly string[]): boolean {
  const at = words.lastIndexOf('(');
  return at >= 0 && behindParams.test(words[at + 1] ?? ':');
}

/** Packs names into a short text: two bytes for each, sorted. */
export function packNames(names: ReadonlySet<string>): string {
  const hashes = [...new Set([...names].map(hash))].sort((a, b) => a - b);
  return btoa(hashes.map((each) => String.fromCharCode(each >> 8, each & 0xff)).join(''));
}

/** True if a name is probably among packed names; one of 65,536 others has the same hash. */
export function hasName(packed: string, name: string): boolean {
  const wanted = hash(name);
  let bytes: string;
  try {
    bytes = atob(packed);
  } catch {
    return false;
  }
  for (let i = 0; i + 1 < bytes.length; i += 2)
    if (((bytes.charCodeAt(i) << 8) | bytes.charCodeAt(i + 1)) === wanted) return true;
  return false;
}

/** Returns the number of packed names. */
export function nameCount(packed: string): number {
  return Math.floor((packed.replace(/=+$/, '').length * 3) / 4 / 2);
}

/** FNV-1a, folded to 16 bits. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < name.length; i++)
    value = Math.imul(value ^ name.charCodeAt(i), 0x01000193) >>> 0;
  return (value >>> 16) ^ (value & 0xffff);
}
