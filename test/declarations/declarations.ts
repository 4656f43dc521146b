import { fc } from '../property-tests.ts';
import {
  isFound,
  paramOf,
  typeOf,
  withOwnNames,
  written,
  writtenParams,
  type Param,
  type Type,
} from './declarators.ts';

/** A declaration, as written in a header. */
export interface Declaration {
  /** The text in the header, without its semicolon; `NAME` is the name. */
  source: string;
  /** The same as Doxygen 1.19 writes it, if different. */
  inLater?: string;
  /** True if it belongs in a class. */
  isMember: boolean;
  /** The definition in a source file, with `NAME`; missing if there is none. */
  definition?: string;
  /** Where it has comments: in the header, in the source file, or in both. */
  comments: 'header' | 'source' | 'both';
}

const name = 'NAME';
const declaration = { isMember: false, comments: 'header' } as const;

/** Values, by use. */
const values: Record<string, readonly string[]> = {
  number: [
    ...['3', '(1, 2)', '1 << 2', '8 >> 1', 'sizeof(A) > 2 ? 3 : 4', '(3 < 4)', "1'000'000"],
    ...["')'", "','", "'\\''", 'int{}', 'Box<int>{1, 2}.size', 'sum<1, 2>', '3 < 4', '5 > 4'],
    ...['sizeof(int[3])', '[](int a) { return a; }(2)', 'A{1}.size', '-1', '0x10u'],
  ],
  text: ['"a,b(c"', '"\\")"', 'nullptr', '"<"', '""'],
  object: ['A{}', 'A{1}', '{}', '{1}', 'A()'],
  pointer: ['nullptr', '0', '{}'],
};

const withValue = fc
  .oneof(
    fc.record({
      type: fc.constantFrom('int', 'const int', 'bool', 'double', 'unsigned long').map(typed),
      value: fc.constantFrom(...(values.number ?? [])),
    }),
    fc.record({
      type: fc.constant<Type>({ base: 'const char', steps: [{ pointer: '*' }] }),
      value: fc.constantFrom(...(values.text ?? [])),
    }),
    fc.record({
      type: fc.constantFrom<Type>(typed('A'), {
        base: 'const A',
        steps: [{ reference: '&' }],
      }),
      value: fc.constantFrom(...(values.object ?? [])),
    }),
    fc.record({
      type: typeOf(2, [{ pointer: '*' }]).filter(({ steps }) => isPointer(steps)),
      value: fc.constantFrom(...(values.pointer ?? [])),
    }),
    fc.record({
      type: typeOf(2, [{ pointer: 'A::*', isMember: true }]).filter(({ steps }) =>
        isPointer(steps),
      ),
      value: fc.constantFrom(...(values.pointer ?? [])),
    }),
  )
  .chain(({ type, value }) =>
    fc.constantFrom('', 'value', 'v').map((own): Param => ({ type, value, name: own })),
  );

function typed(base: string): Type {
  return { base, steps: [] };
}

function isPointer([first]: Type['steps']): boolean {
  return first !== undefined && 'pointer' in first;
}

const params = fc
  .tuple(fc.array(paramOf(3), { maxLength: 3 }), fc.array(withValue, { maxLength: 3 }))
  .map(([plain, more]) => withOwnNames([...plain, ...more]));

/** Return types, as far as Doxygen keeps them: for returned pointers to members, it loses `const`. */
const returned = typeOf(2, [{ params: [], qualifiers: '' }])
  .filter(({ steps }) => steps.filter((step) => 'params' in step).length === 1 && !hasArray(steps))
  .map(({ base, steps }): Type => ({ base, steps: steps.slice(1) }));

function hasArray(steps: Type['steps']): boolean {
  return steps.some((step) => 'array' in step);
}

const variables = fc
  .tuple(typeOf(3).filter(isFound), fc.boolean())
  .map(([type, isMember]): Declaration => {
    const text = written(type, name);
    return { ...declaration, isMember, source: `${isMember ? '' : 'extern '}${text}` };
  });

const typedefs = fc
  .tuple(
    fc.oneof(typeOf(3), typeOf(3, [{ params: [], qualifiers: '' }]).filter(isPlainFunction)),
    fc.boolean(),
    fc.boolean(),
  )
  .filter(([type, , isAlias]) => isAlias || isFound(type))
  .map(([type, isMember, isAlias]): Declaration => ({
    ...declaration,
    isMember,
    source: isAlias ? `using ${name} = ${written(type, '')}` : `typedef ${written(type, name)}`,
  }));

function isPlainFunction({ steps }: Type): boolean {
  return steps.length === 1;
}

