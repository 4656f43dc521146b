// A quick look: this site, generated guides, and folders with Doxygen's XML, as a table in the terminal.
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  coldBuild,
  demonstration,
  nextBuild,
  profileBuild,
  referenceSite,
  repeat,
} from './builds.mjs';
import { changeGuide, writeGuides } from './guides.mjs';

/** Creates a site of generated guides, unless their number is 0. */
function guidesSubject(scratch, guides) {
  if (guides === 0) return [];
  const cwd = join(scratch, 'guides');
  const args = ['--config', writeGuides(cwd, guides)];
  const subject = { name: `${guides} guides`, cwd, out: join(scratch, 'guides-site'), args };
  return [{ subject, change: () => changeGuide(cwd) }];
}

/** Returns the XML folders for some paths: the paths themselves, or the folders in them. */
function treesIn(paths) {
  return paths.flatMap((name) => {
    const path = resolve(name);
    if (existsSync(join(path, 'index.xml'))) return [path];
    const inner = existsSync(path) ? readdirSync(path).map((own) => join(path, own)) : [];
    const trees = inner.filter((folder) => existsSync(join(folder, 'index.xml')));
    if (trees.length === 0)
      throw new Error(`${name}: there is no index.xml, neither in it nor in a folder of it.`);
    return trees;
  });
}

/** Returns the name of a folder with XML. */
function nameOf(xml) {
  return basename(xml) === 'xml' ? basename(dirname(xml)) : basename(xml);
}

/** Returns the demonstration site, a site of guides, and one per XML folder; some can change a source. */
function sitesOf({ scratch, guides, folders }) {
  const { subject, guide } = demonstration(scratch);
  return [
    { subject, change: () => appendFileSync(guide, '\nOne more sentence.\n') },
    ...guidesSubject(scratch, guides),
    ...treesIn(folders).map((xml) => ({ subject: referenceSite(scratch, nameOf(xml), xml) })),
  ];
}

/** A row of the table. */
async function row({ subject, change }, runs, cpuProfile) {
  const megabytes = ({ bytes }) => (bytes === undefined ? undefined : Math.round(bytes / 1e6));
  const cold = await repeat(runs, () => coldBuild(subject));
  await nextBuild(subject);
  const again = await repeat(runs, () => nextBuild(subject));
  const changed = change && (await repeat(runs, () => (change(), nextBuild(subject))));
  await profileBuild(subject, cpuProfile);
  return {
    site: subject.name,
    pages: cold.pages,
    'cold, ms': Math.round(cold.milliseconds),
    'peak MB': megabytes(cold),
    'unchanged, ms': Math.round(again.milliseconds),
    'unchanged, peak MB': megabytes(again),
    'one guide changed, ms': changed && Math.round(changed.milliseconds),
  };
}

/** Prints the table. Returns false if a site does not build. */
export async function quickLook(options) {
  const table = [];
  let isFine = true;
  for (const site of sitesOf(options))
    try {
      table.push(await row(site, options.runs, options.cpuProfile));
    } catch (error) {
      console.error(error.message);
      isFine = false;
    }
  console.log(`Node ${process.version}, ${process.platform}, median of ${options.runs} builds`);
  console.table(table);
  return isFine;
}
