import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { InnerList } from '../../src/components/api/inner-list.tsx';
import { ContentProvider } from '../../src/components/content-context.tsx';
import type { Compound, InnerRef } from '../../src/model/compound.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import { compound, everywhere, member, para } from './api-model.ts';

function topic(refid: string, own: Partial<Compound> = {}): Compound {
  return compound({ refid, name: refid, kind: 'group', ...own });
}

function refs(kind: InnerRef['kind'], ...refids: string[]): InnerRef[] {
  return refids.map((refid) => ({ kind, refid, name: refid, inline: false }));
}

/** Returns the text of each card; undefined if the topics are a table. */
function cards(
  topics: readonly Compound[],
  others: readonly Compound[] = [],
): string[] | undefined {
  const compounds = [...topics, ...others];
  const symbols = indexSymbols({ title: '', folder: '', compounds, images: [] });
  const html = renderToStaticMarkup(
    <ContentProvider
      value={{ texts: contentTexts('en'), links: everywhere, symbols, anchors: new Map() }}
    >
      <InnerList
        inner={refs('group', ...topics.map(({ refid }) => refid))}
        scope=""
        label="Topics"
      />
    </ContentProvider>,
  );
  if (!html.startsWith('<ul')) return undefined;
  return html
    .split('<li')
    .slice(1)
    .map((card) =>
      card
        .replace(/^[^>]*>|<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

const brief = [para('About it.')];

test('topics with descriptions or subtopics are cards, others a table', () => {
  expect(cards([topic('a', { brief }), topic('b', { brief }), topic('c')])).toHaveLength(3);
  expect(cards([topic('a', { brief }), topic('b'), topic('c')])).toBeUndefined();
  expect(cards([topic('a', { brief }), topic('b', { brief })])).toBeUndefined();
});

test('a card has the brief description or the first sentences, the subtopics, and the counts of symbols', () => {
  const sections = [
    {
      kind: 'func',
      description: [],
      entries: [{ member: member({ name: 'f' }) }, { member: member({ name: 'g' }) }],
    },
  ];
  const inner = [...refs('group', 'below'), ...refs('class', 'one')];
  const long = `It has words. It has ${'many '.repeat(40)}others.`;
  const below = topic('below', { title: [{ type: 'text', value: 'Below' }] });
  expect(
    cards(
      [
        topic('a', { brief, inner, sections }),
        topic('b', { detailed: [para(long)] }),
        topic('c', { detailed: [para('It has these:')] }),
      ],
      [below, compound({ refid: 'one', name: 'one' })],
    ),
  ).toEqual(['a About it. Below Classes 1 · Functions 2', 'b It has words.', 'c It has these…']);
});

test('a card names the first of many topics, and counts them', () => {
  const names = Array.from({ length: 8 }, (_, i) => `t${i}`);
  const [first] =
    cards(
      [topic('a', { brief, inner: refs('group', ...names) }), topic('b', { brief }), topic('c')],
      names.map((name) => topic(name)),
    ) ?? [];
  expect(first).toBe('a About it. t0 , t1 , t2 , t3 , t4 , t5 , … Topics 8');
});
