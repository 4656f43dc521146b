import { enumValues } from '../model/enum-values.ts';
import { groupBy } from '../shared/group-by.ts';
import { flags } from './member-symbol.ts';
import { isClassKey, recoveredSymbol, recoveredTemplate } from './recovered-symbol.ts';
import type { SnapshotBase, SnapshotSymbol } from './snapshot.ts';
import {
  templateEnd,
  typedefScope,
  withoutCalls,
  type SourceStatement,
  type SourceToken,
} from './source-statements.ts';

/** A declaration with an attribute or a macro with arguments, as its source has it. */
export interface MarkedDeclaration {
  /** The file. */
  file: string;
  /** The attributes and macros: Doxygen 1.9.4 takes one of them for the name of a function, if it finds any. */
  marks: readonly string[];
  /** True between directives that can leave it out. */
  isConditional: boolean;
  /** What it declares, then, of a class, its public and protected members, with those of classes within. */
  symbols: readonly MarkedSymbol[];
}

/** A symbol in a source. */
export interface MarkedSymbol {
  /** Qualified name of its owner. */
  owner: string;
  /** 1-based line. */
  line: number;
  /** Of an enumerator, the name of the enumeration. */
  enumeration?: string;
  /** The symbol, without what comments and attributes say. */
  symbol: SnapshotSymbol;
}

/** Returns words without attributes, and macros that expand to none. */
type PlainWords = (tokens: readonly SourceToken[]) => string[];

/** Finds the classes and enumerations that are defined behind an attribute or a macro with arguments. */
export function markedClasses(
  file: string,
  statements: readonly SourceStatement[],
  plainWords: PlainWords,
): MarkedDeclaration[] {
  let reader: ClassReader | undefined;
  return statements.flatMap((statement) => {
    if (statement.isWhole) return [];
    let marks = marksOf(statement.tokens);
    if (marks.length === 0 && statement.tokens[0]?.text !== 'typedef') return [];
    reader ??= new ClassReader(statements, plainWords);
    if (marks.length === 0) marks = callsIn(reader.behind(statement).map(({ text }) => text));
    if (marks.length === 0) return [];
    const symbols = reader.symbolsOf(statement);
    return symbols.length === 0
      ? []
      : [{ file, marks, isConditional: statement.isConditional, symbols }];
  });
}

/** Returns the words in front of parentheses before the name of a class. */
function marksOf(tokens: readonly SourceToken[]): string[] {
  const words = tokens.map(({ text }) => text);
  const start = templateEnd(words) + (words[0] === 'typedef' ? 1 : 0);
  const key = withoutCalls(words.slice(start))[0];
  if (!isClassKey(key)) return [];
  const colon = words.indexOf(':', start);
  return callsIn(words.slice(start, colon < 0 ? undefined : colon));
}

function callsIn(words: readonly string[]): string[] {
  return words.filter(
    (word, i) => /^[A-Za-z_]/.test(word) && word !== 'alignas' && words[i + 1] === '(',
  );
}

class ClassReader {
  readonly #byScope: ReadonlyMap<string, readonly SourceStatement[]>;
  /** Maps statements to the next ones in the same scope. */
  readonly #next = new Map<SourceStatement, SourceStatement>();

  constructor(
    statements: readonly SourceStatement[],
    private readonly plainWords: PlainWords,
  ) {
    this.#byScope = groupBy(statements, ({ scope }) => scope);
    for (const around of this.#byScope.values())
      around.forEach((statement, i) => {
        const next = around[i + 1];
        if (next) this.#next.set(statement, next);
      });
  }

  #in(scope: string): readonly SourceStatement[] {
    return this.#byScope.get(scope) ?? [];
  }

  /** Returns a class or enumeration and what it contains; nothing if it cannot be read. */
  symbolsOf(statement: SourceStatement): MarkedSymbol[] {
    const words = withoutCalls(this.plainWords(statement.tokens));
    return words[0] === 'typedef'
      ? this.#typedef(words.slice(1), statement)
      : this.#classOf(words, statement);
  }

