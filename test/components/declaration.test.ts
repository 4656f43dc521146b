import { expect, test } from '@jest/globals';
import { declarationOf } from '../../src/components/api/signature/declaration.ts';
import { fullDeclarationOf } from '../../src/components/api/signature/objective-c.ts';
import { layOut } from '../../src/components/api/signature/lay-out.ts';
import type { Member, MemberContent } from '../../src/model/compound.ts';
import { member } from './api-model.ts';

type Line = ReturnType<typeof layOut>[number];

/** Returns the characters of a line; folded parts are in `«»`. */
function characters(line: Line): string {
  return line
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('fold' in part) return `«${characters(part.fold)}»`;
      if ('name' in part) return part.name;
      return part.text;
    })
    .join('');
}

function written(declared: Member, language = 'C++'): string {
  return layOut(declarationOf(declared, language)).map(characters).join('\n');
}

const ref = (text: string) => ({ text, refid: `class${text}` });
const int = { type: ['int'], name: 'x', brief: [] };

test.each<[expected: string, declared: Member]>([
  [
    'virtual int area(int x) const override',
    member({
      name: 'area',
      modifiers: ['virtual', 'const', 'override'],
      type: ['int'],
      params: [int],
      argsString: '(int x) const override',
    }),
  ],
  // For Doxygen, an overriding function is virtual even if the header does not say so.
  [
    'int area() override',
    member({
      name: 'area',
      modifiers: ['virtual', 'override'],
      type: ['int'],
      definition: 'int Square::area',
      argsString: '() override',
    }),
  ],
  [
    'enum { READ, WRITE } mode',
    member({
      name: 'mode',
      kind: 'variable',
      type: ['(anonymous enum)'],
      typeValues: ['READ', 'WRITE'],
    }),
  ],
  [
    'virtual ~A() = default',
    member({ name: '~A', modifiers: ['virtual'], argsString: '()=default' }),
  ],
  [
    'virtual void f() = 0',
    member({ name: 'f', modifiers: ['pure virtual'], type: ['void'], argsString: '()=0' }),
  ],
  [
    'auto f() noexcept(sizeof(int) > 2) -> int',
    member({
      name: 'f',
      type: ['auto'],
      noexceptExpression: 'sizeof(int) > 2',
      modifiers: ['noexcept'],
      argsString: '() -> int',
    }),
  ],
  [
    'operator bool() const',
    member({ name: 'operator bool', modifiers: ['const'], argsString: '() const' }),
  ],
  [
    'const Box &get(void (*done)(int, void *), int (&list)[5])',
    member({
      name: 'get',
      type: ['const ', ref('Box'), ' &'],
      params: [
        { type: ['void (*)(int, void *)'], name: 'done', brief: [] },
        { type: ['int (&)'], name: 'list', array: '[5]', brief: [] },
      ],
      argsString: '(void (*done)(int, void *), int (&list)[5])',
    }),
  ],
  [
    'std::function<int (*)(int)> wrap(int (Box::*run)(int))',
    member({
      name: 'wrap',
      type: ['std::function<int (*)(int)>'],
      params: [{ type: ['int (', ref('Box'), '::*)(int)'], name: 'run', brief: [] }],
      argsString: '(int(Box::*run)(int))',
    }),
  ],
  [
    'void(*signal(int x))(int)',
    member({ name: 'signal', type: ['void(*'], params: [int], argsString: '(int x))(int)' }),
  ],
  [
    'friend void(*signal(int x))(int)',
    member({
      kind: 'friend',
      name: 'signal',
      callable: true,
      type: ['void(*)(int)'],
      params: [int],
      argsString: '(int x)',
    }),
  ],
  [
    'void f(void(*const done)(int) = nullptr)',
    member({
      name: 'f',
      type: ['void'],
      params: [
        {
          type: ['void(*)(int)'],
          name: 'done',
          declaration: ['void(*const done)(int)'],
          defaultValue: ['nullptr'],
          brief: [],
        },
      ],
      argsString: '(void(*const done)(int)=nullptr)',
    }),
  ],
  [
    'explicit(sizeof(T) > 4) Box(T side)',
    member({
      name: 'explicit',
      params: [{ type: ['sizeof(T) > 4'], brief: [] }],
      argsString: '(sizeof(T) > 4) Box(T side)',
    }),
  ],
  [
    'virtual int f() const & noexcept(sizeof(int) == 0) override',
    member({
      name: 'f',
      modifiers: ['virtual', 'const', '&', 'noexcept', 'override'],
      type: ['int'],
      noexceptExpression: 'sizeof(int) == 0',
      argsString: '() const &override',
    }),
  ],
  [
    'virtual int f() const throw() = 0',
    member({
      name: 'f',
      modifiers: ['pure virtual', 'const'],
      type: ['int'],
      exceptions: ['throw()'],
      argsString: '() const =0',
    }),
  ],
  [
    'virtual void f() noexcept(sizeof(int)==0)',
    member({
      name: 'f',
      modifiers: ['virtual', 'noexcept'],
      type: ['void'],
      argsString: '() noexcept(sizeof(int)==0)',
    }),
  ],
  [
    'virtual int(&list(int x) const noexcept)[3]',
    member({
      name: 'list',
      modifiers: ['virtual', 'const', 'noexcept'],
      type: ['int(&'],
      params: [int],
      argsString: '(int x) const)[3]',
    }),
  ],
  [
    'void f(int x) requires (sizeof(int) > 2) = delete',
    member({
      name: 'f',
      type: ['void'],
      requires: ['(sizeof(int) > 2)'],
      params: [int],
      argsString: '(int x)=delete',
    }),
  ],
  ['void f(char c=")")', member({ name: 'f', type: ['void'], argsString: '(char c=")")' })],
  [
    'template <typename T, int N = 0x10>\nrequires Number<T>\n[[nodiscard]] static constexpr T make()',
    member({
      name: 'make',
      templateParams: [
        { type: ['typename'], name: 'T', brief: [] },
        { type: ['int'], name: 'N', defaultValue: ['0x10'], brief: [] },
      ],
      requires: ['Number<T>'],
      modifiers: ['nodiscard', 'static', 'inline', 'constexpr'],
      type: ['constexpr T'],
      argsString: '()',
    }),
  ],
  [
    'typedef int(*handler)(int)',
    member({
      kind: 'typedef',
      name: 'handler',
      definition: 'typedef int(* handler)(int)',
      type: ['int(*'],
      argsString: ')(int)',
    }),
  ],
  [
    'using list = std::vector<int>',
    member({
      kind: 'typedef',
      name: 'list',
      definition: 'using list = std::vector<int>',
      type: ['std::vector<int>'],
    }),
  ],
  [
    'enum class colour : std::uint8_t',
    member({ kind: 'enum', name: 'colour', strong: true, type: ['std::uint8_t'] }),
  ],
  [
    'unsigned flags : 4',
    member({ kind: 'variable', name: 'flags', type: ['unsigned'], bitfield: '4' }),
  ],
  [
    'mutable char buffer[64] = {0}',
    member({
      kind: 'variable',
      name: 'buffer',
      modifiers: ['mutable'],
      type: ['char'],
      argsString: '[64]',
      initializer: ['= {0}'],
    }),
  ],
  [
    'friend class Helper',
    member({ kind: 'friend', name: 'Helper', type: ['class'], callable: false }),
  ],
  [
    '#define MAX(a, b) ((a) > (b) ? (a) : (b))',
    member({
      kind: 'define',
      name: 'MAX',
      callable: true,
      params: [
        { definitionName: 'a', brief: [] },
        { definitionName: 'b', brief: [] },
      ],
      initializer: ['((a) > (b) ? (a) : (b))'],
    }),
  ],
  ['#define NOW()', member({ kind: 'define', name: 'NOW', callable: true })],
])('%s', (expected, declared) => {
  expect(written(declared)).toBe(expected);
});

