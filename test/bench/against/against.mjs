// Compares this checkout with another revision: both build the same sites in turns, and this one may not cost more.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { root } from '../builds.mjs';
import { duration, factor, size } from '../measurements.mjs';
import { mustRecord, mustRun } from '../processes.mjs';
import { checkOut } from './checkout.mjs';
import { measureAgain } from './measure-again.mjs';
import { compared, isAbove, isCertain, noise } from './ratios.mjs';
import { subjectsOf } from './subjects.mjs';

/** How a site is built: from nothing, again, and after one source has changed. */
const builds = ['cold', 'unchanged', 'one file changed'];

/** What is compared, with its unit. */
const figures = { processor: duration, memory: size, output: size };

function bytesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, path, name }) => sum + statSync(join(parentPath ?? path, name)).size,
      0,
    );
}

/** Options that turn off a kind of output, by name: a revision that lacks it would be compared with one that does more. */
const outputs = { markdownPages: null };

/** Configures a site so that a revision can read it, and writes nothing that another one cannot write yet. */
function suit(cwd, { folder }, revisions) {
  const optionsOf = (where) =>
    JSON.parse(readFileSync(join(where, 'dist/site.config.schema.json'), 'utf8')).properties;
  const file = join(cwd, 'site.config.yaml');
  const known = optionsOf(folder);
  const written = Object.entries(parse(readFileSync(file, 'utf8'))).filter(([key]) => key in known);
  const off = Object.entries(outputs).filter(
    ([key]) => key in known && !revisions.every((each) => key in optionsOf(each.folder)),
  );
  writeFileSync(file, stringify(Object.fromEntries([...written, ...off])));
}

/** A revision's copy of a subject, and how to build it. */
function side(revision, revisions, subject, place, layOut) {
  const { cwd, change } = layOut(place, revision.folder);
  suit(cwd, revision, revisions);
  const out = join(place, 'out');
  const run = async (...flags) => {
    const args = [join(revision.folder, 'bin/mtp-site.mjs'), 'build', '--workers', '1'];
    const what = `${subject.name} with ${revision.name}`;
    const result = await mustRecord(what, [...args, '--out', out, ...flags], { cwd });
    return { processor: result.processor, memory: result.bytes, output: bytesIn(out) };
  };
  return {
    cold: () => {
      rmSync(out, { recursive: true, force: true });
      return run('--no-cache');
    },
    unchanged: () => run(),
    'one file changed': () => {
      change();
      return run();
    },
    prepare: () => run(),
  };
}

/**
 * Lays a subject out for both revisions: with the same sources if both can read them, those of today or of the older
 * revision, otherwise each with its own.
 */
async function bothSides(revisions, subject, scratch, log) {
  const lay = (layOut, label) =>
    revisions.map((revision, i) =>
      side(
        revision,
        revisions,
        subject,
        join(scratch, `${subject.name.replace(/\W+/g, '-')}-${label}-${i}`),
        layOut,
      ),
    );
  const same = lay(subject.lay, 'same');
  try {
    for (const one of same) await one.prepare();
    return same;
  } catch (error) {
    if (subject.other === undefined) throw error;
  }
  try {
    log(
      `  ${subject.name}: ${revisions[0].name} cannot read the sources of today, so both build its own.`,
    );
    const older = lay((place) => subject.other(place, revisions[0].folder), 'older');
    for (const one of older) await one.prepare();
    return older;
  } catch {
    log(`  ${subject.name}: this checkout cannot read those, so each revision builds its own.`);
    const own = lay(subject.other, 'own');
    for (const one of own) await one.prepare();
    return own;
  }
}

/** Measures a build of both, `rounds` times in turns; the order changes each time. */
async function measureRounds(sides, build, rounds, series) {
  for (let round = 0; round < rounds; round++) {
    const order = series.length % 2 === 0 ? [0, 1] : [1, 0];
    const pair = [];
    for (const at of order) pair[at] = await sides[at][build]();
    series.push(pair);
  }
  return Object.fromEntries(
    Object.keys(figures).map((name) => [
      name,
      compared(
        series.map((pair) => pair.map((result) => result[name] ?? 0)),
        noise[name],
      ),
    ]),
  );
}

