// Processor time of builds with one thread: small libraries, several languages, and several versions of one API.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { changeXml } from './against/subjects.mjs';
import { coldArguments, nextArguments, shortRuns } from './builds.mjs';
import { makeXml, needHeaders } from './doxygen-trees.mjs';
import { duration, factor, instant, median } from './measurements.mjs';
import { measured, mustRecord, mustRun } from './processes.mjs';
import { atMost } from './targets.mjs';

/** Small libraries, each of one header, with the longest processor time of a cold build that is wanted: milliseconds. */
const small = [
  {
    name: 'pugixml',
    debian: 'libpugixml-dev',
    headers: '/usr/include/pugixml.hpp',
    limit: 350,
  },
  { name: 'libusb', debian: 'libusb-1.0-0-dev', headers: '/usr/include/libusb-1.0' },
  { name: 'portaudio', debian: 'portaudio19-dev', headers: '/usr/include/portaudio.h' },
];

/** The library that is built in several languages and versions. */
const several = { name: 'CLI11', debian: 'libcli11-dev', headers: '/usr/include/CLI' };

/** Numbers of the versions before the current one; none of them changed anything. */
const older = Array.from({ length: 9 }, (_, n) => `${9 - n}.0`);

/** Lays out a site of XML in a folder of its own. */
function siteOf(scratch, name, config, files = {}) {
  const cwd = join(scratch, `speed-${name}`);
  const all = { title: name, url: 'https://example.org', ...config };
  for (const [path, text] of Object.entries({
    'site.config.yaml': JSON.stringify(all),
    ...files,
  })) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  return { name, cwd, out: join(cwd, 'build'), args: ['--workers', '1'] };
}

/** Builds sites in turns, so that all have the same machine; returns the median processor time of each. */
async function inTurns(sites, runs) {
  const times = sites.map(() => []);
  for (let run = 0; run < runs; run++)
    for (const [i, site] of sites.entries()) {
      const args = [...measured, ...coldArguments(site)];
      const { processor } = await mustRecord(site.name, args, { cwd: site.cwd });
      times[i].push(processor);
      rmSync(site.out, { recursive: true, force: true });
    }
  return times.map(median);
}

/** Builds a site once more; returns the time from its start until its first page is on the disk, in milliseconds. */
async function firstPage(site) {
  const start = performance.now();
  let first;
  const build = mustRun(site.name, process.execPath, coldArguments(site), { cwd: site.cwd });
  const isBuilt = build.then(() => true);
  while (first === undefined && !(await Promise.race([isBuilt, pause(2, false)])))
    // The site is written beside the output folder, and then takes its place.
    if (readdirSync(site.cwd, { recursive: true }).some((name) => name.endsWith('index.html')))
      first = performance.now() - start;
  await build;
  return first ?? performance.now() - start;
}

/** Builds sites with the cache, each after one class of its own XML has changed, in turns; returns median processor times. */
async function afterChanges(sites, runs) {
  const build = (site) =>
    mustRecord(site.name, [...measured, ...nextArguments(site)], { cwd: site.cwd });
  const changes = sites.map(({ cwd }) => changeXml(join(cwd, 'xml')));
  for (const site of sites) await build(site);
  const times = sites.map(() => []);
  for (let run = 0; run < runs; run++)
    for (const [i, site] of sites.entries()) {
      changes[i]();
      times[i].push((await build(site)).processor);
    }
  return times.map(median);
}

/** Builds small libraries, and one library once, in three languages, and in ten versions. */
export async function speedSection({ scratch, runs, install, log }) {
  const missing = [];
  const xml = new Map();
  for (const { name, debian, headers } of [...small, several])
    try {
      await needHeaders(headers, debian, install);
      xml.set(name, (await makeXml(scratch, name, headers)).xml);
    } catch (error) {
      missing.push(error.message);
    }
  const found = small.filter(({ name }) => xml.has(name));
  log('  small libraries');
  const sites = found.map(({ name }) => siteOf(scratch, name, { doxygen: { xml: xml.get(name) } }));
  const times = await inTurns(sites, shortRuns(runs));
  const rows = found.map(({ name }, i) => [name, duration(times[i]), '']);
  const targets = found.flatMap(({ name, limit }, i) =>
    limit === undefined
      ? []
      : [atMost(`${name}, cold, one thread: processor time`, times[i], limit, 'duration')],
  );
  if (sites[0] !== undefined) {
    const firsts = [];
    for (let run = 0; run < shortRuns(runs); run++) firsts.push(await firstPage(sites[0]));
    const { name } = sites[0];
    rows.push([`${name}: from its start to the first page`, instant(median(firsts)), '']);
    targets.push(
      atMost(`${name}: from its start to the first page`, median(firsts), 300, 'instant'),
    );
  }

  if (xml.has(several.name)) {
    log('  languages and versions');
    const doxygen = { xml: xml.get(several.name) };
    const index = '---\nslug: /\ntitle: Guide\n---\n\nText.\n';
    const i18n = { defaultLocale: 'en', locales: ['en', 'de', 'fr'] };
    const versions = Object.fromEntries(older.map((version) => [version, { doxygen }]));
    const docs = { path: 'docs', lastVersion: 'current' };
    const own = { doxygen: { xml: 'xml' } };
    const withGuide = [
      siteOf(scratch, 'single', { ...own, docs: { path: 'docs' } }, { 'docs/index.md': index }),
      siteOf(
        scratch,
        'versions',
        { ...own, docs: { ...docs, versions } },
        {
          'docs/index.md': index,
          'versions.json': JSON.stringify(older),
          ...Object.fromEntries(
            older.map((version) => [`versioned_docs/version-${version}/index.md`, index]),
          ),
        },
      ),
    ];
    for (const { cwd } of withGuide) cpSync(doxygen.xml, join(cwd, 'xml'), { recursive: true });
    const [one, languages, single, all] = await inTurns(
      [
        siteOf(scratch, 'one', { doxygen }),
        siteOf(scratch, 'languages', { doxygen, i18n }),
        ...withGuide,
      ],
      Math.max(runs, 3),
    );
    const [nextSingle, nextAll] = await afterChanges(withGuide, Math.max(runs, 3));
    rows.push(
      [`${several.name}, in one language`, duration(one), ''],
      ['in three languages', duration(languages), factor(languages / one)],
      [`${several.name} and a guide, in one version`, duration(single), ''],
      ['in ten versions with the same XML', duration(all), factor(all / single)],
      ['one version, cached, after a change to one class', duration(nextSingle), ''],
      [
        'ten versions, cached, after a change to one class of one',
        duration(nextAll),
        factor(nextAll / nextSingle),
      ],
    );
    targets.push(
      atMost(`${several.name} in three languages, relative to one`, languages / one, 1.2, 'factor'),
      atMost(`${several.name} in ten equal versions, relative to one`, all / single, 1.3, 'factor'),
      atMost(
        `${several.name} in ten versions after a change to one, relative to one`,
        nextAll / nextSingle,
        1.3,
        'factor',
      ),
    );
  }
  return {
    title: 'Small libraries, languages and versions',
    about: [
      'Builds of XML with one thread, in turns: medians of their processor time. They are cold unless the table says otherwise.',
    ],
    tables: [{ head: ['', 'processor time', 'relative'], rows }],
    targets,
    missing,
  };
}