test('a declaration too long for a line has a line for each parameter', () => {
  const params = ['first', 'second', 'third'].map((name) => ({
    type: ['const std::string_view '],
    name: `${name}_argument`,
    brief: [],
  }));
  const long = member({ name: 'f', type: ['void'], params, argsString: '(...) noexcept' });
  expect(written(long)).toBe(
    [
      'void f(',
      '    const std::string_view first_argument,',
      '    const std::string_view second_argument,',
      '    const std::string_view third_argument',
      ') noexcept',
    ].join('\n'),
  );
});

test('in Python, parameter names precede their types, and the return type is last', () => {
  const params = [
    { type: ['self'], definitionName: 'self', brief: [] },
    { type: ['int'], name: 'x', defaultValue: ['5'], brief: [] },
    { type: ['**'], name: 'more', brief: [] },
  ];
  const own = { name: 'f', params, argsString: '(self, int x=5, **more)' };
  expect(written(member({ ...own, type: ['str'] }), 'Python')).toBe(
    'f(self, x: int = 5, **more) -> str',
  );
  expect(written(member({ ...own, type: ['def'] }), 'Python')).toMatch(/^def f\(self,.*\)$/);
});

test('types of Python keep their brackets, also inside quotes', () => {
  const typed = (...type: Member['type']): string =>
    written(
      member({
        name: 'f',
        params: [{ type, name: 'x', array: '[int, str]', defaultValue: ['None'], brief: [] }],
        argsString: '(...)',
      }),
      'Python',
    );
  expect(typed('dict')).toBe('f(x: dict[int, str] = None)');
  expect(typed(ref('Box'))).toBe('f(x: Box[int, str] = None)');
  expect(typed('"dict"')).toBe('f(x: "dict[int, str]" = None)');
});

