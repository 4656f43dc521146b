import { describe, expect, test } from '@jest/globals';
import { assemble } from '../../src/examples/assemble.ts';
import type { SourceLine } from '../../src/examples/example.ts';
import { hasPlaceholder } from '../../src/examples/top-level.ts';

function linesOf(code: string): SourceLine[] {
  return code
    .split('\n')
    .map((text, index) => ({ text, file: 'a.md', line: index + 10, indent: 0 }));
}

function assembled(code: string): ReturnType<typeof assemble> {
  return assemble(linesOf(code), { language: 'cpp', prelude: '', includes: [] });
}

/** What stands in front of `main`, without directives for lines. */
function before(code: string): string {
  const [program = ''] = assembled(code).programs;
  return (program.split('int main(')[0] ?? '').replace(/^#line.*\n/gm, '').trim();
}

describe('a block is', () => {
  const shapes: [code: string, shape: string, because: string][] = [
    ['int main() { return 0; }', 'program', 'it has a main'],
    ['int\nmain(int argc, char* argv[])\n{\n}', 'program', 'the name may start a line'],
    ['auto main() -> int { return 0; }', 'program', 'the type may follow'],
    ['// int main() { }\nint x = 1;', 'declarations', 'a comment is no code'],
    ['puts("int main() { }");', 'statements', 'a text is no code'],
    ['struct A { int x; };', 'declarations', 'a type is a declaration'],
    ['int f();\nint g() { return f(); }', 'declarations', 'functions are declarations'],
    ['TEST(Group, Name) { check(); }', 'declarations', 'macros define functions'],
    [
      'LIB_BEGIN_NAMESPACE\ntemplate <> struct hash<A> {};\nLIB_END_NAMESPACE',
      'declarations',
      'macros may open and close a namespace',
    ],
    ['x = 1;', 'statements', 'an assignment is a statement'],
    ['int x = 1;\n++x;', 'statements', 'one statement is enough'],
    ['if (a) { b(); }\nelse { c(); }', 'statements', 'else belongs to if'],
    ['std::cout << x << std::endl;', 'statements', 'an expression is a statement'],
    ['for (auto& x : list) use(x);', 'statements', 'a loop is a statement'],
    ['do { f(); } while (g());', 'statements', 'the loop ends with its condition'],
    ['f([] { return 1; });', 'statements', 'a lambda is part of its call'],
  ];
  test.each(shapes)('%j: %s, because %s', (code, shape) => {
    expect(assembled(code).shape).toBe(shape);
  });
});

describe('in front of main stands', () => {
  const cases: [code: string, expected: string, because: string][] = [
    ['#include <a>\nf();', '#include <a>', 'an include cannot be in a function'],
    ['using namespace n;\nf();', 'using namespace n;', 'the tool hoists using lines'],
    ['int f() { return 1; }\nuse(f());', 'int f() { return 1; }', 'functions have no functions'],
    [
      'template <typename T>\nvoid g(T) {}\ng(1);',
      'template <typename T>\nvoid g(T) {}',
      'nor templates',
    ],
    ['struct A { int x; };\nA a;\nuse(a);', 'struct A { int x; };', 'types may have templates'],
    [
      'bool operator==(A a, B b) { return a.x == b.x; }\nuse(A{} == B{});',
      'bool operator==(A a, B b) { return a.x == b.x; }',
      'operators are functions, too',
    ],
    ['A a{ 1, [] { g(); } };\nuse(a);', '', 'an initializer is no body'],
    ['A a = { 1 };\nuse(a);', '', 'nor is a list'],
  ];
  test.each(cases)('%j: %j, because %s', (code, expected) => {
    expect(before(code)).toBe(expected);
  });
});

test('each line has the place of its source, also if it moves', () => {
  const [program = ''] = assembled('use(1);\n#include <a>\nuse(2);').programs;
  expect(program).toContain('#line 11 "a.md"\n#include <a>\n');
  expect(program).toContain('#line 10 "a.md"\nuse(1);\n#line 12 "a.md"\nuse(2);\n');
});

test('a piece keeps its column', () => {
  const [program = ''] = assembled('int f() { return 1; } use(f());').programs;
  expect(program).toContain(`${' '.repeat('int f() { return 1; }'.length)} use(f());`);
});

test('a macro with a body is tried as a function and as a statement, and a call as a declaration, too', () => {
  const parts = (code: string): boolean[] =>
    assembled(code).programs.map((each) => each.indexOf('int main(') < each.indexOf('MACRO'));
  expect(parts('MACRO("a") { f(); }')).toEqual([false, true]);
  expect(parts('struct A {};\nMACRO(A)')).toEqual([true, false]);
  expect(parts('struct A {};\nMACRO(A);\nf();')).not.toContain(false);
});

describe('a semicolon', () => {
  const cases: [code: string, isAdded: boolean, because: string][] = [
    ['result.unmatched()', true, 'references show one expression'],
    ['#include <a>\nvoid on_key(int key)', true, 'or one signature'],
    ['f();\ng()', false, 'after others, its lack is a fault'],
    ['f();', false, 'it is there'],
    ['if (a) { f(); } // twice', false, 'a body needs none'],
  ];
  test.each(cases)('follows %j: %j, because %s', (code, isAdded) => {
    expect(assembled(code).programs.every((each) => each.includes('\n;\n'))).toBe(isAdded);
  });
});

test('a program without includes gets the prelude, and one with includes is whole', () => {
  const around = { language: 'cpp', prelude: 'int p;', includes: ['#include <x>'] } as const;
  expect(assemble(linesOf('int main() {}'), around).programs[0]).toContain('int p;');
  const whole = assemble(linesOf('#include <a>\nint main() {}'), around).programs[0];
  expect(whole).toBe('#line 10 "a.md"\n#include <a>\nint main() {}\n');
});

describe('code is left out of', () => {
  const cases: [code: string, isLeftOut: boolean, because: string][] = [
    ['f();\n…\ng();', true, 'the sign stands for code'],
    ['f();\n...\ng();', true, 'so do three dots'],
    ['void f() { ... }', true, 'also in a body'],
    ['// ...\nf();', true, 'also in a comment'],
    ['// ... set up the device\nf();', true, 'words may follow'],
    ['void f() { /* … */ }', true, 'also in a short comment'],
    ['template <typename... T> void f(T... t);', false, 'these dots are a pack'],
    ['try { f(); } catch (...) { }', false, 'these dots are a handler'],
    ['int printf(const char*, ...);', false, 'these dots are arguments'],
    ['--8<-- "examples/at.cpp"', true, 'MkDocs puts a file there'],
    ['a--8<b;', false, 'this is a comparison'],
    ['puts("...");', false, 'a text is what it is'],
    ['f(); // … prints 3', false, 'the comment describes the code in front of it'],
    ['open(path, ...);', true, 'arguments are left out'],
    ['auto file = lib::open(...);', true, 'also of a call that initializes'],
    ['return file->read<int>(...);', true, 'and of one with arguments of a template'],
    ['while (...) { f(); }', true, 'a condition is left out'],
    ['void log(const char* format, ...);', false, 'a function of C has such parameters'],
    ['try { f(); } catch (...) { g(); }', false, 'a handler catches everything'],
    ['using F = void(...);', false, 'a type is no call'],
    ['return (... + numbers);', false, 'an expression is folded'],
    ['f(numbers...);', false, 'a pack is expanded'],
  ];
  test.each(cases)('%j: %j, because %s', (code, isLeftOut) => {
    expect(hasPlaceholder(code)).toBe(isLeftOut);
  });
});
