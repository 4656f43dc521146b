import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readListing } from '../../src/doxygen/listing.ts';
import type { Listing } from '../../src/model/description.ts';
import { textOfListing } from '../../src/model/walk.ts';
import { elementsOf } from '../../src/xml/element.ts';
import { fitCharacters } from '../../src/xml/entities.ts';
import { parseXml } from '../../src/xml/parse.ts';
import { fc } from '../property-tests.ts';

/** A piece of a line as an author wrote it. */
interface Piece {
  text: string;
  color: 'normal' | 'comment' | 'keyword' | 'stringliteral';
  refid?: string;
}

const characters = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: 1 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ' ',
      '   ',
      '\t',
      '<',
      '>',
      '&',
      '"',
      "'",
      '&amp;',
      '<sp/>',
      '</codeline>',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 31 }).map((code) => String.fromCharCode(code)),
  },
);

const piece: fc.Arbitrary<Piece> = fc.record(
  {
    text: fc
      .array(characters, { minLength: 1, maxLength: 5 })
      .map((list) => list.join('').replace(/[\n\r]/g, '')),
    color: fc.constantFrom('normal', 'comment', 'keyword', 'stringliteral'),
    refid: fc.constantFrom('classa_1_1b', 'a_8h_1a0123', 'x&y'),
  },
  { requiredKeys: ['text', 'color'] },
);
const lines = fc.array(fc.array(piece, { maxLength: 6 }), { maxLength: 8 });

const escapes: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => escapes[sign] ?? sign);

/** Returns text as Doxygen writes it: an element for each space, and for characters that XML lacks. */
const asXml = (text: string): string =>
  Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    if (sign === ' ') return '<sp/>';
    return code < 32 && sign !== '\t' ? `<sp value="${code}"/>` : escaped(sign);
  }).join('');

function written(all: readonly Piece[][]): string {
  const codelines = all.map((pieces, i) => {
    const highlights = pieces.map(({ text, color, refid }) => {
      const inner =
        refid === undefined
          ? asXml(text)
          : `<ref refid="${escaped(refid)}" kindref="member">${asXml(text)}</ref>`;
      return `<highlight class="${color}">${inner}</highlight>`;
    });
    const start = `<codeline lineno="${i + 1}"`;
    return highlights.length > 0 || i % 2 === 0
      ? `${start}>${highlights.join('')}</codeline>\n`
      : `${start}/>\n`;
  });
  return `<para><programlisting filename="a.h">${codelines.join('')}</programlisting></para>`;
}

function read(xml: string): Listing {
  const diagnostics = new Diagnostics();
  const root = parseXml(xml, 'a.xml', diagnostics, { raw: ['programlisting'] });
  expect(diagnostics.all).toEqual([]);
  const [listing] = root ? elementsOf(root) : [];
  if (!listing) throw new Error('Nothing was read.');
  return readListing(listing);
}

/** Returns every character with its colour and target; splitting into spans does not change these. */
const marked = (
  spans: readonly { text: string; class?: string; color?: string; refid?: string }[],
): string[] =>
  spans.flatMap(({ text, class: name, color, refid }) =>
    Array.from(text, (sign) => [sign, name ?? color, refid].join('|')),
  );

/** Returns text as pages show it: with blanks instead of control characters other than form feeds. */
const shown = (text: string): string =>
  text
    .split('\f')
    .map((part) => fitCharacters(part.replace(/[\0-\x08\v\x0e-\x1f]/g, ' ')))
    .join('\f');

test('the text of a listing is unchanged, whatever it contains', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const listing = read(written(all));
      expect(textOfListing(listing)).toBe(
        shown(all.map((pieces) => pieces.map(({ text }) => text).join('')).join('\n')),
      );
      expect(listing.lines.map(({ number }) => number)).toEqual(all.map((_, i) => i + 1));
    }),
    { numRuns: 300 },
  );
});

test('every character keeps its colour and target', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const listing = read(written(all));
      expect(listing.lines.map(({ spans }) => marked(spans))).toEqual(
        all.map((pieces) =>
          marked(pieces.map(({ text, ...piece }) => ({ ...piece, text: shown(text) }))),
        ),
      );
    }),
    { numRuns: 300 },
  );
});