test('parameter names on separate lines are aligned, together with pointer signs', () => {
  const param = (name: string, ...type: Member['type']) => ({ name, type, brief: [] });
  expect(
    written(
      member({
        name: 'configure',
        type: ['void'],
        params: [
          param('speed_in_bits_per_second', 'unsigned long'),
          param('name', 'const char *'),
          param('done', 'void (*)(int)'),
          param('where', 'const ', ref('Location'), ' &'),
        ],
        argsString: '(...)',
      }),
    ),
  ).toBe(
    [
      'void configure(',
      '    unsigned long  speed_in_bits_per_second,',
      '    const char     *name,',
      '    void (*done)(int),',
      '    const Location &where',
      ')',
    ].join('\n'),
  );
});

test('long lists of template arguments are folded on long lines, short ones are not', () => {
  const long =
    'std::enable_if_t<(N > 0) && is_convertible<T, U>::value && is_copyable<T>::value, int>';
  const inner = long.slice(long.indexOf('<') + 1, -1);
  const declared = (type: Member['type']) => written(member({ name: 'f', type, argsString: '()' }));
  expect(declared([`${long}::type`])).toBe(`std::enable_if_t<«${inner}»>::type f()`);
  expect(declared(['std::map<int, ', ref('Box'), '<int>>'])).toBe('std::map<int, Box<int>> f()');
  expect(declared([`${'long_name_'.repeat(8)}<int>`])).not.toContain('«');
  expect(written(member({ name: 'operator<', type: ['bool'], argsString: '()' }))).toBe(
    'bool operator<()',
  );
});

test('a method of Objective-C has its name between its parameters', () => {
  const method = member({
    name: 'must:with:',
    type: ['void'],
    params: [int, { attributes: '[with]', type: [ref('NSString'), ' *'], name: 'y', brief: [] }],
    argsString: '(int x,[with] NSString *y)',
  });
  const line = (declared: Member) =>
    layOut(fullDeclarationOf(declared, 'Objective-C')).map(characters).join('\n');
  expect(line(method)).toBe('- (void)must:(int)x with:(NSString *)y');
  expect(line(member({ name: 'make', type: ['id'], modifiers: ['static'] }))).toBe('+ (id)make');
});

test('virtual is shown only if the header has it: overriding functions can omit it', () => {
  const run = { name: 'run', type: ['void'], modifiers: ['virtual'], argsString: '()' };
  const base = [{ refid: 'classBase_1run', name: 'run' }];
  const elsewhere = { file: 'a.hpp', line: 1, bodyFile: 'a.cpp', bodyStart: 1 };
  const isVirtual = (own: Partial<MemberContent>): boolean =>
    written(member({ ...run, ...own })).startsWith('virtual ');
  expect(isVirtual({ definition: 'virtual void A::run', reimplements: base })).toBe(true);
  expect(isVirtual({ definition: 'void A::run', reimplements: base })).toBe(false);
  expect(isVirtual({ definition: 'void A::run', reimplements: base, location: elsewhere })).toBe(
    true,
  );
  expect(isVirtual({ definition: 'void A::run', location: elsewhere })).toBe(true);
  const overriding = { modifiers: ['virtual', 'override'], argsString: '() override' };
  expect(isVirtual({ definition: 'void A::run', ...overriding, location: elsewhere })).toBe(false);
});

test('the name of a friend class leads to the class', () => {
  const friend = { kind: 'friend', name: 'Box< int >', type: ['class'], callable: false } as const;
  const named = (...type: Member['type']): unknown =>
    declarationOf(
      member({ ...friend, type: ['class'], params: [{ type, brief: [] }] }),
    )[0]?.before.at(-2);
  const code = [ref('Box'), '< int >'];
  expect(named(...code)).toEqual({ name: 'Box< int >', code });
  expect(named('other')).toEqual({ name: 'Box< int >' });
  const created = declarationOf(
    member({
      ...friend,
      name: 'f',
      type: ['Box'],
      callable: true,
      argsString: '(f)',
      params: [{ type: [ref('f')], brief: [] }],
    }),
  );
  expect(created[0]?.before.at(-1)).toEqual({ name: 'f' });
});
