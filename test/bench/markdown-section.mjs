// What the Markdown files beside the pages add to a build: the same site with and without them, in turns.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coldArguments, demonstration, referenceSite } from './builds.mjs';
import { duration, median, percent } from './measurements.mjs';
import { mustRecord } from './processes.mjs';
import { xmlOf } from './reference-sections.mjs';
import { atMost } from './targets.mjs';

/** Returns a copy of a site that writes no Markdown. */
function withoutMarkdown(subject) {
  const cwd = `${subject.cwd}-plain`;
  cpSync(subject.cwd, cwd, { recursive: true });
  const file = join(cwd, 'site.config.yaml');
  const text = readFileSync(file, 'utf8');
  // The configuration of a library without one is JSON.
  const isJson = text.startsWith('{');
  const changed = isJson
    ? JSON.stringify({ ...JSON.parse(text), markdownPages: null })
    : `${text}\nmarkdownPages: null\n`;
  writeFileSync(file, changed);
  return { ...subject, cwd, out: `${subject.out}-plain` };
}

/**
 * Builds two sites in turns, each first in every second pair; returns the median processor time of each in milliseconds,
 * and the share of the difference in each pair, ascending: a busy machine slows both builds of a pair.
 */
async function inTurns(subject, pairs, log) {
  const both = Object.entries({ with: subject, without: withoutMarkdown(subject) });
  const times = { with: [], without: [] };
  for (let i = 0; i < pairs; i++)
    for (const [key, one] of i % 2 === 0 ? both : [both[1], both[0]]) {
      const { processor } = await mustRecord(`The build of ${one.name}`, coldArguments(one), {
        cwd: one.cwd,
      });
      log(`  ${one.name}, ${key}: ${duration(processor)}`);
      times[key].push(processor);
    }
  const shares = times.with.map((time, i) => 1 - times.without[i] / time).sort((a, b) => a - b);
  return { with: median(times.with), without: median(times.without), shares };
}

/** Libraries besides this site: name, headers, and their Debian package. */
const libraries = [
  ['fmt', '/usr/include/fmt', 'libfmt-dev'],
  ['spdlog', '/usr/include/spdlog', 'libspdlog-dev'],
];

/** The share of Markdown in the processor time of a build. */
export async function markdownSection(context) {
  const { scratch, runs, log } = context;
  const title = 'Markdown';
  const subjects = [demonstration(scratch).subject];
  for (const [name, headers, debian] of libraries) {
    const { xml } = await xmlOf(context, name, headers, debian);
    subjects.push(referenceSite(scratch, name, xml));
  }
  const rows = [];
  const targets = [];
  for (const subject of subjects) {
    const times = await inTurns(subject, Math.max(runs, 5), log);
    const share = median(times.shares);
    // The ends are those of moments when other programs ran.
    const cut = Math.floor(times.shares.length / 4);
    const range = [times.shares.at(cut), times.shares.at(-1 - cut)].map(percent).join(' to ');
    rows.push([subject.name, duration(times.with), duration(times.without), percent(share), range]);
    targets.push(
      atMost(`${subject.name}: Markdown as a share of the build`, share, 0.15, 'percent'),
    );
  }
  return {
    title,
    about: [
      'Processor time of cold builds of all threads, with the Markdown file beside each page, `llms.txt` and `llms-full.txt`, and with `markdownPages: null`; medians of 5 pairs or more, in turns. The share is that of the median pair.',
    ],
    tables: [
      {
        head: [
          'site',
          'with Markdown',
          'without',
          'share',
          'share of the middle half of the pairs',
        ],
        rows,
      },
    ],
    targets,
  };
}
