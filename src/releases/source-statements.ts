import type { Protection } from '../model/compound.ts';
import { ConditionBranches } from './condition-branches.ts';
import { sourcePieces } from './source-pieces.ts';

/** A word, a sign or a string of source code. */
export interface SourceToken {
  /** Its characters. */
  text: string;
  /** 1-based line. */
  line: number;
}

/** The scope of a declaration. */
interface Scope {
  kind: 'namespace' | 'unnamed' | 'class' | 'enum' | 'code';
  /** Its name; empty if it has none. */
  name: string;
  /** Of a class, the access to the members that follow. */
  access?: Protection;
}

/** A declaration in a source: its words up to its end or its body. */
export interface SourceStatement {
  /** The words. */
  tokens: readonly SourceToken[];
  /** 1-based line of the first word. */
  first: number;
  /**
   * The last line that can belong to it, before the next statement on another line: listings of Doxygen 1.9.4 append a
   * line that begins with a comment to the one above.
   */
  last: number;
  /** The scopes around it, separated by `::`. */
  scope: string;
  /** True in an unnamed namespace. */
  isUnnamed: boolean;
  /** True for an enumerator. */
  isEnumerator: boolean;
  /** True if a semicolon follows, and no body. */
  isWhole: boolean;
  /** True between directives that can leave it out; the guard of a header does not count. */
  isConditional: boolean;
  /** Access, of members of classes; else `public`. */
  access: Protection;
}