  /** Returns what `typedef struct tag { … } name, *pointer;` declares. */
  #typedef(words: readonly string[], statement: SourceStatement): MarkedSymbol[] {
    const colon = words.indexOf(':');
    const [key = '', tag] = words.slice(0, colon < 0 ? undefined : colon);
    const names = this.#namesBehind(statement);
    const name = tag ?? names.find(({ pointer }) => pointer === '')?.name;
    const { tokens, scope: owner, access } = statement;
    if (name === undefined) return [];
    const [symbol, ...members] =
      tag === undefined
        ? this.#classOf([key, name, ...words.slice(1)], statement, typedefScope(tokens[0]?.line))
        : this.#classOf(words, statement);
    if (!symbol) return [];
    const open = access === 'protected' ? { access } : {};
    const aliases = names
      .filter((each) => each.name !== name || each.pointer !== '')
      .map((each): MarkedSymbol => {
        const type = `${key} ${name}${each.pointer && ` ${each.pointer}`}`;
        return {
          owner,
          line: each.line,
          symbol: { kind: 'alias', name: each.name, type, ...open },
        };
      });
    return [symbol, ...members, ...aliases];
  }

  /** Returns what stands between the body of a class in a typedef and the semicolon. */
  behind(statement: SourceStatement): readonly SourceToken[] {
    const next = this.#next.get(statement);
    return next?.isWhole === true ? next.tokens : [];
  }

  /** The names behind the body of a class in a typedef, with the signs in front of those of pointers. */
  #namesBehind(statement: SourceStatement): { name: string; pointer: string; line: number }[] {
    const tokens = this.behind(statement);
    return this.plainWords(tokens)
      .join(' ')
      .split(',')
      .flatMap((text) => {
        const [, pointer = '', name = ''] = /^\s*([*\s]*)([A-Za-z_]\w*)\s*$/.exec(text) ?? [];
        const line = tokens[0]?.line ?? 0;
        return name === '' ? [] : [{ name, pointer: pointer.replace(/\s/g, ''), line }];
      });
  }

  /** Returns a class with its members. `inner` is the name of its scope in the source if that is not its own. */
  #classOf(
    words: readonly string[],
    { tokens, scope: owner, access }: SourceStatement,
    inner?: string,
  ): MarkedSymbol[] {
    const start = templateEnd(words);
    const colon = words.indexOf(':', start);
    const head = words.slice(start, colon < 0 ? undefined : colon);
    const [key] = head;
    const isFinal = head.at(-1) === 'final';
    const name = head[head.length - (isFinal ? 2 : 1)];
    // Specialisations have arguments in their names.
    if (!isClassKey(key) || !/^[A-Za-z_]\w*$/.test(name ?? '') || name === undefined) return [];
    if (isClassKey(name)) return [];
    const line = tokens.at(-1)?.line ?? 0;
    const around = { owner, line };
    const behind = colon < 0 ? [] : words.slice(colon + 1);
    const open = access === 'protected' ? { access } : {};
    if (key === 'enum') {
      const type = behind.join(' ');
      const symbol: SnapshotSymbol = {
        kind: 'enum',
        name,
        ...(type !== '' && { type }),
        ...flags(/^(?:class|struct)$/.test(head[1] ?? '') ? ['scoped'] : []),
        ...open,
      };
      return [{ ...around, symbol }, ...this.#values(around, name, inner)];
    }
    const members = this.#membersOf(within(owner, name), within(owner, inner ?? name));
    const fields = fieldsOf(name, members);
    const bases = basesOf(behind, key);
    const symbol: SnapshotSymbol = {
      kind: key,
      name,
      ...recoveredTemplate(words),
      ...flags([
        ...(isFinal ? ['final' as const] : []),
        ...(fields.length > 0 ? ['aggregate' as const] : []),
      ]),
      ...(bases.length > 0 && { bases }),
      ...(fields.length > 0 && { fields }),
      ...open,
    };
    const shown = members.filter(({ access: own }) => own !== 'private');
    return [{ ...around, symbol }, ...shown.flatMap((member) => member.symbols)];
  }

  /** The enumerators whose declarations follow a place: an unscoped enumeration also has a scope in its source. */
  #values(
    { owner, line }: { owner: string; line: number },
    enumeration: string,
    inner = enumeration,
  ): MarkedSymbol[] {
    const scope = within(owner, enumeration);
    const found = this.#in(within(owner, inner)).filter(
      (each) => each.isEnumerator && each.first >= line,
    );
    const values = found.map(({ tokens }) => {
      const [name = '', ...value] = this.plainWords(tokens);
      return { name, ...(value.length > 0 && { initializer: [value.join(' ')] }) };
    });
    const texts = enumValues(values);
    return values.map(({ name, initializer }, i) => ({
      owner: scope,
      line: found[i]?.tokens[0]?.line ?? line,
      enumeration,
      symbol: {
        kind: 'enumerator',
        name,
        value: texts[i] ?? '',
        ...flags(initializer ? [] : ['counted']),
      },
    }));
  }

  /** The members of a class, from its scope in the source. */
  #membersOf(scope: string, inner: string): ReadMember[] {
    return this.#in(inner)
      .filter((each) => !each.isEnumerator)
      .map((statement) => {
        const { tokens, access } = statement;
        const words = this.plainWords(tokens);
        const isClass = isClassKey(words[templateEnd(words)]) && !statement.isWhole;
        if (isClass) return { access, symbols: this.symbolsOf(statement) };
        const open = access === 'protected' ? { access } : {};
        const line = tokens.at(-1)?.line ?? 0;
        const symbols = declarators(words).flatMap((each) => {
          const symbol = recoveredSymbol(each);
          return symbol ? [{ owner: scope, line, symbol: { ...symbol, ...open } }] : [];
        });
        return { access, symbols };
      });
  }
}

