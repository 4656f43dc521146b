// This site with all features on, alone and compared with Docusaurus.
import { appendFileSync } from 'node:fs';
import {
  coldBuild,
  demonstration,
  nextBuild,
  profileBuild,
  repeat,
  shortRuns,
  together,
} from './builds.mjs';
import { clearRival, convert, finish, layOutDemonstration, leftOut, versions } from './rivals.mjs';
import { atLeast, atMost, cells } from './targets.mjs';

const head = ['build', 'time', 'peak memory'];

/** Cold, unchanged, and with one guide changed. */
export async function siteSection({ scratch, runs: wanted, cpuProfile }) {
  const runs = shortRuns(wanted);
  const { subject, guide } = demonstration(scratch);
  const cold = await repeat(runs, () => coldBuild(subject));
  await nextBuild(subject);
  const unchanged = await repeat(runs, () => nextBuild(subject));
  const changed = await repeat(runs, () => {
    appendFileSync(guide, '\nOne more sentence.\n');
    return nextBuild(subject);
  });
  await profileBuild(subject, cpuProfile);
  return {
    title: 'This site',
    about: [
      `The demonstration site of this repository, ${cold.pages} pages: guides, a blog, React pages, an API reference with diagrams, search, feeds, smaller variants of photos.`,
      'Cold: an empty output folder and no cache (`--no-cache`). Unchanged: a second build into the same folder. One guide changed: a sentence is added to one guide before each build.',
    ],
    tables: [
      {
        head,
        rows: [
          ['cold', ...cells(cold)],
          ['unchanged', ...cells(unchanged)],
          ['one guide changed', ...cells(changed)],
        ],
      },
    ],
    targets: [
      atMost('this site, cold', cold.milliseconds, 1200, 'duration'),
      atMost('this site, cold: memory', cold.bytes, 300e6, 'size'),
      atMost('this site, unchanged', unchanged.milliseconds, 500, 'duration'),
    ],
  };
}

/** The same content with Docusaurus, alternating with ours. */
export async function rivalsSection({ scratch, runs, rivals, log }) {
  const { subject, library } = demonstration(scratch);
  const series = {
    ours: [],
    oursAgain: [],
    classic: [],
    classicAgain: [],
    fast: [],
    fastAgain: [],
  };
  const missing = [];
  let folder;
  try {
    folder = await rivals();
    layOutDemonstration(folder, library);
  } catch (error) {
    log(error.message);
    missing.push(error.message);
  }
  for (let i = 0; i < runs; i++) {
    series.ours.push(await coldBuild(subject));
    await nextBuild(subject);
    series.oursAgain.push(await nextBuild(subject));
    if (folder === undefined || missing.length > 0) continue;
    try {
      for (const [name, isFaster] of [
        ['classic', false],
        ['fast', true],
      ]) {
        log(`  Docusaurus, ${name}, ${i + 1} of ${runs}`);
        clearRival(folder);
        series[name].push(await finish(folder, await convert(folder), isFaster));
        series[`${name}Again`].push(await finish(folder, await convert(folder), isFaster));
      }
    } catch (error) {
      log(error.message);
      missing.push(error.message);
    }
  }
  const sum = Object.fromEntries(
    Object.entries(series).map(([name, list]) => [name, together(list)]),
  );
  const times = (rival) => (rival === undefined ? NaN : rival.milliseconds / sum.ours.milliseconds);
  return {
    title: 'The same content with doxygen2docusaurus and Docusaurus',
    about: [
      `${versions}, from the same XML, guides, posts and React page to a finished site; both steps together. The tools run in turns, so that the ratios are those of the same machine at the same time. Cold: without output and caches. Unchanged: both steps into the same folders.`,
      `The Docusaurus site lacks some features: ${leftOut.join('; ')}.`,
    ],
    tables: [
      {
        head: [...head, 'unchanged', 'peak memory'],
        rows: [
          ['mtp-site', ...cells(sum.ours), ...cells(sum.oursAgain)],
          ['doxygen2docusaurus + Docusaurus', ...cells(sum.classic), ...cells(sum.classicAgain)],
          ['the same with its fast engine', ...cells(sum.fast), ...cells(sum.fastAgain)],
        ],
      },
    ],
    targets: [
      atLeast(
        'cold, faster than doxygen2docusaurus + Docusaurus',
        times(sum.classic),
        40,
        'factor',
      ),
      atLeast('cold, faster than the same with its fast engine', times(sum.fast), 12, 'factor'),
    ],
    missing,
  };
}
