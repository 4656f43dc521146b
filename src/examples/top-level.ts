import { literalEnd } from '../model/code-brackets.ts';

/** Where a piece of an example belongs. */
export type PieceKind =
  /** Before everything else: `#include`, `using namespace`, `using std::vector;`. */
  | 'head'
  /** What cannot be in a function: functions, templates, namespaces, and types, which such code may need. */
  | 'file'
  /** A declaration that can be in both. */
  | 'either'
  /** What can only be in a function. */
  | 'statement';

/** A piece of an example that ends with a semicolon, a body or a line of the preprocessor. */
export interface Piece {
  /** Offset of its first character. */
  start: number;
  /** Offset after its last character. */
  end: number;
  /** Where it belongs. */
  kind: PieceKind;
}

/** What an example is. */
export interface TopLevel {
  /** Its pieces, in order. */
  pieces: Piece[];
  /** True if it has a `main`. */
  isProgram: boolean;
  /** True if it has conditions of the preprocessor outside all brackets, so that pieces cannot be moved. */
  hasConditions: boolean;
}

/** Replaces comments with spaces, and the content of literals with underscores, so that offsets stay the same. */
export function blanked(code: string): string {
  let result = '';
  for (let at = 0; at < code.length;) {
    const two = code.slice(at, at + 2);
    let end = at;
    if (two === '//') end = lineEnd(code, at);
    else if (two === '/*') end = after(code.indexOf('*/', at + 2), 2, code.length);
    if (end > at) {
      result += code.slice(at, end).replace(/[^\n]/g, ' ');
    } else {
      end = literalEnd(code, at);
      if (end > at) {
        const inner = code.slice(at + 1, end - 1).replace(/[^\n]/g, '_');
        result += `${code[at]}${inner}${code.slice(Math.max(at + 1, end - 1), end)}`;
      } else {
        end = at + 1;
        result += code.slice(at, end);
      }
    }
    at = end;
  }
  return result;
}

/** End of a line, which a backslash continues. */
function lineEnd(code: string, start: number): number {
  let end = code.indexOf('\n', start);
  while (end > 0 && code[end - 1] === '\\') end = code.indexOf('\n', end + 1);
  return end < 0 ? code.length : end;
}

function after(found: number, length: number, otherwise: number): number {
  return found < 0 ? otherwise : found + length;
}

/** Splits the text of an example into its pieces. */
export function readTopLevel(text: string): TopLevel {
  const code = blanked(text);
  const pieces: Piece[] = [];
  let hasConditions = false;
  let depth = 0;
  let start = 0;
  const add = (end: number): void => {
    const body = code.slice(start, end);
    const gap = body.length - body.trimStart().length;
    if (body.trim() !== '') pieces.push({ start: start + gap, end, kind: kindOf(body.trim()) });
    start = end;
  };
  for (let at = 0; at < code.length; at += 1) {
    const char = code[at] ?? '';
    if (char === '#' && code.slice(code.lastIndexOf('\n', at) + 1, at).trim() === '') {
      const end = lineEnd(code, at);
      if (depth === 0) {
        add(at);
        if (/^#\s*(?:if|el|endif)/.test(code.slice(at, end))) hasConditions = true;
        add(end);
      }
      at = end - 1;
    } else if (char === '"' || char === "'") at = Math.max(at, literalEnd(code, at) - 1);
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && char === '}' && endsAtBrace(code.slice(start, at + 1), code.slice(at + 1)))
        add(at + 1);
    } else if (char === ';' && depth === 0) add(at + 1);
  }
  add(code.length);
  const isProgram = pieces.some(
    ({ start, end, kind }) =>
      kind === 'file' && /(?:^|[\s*&])main\s*\([^;]*\)[^;]*\{/.test(code.slice(start, end)),
  );
  return { pieces: joined(pieces, code), isProgram, hasConditions };
}

/** True if a closing brace ends its piece: that of a body, but not that of an initializer or a type. */
function endsAtBrace(piece: string, rest: string): boolean {
  // `};`, `} name;`, `}.call()`, `} while (…);`
  if (/^\s*[;.,)=?:&|+<>*-]/.test(rest)) return false;
  const body = piece.trim();
  if (/^do\b/.test(body)) return false;
  if (isType(body)) return /^\s*$/.test(rest);
  return true;
}

function isType(piece: string): boolean {
  return /^(?:(?:typedef|template\s*<[^{]*>|export)\s+)*(?:class|struct|union|enum)\b[^()=]*\{/.test(
    piece,
  );
}

/** Joins `else`, `catch` and `while` with the pieces that they belong to. */
function joined(pieces: readonly Piece[], code: string): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && /^(?:else|catch)\b/.test(code.slice(piece.start, piece.end))) last.end = piece.end;
    else result.push({ ...piece });
  }
  return result;
}

