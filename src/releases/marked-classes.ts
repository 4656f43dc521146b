import { enumValues } from '../model/enum-values.ts';
import { groupBy } from '../shared/group-by.ts';
import { flags } from './member-symbol.ts';
import { recoveredSymbol, recoveredTemplate } from './recovered-symbol.ts';
import type { SnapshotBase, SnapshotSymbol } from './snapshot.ts';
import { templateEnd, type SourceStatement, type SourceToken } from './source-statements.ts';

/** A class or enumeration behind an attribute or a macro with arguments, as its source declares it. */
export interface MarkedClass {
  /** The file. */
  file: string;
  /** The attributes and macros: Doxygen 1.9.4 takes one of them for the name of a function, if it finds any. */
  marks: readonly string[];
  /** True between directives that can leave it out. */
  isConditional: boolean;
  /** The class or enumeration, then its public and protected members, with those of classes within. */
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
): MarkedClass[] {
  let reader: ClassReader | undefined;
  return statements.flatMap((statement) => {
    const marks = statement.isWhole ? [] : marksOf(statement.tokens);
    if (marks.length === 0) return [];
    reader ??= new ClassReader(statements, plainWords);
    const symbols = reader.symbolsOf(statement);
    return symbols.length === 0
      ? []
      : [{ file, marks, isConditional: statement.isConditional, symbols }];
  });
}

/** Returns the words in front of parentheses between the key of a class and its name. */
function marksOf(tokens: readonly SourceToken[]): string[] {
  const words = tokens.map(({ text }) => text);
  const start = templateEnd(words);
  if (!isClassKey(words[start])) return [];
  const colon = words.indexOf(':', start);
  return words
    .slice(start, colon < 0 ? undefined : colon)
    .filter(
      (word, i, head) => /^[A-Za-z_]/.test(word) && word !== 'alignas' && head[i + 1] === '(',
    );
}

function isClassKey(word = ''): word is 'class' | 'struct' | 'union' | 'enum' {
  return /^(?:class|struct|union|enum)$/.test(word);
}

class ClassReader {
  readonly #byScope: ReadonlyMap<string, readonly SourceStatement[]>;

  constructor(
    statements: readonly SourceStatement[],
    private readonly plainWords: PlainWords,
  ) {
    this.#byScope = groupBy(statements, ({ scope }) => scope);
  }

  #in(scope: string): readonly SourceStatement[] {
    return this.#byScope.get(scope) ?? [];
  }

  /** Returns a class or enumeration and what it contains; nothing if it cannot be read. */
  symbolsOf({ tokens, scope: owner, access }: SourceStatement): MarkedSymbol[] {
    const words = withoutCalls(this.plainWords(tokens));
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
      return [{ ...around, symbol }, ...this.#values(around, name)];
    }
    const scope = owner === '' ? name : `${owner}::${name}`;
    const members = this.#membersOf(scope);
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
  #values({ owner, line }: { owner: string; line: number }, enumeration: string): MarkedSymbol[] {
    const scope = owner === '' ? enumeration : `${owner}::${enumeration}`;
    const found = this.#in(scope).filter(
      (each) => each.isEnumerator && (each.tokens[0]?.line ?? 0) >= line,
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

  #membersOf(scope: string): ReadMember[] {
    return this.#in(scope)
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

interface ReadMember {
  access: SourceStatement['access'];
  symbols: readonly MarkedSymbol[];
}

/** Removes words with parentheses from the head of a class: macros that are not known. */
function withoutCalls(words: readonly string[]): string[] {
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
