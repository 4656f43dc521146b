// Time and memory of builds, as a user sees them: whole processes from start to end.
//   npm run bench -- [--runs N] [--guides N] [folder with Doxygen's XML, or with such folders]...
// is a quick look: the demonstration site, generated guides (500 by default), and the folders.
//   npm run bench -- --report [--out FILE] [--runs N] [--date DAY] [--install]
// measures everything and writes the manual's page of benchmarks; with --install, apt-get installs missing headers.
//   npm run bench -- --only NAME[,NAME]
// measures and prints parts of that, and with --report replaces them in that page, which starts anew on another day or
// machine. The parts: growth, browser-growth, site, rivals, fmt, eigen, speed, library, search, search-quality, viewer,
// watch, releases, markdown, agent.
//   npm run bench -- --against REVISION [--runs N] [--bound 1.1] [--minutes N] [--install]
// compares this checkout with a commit or the folder of a bundled checkout, and exits with 1 if something costs more than
// the bound allows; `--against yesterday` chooses the newest commit that is older than a day. --minutes limits how long
// what is above the bound is measured again; --only demonstration,json,spdlog,pugixml,generated,search chooses what is
// measured.
// --axis NAME[,NAME]        only these axes of growth
// --scale NUMBER            multiplies the sizes of the axes of growth
// --inputs DIR              keep the generated input of the axes of growth
// --fmt DIR, --eigen DIR    folders with their XML, instead of running Doxygen on their headers
// --sizes N,N               number of compounds in the generated library
// --symbols N,N             number of symbols in the libraries that are searched
// --watch DIR,DIR           folders with XML; one compound of each is edited, in addition to guides of this site
// --histories DIR           folders fmt/RELEASE and GLFW/RELEASE with XML, for the tasks of an agent
// --rivals DIR              keep the installed files of other tools for the next run
// --cpu-profile DIR         write a CPU profile of each thread of a cold build
// --keep                    keep the working folder
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { agentSection } from './agent-section.mjs';
import { compareWith } from './against/against.mjs';
import { yesterday } from './against/checkout.mjs';
import { root } from './builds.mjs';
import { axes } from './growth/axes.mjs';
import { browserAxes, browserGrowthSection } from './growth/browser-section.mjs';
import { growthSection } from './growth/growth-section.mjs';
import { librarySection } from './library-section.mjs';
import { markdownSection } from './markdown-section.mjs';
import { quickLook } from './quick.mjs';
import { eigenSection, fmtSection } from './reference-sections.mjs';
import { releasesSection } from './releases-section.mjs';
import { isOfSameDay, reportText, summary } from './report.mjs';
import { installRivals } from './rivals.mjs';
import { searchQualitySection } from './search-quality-section.mjs';
import { searchSection } from './search-section.mjs';
import { rivalsSection, siteSection } from './site-section.mjs';
import { speedSection } from './speed-section.mjs';
import { viewerSection } from './viewer-section.mjs';
import { watchSection } from './watch-section.mjs';

const sections = {
  growth: growthSection,
  'browser-growth': browserGrowthSection,
  site: siteSection,
  rivals: rivalsSection,
  fmt: fmtSection,
  eigen: eigenSection,
  speed: speedSection,
  library: librarySection,
  search: searchSection,
  'search-quality': searchQualitySection,
  viewer: viewerSection,
  watch: watchSection,
  releases: releasesSection,
  markdown: markdownSection,
  agent: agentSection,
};

const { values, positionals } = readArguments();
await measure();

