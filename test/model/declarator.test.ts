import { describe, expect, it } from '@jest/globals';
import { afterParams, closingBracket } from '../../src/model/code-brackets.ts';
import { declaredText, nameOffset } from '../../src/model/declarator.ts';

describe('declaredText', () => {
  it.each([
    ['int', 'x', '', 'int x'],
    ['char *', 'argv', '[]', 'char *argv[]'],
    ['int(*)(int, void *)', 'cb', '', 'int(*cb)(int, void *)'],
    ['void(*)', 'handler', '(int)', 'void(*handler)(int)'],
    ['int(&)', 'ref', '[5]', 'int(&ref)[5]'],
    ['int(A::*)() const', 'm', '', 'int(A::*m)() const'],
    ['int(A< int >::*)()', 'm', '', 'int(A< int >::*m)()'],
    ['std::vector< int >', 'v', '', 'std::vector< int > v'],
    ['std::function< void(int *)>', 'f', '', 'std::function< void(int *)> f'],
    ['std::vector< void(*)(int)>', 'v', '', 'std::vector< void(*)(int)> v'],
    ['void(*const)(int)', 'f', '', 'void(*const f)(int)'],
    ['void(*(*)(int))(char)', 'f', '', 'void(*(*f)(int))(char)'],
    ['void(*[3])(int)', 'f', '', 'void(*f[3])(int)'],
    ['int A::*const', 'p', '', 'int A::*const p'],
    ['int(A::**)', 'p', '(int)', 'int(A::**p)(int)'],
    ['decltype(*(int *) 0)', 'x', '', 'decltype(*(int *) 0) x'],
    ['decltype(&A::f)', 'x', '', 'decltype(&A::f) x'],
    ['int(FILE *)', 'f', '', 'int(FILE *) f'],
    ['void(APIENTRY *)(int)', 'f', '', 'void(APIENTRY *f)(int)'],
    ['int(&)[3]', '', '', 'int(&)[3]'],
    ['int', '', '', 'int'],
    ['', 'x', '', 'x'],
  ])('puts the name where C++ requires it: %s %s%s', (type, name, suffix, expected) => {
    expect(declaredText(type, name, suffix)).toBe(expected);
  });

  it('uses the text after the type to distinguish a calling convention from a parameter', () => {
    expect(nameOffset('void(APIENTRY *)')).toBeUndefined();
    expect(nameOffset('void(APIENTRY *)', '(int)')).toBe('void(APIENTRY *'.length);
  });

  it('takes more parentheses than calls fit on the stack', () => {
    const many = '(*'.repeat(50_000);
    expect(nameOffset(`int ${many}`)).toBe(`int ${many}`.length);
  });
});

describe('closingBracket', () => {
  it.each([
    ['(a, (b))c', '(a, (b))'],
    [`(char c=')', const char *s="a\\")")x`, `(char c=')', const char *s="a\\")")`],
    ["(long n=1 '000 '000, int x)", "(long n=1 '000 '000, int x)"],
    ['(const char *s=R"x()")x", int x) const', '(const char *s=R"x()")x", int x)'],
  ])('skips literals: %s', (code, expected) => {
    expect(code.slice(0, closingBracket(code, 0) + 1)).toBe(expected);
  });

  it('returns undefined if there is none', () => {
    expect(closingBracket('(a', 0)).toBe(-1);
    expect(afterParams('(a')).toBe('');
    expect(afterParams("(char c=')') const")).toBe(' const');
  });
});
