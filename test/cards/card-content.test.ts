import { expect, test } from '@jest/globals';
import { cardContent, type CardContent } from '../../src/cards/card-content.ts';
import type { Compound } from '../../src/model/compound.ts';
import type { IncludeRule } from '../../src/model/include-line.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import { compound, type CompoundOptions } from '../components/api-model.ts';
import { documentPage } from '../render/document-plan.tsx';

const header = { path: 'lib/a.h', style: 'angle' } as const;

function contentOf(
  description: Parameters<typeof documentPage>[0]['description'],
  shown?: Compound,
  includes: Partial<IncludeRule> = { ofClass: () => header },
): CardContent | undefined {
  const page = documentPage({ description: { ...description, ...(shown && { refid: 'c' }) } });
  const compounds = new Map(shown && [['c', shown]]);
  Object.assign(page.context, {
    symbols: { compounds, shortName: () => 'short' },
    settings: { texts: contentTexts('en'), includes },
    title: 'Title',
  });
  return cardContent(page, 'Lib');
}

const symbols: {
  own: Partial<CompoundOptions> & { name: string };
  expected: Pick<CardContent, 'kind' | 'name' | 'code'>;
  because: string;
}[] = [
  {
    own: { name: 'lib::Parser' },
    expected: { kind: 'class · lib', name: 'Parser', code: ['#include <lib/a.h>'] },
    because: 'the name is large, its scope beside the kind; a declaration would say nothing more',
  },
  {
    own: { name: 'Parser' },
    expected: { kind: 'class', name: 'Parser', code: ['#include <lib/a.h>'] },
    because: 'there is no scope',
  },
  {
    own: {
      name: 'lib::in::Parser',
      bases: [
        { name: ['lib::in::Base'], protection: 'public', virtual: false },
        { name: ['lib::Other'], protection: 'public', virtual: false },
        { name: ['xlib::Third'], protection: 'public', virtual: false },
      ],
    },
    expected: {
      kind: 'class · lib::in',
      name: 'Parser',
      code: ['#include <lib/a.h>', 'class Parser : public Base, public Other, public xlib::Third'],
    },
    because: 'names in a declaration are as inside the scope, and no other name changes',
  },
  {
    own: {
      name: 'Map',
      templateParams: ['Key', 'Value', 'Comparison', 'Allocator', 'Policy'].map((name) => ({
        type: [`class ${name}Type_which_is_long`],
        brief: [],
      })),
    },
    expected: {
      kind: 'class template',
      name: 'Map',
      code: [
        '#include <lib/a.h>',
        'template <class KeyType_which_is_long, class ValueType_which_is_long, class ComparisonType_which_is_long, class AllocatorType_which_is_long, class PolicyType_which_is_long>',
        'class Map',
      ],
    },
    because: 'each part of a declaration is one line, which the picture cuts',
  },
  {
    own: { name: 'lib', kind: 'namespace' },
    expected: { kind: 'namespace', name: 'lib', code: [] },
    because: 'nobody includes a namespace',
  },
  {
    own: { name: 'lib/a.h', kind: 'file' },
    expected: { kind: 'file', name: 'short', code: [] },
    because: 'a file has its short name, without the kind that its title ends with',
  },
  {
    own: { name: 'strings', kind: 'group' },
    expected: { kind: 'topic', name: 'Title', code: [] },
    because: 'a topic has its title',
  },
];

test.each(symbols)('$own.kind $own.name: $because', ({ own, expected }) => {
  const content = contentOf({ title: 'Title', description: '' }, compound({ refid: 'c', ...own }));
  expect(content).toEqual({ ...expected, site: 'Lib', brief: '' });
});

test('a symbol that no header declares has no include', () => {
  const shown = compound({ refid: 'c', name: 'Parser' });
  expect(contentOf({ description: '' }, shown, { ofClass: () => undefined })?.code).toEqual([]);
  const quoted = { ofClass: () => ({ ...header, style: 'quote' as const }) };
  expect(contentOf({ description: '' }, shown, quoted)?.code).toEqual(['#include "lib/a.h"']);
});

test('guides show their category, posts their day, the home page no title twice', () => {
  expect(contentOf({ title: 'A', description: ' Two\n words ' })).toEqual({
    ...{ site: 'Lib', kind: 'Group', name: 'A', code: [], brief: 'Two words' },
  });
  const openGraph: [string, string][] = [['article:published_time', '2026-03-14T00:00:00Z']];
  expect(contentOf({ title: 'B', description: '', openGraph })?.kind).toBe('March 14, 2026');
  expect(contentOf({ title: 'Lib', description: 'Lib' })).toMatchObject({ site: '', brief: '' });
});

test('the not-found page has no card', () => {
  expect(contentOf({ title: 'A', description: '', file: '404.html' })).toBeUndefined();
});
