import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import type { Site } from '../../src/model/site.ts';
import { checkSymbolLinks } from '../../src/plan/symbol-links.ts';

/** Returns the reports on names in double brackets in two texts, if the API has only `ns::expect`, and once had `ns::retry`. */
function reports(...names: string[]): string[] {
  const links = ['a.md', 'b.md'].map((file) =>
    names.map((url, n) => ({ url, kind: 'symbol', place: { file, line: n + 1 } })),
  );
  const docs = links.map((each) => ({ body: { links: each } }));
  const apis = [{ ledger: { removed: [{ name: 'ns::retry' }] } }, {}];
  const site = { apis, docs: [{ docs }], standalone: [] };
  const diagnostics = new Diagnostics();
  const symbols = {
    reference: 'the API reference',
    names: {
      find: () => [],
      findCode: () => undefined,
      near: (name: string) => (name.startsWith('exp') ? ['ns::expect'] : []),
    },
  };
  checkSymbolLinks(site as unknown as Site, () => symbols, 'throw', diagnostics);
  return diagnostics.all.map(
    ({ level, place, message }) => `${level} ${place?.file}:${place?.line} ${message}`,
  );
}

const isShown = 'is shown as it is: the API reference has no symbol of a similar name.';

test('words that resemble no symbol are an information, once for each text', () => {
  expect(reports('Configurable', 'Own property')).toEqual([
    `info a.md:1 \`[[Configurable]]\` (and 1 more in this text) ${isShown}`,
    `info b.md:1 \`[[Configurable]]\` (and 1 more in this text) ${isShown}`,
  ]);
});

test.each(['expct', 'ns::other', 'other()', 'retry', 'openFile', 'lib_open'])(
  '[[%s]] fails the build',
  (name) => {
    expect(reports(name)).toEqual(
      ['a.md', 'b.md'].map((file) =>
        expect.stringContaining(`error ${file}:1 \`[[${name}]]\` does`),
      ),
    );
  },
);
