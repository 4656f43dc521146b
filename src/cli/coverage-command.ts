import { appendFileSync } from 'node:fs';
import { BuildContext } from '../cache/build-context.ts';
import { readLibrary } from '../compile/read-library.ts';
import type { Config, DoxygenConfig } from '../config/types.ts';
import { siteFolder } from '../config/site-folder.ts';
import { checkComments } from '../coverage/comment-checks.ts';
import type { CoverageReport } from '../coverage/coverage-report.ts';
import {
  coverageBadge,
  coverageJson,
  coverageLcov,
  coverageList,
  coverageMarkdown,
  coverageText,
  percentText,
} from '../coverage/formats.ts';
import { byPlace, countsOf, coveredSymbols } from '../coverage/measure-coverage.ts';
import { newWithoutDescription } from '../coverage/new-symbols.ts';
import { publicSymbols } from '../coverage/public-symbols.ts';
import { Diagnostics, type Place } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { sortDiagnostics } from '../diagnostics/format.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import type { CoverageState, CoveredSymbol } from '../model/api-coverage.ts';
import { globExpression } from '../model/glob.ts';
import type { ApiReference } from '../model/site.ts';
import { librarySnapshot, type LibrarySnapshot } from '../releases/library-snapshot.ts';
import { isReleaseName, nextRelease } from '../releases/release-name.ts';
import { tagRelease } from '../releases/tag-release.ts';
import { namedSide } from './diff-sides.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { annotationsIn } from './github-annotations.ts';
import { showProgress, silent, type Progress } from './progress.ts';
import { findRelease, sourceFolders } from './release-of-sources.ts';
import { diagnosticsText } from './report.ts';
import { releaseConfig, reportMissingXml } from './release-config.ts';
import type { Terminal } from './terminal.ts';
import { VERSION } from './version.ts';

/** The output formats of the command. */
export const coverageFormats = ['text', 'json', 'markdown', 'lcov', 'badge', 'github'] as const;

/** One of these formats. */
export type CoverageFormat = (typeof coverageFormats)[number];

/** Options of the command line. */
export interface CoverageArguments {
  /** Configuration file. */
  config?: string;
  /** Folder with Doxygen's XML. */
  xml?: string;
  /** Output format. */
  format: CoverageFormat;
  /** Smallest share of symbols with a description that passes, in percent. */
  failUnder?: number;
  /** Pattern for names of symbols or paths of headers; all others are left out. */
  only?: string;
  /** List the symbols of this state instead of the tables. */
  list?: CoverageState;
  /** Release to compare with. */
  since?: string;
  /** Print errors and warnings only. */
  quiet?: boolean;
}

/** Measures how well the public API is documented; returns the exit code. */
export async function runCoverage(
  options: CoverageArguments,
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  const diagnostics = new Diagnostics();
  const { report, code } = await measure(options, { terminal, cwd, diagnostics });
  const fails = diagnostics.count('error') > 0;
  const ending = code === exitCodes.good && fails ? exitCodes.faults : code;
  print(options, report, { terminal, cwd, diagnostics, code: ending });
  return ending;
}

interface Surroundings {
  terminal: Terminal;
  cwd: string;
  diagnostics: Diagnostics;
}

interface Measured {
  /** Missing if nothing could be measured. */
  report?: CoverageReport;
  code: ExitCode;
}

async function measure(
  options: CoverageArguments,
  { terminal, cwd, diagnostics }: Surroundings,
): Promise<Measured> {
  const config = releaseConfig(options, cwd, diagnostics);
  if (!config) return { code: exitCodes.usage };
  const { doxygen, coverage } = config;
  if (!doxygen) {
    reportMissingXml('to measure', config, diagnostics);
    return { code: exitCodes.usage };
  }
  const progress =
    options.quiet || !terminal.interactive
      ? silent
      : showProgress({ ...terminal, out: terminal.error });
  const taken = await takeSnapshot(config, doxygen, { diagnostics, progress });
  if (!taken) return { code: exitCodes.faults };
  const { api, snapshot } = taken;
  const placeOf = shownPlaces(api, cwd);
  const found = publicSymbols(api, taken).map((each) => ({
    ...each,
    ...(each.place && { place: placeOf(each.place) }),
  }));
  if (found.length === 0) {
    const advice = 'Check EXTRACT_ALL, INPUT and the options releases.hidden and releases.exclude.';
    diagnostics.error('snapshot-empty', 'The XML contains no public symbols.', undefined, advice);
    return { code: exitCodes.faults };
  }
  noteExtraction(api, diagnostics);
  const covered = coveredSymbols(api, found, coverage);
  const isSelected = selector(options.only);
  for (const each of checkComments(api, found.filter(isSelected), coverage.checks))
    diagnostics.report(each);
  const symbols = byPlace(covered.filter(isSelected));
  if (symbols.length === 0) {
    const message = `No public symbol and no header matches "${options.only ?? ''}".`;
    const advice = "Write a pattern for qualified names or paths, such as 'lib::*' or 'include/*'.";
    diagnostics.error('usage', message, undefined, advice);
    return { code: exitCodes.usage };
  }
  const report: CoverageReport = { library: api.title || config.title, symbols };
  checkLimit(symbols, options.failUnder, diagnostics);
  if (options.since === undefined) return { report, code: exitCodes.good };
  const sources = { config, cwd, diagnostics, progress, ownDoxyfile: false };
  const side = await namedSide(options.since, snapshot, sources);
  if (!side) return { code: exitCodes.usage };
  // Two revisions can count as the same release.
  const release = side.commit === undefined ? side.snapshot.header.release : options.since;
  const undescribed = newWithoutDescription(side.snapshot, snapshot, found, covered).filter(
    isSelected,
  );
  const level = levelOf(coverage.checks.added);
  if (level)
    for (const { kind, name, place } of undescribed)
      diagnostics.report({
        code: 'coverage-new',
        level,
        message: `The ${kind} "${name}" is new since ${release}, and has no description.`,
        ...(place && { place }),
        advice: `Describe it, ${orSet('coverage.checks.added', level)}.`,
      });
  return {
    report: { ...report, since: { release, undescribed: byPlace(undescribed) } },
    code: exitCodes.good,
  };
}

