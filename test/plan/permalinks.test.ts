import { describe, expect, it } from '@jest/globals';
import { splitQualified } from '../../src/model/qualified-name.ts';
import { permalinkOf } from '../../src/plan/permalinks.ts';
import { fc } from '../property-tests.ts';

type Style = 'symbol' | 'file' | 'word';
const slug = (name: string, style: Style = 'symbol'): string =>
  permalinkOf({ folder: 'f', name, style }, '').slice(2, -1);

describe('permalinkOf', () => {
  it('keeps plain names readable and equal to links that already exist', () => {
    expect(
      permalinkOf(
        { folder: 'classes', name: 'micro_os_plus::test_suite', style: 'symbol' },
        'docs/api',
      ),
    ).toBe('docs/api/classes/micro-os-plus/test-suite/');
    expect(slug('detail::eq_')).toBe('detail/eq-');
    expect(slug('include/micro-os-plus/test-runner.h', 'file')).toBe(
      'include/micro-os-plus/test-runner-h',
    );
    expect(slug('c-api', 'word')).toBe('c-api');
  });

  it.each([
    ['capital letters', ['Case', 'case_', 'case', 'CASE', 'cAse']],
    ['specialisations', ['Tmpl', 'Tmpl< T *, 1 >', 'Tmpl< int, 3 >', 'Tmpl< a::b >']],
    ['operators', ['operator<', 'operator,', 'operator()', 'operator<<']],
    ['Unicode', ['Ünï', 'Uni', 'Unï']],
    ['reserved names', ['aux', 'con', 'aux_']],
  ])('tells %s apart', (_, names) => {
    const slugs = names.map((name) => slug(name).toLowerCase());
    expect(new Set(slugs).size).toBe(names.length);
    for (const one of slugs) expect(one).toMatch(/^[a-z0-9~-]+(\/[a-z0-9~-]+)*$/);
  });

  it('avoids the device names of Windows', () => {
    expect(slug('nul')).not.toBe('nul');
    expect(slug('com1')).not.toBe('com1');
  });

  it('is total, and injective without regard to case', () => {
    const part = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'abAB_-.~<>1 :') }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a_b', 'a-b', 'a.b', 'A.b', 'a.B', 'a_b_', 'con', 'x.h', 'x_h', 'x-h'),
    );
    fc.assert(
      fc.property(part, part, fc.constantFrom<Style>('symbol', 'file', 'word'), (a, b, style) => {
        const [slugA, slugB] = [slug(a, style), slug(b, style)];
        for (const one of [slugA, slugB]) expect(one).toMatch(/^[a-z0-9_~/-]+$/);
        if (a !== b) expect(slugA).not.toBe(slugB);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('splitQualified', () => {
  it('leaves template arguments whole', () => {
    expect(splitQualified('a::T< b::c, d >::e')).toEqual(['a', 'T< b::c, d >', 'e']);
  });
});