/** Variables with initial values, bit fields and similar. */
const others = fc
  .constantFrom<Omit<Declaration, 'comments'>>(
    ...[
      `unsigned ${name} : 3`,
      `unsigned ${name} : 3 = 1`,
      `mutable int ${name}`,
      `mutable void (*${name})(int)`,
      `static constexpr int ${name} = 3 > 2 ? 1 : 0`,
      `static constexpr const char *const ${name}[] = {"a", "b"}`,
      `static constexpr int (*${name})(A *) = nullptr`,
      `static const int ${name}`,
      `static int (*const ${name})(int)`,
      `int (A::*${name})(int) const = &A::f`,
      `int A::*${name} = nullptr`,
      `int (*${name}[2])(int) = {nullptr, nullptr}`,
      `int ${name} = (3 < 4) ? 1 : 2`,
      `template <class T> static constexpr T ${name} = T(3)`,
      `template <class T, int N = 3> using ${name} = Box<T (*)[N]>`,
      `template <class T> using ${name} = int (T::*)(T) const`,
      `friend void ${name}(const A &a, int (*)(int))`,
      `template <class T> friend void ${name}(T, Box<T> &)`,
      `friend int (*${name}(int a))(char)`,
      `volatile A ${name}[3]`,
    ].map((source) => ({ source, isMember: true })),
    { source: `extern thread_local int ${name}`, isMember: false },
    { source: `template <class T> constexpr T ${name} = T(3)`, isMember: false },
  )
  .map((own): Declaration => ({ ...own, comments: 'header' }));

const conditions = fc
  .tuple(
    fc.constantFrom('sizeof(int) > 4', 'true', '(3 < 4)', '!(sizeof(A) > 1)'),
    fc.constantFrom('int x', 'const A &', 'Box<int> &&b', 'A *a'),
    fc.boolean(),
  )
  .map(([condition, own, isTemplate]): Declaration => ({
    ...declaration,
    source: `struct ${name} { /** c */ ${isTemplate ? 'template <class T> ' : ''}explicit(${condition}) ${name}(${own}); }`,
  }));

const templates = [
  ...['', '', '', '', 'template <class T> ', 'template <typename T = Box<int>, int N = (3 > 2)> '],
  ...['template <class... Ts> ', 'template <template <class> class C, auto V = sizeof(A)> '],
  ...['template <int A::*P = nullptr> ', 'template <class T = Pair<A, Box<int>>> '],
];

const suffixes = [
  ...['', '', '', ' noexcept', ' noexcept(sizeof(A) == 4)', ' noexcept(noexcept(A{}) && true)'],
];

const functions = fc
  .record({
    template: fc.constantFrom(...templates),
    before: fc.constantFrom('', '', 'static ', 'virtual ', 'constexpr '),
    type: returned,
    params,
    member: fc.constantFrom('', '', '', ' const', ' const volatile', ' &', ' const &&'),
    suffix: fc.constantFrom(...suffixes),
    end: fc.constantFrom('', '', '', '', ' = delete', ' = 0', ' final'),
    isMember: fc.boolean(),
    isTrailing: fc.integer({ max: 4 }).map((n) => n === 0),
    hasDefinition: fc.boolean(),
    comments: fc.constantFrom<Declaration['comments']>('header', 'source', 'both'),
  })
  .map((own): Declaration => {
    const isVirtual = own.isMember && own.template === '' && own.before === 'virtual ';
    const before =
      own.before === 'virtual ' && !isVirtual
        ? ''
        : own.before === 'static ' && !own.isMember
          ? ''
          : own.before;
    const member = own.isMember && before !== 'static ' ? own.member : '';
    const isOfFunction = own.type.steps.some((step) => 'params' in step);
    // Doxygen drops the text after the parameters of a function that returns a pointer to a function.
    const end =
      isOfFunction || ((own.end === ' = 0' || own.end === ' final') && !isVirtual) ? '' : own.end;
    const suffix = isOfFunction ? '' : own.suffix;
    const isTrailing = own.isTrailing && !isOfFunction;
    const text = (declared: string, list: readonly Param[]): string => {
      const after = `${member}${suffix}`;
      const args = `(${writtenParams(list)})${after}`;
      if (isTrailing) return `auto ${declared}${args} -> ${written(own.type, '')}`;
      return written(own.type, `${declared}${args}`);
    };
    const source = `${own.template}${before}${text(name, own.params)}${end}`;
    const isDefined =
      own.hasDefinition &&
      // Doxygen parses these functions as variables, and does not merge their two places.
      own.type.base !== 'decltype(&A::size)' &&
      own.params[0]?.name !== '' &&
      end === '' &&
      before !== 'constexpr ' &&
      !isOfFunction &&
      own.template === '';
    const bare = own.params.map((param) => ({ ...param, value: '' }));
    return {
      source,
      isMember: own.isMember,
      comments: isDefined ? own.comments : 'header',
      ...(isDefined && { definition: `${text(`SCOPE${name}`, bare)} { throw 0; }` }),
      ...(isTrailing && {
        inLater: `${own.template}${before}${written(own.type, `${name}(${writtenParams(own.params)})${member}${suffix}`)}${end}`,
      }),
    };
  });

/** Declarations of all kinds. */
export const declarations: fc.Arbitrary<Declaration> = fc.oneof(
  { weight: 4, arbitrary: variables },
  { weight: 3, arbitrary: typedefs },
  { weight: 6, arbitrary: functions },
  { weight: 1, arbitrary: others },
  { weight: 1, arbitrary: conditions },
);