function readArguments() {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string' },
        guides: { type: 'string', default: '500' },
        report: { type: 'boolean', default: false },
        only: { type: 'string' },
        out: { type: 'string', default: join(root, 'documentation/internals/benchmarks.md') },
        date: { type: 'string' },
        install: { type: 'boolean', default: false },
        fmt: { type: 'string' },
        eigen: { type: 'string' },
        sizes: { type: 'string' },
        symbols: { type: 'string' },
        watch: { type: 'string' },
        histories: { type: 'string' },
        rivals: { type: 'string' },
        'cpu-profile': { type: 'string' },
        against: { type: 'string' },
        bound: { type: 'string' },
        minutes: { type: 'string' },
        axis: { type: 'string' },
        scale: { type: 'string' },
        inputs: { type: 'string' },
        keep: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

/** Parses a list of numbers; the default applies without one. */
function numbers(list, usual) {
  return (list ?? usual)
    .split(',')
    .map(Number)
    .filter((number) => number > 0);
}

/** Returns the date of the report: from the options, from the environment, or today. */
function day() {
  if (values.date) return values.date;
  const epoch = Number(process.env.SOURCE_DATE_EPOCH ?? NaN);
  return new Date(Number.isFinite(epoch) ? epoch * 1000 : Date.now()).toISOString().slice(0, 10);
}

/** Returns the requested sections; exits if one is unknown, or an axis. */
function wantedSections() {
  const all = [...axes, ...browserAxes].map(({ name }) => name);
  const odd = values.axis?.split(',').find((name) => !all.includes(name));
  if (odd !== undefined) {
    console.error(`--axis: there is no "${odd}". There are ${all.join(', ')}.`);
    process.exit(2);
  }
  const names = values.only?.split(',') ?? Object.keys(sections);
  const unknown = names.find((name) => !(name in sections));
  if (unknown === undefined) return names;
  console.error(`--only: there is no "${unknown}". There are ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}

async function measure() {
  const wanted = values.against === undefined ? wantedSections() : [];
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const folder = values.rivals ? resolve(values.rivals) : join(scratch, 'rivals');
  let installed;
  const context = {
    scratch,
    runs: Math.max(1, Math.floor(Number(values.runs)) || 5),
    guides: Math.max(0, Number(values.guides) || 0),
    sizes: numbers(values.sizes, '2000,6000,20000'),
    symbols: numbers(values.symbols, '1000,20000,100000,1000000'),
    axes: values.axis?.split(','),
    scale: Number(values.scale ?? 1) || 1,
    growth: values.inputs && resolve(values.inputs),
    xmlFolders: (values.watch ?? '').split(',').filter(Boolean),
    histories: values.histories,
    cpuProfile: values['cpu-profile'] && resolve(values['cpu-profile']),
    install: values.install,
    folders: values.report || values.only ? values : positionals,
    rivals: () => (installed ??= installRivals(folder)),
    log: (text) => process.stderr.write(`${text}\n`),
  };
  const clean = () => values.keep || rmSync(scratch, { recursive: true, force: true });
  process.once('SIGINT', () => {
    clean();
    process.exit(130);
  });
  try {
    if (values.against !== undefined) await compare(context);
    else if (values.report || values.only) await measureSections(context, wanted);
    else if (!(await quickLook(context))) process.exitCode = 1;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    clean();
    if (values.keep) context.log(`Kept: ${scratch}`);
  }
}

/** Compares this checkout with another revision; the exit code is 1 if it costs more. */
async function compare(context) {
  const revision = values.against === 'yesterday' ? await yesterday() : values.against;
  if (revision === undefined) {
    console.log('Nothing to compare with: this clone has no commit that is older than a day.');
    return;
  }
  const runs = Math.max(1, Math.floor(Number(values.runs)) || 3);
  const bound = Number(values.bound ?? 1.1);
  const minutes = Number(values.minutes ?? Infinity);
  const only = values.only?.split(',');
  if (!(await compareWith(revision, { ...context, runs, bound, minutes, only })))
    process.exitCode = 1;
}

/** Measures the sections; a section that cannot be measured contains the reason. */
async function measureSections(context, wanted) {
  const results = [];
  for (const name of wanted) {
    context.log(name);
    try {
      results.push(await sections[name](context));
    } catch (error) {
      context.log(error.message);
      results.push({ title: name, missing: [error.message] });
    }
  }
  console.log(summary(results));
  if (!values.report) return;
  const about = { runs: context.runs, date: day() };
  const before = existsSync(values.out) ? readFileSync(values.out, 'utf8') : '';
  if (values.only && before !== '' && !isOfSameDay(before, about))
    context.log(`${values.out} is of another day or machine: it starts anew.`);
  const text = reportText(results, about, values.only ? before : '');
  const style = await resolveConfig(join(root, 'documentation/internals/benchmarks.md'));
  mkdirSync(dirname(resolve(values.out)), { recursive: true });
  writeFileSync(values.out, await format(text, { ...style, parser: 'markdown' }));
  context.log(`Written: ${relative(process.cwd(), values.out)}`);
}
