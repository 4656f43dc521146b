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

/** Builds two sites in turns; returns the median processor time of each in milliseconds. */
async function inTurns(subject, runs, log) {
  const pair = { with: subject, without: withoutMarkdown(subject) };
  const times = { with: [], without: [] };
  for (let i = 0; i < runs; i++)
    for (const [key, one] of Object.entries(pair)) {
      const { processor } = await mustRecord(`The build of ${one.name}`, coldArguments(one), {
        cwd: one.cwd,
      });
      log(`  ${one.name}, ${key}: ${duration(processor)}`);
      times[key].push(processor);
    }
  return { with: median(times.with), without: median(times.without) };
}

/** The share of Markdown in the processor time of a build. */
export async function markdownSection(context) {
  const { scratch, runs, log } = context;
  const title = 'Markdown';
  const fmt = await xmlOf(context, 'fmt', '/usr/include/fmt', 'libfmt-dev');
  const subjects = [demonstration(scratch).subject, referenceSite(scratch, 'fmt', fmt.xml)];
  const rows = [];
  const targets = [];
  for (const subject of subjects) {
    const times = await inTurns(subject, Math.max(runs, 3), log);
    const share = 1 - times.without / times.with;
    rows.push([subject.name, duration(times.with), duration(times.without), percent(share)]);
    targets.push(
      atMost(`${subject.name}: Markdown as a share of the build`, share, 0.15, 'percent'),
    );
  }
  return {
    title,
    about: [
      'Processor time of cold builds of all threads, with the Markdown file beside each page, `llms.txt` and `llms-full.txt`, and with `markdownPages: null`; medians, in turns.',
    ],
    tables: [{ head: ['site', 'with Markdown', 'without', 'share'], rows }],
    targets,
  };
}
