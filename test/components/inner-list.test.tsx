import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { InnerList } from '../../src/components/api/inner-list.tsx';
import { ContentProvider } from '../../src/components/content-context.tsx';
import type { Compound } from '../../src/model/compound.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import { compound, everywhere, para } from './api-model.ts';

/** Returns the element that lists some classes, and the text of each of its rows. */
function listOf(compounds: Compound[]): [element: string | undefined, rows: string[]] {
  const symbols = indexSymbols({ title: '', folder: '', compounds, images: [] });
  const inner = compounds.map(({ refid, name, protection }) => ({
    ...{ kind: 'class' as const, refid, name, protection, inline: false },
  }));
  const html = renderToStaticMarkup(
    <ContentProvider
      value={{ texts: contentTexts('en'), links: everywhere, symbols, anchors: new Map() }}
    >
      <InnerList inner={inner} scope="lib" label="Classes" />
    </ContentProvider>,
  );
  const rows = html.split(/<(?:tr|li)(?=[ >])(?![^>]*badge)/).slice(1);
  const textOf = (row: string): string => row.replace(/^[^>]*>|<[^>]*>/g, ' ').trim();
  return [/^<(\w+)/.exec(html)?.[1], rows.map((row) => textOf(row).replace(/\s+/g, ' '))];
}

const brief = [para('About it.')];

const cases: { classes: Compound[]; expected: ReturnType<typeof listOf>; because: string }[] = [
  {
    classes: ['a', 'b'].map((name) => compound({ refid: name, name: `lib::${name}` })),
    expected: ['ul', ['a', 'b']],
    because: 'names alone fill no line of a table, so they are in columns',
  },
  {
    classes: [compound({ refid: 'a', name: 'lib::a', brief }), compound({ refid: 'b', name: 'b' })],
    expected: ['table', ['a About it.', 'b']],
    because: 'descriptions are beside the names',
  },
  {
    classes: [
      compound({ refid: 'a', name: 'a' }),
      compound({ refid: 'b', name: 'b', kind: 'struct' }),
    ],
    expected: ['table', ['class a', 'struct b']],
    because: 'kinds are in front of the names if they differ',
  },
  {
    classes: [compound({ refid: 'a', name: 'a', protection: 'protected' })],
    expected: ['ul', ['a protected']],
    because: 'a list has the badges, too',
  },
];

test.each(cases)('$because', ({ classes, expected }) => {
  expect(listOf(classes)).toEqual(expected);
});
