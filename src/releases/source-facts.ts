import type { Location } from '../model/compound.ts';
import { markedClasses, type MarkedDeclaration } from './marked-classes.ts';
import { recoveredSymbol } from './recovered-symbol.ts';
import {
  sourceStatements,
  templateEnd,
  type SourceStatement,
  type SourceToken,
} from './source-statements.ts';
import { nameUses, type NameUse } from './used-names.ts';
import { append } from '../shared/group-by.ts';

/** A declaration that its source marks as deprecated. */
interface Deprecation {
  /** The words outside of attributes and parentheses: one of them is the name. */
  words: ReadonlySet<string>;
  /** The scope, of enumerators only. */
  scope?: string;
  first: number;
  last: number;
  /** The message; true if there is none. */
  message: string | true;
}

/** Texts without these words contain no facts. */
const telling =
  /deprecated|DEPRECATED|\b__(?:attribute(?:__)?|declspec)\s*\(|\btemplate\s*<|\bnamespace\s*(?:\{|\w+\s*=)|\busing\s+(?:namespace\b|[\w:]*::\w+\s*[;,])|\b(?:class|struct|union|enum)\s+\w+\s*\(/;

/** The words of compilers in front of attributes. */
const attribute = /^(?:__attribute(?:__)?|__declspec|_Alignas)$/;

/** Names of macros that switch warnings about deprecated symbols off, or mark the ends of such code. */
const switches = /IGNORE|DISABLE|SUPPRESS|ALLOW|BEGIN|END|PUSH|POP|(?:^|_)NO_|WITHOUT|WARNING/;

/**
 * What only the texts of headers say: which declarations have the attribute `[[deprecated]]`, or a macro for it, and the
 * defaults of template parameters in forward declarations. Older releases of Doxygen write neither.
 */
export class SourceFacts {
  readonly #deprecations = new Map<string, readonly Deprecation[]>();
  /** Maps files to their declarations with an attribute, or a macro with arguments that marks them as deprecated. */
  readonly #marked = new Map<string, SourceStatement[]>();
  /** The declarations with attributes or macros with arguments, which Doxygen can lose. */
  readonly marked: readonly MarkedDeclaration[];
  /** The names that the headers add to namespaces. */
  readonly uses: readonly NameUse[];
  /** Maps files to their enumerators. */
  readonly #enumerators = new Map<string, SourceStatement[]>();
  /** Maps files to the lines of declarations in unnamed namespaces, and their words. */
  readonly #unnamed = new Map<string, readonly SourceStatement[]>();
  /** Maps the qualified names of class templates to the defaults of their parameters. */
  readonly #defaults = new Map<string, readonly (string | undefined)[]>();

  /**
   * @param headers The paths and texts of the headers.
   * @param macros Maps the names of the macros of the library to their texts.
   */
  constructor(
    headers: readonly (readonly [path: string, text: string])[],
    private readonly macros: ReadonlyMap<string, string>,
  ) {
    const marked: MarkedDeclaration[] = [];
    const uses: NameUse[] = [];
    for (const [file, text] of headers) {
      if (!telling.test(text)) continue;
      const found: Deprecation[] = [];
      const statements = sourceStatements(text);
      const unnamed = statements.filter(({ isUnnamed }) => isUnnamed);
      if (unnamed.length > 0) this.#unnamed.set(file, unnamed);
      for (const statement of statements) {
        const deprecation = this.#deprecationIn(statement);
        if (deprecation) found.push(deprecation);
        if (statement.isEnumerator) append(this.#enumerators, file, statement);
        else if (statement.tokens.some((_, i) => this.#isMark(statement.tokens, i))) {
          append(this.#marked, file, statement);
          marked.push(...this.#declarationOf(file, statement));
        }
        this.#addDefaults(statement);
        uses.push(...nameUses(statement));
      }
      marked.push(...markedClasses(file, statements, (tokens) => this.#plainWords(tokens)));
      if (found.length > 0) this.#deprecations.set(file, found);
    }
    this.marked = marked;
    this.uses = uses;
  }

  /** Returns the message if a declaration is deprecated, or true if there is no message. */
  deprecationOf(name: string, location: Location | undefined): string | true | undefined {
    const wanted = name.startsWith('operator') ? 'operator' : name.replace(/\s*<[^]*$|^~/g, '');
    const places = [
      [location?.declarationFile, location?.declarationLine],
      [location?.file, location?.line],
    ] as const;
    for (const [file = '', line = 0] of places) {
      const found = this.#deprecations
        .get(file)
        ?.find((each) => each.scope === undefined && isAt(line, each) && each.words.has(wanted));
      if (found) return found.message;
    }
    return undefined;
  }

  /** Returns the message if an enumerator is deprecated, or true if there is no message. */
  deprecationOfValue(
    name: string,
    enumeration: string,
    location: Location | undefined,
  ): string | true | undefined {
    const { file = '', line = 0 } = location ?? {};
    return this.#deprecations
      .get(file)
      ?.find(
        ({ words, scope, last }) =>
          scope !== undefined &&
          words.has(name) &&
          last >= line &&
          (enumeration === '' || scope.split('::').at(-1) === enumeration),
      )?.message;
  }

  /**
   * Returns the words of the declaration at a place that has an attribute, or a macro with arguments that marks it as
   * deprecated, without attributes and macros: Doxygen gives the symbol the name of the macro, and takes its parameters
   * for variables.
   *
   * @param word A word of the declaration, with the macro.
   */
  markedAt(word: string, { file = '', line = 0 }: Partial<Location> = {}): string[] | undefined {
    const found = this.#marked
      .get(file)
      ?.find((each) => isAt(line, each) && each.tokens.some(({ text }) => text === word));
    return found && this.#plainWords(found.tokens);
  }

  /** Returns the name of the enumerator with an index in the enumeration at a place. */
  enumeratorAt(index: number, { file = '', line = 0 }: Partial<Location> = {}): string | undefined {
    const all = this.#enumerators.get(file) ?? [];
    const first = all.findIndex(({ last }) => last >= line);
    return first < 0 ? undefined : all[first + index]?.tokens[0]?.text;
  }

  /** Returns what a statement declares besides classes; nothing if it cannot be read. */
  #declarationOf(file: string, statement: SourceStatement): MarkedDeclaration[] {
    const { tokens, scope: owner, isUnnamed, isConditional, access } = statement;
    const symbol = recoveredSymbol(this.#plainWords(tokens));
    const isOpen = access !== 'private' && !isUnnamed;
    if (!symbol || !isOpen || symbol.kind === 'enum') return [];
    const marks = tokens.flatMap(({ text }, i) => (this.#isMark(tokens, i) ? [text] : []));
    const open = access === 'protected' ? { access } : {};
    const line = tokens.at(-1)?.line ?? 0;
    return [
      { file, marks, isConditional, symbols: [{ owner, line, symbol: { ...symbol, ...open } }] },
    ];
  }

  /** True for an attribute, or a macro with arguments that marks a declaration as deprecated. */
  #isMark(tokens: readonly SourceToken[], at: number): boolean {
    const { text = '' } = tokens[at] ?? {};
    return tokens[at + 1]?.text === '(' && (attribute.test(text) || this.#isDeprecation(text));
  }

  /** Leaves out what does not declare anything: attributes, and macros of the library that expand to nothing else. */
  #plainWords(tokens: readonly SourceToken[]): string[] {
    const words: string[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const { text = '' } = tokens[i] ?? {};
      const next = tokens[i + 1]?.text;
      if (text === '[' && next === '[') i = closing(tokens, i);
      else if (attribute.test(text) || text === 'alignas') i = closing(tokens, i + 1);
      else if (this.#isDeprecation(text)) i = next === '(' ? closing(tokens, i + 1) : i;
      else if (!isAttribute(this.macros.get(text))) words.push(text);
      else if (next === '(') {
        // A name follows the arguments of a macro, but not the declarator of a pointer to a function.
        const end = closing(tokens, i + 1);
        if (/^[A-Za-z_:~]/.test(tokens[end + 1]?.text ?? '')) i = end;
      }
    }
    return words;
  }

  /** True for a declaration in an unnamed namespace, which older releases of Doxygen list as a global one. */
  isInUnnamed(name: string, { file = '', line = 0 }: Partial<Location> = {}): boolean {
    return (this.#unnamed.get(file) ?? []).some(
      (each) => isAt(line, each) && each.tokens.some(({ text }) => text === name),
    );
  }

  /** Returns the defaults of the parameters of a class template in its forward declarations. */
  defaultsOf(qualifiedName: string): readonly (string | undefined)[] {
    return this.#defaults.get(qualifiedName) ?? [];
  }

  #deprecationIn({
    tokens,
    first,
    last,
    scope,
    isEnumerator,
  }: SourceStatement): Deprecation | undefined {
    let message: string | true | undefined;
    const words = new Set<string>();
    // What follows the colon of a class are its base classes.
    let isName = true;
    for (let i = templateEnd(tokens.map(({ text }) => text)); i < tokens.length; i++) {
      const { text = '' } = tokens[i] ?? {};
      const isAttribute = (text === '[' && tokens[i + 1]?.text === '[') || attribute.test(text);
      if (isAttribute) {
        const end = closing(tokens, text === '[' ? i : i + 1);
        const inner = tokens.slice(i, end);
        const at = inner.findIndex((each) => /^_*deprecated_*$/.test(each.text));
        if (at >= 0) message ??= messageIn(inner.slice(at));
        i = end;
      } else if (this.#isDeprecation(text)) {
        const end = tokens[i + 1]?.text === '(' ? closing(tokens, i + 1) : i;
        message ??= messageIn(tokens.slice(i, end));
        i = end;
      } else if (text === '(') i = closing(tokens, i);
      else if (text === ':') isName = false;
      else if (isName) words.add(text);
    }
    if (message === undefined) return undefined;
    return { words, first, last, message, ...(isEnumerator && { scope }) };
  }

  /** True for a macro that marks what follows as deprecated. */
  #isDeprecation(word: string): boolean {
    if (!/^[A-Za-z_]\w*$/.test(word)) return false;
    const text = this.macros.get(word);
    const isNamed = /^[A-Z_0-9]*DEPRECATED/.test(word) && !switches.test(word);
    if (text === undefined || text === '') return isNamed;
    if (/_Pragma|__pragma/.test(text)) return false;
    if (/\b_*deprecated_*\b/.test(text)) return true;
    // A macro can expand to another one.
    const [other = ''] = /^[A-Za-z_]\w*/.exec(text) ?? [];
    return isNamed || (other !== word && this.macros.has(other) && this.#isDeprecation(other));
  }

  #addDefaults({ tokens, scope, isWhole }: SourceStatement): void {
    const words = tokens.map(({ text }) => text);
    const end = templateEnd(words);
    const [key = '', name = '', ...rest] = words.slice(end);
    if (!isWhole || end === 0 || rest.length > 0 || !/^(?:class|struct|union)$/.test(key)) return;
    const defaults = parameterDefaults(tokens.slice(2, end - 1));
    if (defaults.every((each) => each === undefined)) return;
    this.#defaults.set(scope === '' ? name : `${scope}::${name}`, defaults);
  }
}

/** True for a line of a statement. */
function isAt(line: number, { first, last }: Pick<SourceStatement, 'first' | 'last'>): boolean {
  return first <= line && line <= last;
}

/** True for the text of a macro that expands to an attribute, to the linkage or to nothing. */
function isAttribute(text: string | undefined): boolean {
  return (
    text !== undefined &&
    /^(?:extern(?:\s*"C")?|inline|\[\[.*|__(?:attribute__|declspec)\b.*)?$/.test(text)
  );
}

/** Returns the index of the bracket that closes the one at an index. */
function closing(tokens: readonly SourceToken[], start: number): number {
  let depth = 0;
  for (let i = start; i < tokens.length; i++) {
    const { text = '' } = tokens[i] ?? {};
    if ('([{'.includes(text)) depth++;
    if (')]}'.includes(text) && --depth === 0) return i;
  }
  return tokens.length;
}

/** Returns the text of the strings among some words; true if there is none. */
function messageIn(tokens: readonly SourceToken[]): string | true {
  const strings = tokens.flatMap(({ text }) => /^(?:u8|[uUL])?"([^]*)"$/.exec(text)?.[1] ?? []);
  return (
    strings
      .join('')
      .replace(/\\(["\\])/g, '$1')
      .trim() || true
  );
}

function parameterDefaults(tokens: readonly SourceToken[]): (string | undefined)[] {
  const defaults: (string | undefined)[] = [undefined];
  let depth = 0;
  for (const { text } of tokens) {
    if ('(<[{'.includes(text)) depth++;
    if (')>]}'.includes(text)) depth--;
    const last = defaults.at(-1);
    if (depth === 0 && text === ',') defaults.push(undefined);
    else if (last !== undefined) defaults[defaults.length - 1] = joined(last, text);
    else if (depth === 0 && text === '=') defaults[defaults.length - 1] = '';
  }
  return defaults;
}

/** Words need a space between them, signs do not. */
function joined(text: string, word: string): string {
  return /\w$/.test(text) && /^\w/.test(word) ? `${text} ${word}` : text + word;
}
