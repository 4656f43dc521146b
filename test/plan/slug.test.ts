import { describe, expect, it } from '@jest/globals';
import { slugOf } from '../../src/plan/slug.ts';
import { anyCharacter, fc } from '../property-tests.ts';

describe('slugOf, of symbols', () => {
  it.each([
    ['test_suite', 'test-suite'],
    ['RenderWindow', 'renderwindow'],
    ['eq_', 'eq-'],
    ['vec< 2, T, Q >', 'vec-2-t-q'],
    ['throws_< Callable_T, void >', 'throws--callable-t-void'],
    ['Matrix< _Scalar, Rows_ >', 'matrix-scalar-rows'],
    ['remove_all< T * >', 'remove-all-t-ptr'],
    ['remove_all< T *const >', 'remove-all-t-ptr-const'],
    ['is_ref< T & >', 'is-ref-t-ref'],
    ['is_ref< T && >', 'is-ref-t-rref'],
    ['all< A && B >', 'all-a-and-b'],
    ['all< (N >= 2) && !C >', 'all-n-ge-2-and-not-c'],
    ['deleter< T[] >', 'deleter-t-array'],
    ['deleter< T[N] >', 'deleter-t-array-n'],
    ['fn< R(C::*)(Args...) const >', 'fn-r-c-ptr-args-pack-const'],
    ['offset< -1 >', 'offset-minus-1'],
    ['Proto-p', 'proto-p'],
    ['has< typename T::type >', 'has-t-type'],
    ['operator<', 'operator-lt'],
    ['operator()', 'operator-call'],
    ['Ünï', 'uni'],
    ['aux', 'aux-'],
    ['COM1', 'com1-'],
  ])('writes %s as %s', (name, slug) => {
    expect(slugOf(name, 'symbol')).toBe(slug);
  });

  it('is independent of white space', () => {
    expect(slugOf('vec<2,T*,Q>', 'symbol')).toBe(slugOf('vec< 2, T *, Q >', 'symbol'));
  });

  it('cuts a long name at a word', () => {
    const name = `enable< ${'condition_of_type, '.repeat(500)}T >`;
    const slug = slugOf(name, 'symbol');
    expect(slug).toMatch(/^enable(?:-condition-of-type)+(?:-condition(?:-of)?)?-[0-9a-z]{6}$/);
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slugOf(name.replace('T >', 'U >'), 'symbol')).not.toBe(slug);
  });

  it('keeps a hash if letters cannot be transliterated', () => {
    expect(slugOf('класс', 'symbol')).toMatch(/^[0-9a-z]{6}$/);
    expect(slugOf('класс', 'symbol')).not.toBe(slugOf('метод', 'symbol'));
  });
});

describe('slugOf, of files, topics and pages', () => {
  it.each([
    ['test-runner.h', 'test-runner-h'],
    ['Audio.hpp', 'audio-hpp'],
    ['vector.tpl.hpp', 'vector-tpl-hpp'],
    ['c++config.h', 'cppconfig-h'],
    ['notepad++', 'notepadpp'],
    ['A+B.h', 'a-plus-b-h'],
    ['C#.md', 'csharp-md'],
    ['My File (1).h', 'my-file-1-h'],
    ['__init__.py', 'init-py'],
    ['nul', 'nul-'],
    ['nul.h', 'nul-h'],
  ])('writes %s as %s', (name, slug) => {
    expect(slugOf(name, 'path')).toBe(slug);
  });
});

it('converts every text to a segment that any file system accepts', () => {
  const name = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'abAB_-.~<>1 :*&[]()') }),
    fc.string({ unit: anyCharacter, maxLength: 300 }),
  );
  fc.assert(
    fc.property(name, fc.constantFrom('symbol' as const, 'path' as const), (text, style) => {
      const slug = slugOf(text, style);
      expect(slug).toMatch(/^[a-z0-9-]{1,80}$/);
      expect(slug).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)$/);
    }),
    { numRuns: 5000 },
  );
});