/** The keys of the search with the sources of both. */
function searchSides(revisions) {
  const script = join(root, 'test/bench/against/search-keys.mjs');
  return revisions.map(({ folder, name }) => ({
    keys: async () => {
      const { output } = await mustRun(`The search with ${name}`, process.execPath, [
        script,
        folder,
      ]);
      return JSON.parse(output.trim().split('\n').at(-1));
    },
  }));
}

/** Measures each build of a subject, `runs` times in turns. */
async function measureSubject(sides, { name }, runs, builds) {
  const rows = [];
  for (const build of builds) {
    const series = [];
    const figures = await measureRounds(sides, build, runs, series);
    rows.push({ subject: name, build, sides, series, figures });
  }
  return rows;
}

function cell(name, figure) {
  if (figure === undefined) return '–';
  const { old, now, value, from, to } = figure;
  return `${factor(value)} (${factor(from)} to ${factor(to)}; ${figures[name](old)}, ${figures[name](now)})`;
}

/**
 * Prints the ratios of this checkout to a revision (a commit, or the folder of a bundled checkout). Returns false if one
 * is above the bound. `minutes` ends the repetitions of what is above the bound.
 */
export async function compareWith(revision, context) {
  const { scratch, runs, bound, minutes, log } = context;
  const start = performance.now();
  const isLate = () => performance.now() - start > minutes * 60_000;
  const old = await checkOut(revision, scratch, log);
  const revisions = [old, { folder: root, name: 'this checkout' }];
  log(`  ${old.name} is bundled`);
  const rows = [];
  mkdirSync(join(scratch, 'sites'), { recursive: true });
  for (const subject of await subjectsOf(context)) {
    const sides = await bothSides(revisions, subject, join(scratch, 'sites'), log);
    rows.push(...(await measureSubject(sides, subject, runs, builds)));
    log(`  ${subject.name} is measured`);
  }
  if (context.only?.includes('search') ?? true)
    try {
      const subject = { name: 'search' };
      rows.push(...(await measureSubject(searchSides(revisions), subject, runs, ['keys'])));
    } catch (error) {
      // An older revision can have its engine in other files.
      log(`  Skipped: search. ${error.message}`);
    }
  await measureAgain(rows, {
    bound,
    isLate,
    measure: async (row) => {
      log(`  ${row.subject}, ${row.build}: above the bound, again`);
      row.figures = await measureRounds(row.sides, row.build, 1, row.series);
    },
  });
  const suspects = rows.flatMap(({ subject, build, figures: found }) =>
    Object.keys(figures)
      .filter((name) => isAbove(found[name], bound))
      .map((name) => ({
        isFault: isCertain(found[name], bound),
        text: `${subject}, ${build}: ${name} is ${factor(found[name].value)} times as large`,
      })),
  );
  const faults = suspects.filter(({ isFault }) => isFault);
  console.log(
    `Ratios of this checkout to ${old.name}, with one thread: the smaller one of the ratio of minima and the median of pairs (extremes of pairs; smallest figures of both).`,
  );
  for (const { subject, build, series, figures: found } of rows) {
    console.log(`${subject}, ${build}, ${series.length} pairs`);
    for (const name of Object.keys(figures))
      console.log(`  ${name.padEnd(9)} ${cell(name, found[name])}`);
  }
  for (const { isFault, text } of suspects)
    console.log(
      isFault
        ? `Above the bound of ${factor(bound)}: ${text}`
        : `Not certain, since the pairs differ too much: ${text}`,
    );
  if (faults.length === 0) console.log(`Nothing is above the bound of ${factor(bound)}.`);
  return faults.length === 0;
}