const control =
  /^(?:if|else|for|while|do|switch|case|default|return|throw|try|goto|break|continue|delete|co_(?:await|return|yield))\b|^[{(+\-*!~"'\d]/;

/** Macros on lines of their own in front of other code, or without any. */
const loneMacros = /^(?:[A-Z][A-Z\d]*_[A-Z\d_]+\s*(?:\n\s*|$))+/;

/** Starts what only a file may contain. */
const fileOnly = /^(?:template\b|inline\b|namespace\s|extern\s*"|concept\b|export\b)/;

/** Starts a declaration that a file and a function may contain. */
const declaration =
  /^(?:\[\[|alignas\b|auto\b|class\b|const\b|consteval\b|constexpr\b|constinit\b|enum\b|extern\b|inline\b|namespace\b|register\b|static\b|static_assert\b|struct\b|thread_local\b|typedef\b|union\b|using\b|volatile\b|_Static_assert\b)/;

/** Decides where a piece belongs; comments and literals are blanked. */
function kindOf(written: string): PieceKind {
  // A macro on a line of its own may open or close a namespace: `LIB_NAMESPACE_BEGIN`.
  const piece = written.replace(loneMacros, '');
  if (piece === '') return 'either';
  if (piece.startsWith('#')) return /^#\s*(?:include|import)\b/.test(piece) ? 'head' : 'file';
  if (/^using\s+(?:namespace\b|[\w:]+\s*;)/.test(piece)) return 'head';
  if (control.test(piece)) return 'statement';
  if (/^namespace\s+\w+\s*=/.test(piece)) return 'head';
  if (fileOnly.test(piece) || isType(piece)) return 'file';
  if (isFunction(piece)) return 'file';
  if (declaration.test(piece)) return 'either';
  return isDeclaration(piece) ? 'either' : 'statement';
}

/** True for a function with its body, also one that a macro defines: `TEST(Name, Case) { … }`. */
function isFunction(piece: string): boolean {
  if (!piece.endsWith('}')) return false;
  const brace = piece.indexOf('{');
  // The signs of an operator are part of a name.
  const head = piece.slice(0, brace).replace(/\boperator\s*(?:\(\)|[^\s\w(]+)/g, 'operator_');
  const open = head.indexOf('(');
  // A bracket after `=` or within an expression is that of an initializer.
  return (
    open > 0 &&
    !/[=<>]\s*$|^[^(]*[^=!<>]=[^=]/.test(head.slice(0, open)) &&
    !head.slice(0, open).includes('[')
  );
}

/** True for `type name…`: two names, or a name after the end of a type. */
function isDeclaration(piece: string): boolean {
  return /^(?:[\w:]+(?:<[^;]*>)?(?:::\w+)*)(?:\s+(?:const\s+)?|\s*[*&]+\s*(?:const\s+)?)[A-Za-z_]\w*\s*(?:[;={([,:]|$)/.test(
    piece,
  );
}

/** True if brackets are open at the end of a code, or close what does not open in it. */
export function hasOpenBrackets(text: string): boolean {
  let depth = 0;
  for (const [bracket] of blanked(text).matchAll(/[()[\]{}]/g)) {
    depth += '([{'.includes(bracket) ? 1 : -1;
    if (depth < 0) return true;
  }
  return depth > 0;
}

/**
 * True if an author left out a part of the code: `…`, `...` as a statement, a comment that starts with one of them, or
 * a line that another tool replaces with a file.
 */
export function hasPlaceholder(text: string): boolean {
  if (otherInclude.test(text)) return true;
  if (!/\u2026|\.\.\./.test(text)) return false;
  const code = blanked(text);
  if (
    code.includes('\u2026') ||
    /^\s*\.\.\.\s*;?\s*$/m.test(code) ||
    /[{;]\s*\.\.\.\s*[;}]/.test(code) ||
    /\b(?:if|while|for|switch)\s*\(\s*\.\.\.\s*\)/.test(code) ||
    openCall.test(code)
  )
    return true;
  return comments(text, code).some(({ comment, isAlone }) =>
    (isAlone ? leftOut : onlyLeftOut).test(comment),
  );
}

/**
 * A call whose arguments are left out, at the start of a statement or after `=` or `return`: `f(a, ...);`. Declarations
 * name a type in front of it, and the brackets of `catch`, of aliases and of types of functions are no calls.
 */
const openCall =
  /(?:^|[;{}]|\breturn\b|(?<!\busing\s+\w+\s*|[=!<>])=(?!=))\s*(?!(?:catch|void|int|bool|char|double|auto)\b)[A-Za-z_][\w:.]*(?:->[\w.]+)*(?:<[^;(){}]*>)?\s*\((?:[^;{}()]*,)?\s*\.\.\.\s*\)\s*[;,)]/m;

/** A line with which MkDocs includes a file. */
const otherInclude = /^\s*-+8<-+\s/m;

/** A comment that stands for code. */
const leftOut = /^(?:\/\/+|\/\*+)\s*(?:\.\.\.|\u2026)/;

/** Behind code, words after the dots describe that code. */
const onlyLeftOut = /^(?:\/\/+|\/\*+)\s*(?:\.\.\.|\u2026)\s*(?:\*\/)?$/;

/** Returns the comments of a text: the parts that are blanked. */
function comments(text: string, code: string): { comment: string; isAlone: boolean }[] {
  const found: { comment: string; isAlone: boolean }[] = [];
  for (const { index, 0: sign } of text.matchAll(/\/\/|\/\*/g)) {
    if (code[index] !== ' ') continue;
    const end =
      sign === '//' ? lineEnd(text, index) : after(text.indexOf('*/', index), 2, text.length);
    const isAlone = code.slice(code.lastIndexOf('\n', index) + 1, index).trim() === '';
    found.push({ comment: text.slice(index, end), isAlone });
  }
  return found;
}