/** Reads the library and takes the snapshot that decides what is public. */
async function takeSnapshot(
  config: Config,
  doxygen: DoxygenConfig,
  { diagnostics, progress }: { diagnostics: Diagnostics; progress: Progress },
): Promise<(LibrarySnapshot & { api: ApiReference }) | undefined> {
  const context = new BuildContext({ diagnostics });
  const count = (done: number, total: number): void =>
    progress.show({ name: 'Reading', done, total });
  const library = await readLibrary(config, doxygen, context, count, sourceFolders(config));
  progress.end();
  if (!library) return undefined;
  const { api, ...sources } = library;
  const { name } = await findRelease({}, api, siteFolder(config), config.releases.tags);
  const tagged = tagRelease(name, config.releases.tags);
  const release = isReleaseName(tagged) ? tagged : nextRelease;
  const about = { release, library: config.title, tool: VERSION };
  return { api, ...librarySnapshot(api, about, config.releases, sources) };
}

/** Returns paths as users would write them, also if the XML has the paths of the machine. */
function shownPlaces({ machinePaths }: ApiReference, cwd: string): (place: Place) => Place {
  return (place) => {
    const whole = machinePaths?.files.get(place.file);
    return whole === undefined ? place : { ...place, file: displayPath(whole, cwd) };
  };
}

/** Says that Doxygen counts fewer symbols than there are, if it leaves out those without a comment. */
function noteExtraction({ extraction }: ApiReference, diagnostics: Diagnostics): void {
  if (!extraction || /^yes$/i.test(extraction.get('EXTRACT_ALL') ?? '')) return;
  diagnostics.report({
    code: 'coverage-extraction',
    level: 'info',
    message:
      'EXTRACT_ALL is not set: Doxygen leaves out undocumented classes and headers with all that they contain, so the figures may be too high.',
    advice: 'Set EXTRACT_ALL = YES for exact figures.',
  });
}

/** Selects symbols whose name, or whose header, matches a pattern. */
function selector(only: string | undefined): (symbol: { name: string; place?: Place }) => boolean {
  if (only === undefined) return () => true;
  const pattern = globExpression(only);
  return ({ name, place }) =>
    pattern.test(name) || (place !== undefined && pattern.test(place.file));
}

function checkLimit(
  symbols: readonly CoveredSymbol[],
  limit: number | undefined,
  diagnostics: Diagnostics,
): void {
  const counts = countsOf(symbols);
  if (limit === undefined || (counts.documented + counts.partly) * 100 >= limit * counts.total)
    return;
  diagnostics.error(
    'coverage-low',
    `${percentText(counts)} of the public symbols have a description, less than ${limit} %.`,
    undefined,
    'Run "mtp-site coverage --list undocumented" to see which symbols lack one.',
  );
}

function print(
  { format, list, quiet = false }: CoverageArguments,
  report: CoverageReport | undefined,
  { terminal, cwd, diagnostics, code }: Surroundings & { code: ExitCode },
): void {
  const all = sortDiagnostics(diagnostics.all);
  const shown = all.filter(({ level }) => !quiet || level !== 'info');
  if (format === 'json') {
    const nothing: CoverageReport = { library: '', symbols: [] };
    terminal.out(coverageJson(report ?? nothing, all, code));
    return;
  }
  if (report) {
    const listed = list && report.symbols.filter(({ state }) => state === list);
    const text = listed
      ? coverageList(listed)
      : {
          text: coverageText,
          markdown: coverageMarkdown,
          lcov: coverageLcov,
          badge: coverageBadge,
          github: coverageText,
        }[format](report);
    if (!quiet || (format !== 'text' && format !== 'github')) terminal.out(text);
  }
  if (format !== 'github') {
    terminal.error(diagnosticsText(shown, cwd, terminal.colors));
    return;
  }
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (report && summary) appendFileSync(summary, coverageMarkdown(report));
  for (const line of annotationsIn(cwd, shown).lines) terminal.out(`${line}\n`);
}
