// API references of real libraries: fmt compared with the conversion to Markdown alone, Eigen with Doxygen's own HTML.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  coldBuild,
  cores,
  nextBuild,
  profileBuild,
  referenceSite,
  repeat,
  shortRuns,
  together,
} from './builds.mjs';
import {
  doxygenVersion,
  makeHtml,
  makeXml,
  needHeaders,
  settingsInWords,
} from './doxygen-trees.mjs';
import { clearRival, convert, finish, layOutReference, versions } from './rivals.mjs';
import { size } from './measurements.mjs';
import { atLeast, atMost, cells } from './targets.mjs';

/** Returns the XML of a library: a given folder, or Doxygen's output for its headers. */
export async function xmlOf({ scratch, install, folders }, name, headers, debian) {
  if (folders[name]) {
    const xml = resolve(folders[name]);
    if (!existsSync(join(xml, 'index.xml'))) throw new Error(`--${name}: no index.xml in ${xml}.`);
    return { xml, origin: 'XML as given', doxygen: undefined };
  }
  const version = await doxygenVersion();
  await needHeaders(headers, debian, install);
  const doxygen = await makeXml(scratch, name, headers);
  return {
    xml: doxygen.xml,
    origin: `XML by Doxygen ${version} of Debian's ${debian}: ${settingsInWords.common}, ${settingsInWords.xml}`,
    doxygen,
  };
}

/** Returns the same, or the reason why it is missing. */
function sourceOf(...args) {
  return xmlOf(...args).catch((error) => ({ missing: [error.message] }));
}

/** Returns the ratio of the times of two builds; undefined if one time is unknown. */
function ratio(slow, fast) {
  return slow && fast && slow.milliseconds / fast.milliseconds;
}

/** fmt: a cold build, and the time that the rival takes only to convert the XML to Markdown. */
export async function fmtSection(context) {
  const { scratch, runs, rivals, cpuProfile, log } = context;
  const title = 'fmt';
  const source = await sourceOf(context, 'fmt', '/usr/include/fmt', 'libfmt-dev');
  if (source.missing) return { title, targets: fmtTargets(), missing: source.missing };
  const { xml, origin } = source;
  const subject = referenceSite(scratch, 'fmt', xml);
  const missing = [];
  const folder = await rivals().catch((error) => {
    log(error.message);
    missing.push(error.message);
  });
  const series = { cold: [], conversion: [], rival: [] };
  for (let i = runs; i < shortRuns(runs); i++) series.cold.push(await coldBuild(subject));
  for (let i = 0; i < runs; i++) {
    series.cold.push(await coldBuild(subject));
    if (folder === undefined || missing.length > 0) continue;
    try {
      layOutReference(folder, xml);
      clearRival(folder);
      series.conversion.push(await convert(folder));
      series.rival.push(await finish(folder, series.conversion[i], true));
    } catch (error) {
      log(error.message);
      missing.push(error.message);
    }
  }
  await nextBuild(subject);
  const unchanged = await repeat(shortRuns(runs), () => nextBuild(subject));
  await profileBuild(subject, cpuProfile);
  const cold = together(series.cold);
  const conversion = together(series.conversion);
  const rival = together(series.rival);
  return {
    title,
    about: [
      `${origin}. ${cold.pages} pages with the listings of all files.`,
      `Measured in turns with ${versions}.`,
    ],
    tables: [
      {
        head: ['', 'time', 'peak memory'],
        rows: [
          ['mtp-site, from XML to finished site, cold', ...cells(cold)],
          ['mtp-site, unchanged', ...cells(unchanged)],
          ['doxygen2docusaurus: its conversion to Markdown alone', ...cells(conversion)],
          ['doxygen2docusaurus + Docusaurus with its fast engine, cold', ...cells(rival)],
        ],
      },
    ],
    targets: fmtTargets(cold, conversion),
    missing,
  };
}

function fmtTargets(cold, conversion) {
  return [
    atMost('fmt, cold', cold?.milliseconds, 1500, 'duration'),
    atLeast(
      'fmt, whole site faster than the conversion of doxygen2docusaurus alone',
      ratio(conversion, cold),
      8,
      'factor',
    ),
  ];
}

/** Eigen: from XML to site, with one thread and with all, compared with Doxygen's own HTML for the same headers. */
export async function eigenSection(context) {
  const { scratch, runs, cpuProfile, install } = context;
  const headers = '/usr/include/eigen3';
  const title = 'Eigen';
  const source = await sourceOf(context, 'eigen', headers, 'libeigen3-dev');
  if (source.missing) return { title, targets: eigenTargets(), missing: source.missing };
  const { xml, origin, doxygen } = source;
  const subject = referenceSite(scratch, 'eigen', xml);
  const series = { html: [], all: [], one: [] };
  const missing = [];
  for (let i = 0; i < runs; i++) {
    if (missing.length === 0)
      try {
        await needHeaders(headers, 'libeigen3-dev', install);
        series.html.push(await makeHtml(scratch, 'eigen', headers));
      } catch (error) {
        missing.push(error.message);
      }
    series.all.push(await coldBuild(subject));
    series.one.push(await coldBuild(subject, '--workers', '1', '--timing'));
  }
  await profileBuild(subject, cpuProfile);
  const all = together(series.all);
  const one = together(series.one);
  const html = together(series.html);
  const rate = htmlBytes(subject.out) / (one.steps.Rendering / 1000);
  return {
    title,
    about: [
      `${origin}. ${all.pages} pages.`,
      `Doxygen's own HTML of the same headers, built in turns with mtp-site: ${settingsInWords.common}, ${settingsInWords.html}. Doxygen spends nearly all of this time on reading C++, as it does for the XML.`,
    ],
    tables: [
      {
        head: ['', 'time', 'peak memory'],
        rows: [
          [
            `mtp-site, from XML to finished site, default number of threads (${cores} cores)`,
            ...cells(all),
          ],
          ['mtp-site, `--workers 1`', ...cells(one)],
          ['Doxygen, from headers to its own HTML', ...cells(html)],
          ['Doxygen, from headers to XML', ...cells(doxygen)],
          ['mtp-site, rendering with `--workers 1`', `${size(rate)} of HTML a second`, ''],
        ],
      },
    ],
    targets: eigenTargets(all, one, html, rate),
    missing: cores < 4 ? [...missing, `this machine has only ${cores} cores`] : missing,
  };
}

/** Returns the bytes of all HTML files of a site. */
function htmlBytes(out) {
  return readdirSync(out, { recursive: true })
    .filter((name) => name.endsWith('.html'))
    .reduce((sum, name) => sum + statSync(join(out, name)).size, 0);
}

function eigenTargets(all, one, html, rate) {
  return [
    atLeast(
      "Eigen, from XML to site faster than Doxygen's own HTML",
      ratio(html, all),
      2,
      'factor',
    ),
    atMost('Eigen, cold', all?.milliseconds, cores < 4 ? 7000 : 4200, 'duration'),
    atMost('Eigen: memory of all processes', all?.bytes, 1e9, 'size'),
    atLeast('Eigen: HTML that one thread renders in a second', rate, 30e6, 'size'),
    atLeast(
      'Eigen, faster with 4 cores than with `--workers 1`',
      cores < 4 ? undefined : ratio(one, all),
      2.2,
      'factor',
    ),
  ];
}
