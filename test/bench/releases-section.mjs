// Releases: the time to compare two generated snapshots, and what a history adds to the build of a generated library.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coldArguments, referenceSite, repeat, root, shortRuns, together } from './builds.mjs';
import { writeLibrary } from './library.mjs';
import { median } from './measurements.mjs';
import { measured, mustRecord, mustRun } from './processes.mjs';
import { snapshotFile } from './snapshot-file.mjs';
import { atMost, cells } from './targets.mjs';

const command = join(root, 'bin/mtp-site.mjs');

/** Number of releases in a history. */
const releases = 18;

/** Number of compounds of the library with a history, and of symbols in the snapshots that are compared. */
const compounds = 2000;
const manySymbols = 10_000;
const mostSymbols = 1_000_000;

/** The text of a snapshot: classes with 19 members each; each 50th function of the newer release takes another type. */
function snapshotText(count, release, type) {
  const scopes = [];
  const classes = Array.from({ length: Math.ceil(count / 20) }, (_, n) => `Class${n}`).sort();
  scopes.push(['lib', classes.map((name) => ({ kind: 'class', name, header: 'lib.h' }))]);
  for (const [n, name] of classes.entries())
    scopes.push([
      `lib::${name}`,
      Array.from({ length: 19 }, (_, i) => ({
        kind: 'function',
        name: `function${String(i).padStart(2, '0')}`,
        params: [{ type: (n * 19 + i) % 50 === 0 ? type : 'int', name: 'count' }],
        type: 'void',
        header: 'lib.h',
      })),
    ]);
  return snapshotFile(release, count, scopes);
}

/** The text of a snapshot with one set of overloads; all parameters of the newer release are references. */
function overloadsText(count, release, sign) {
  const overloads = Array.from({ length: count }, (_, n) => ({
    kind: 'function',
    name: 'call',
    params: [{ type: `Type${n}${sign}` }],
    type: 'void',
    header: 'lib.h',
  }));
  return snapshotFile(release, count, [['lib', overloads]]);
}

/** Compares two snapshots, as a whole process. */
async function compare(scratch, name, before, after, runs) {
  const cwd = join(scratch, name);
  mkdirSync(cwd, { recursive: true });
  writeFileSync(join(cwd, 'old.json'), before);
  writeFileSync(join(cwd, 'new.json'), after);
  const args = [command, 'diff', 'old.json', 'new.json', '--fail-on', 'never', '--format', 'json'];
  return repeat(runs, () => mustRun('diff', process.execPath, [...measured, ...args], { cwd }));
}

/** A comparison of releases, and a build with a history. */
export async function releasesSection({ scratch, runs }) {
  const few = await compare(
    ...[scratch, 'diff', snapshotText(manySymbols, '1.0.0', 'int')],
    ...[snapshotText(manySymbols, '1.1.0', 'long'), shortRuns(runs)],
  );
  const overloads = await compare(
    ...[scratch, 'overloads', overloadsText(1000, '1.0.0', ''), overloadsText(1000, '1.1.0', ' &')],
    shortRuns(runs),
  );
  const most = await compare(
    ...[scratch, 'diff-most', snapshotText(mostSymbols, '1.0.0', 'int')],
    ...[snapshotText(mostSymbols, '1.1.0', 'long'), 1],
  );

  const xml = join(scratch, 'history-xml');
  writeLibrary(xml, compounds);
  const without = referenceSite(scratch, 'history-without', xml);
  const subject = referenceSite(scratch, 'history', xml);
  await mustRun(
    ...['snapshot', process.execPath],
    ...[[command, 'snapshot', '--release', '1.0.0'], { cwd: subject.cwd }],
  );
  const folder = join(subject.cwd, 'api');
  const taken = readFileSync(join(folder, '1.0.0.json'), 'utf8');
  for (let n = 1; n < releases; n++)
    writeFileSync(
      join(folder, `1.${n}.0.json`),
      taken.replace('"release": "1.0.0"', `"release": "1.${n}.0"`),
    );
  // A library that publishes no addresses, so that only the history counts.
  renameSync(join(folder, 'pages.txt'), join(subject.cwd, 'pages.txt'));
  const series = { without: [], history: [] };
  for (let i = 0; i < shortRuns(runs); i++) {
    for (const [list, site] of [
      [series.without, without],
      [series.history, subject],
    ])
      list.push(
        await mustRecord(site.name, [...measured, ...coldArguments(site)], { cwd: site.cwd }),
      );
  }
  const plain = together(series.without);
  const history = together(series.history);
  const count = readdirSync(folder).length;
  const processor = (list) => median(list.map((build) => build.processor));
  return {
    title: 'Releases',
    about: [
      `Whole processes: \`mtp-site diff\` with two generated snapshots, and cold builds of the generated library of ${compounds} compounds (${Math.round(taken.length / 1e5) / 10} MB for a snapshot) without snapshots and with ${count}, in turns.`,
    ],
    tables: [
      {
        head: ['', 'time', 'peak memory'],
        rows: [
          [`comparison of ${manySymbols} symbols`, ...cells(few)],
          ['comparison of a set of 1000 overloads, all of which changed', ...cells(overloads)],
          [`comparison of ${mostSymbols} symbols`, ...cells(most)],
          ['library without snapshots, cold', ...cells(plain)],
          [`library with ${count} snapshots, cold`, ...cells(history)],
        ],
      },
    ],
    targets: [
      atMost(`comparison of ${manySymbols} symbols`, few.milliseconds, 1000, 'duration'),
      atMost(`comparison of ${manySymbols} symbols: memory`, few.bytes, 300e6, 'size'),
      atMost(`comparison of ${mostSymbols} symbols`, most.milliseconds, 60_000, 'duration'),
      atMost(`comparison of ${mostSymbols} symbols: memory`, most.bytes, 2e9, 'size'),
      atMost(
        `library with ${count} snapshots, processor time relative to none`,
        processor(series.history) / processor(series.without),
        1.1,
        'factor',
      ),
    ],
  };
}
