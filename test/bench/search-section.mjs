// The search: sizes of its index, its engine in Node, and the complete search in Chromium.
import { coldBuild, demonstration } from './builds.mjs';
import { instant, kibibytes } from './measurements.mjs';
import { measureInChromium } from './search-chromium.mjs';
import { measureEngine } from './search-engine.mjs';
import { searchModules, timeOfIndexing } from './search-modules.mjs';
import { atMost } from './targets.mjs';

/** Maximum time of a key until its results are painted, in milliseconds. */
const keyLimit = (count) => (count <= 20_000 ? 16 : 50);

/** Maximum size of the index of a library, gzipped, by number of symbols: bytes. */
const indexLimits = new Map([[20_000, 350 * 1024]]);

/** Builds this site, and searches the symbols of libraries of several sizes. */
export async function searchSection({ scratch, symbols, log }) {
  const modules = await searchModules();
  const indexing = await timeOfIndexing();
  const { subject } = demonstration(scratch);
  const build = await coldBuild(subject);
  const engines = [];
  for (const count of symbols) {
    log(`  ${count} symbols, in Node`);
    engines.push(await measureEngine(modules, count));
  }
  log('  in Chromium');
  const { opening, code, index, libraries } = await measureInChromium(
    modules,
    subject.out,
    symbols,
  );
  const keys = libraries.flatMap(({ count, first, again }) => [
    { count, round: 'first', ...first },
    { count, round: 'again', ...again },
  ]);
  return {
    title: 'Search',
    about: [
      "Generated libraries of several sizes; twenty queries are typed letter by letter, twice. In Node, the time of a key is that of the engine's first answer. In Chromium, it is the time from the key event until the frame with the first results is painted, taken from the trace, without the wait for the display. Sizes are gzipped.",
      `On this site, the search box shows its first suggestions ${instant(opening)} after the key that opens it, and loads ${kibibytes(code)} of script. The whole index has ${kibibytes(index)}, and takes ${instant(indexing)} to build.`,
    ],
    tables: [
      {
        head: [
          'symbols',
          'index',
          'files',
          'time to build',
          'key in Node, first time, p95',
          'again, p95',
        ],
        rows: engines.map(({ count, bytes, files, indexing: created, cold, warm }) => [
          ...[count, kibibytes(bytes), files, instant(created)],
          ...[cold, warm].map(({ p95 }) => instant(p95)),
        ]),
      },
      {
        head: [
          'symbols',
          'typed',
          'in the page, median',
          'p95',
          'painted, median',
          'p95',
          'slowest',
        ],
        rows: keys.map(({ count, round, shown, shownP95, painted, paintedP95, slowest }) => [
          ...[count, round, ...[shown, shownP95, painted, paintedP95].map(instant)],
          slowest
            .map(({ query, milliseconds }) => `\`${query}\` ${instant(milliseconds)}`)
            .join(', '),
        ]),
      },
    ],
    targets: [
      atMost('search, code', code, 15 * 1024, 'kibibytes'),
      atMost('search, index of this site', index, 60 * 1024, 'kibibytes'),
      atMost('search, from the key to the first suggestions', opening, 150, 'instant'),
      atMost(
        'search, indexing as a share of the build',
        indexing / build.milliseconds,
        0.15,
        'percent',
      ),
      ...engines.flatMap(({ count, bytes }) => {
        const limit = indexLimits.get(count);
        const what = `search, index of ${count} symbols`;
        return limit === undefined ? [] : [atMost(what, bytes, limit, 'kibibytes')];
      }),
      ...keys.map(({ count, round, paintedP95 }) =>
        atMost(
          `search among ${count} symbols, ${round === 'first' ? 'first time' : 'again'}: from a key to painted results, p95`,
          paintedP95,
          keyLimit(count),
          'instant',
        ),
      ),
    ],
  };
}
