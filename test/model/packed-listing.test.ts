import { expect, test } from '@jest/globals';
import type { CodeLine, CodeSpan, Listing } from '../../src/model/description.ts';
import {
  isEmptyListing,
  lineNumbersOf,
  packListing,
  unpackListing,
} from '../../src/model/packed-listing.ts';
import { anyCharacter, fc } from '../property-tests.ts';

const text = fc.string({ unit: anyCharacter });
const span = fc.record<CodeSpan>(
  {
    class: fc.constantFrom('normal', 'comment', 'keyword', 'vhdldigit'),
    text,
    refid: fc.constantFrom('classa', 'classb_1a0', 'µ "<'),
    external: fc.constant('std.tag'),
  },
  { requiredKeys: ['class', 'text'] },
);
const line = fc.record<CodeLine>(
  {
    number: fc.integer({ min: 1, max: 300_000 }),
    refid: fc.constantFrom('classa', 'namespacen'),
    spans: fc.array(span),
  },
  { requiredKeys: ['spans'] },
);
const listing = fc.record<Listing>(
  { filename: fc.constantFrom('.cpp', ''), lines: fc.array(line) },
  { requiredKeys: ['lines'] },
);

/** A tag file without a refid has no meaning. */
function withoutStrayFiles({ lines, ...rest }: Listing): Listing {
  const spans = (all: CodeSpan[]): CodeSpan[] =>
    all.map(({ external, ...own }) =>
      own.refid !== undefined && external !== undefined ? { ...own, external } : own,
    );
  return { ...rest, lines: lines.map((each) => ({ ...each, spans: spans(each.spans) })) };
}

test('a packed listing has all of its lines, also if threads share its bytes', () => {
  fc.assert(
    fc.property(listing, (created) => {
      const packed = packListing(created);
      expect(unpackListing(packed)).toEqual(withoutStrayFiles(created));
      const shared = (bytes: Uint8Array): Uint8Array => {
        const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
        copy.set(bytes);
        return copy;
      };
      const { marks, text: characters } = packed;
      const sent = { ...packed, marks: shared(marks), text: shared(characters) };
      expect(unpackListing(sent)).toEqual(withoutStrayFiles(created));
      expect(isEmptyListing(packed)).toBe(created.lines.length === 0);
      expect(lineNumbersOf(packed)).toEqual(
        new Set(created.lines.flatMap(({ number }) => number ?? [])),
      );
    }),
  );
});