function within(owner: string, name: string): string {
  return owner === '' ? name : `${owner}::${name}`;
}

interface ReadMember {
  access: SourceStatement['access'];
  symbols: readonly MarkedSymbol[];
}

/** Splits `int a, *b` into the words of `int a` and of `int *b`. */
function declarators(words: readonly string[]): string[][] {
  const isSimple = !words.some((word) =>
    /^(?:[(<={[]|template|typedef|using|operator)$/.test(word),
  );
  if (!isSimple || !words.includes(',')) return [[...words]];
  const parts: string[][] = [[]];
  for (const word of words)
    if (word === ',') parts.push([]);
    else parts.at(-1)?.push(word);
  const [first = [], ...others] = parts;
  const type = first.slice(0, -1).filter((word) => !/^[*&]+$/.test(word));
  return [first, ...others.map((part) => [...type, ...part])];
}

function basesOf(words: readonly string[], key: 'class' | 'struct' | 'union'): SnapshotBase[] {
  const bases: SnapshotBase[] = [];
  let depth = 0;
  let own: string[] = [];
  for (const word of [...words, ',']) {
    if (word === '<' || word === '(') depth++;
    if (word === '>' || word === ')') depth--;
    if (word !== ',' || depth > 0) {
      own.push(word);
      continue;
    }
    const given = own.find((each) => /^(?:public|protected|private)$/.test(each));
    const access = given ?? (key === 'class' ? 'private' : 'public');
    const name = own.filter((each) => !/^(?:public|protected|private|virtual)$/.test(each));
    if (name.length > 0 && access !== 'private')
      bases.push({
        name: name.join('').replaceAll(',', ', '),
        ...(access === 'protected' && { access }),
        ...(own.includes('virtual') && { virtual: true as const }),
      });
    own = [];
  }
  return bases;
}

/** Returns the names of the variables of an aggregate, in order; nothing for other classes. */
function fieldsOf(name: string, members: readonly ReadMember[]): string[] {
  const own = members.flatMap(({ access, symbols }) =>
    symbols.slice(0, 1).map(({ symbol }) => ({ access, symbol })),
  );
  const variables = own.filter(
    ({ symbol: { kind, flags: words } }) => kind === 'variable' && !words?.includes('static'),
  );
  const isOther = own.some(
    ({ symbol }) =>
      symbol.kind === 'function' && (symbol.name === name || symbol.flags?.includes('virtual')),
  );
  if (isOther || variables.some(({ access }) => access !== 'public')) return [];
  return variables.map(({ symbol }) => symbol.name);
}
