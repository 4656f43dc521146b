import { describe, expect, it } from '@jest/globals';
import type { MemberContent, Param } from '../../src/model/compound.ts';
import { overloadSignature, wholeSignature } from '../../src/model/overload-signature.ts';

/** Creates a function: `types name` of parameters, the same of template parameters, text after the parentheses. */
function fn(
  params: readonly string[],
  {
    template,
    behind = '',
    definition = 'void f',
    type = 'void',
  }: {
    template?: readonly Partial<Record<'type' | 'name' | 'defaultValue', string>>[];
    behind?: string;
    definition?: string;
    type?: string;
  } = {},
): MemberContent {
  const param = (text: string): Param => {
    const [, written = text, name] = /^(.*[\s*&])(\w+)$/.exec(text) ?? [];
    return { type: [written.trim()], ...(name && { name }), brief: [] };
  };
  return {
    refid: 'a_1a0',
    kind: 'function',
    name: 'f',
    qualifiedName: 'f',
    protection: 'public',
    modifiers: [],
    strong: false,
    ...(template && {
      templateParams: template.map((each) => ({
        type: [each.type ?? ''],
        ...(each.name && { name: each.name }),
        ...(each.defaultValue && { defaultValue: [each.defaultValue] }),
        brief: [],
      })),
    }),
    type: [type],
    definition,
    argsString: `(${params.join(', ')})${behind}`,
    params: params.map(param),
    callable: true,
    qualifiers: [],
    reimplements: [],
    reimplementedBy: [],
    enumValues: [],
    brief: [],
    detailed: [],
    inBody: [],
    references: [],
    referencedBy: [],
    satisfies: [],
    verifies: [],
  };
}

describe('overloadSignature', () => {
  it.each<[string, MemberContent, MemberContent]>([
    ['names of parameters', fn(['int a']), fn(['int b'])],
    ['an empty list', fn([]), fn(['void'])],
    [
      'names of template parameters',
      fn(['const T &a', 'U b'], { template: [{ type: 'class T' }, { type: 'typename U' }] }),
      fn(['const A &a', 'B b'], { template: [{ type: 'typename A' }, { type: 'class B' }] }),
    ],
    [
      'where the name of a template parameter is written',
      fn(['T a'], { template: [{ type: 'typename T' }] }),
      fn(['T a'], { template: [{ type: 'typename', name: 'T' }] }),
    ],
    [
      'names of packs',
      fn(['Args &&... args'], { template: [{ type: 'typename...', name: 'Args' }] }),
      fn(['T &&... args'], { template: [{ type: 'class...', name: 'T' }] }),
    ],
    [
      'the result behind the parameters',
      fn(['int a'], { behind: ' const noexcept -> const T &' }),
      fn(['int a'], { behind: ' const noexcept' }),
    ],
    [
      'what makes a function',
      fn(['int a'], { behind: ' const =0' }),
      fn(['int a'], { behind: ' const override' }),
    ],
    [
      'names of the template around it',
      fn(['T a'], { definition: 'void ns::vec< T, N >::f' }),
      fn(['U a'], { definition: 'void ns::vec< U, N >::f' }),
    ],
    [
      'conditions',
      fn(['T a'], { template: [{ type: 'typename T' }] }),
      fn(['T a'], {
        template: [{ type: 'typename T' }, { type: 'typename', defaultValue: 'enable_if_t< C >' }],
      }),
    ],
  ])('ignores %s', (_, one, other) => {
    expect(overloadSignature(one)).toBe(overloadSignature(other));
  });

  it.each<[string, MemberContent, MemberContent]>([
    ['types of parameters', fn(['int a']), fn(['char a'])],
    [
      'the order of template parameters',
      fn(['T a', 'U b'], { template: [{ type: 'class T' }, { type: 'class U' }] }),
      fn(['U a', 'T b'], { template: [{ type: 'class T' }, { type: 'class U' }] }),
    ],
    [
      'kinds of template parameters',
      fn([], { template: [{ type: 'int', name: 'N' }] }),
      fn([], { template: [{ type: 'class T' }] }),
    ],
    [
      'packs',
      fn([], { template: [{ type: 'class T' }] }),
      fn([], { template: [{ type: 'class...', name: 'T' }] }),
    ],
    ['const', fn([], { behind: ' const' }), fn([])],
    [
      'const behind a default value with a bracket',
      fn(["char c='('"], { behind: ' const' }),
      fn(["char c='('"]),
    ],
    ['references behind the parameters', fn([], { behind: ' &' }), fn([], { behind: ' &&' })],
  ])('counts %s', (_, one, other) => {
    expect(overloadSignature(one)).not.toBe(overloadSignature(other));
  });
});

describe('wholeSignature', () => {
  it.each<[string, MemberContent, MemberContent]>([
    ['results', fn([], { type: 'int' }), fn([], { type: 'char' })],
    ['scopes', fn(['a::X x']), fn(['b::X x'])],
  ])('distinguishes %s, which overloads may share', (_, one, other) => {
    expect(overloadSignature(one)).toBe(overloadSignature(other));
    expect(wholeSignature(one)).not.toBe(wholeSignature(other));
  });
});

it('is the same for all macros without parameters, as published addresses contain its hash', () => {
  const macro: MemberContent = { ...fn([], { type: '' }), kind: 'define', callable: false };
  expect(wholeSignature(macro)).toBe('define;;;');
  expect(wholeSignature({ ...macro, callable: true })).toBe('define;0;;');
});