/** Words and signs, and the ends of lines. */
const token = /[A-Za-z_]\w*|\d[\w.']*|::|\S|\n/g;

/** Splits source code into declarations, without the bodies of functions. Comments and directives are left out. */
export function sourceStatements(source: string): SourceStatement[] {
  const reader = new StatementReader();
  let line = 1;
  for (const { kind, text } of sourcePieces(source)) {
    if (kind === 'code') {
      for (const found of text.match(token) ?? [])
        if (found === '\n') line++;
        else reader.read({ text: found, line });
      continue;
    }
    if (kind === 'text' && !text.startsWith('/')) reader.read({ text, line });
    if (kind === 'directive') reader.readDirective(text);
    line += lineBreaks(text);
  }
  return withReach(reader.statements);
}

/** Extends statements to the line before the next one. */
function withReach(statements: readonly SourceStatement[]): SourceStatement[] {
  const extended: SourceStatement[] = [];
  let next = Infinity;
  for (let i = statements.length - 1; i >= 0; i--) {
    const statement = statements[i];
    if (!statement) continue;
    const after = statements[i + 1]?.first ?? Infinity;
    if (after > statement.first) next = after;
    extended.push({ ...statement, last: Math.max(statement.last, next - 1) });
  }
  return extended.reverse();
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

class StatementReader {
  readonly statements: SourceStatement[] = [];
  #scopes: Scope[] = [];
  /** The open conditions: `true` for the include guard, which excludes nothing. */
  readonly #conditions: boolean[] = [];
  readonly #branches = new ConditionBranches(
    () => this.#open(),
    (open) => {
      ({ scopes: this.#scopes, tokens: this.#tokens, depth: this.#depth } = this.#open(open));
    },
  );
  #tokens: SourceToken[] = [];
  #depth = 0;

  read(token: SourceToken): void {
    const { text } = token;
    const kind = this.#scopes.at(-1)?.kind ?? 'namespace';
    if (kind === 'code') {
      if (text === '{') this.#scopes.push({ kind, name: '' });
      else if (text === '}') this.#scopes.pop();
      return;
    }
    if (text === '(') this.#depth++;
    if (text === ')') this.#depth = Math.max(0, this.#depth - 1);
    if (this.#depth > 0 || text === ')') this.#tokens.push(token);
    else if (text === '{') this.#openScope();
    else if (text === '}') this.#end(true, () => this.#scopes.pop());
    else if (text === ';' || (kind === 'enum' && text === ',')) this.#end(true);
    else if (text === ':' && kind === 'class' && this.#isLabel()) this.#label();
    else this.#tokens.push(token);
  }

  readDirective(text: string): void {
    const [, name = ''] = /^\s*#\s*(\w+)/.exec(text) ?? [];
    const isFirst = this.statements.length === 0 && this.#conditions.length === 0;
    if (name.startsWith('if')) this.#conditions.push(isFirst && /#\s*if(?:ndef|\s*!)/.test(text));
    else if (name === 'endif') this.#conditions.pop();
    this.#branches.read(name);
  }

  /** Returns a copy of what is open. */
  #open(
    { scopes, tokens, depth } = { scopes: this.#scopes, tokens: this.#tokens, depth: this.#depth },
  ): {
    scopes: Scope[];
    tokens: SourceToken[];
    depth: number;
  } {
    return { scopes: scopes.map((scope) => ({ ...scope })), tokens: [...tokens], depth };
  }

  #isLabel(): boolean {
    return /^(?:public|protected|private|signals|Q_SIGNALS)$/.test(this.#tokens[0]?.text ?? '');
  }

  #label(): void {
    const scope = this.#scopes.at(-1);
    const [word] = this.#tokens;
    if (scope)
      scope.access = word?.text === 'private' || word?.text === 'protected' ? word.text : 'public';
    this.#tokens = [];
  }

  #openScope(): void {
    const scope = scopeOf(
      this.#tokens.map(({ text }) => text),
      this.#tokens[0]?.line ?? 0,
    );
    this.#end(false);
    this.#scopes.push(scope);
  }

  #end(isWhole: boolean, leave?: () => void): void {
    if (this.#tokens.length > 0) {
      const scope = this.#scopes.map(({ name }) => name).filter(Boolean);
      const isEnumerator = this.#scopes.at(-1)?.kind === 'enum';
      const tokens = this.#tokens;
      const isUnnamed = this.#scopes.some(({ kind }) => kind === 'unnamed');
      this.statements.push({
        tokens,
        first: tokens[0]?.line ?? 0,
        last: tokens.at(-1)?.line ?? 0,
        scope: scope.join('::'),
        isUnnamed,
        isEnumerator,
        isWhole,
        isConditional: this.#conditions.includes(false),
        access: this.#scopes.at(-1)?.access ?? 'public',
      });
    }
    this.#tokens = [];
    leave?.();
  }
}

/** Returns the scope that a declaration opens, at a line. */
function scopeOf(words: readonly string[], line: number): Scope {
  if (words[0] === 'extern' && words[1]?.startsWith('"')) return { kind: 'namespace', name: '' };
  const own = words.slice(templateEnd(words));
  if (own.includes('namespace')) {
    const name = namespaceName(own.slice(own.indexOf('namespace') + 1));
    return { kind: name === '' ? 'unnamed' : 'namespace', name };
  }
  const at = own.findIndex((each) => /^(?:class|struct|union|enum)$/.test(each));
  const isTypedef = own[0] === 'typedef';
  const isCode = at < 0 || own.includes('=') || (!isTypedef && isFunction(own));
  if (isCode) return { kind: 'code', name: '' };
  const colon = own.indexOf(':', at);
  const head = withoutCalls(own.slice(at, colon < 0 ? undefined : colon));
  const bracket = head.indexOf('<');
  const names = (bracket < 0 ? head : head.slice(0, bracket)).filter(
    (each) => /^[A-Za-z_]/.test(each) && !/^(?:class|struct|union|enum|final)$/.test(each),
  );
  // The members of what a typedef names belong to it, those of other unnamed structs to what is around them.
  const name = names.at(-1) ?? (isTypedef ? typedefScope(line) : '');
  if (own[at] === 'enum') return { kind: 'enum', name };
  return { kind: 'class', name, access: own[at] === 'class' ? 'private' : 'public' };
}

/** Returns the name in the head of a namespace, without attributes and macros around it. */
function namespaceName(words: readonly string[]): string {
  const text = withoutCalls(words)
    .join(' ')
    .replace(/\[ \[.*?\] \]/g, '');
  const names = text.match(/[A-Za-z_]\w*(?: :: (?:inline )?[A-Za-z_]\w*)*/g) ?? [];
  const name = names.find((each) => !/^[A-Z_\d]+$/.test(each)) ?? names.at(-1) ?? '';
  return name.replace(/ (?:inline )?/g, '');
}

/** Returns the name of the scope of an unnamed struct, union or enumeration in a typedef at a line. */
export function typedefScope(line = 0): string {
  return `@${line}`;
}

/** Removes words with parentheses from the head of a class: attributes, and macros that are not known. */
export function withoutCalls(words: readonly string[]): string[] {
  const start = templateEnd(words);
  const kept = words.slice(0, start);
  for (let i = start; i < words.length; i++) {
    if (words[i] !== '(') {
      kept.push(words[i] ?? '');
      continue;
    }
    kept.pop();
    for (let depth = 0; i < words.length; i++) {
      if (words[i] === '(') depth++;
      if (words[i] === ')' && --depth === 0) break;
    }
  }
  return kept;
}

/** True for the words before the body of a function: a class has only the parentheses of attributes in front of its name. */
function isFunction(words: readonly string[]): boolean {
  const last = words.lastIndexOf(')');
  return last >= 0 && !/^[A-Za-z_]/.test(words[last + 1] ?? '') && words[last + 1] !== ']';
}

/** Returns the index behind the template parameters in front of a declaration. */
export function templateEnd(words: readonly string[]): number {
  let at = 0;
  while (words[at] === 'template') {
    let depth = 0;
    do {
      at++;
      if (words[at] === '<') depth++;
      if (words[at] === '>') depth--;
    } while (depth > 0 && at < words.length);
    at++;
  }
  return at;
}
