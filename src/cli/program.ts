import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_FILE } from '../config/load-config.ts';
import { baseUrl } from '../config/options.ts';
import { runBuildCommand } from './build-command.ts';
import type { BuildArguments } from './build-command.ts';
import { coverageFormats, runCoverage, type CoverageArguments } from './coverage-command.ts';
import { coverageStates } from '../coverage/coverage-report.ts';
import { runDiff } from './diff-command.ts';
import type { DiffArguments } from './diff-command.ts';
import { shownKinds } from './diff-filter.ts';
import { limits } from './diff-gate.ts';
import { diffFormats, reportMissingDiff } from './diff-output.ts';
import { HOST } from '../program/serve.ts';
import { runExamples } from './examples-command.ts';
import type { ExamplesArguments } from './examples-command.ts';
import { examplesFormats } from './examples-output.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { runModel, type ModelArguments } from './model-command.ts';
import { runInit } from './init-command.ts';
import type { InitArguments } from './init-command.ts';
import { runMcp } from './mcp-command.ts';
import { outputFormats, reportMissingBuild } from './output-for.ts';
import { runServe } from './serve.ts';
import type { ServeArguments } from './serve.ts';
import { runSnapshot } from './snapshot-command.ts';
import type { SnapshotArguments } from './snapshot-command.ts';
import type { Terminal } from './terminal.ts';
import { VERSION } from './version.ts';
import { runWatch } from './watch-command.ts';
import type { WatchArguments } from './watch-command.ts';

function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${from} to ${to}.`);
  };
}

function percent(text: string): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && value <= 100) return value;
  throw new InvalidArgumentError('It must be a number from 0 to 100.');
}

function day(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (isDay) return text;
  throw new InvalidArgumentError('It must be a day, such as 2026-11-22.');
}

const base = { flags: '--base <path>', text: `${baseUrl.description} Overrides baseUrl.` };
const config = { flags: '--config <file>', text: `Configuration file (default: ${DEFAULT_FILE}).` };

function buildOptions(command: Command, out: string): Command {
  return command
    .option(config.flags, config.text)
    .option('--xml <dir>', "Folder with Doxygen's XML; overrides doxygen.xml.")
    .option('--out <dir>', out, 'build')
    .option(base.flags, base.text)
    .option('--workers <n>', 'Maximum number of threads.', wholeNumber(1, 256))
    .option('--no-cache', 'Disable the build cache.')
    .option('--timing', 'Print the duration of each step.')
    .addOption(
      new Option('--format <name>', 'Output format; github writes annotations.')
        .choices(outputFormats)
        .default('text'),
    )
    .option('--quiet', 'Print only errors and warnings.')
    .allowExcessArguments(false);
}

/** The option for the port to listen on. */
function port(): Option {
  return new Option('--port <n>', 'Port to listen on; if it is in use, the next free one.')
    .argParser(wholeNumber(0, 65_535))
    .default(3000);
}

function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ mtp-site ${line}\n`).join('')}`;
}

const EXIT_CODES = `
Exit codes:
  0  success
  1  the site has errors; nothing was written
  2  usage or configuration error
  3  internal error
`;

const DIFF_EXIT_CODES = `
Exit codes:
  0  success
  1  the API changed too much
  2  usage error, or a side that cannot be read
  3  internal error
`;

const COVERAGE_EXIT_CODES = `
Exit codes:
  0  success
  1  too few symbols have a description, or a check with the severity throw found something
  2  usage or configuration error
  3  internal error
`;

const EXAMPLES_EXIT_CODES = `
Exit codes:
  0  success
  1  an example is wrong
  2  usage error, or nothing that can compile
  3  internal error
`;

/** Defines the commands; passes their exit code to `finish`. */
function program(terminal: Terminal, cwd: string, finish: (code: ExitCode) => void): Command {
  const root = new Command('mtp-site')
    .description("Build a documentation website from Doxygen's XML, Markdown guides and a blog.")
    .version(VERSION, '-V, --version', 'Print the version.')
    .helpOption('-h, --help', 'Print this help.')
    .helpCommand(false)
    .showHelpAfterError('(use --help to list the options)')
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.error })
    .exitOverride();

  buildOptions(root.command('build').description('Build the site.'), 'Output folder.')
    .addHelpText(
      'after',
      examples(
        'build',
        'build --config docs/site.config.yaml --out public --base /my-library/',
        'build --xml build/doxygen/xml',
      ) + EXIT_CODES,
    )
    .action(async (given: BuildArguments) =>
      finish(await runBuildCommand(given, true, terminal, cwd)),
    );

  buildOptions(
    root.command('check').description('Run all checks of a build without writing files.'),
    'Output folder of the build.',
  )
    .option('--fix', 'Write the corrections that messages propose into the texts.')
    .option(
      '--examples',
      'Also compile the examples in guides and comments, if the site has no errors.',
    )
    .addHelpText('after', examples('check', 'check --xml build/doxygen/xml --quiet') + EXIT_CODES)
    .action(async (given: BuildArguments & { examples?: boolean }) => {
      const { config, xml, format, quiet, cache } = given;
      if (given.examples && format === 'json')
        root.error(
          'error: --examples has no JSON document of its own; use "mtp-site examples --format json".',
        );
      const code = await runBuildCommand(given, false, terminal, cwd);
      if (!given.examples || code !== exitCodes.good) {
        finish(code);
        return;
      }
      const chosen = { ...(config !== undefined && { config }), ...(xml !== undefined && { xml }) };
      const output = {
        format: format === 'github' ? format : 'text',
        quiet: quiet === true,
        cache: cache !== false,
      } as const;
      finish(await runExamples({ ...chosen, ...output }, terminal, cwd));
    });

  root
    .command('serve')
    .description('Serve a built site locally, as a static host would.')
    .option('--out <dir>', 'Folder of the built site.', 'build')
    .option(config.flags, config.text)
    .option(base.flags, base.text)
    .addOption(port())
    .allowExcessArguments(false)
    .addHelpText('after', examples('serve', 'serve --out public --port 8080'))
    .action(async (given: ServeArguments) => finish(await runServe(given, terminal, cwd)));

  root
    .command('watch')
    .description('Serve the site while you edit it: rebuild and show every change.')
    .option(config.flags, config.text)
    .option('--xml <dir>', "Folder with Doxygen's XML; overrides doxygen.xml.")
    .option('--out <dir>', 'Output folder (default: a folder in the cache).')
    .option(base.flags, base.text)
    .addOption(port())
    .option('--host <name>', 'Host name or address to listen on; 0.0.0.0 for all addresses.', HOST)
    .option('--open', 'Open the site in the browser.')
    .option('--no-cache', 'Disable the build cache.')
    .option('--quiet', 'Print only errors and warnings.')
    .allowExcessArguments(false)
    .addHelpText('after', examples('watch', 'watch --open --port 8080') + EXIT_CODES)
    .action(async (given: WatchArguments) => finish(await runWatch(given, terminal, cwd)));

  root
    .command('snapshot')
    .description('Write the public API of a release to a file, to compare releases with.')
    .option('--release <name>', 'Name of the release (default: PROJECT_NUMBER, else the git tag).')
    .addOption(
      new Option('--date <day>', 'Date of the release (default: that of its git tag).').argParser(
        day,
      ),
    )
    .option(config.flags, config.text)
    .option('--xml <dir>', "Folder with Doxygen's XML; overrides doxygen.xml.")
    .option('--out <file>', 'File to write (default: RELEASE.json in the folder releases.folder).')
    .option(
      '--legacy',
      "Keep Doxygen's ids, so that doxygen.legacyUrls also redirects the HTML of this release.",
    )
    .option('--replace', 'Overwrite a snapshot with other content.')
    .option('--check', 'Write nothing; fail if the file is not what the XML contains.')
    .addOption(
      new Option(
        '--backfill <glob>',
        'Write one snapshot for each git tag that matches, such as "v3.*"; repeatable.',
      )
        .argParser<string[] | undefined>((glob, globs) => [...(globs ?? []), glob])
        .conflicts(['release', 'date', 'xml', 'out', 'check']),
    )
    .option('--from <dir>', 'Repository with the tags (default: that of the configuration).')
    .option('--own-doxyfile', "Use each tag's own Doxygen configuration, instead of today's.")
    .option('--quiet', 'Print only errors and warnings.')
    .allowExcessArguments(false)
    .addHelpText(
      'after',
      examples(
        'snapshot',
        'snapshot --release 3.1.2 --xml build/doxygen/xml',
        'snapshot --release next --check',
        "snapshot --backfill 'v3.*'",
      ) + EXIT_CODES,
    )
    .action(async (given: SnapshotArguments) => finish(await runSnapshot(given, terminal, cwd)));

  root
    .command('diff')
    .description('Compare the public API of two releases, and fail if it changed too much.')
    .argument(
      '[old]',
      'A release, a commit, branch or tag, a snapshot, a folder with XML, or latest (default: latest).',
    )
    .argument('[new]', 'The same; default: the configured XML.')
    .option(config.flags, config.text)
    .option('--xml <dir>', "Folder with Doxygen's XML of the newer side; overrides doxygen.xml.")
    .option('--release <name>', 'Name of the newer release (default: PROJECT_NUMBER).')
    .option('--own-doxyfile', "Use each revision's own Doxygen configuration, instead of today's.")
    .option('--against <old>', 'The older side; the first argument is then the newer one.')
    .option(
      '--confirm',
      'Compile code that uses the older declarations, and count only what breaks it as breaking.',
    )
    .option('--no-confirm', 'Compile nothing, even if releases.confirm is set.')
    .option(
      '--headers <folder...>',
      'Folders with the headers of both releases (default: from git).',
    )
    .addOption(
      new Option(
        '--fail-on <limit>',
        'Smallest change that fails; bump: changes that the number of the release does not announce.',
      )
        .choices(limits)
        .default('bump'),
    )
    .addOption(new Option('--only <kind>', 'List only changes of this kind.').choices(shownKinds))
    .option('--scope <pattern>', "List only symbols with these names, such as 'lib::*'.")
    .option('--accept <reason>', 'Add the changes that fail to accepted.yaml.')
    .option('--explain <rule>', 'Explain a rule, and compare nothing.')
    .addOption(
      new Option('--format <name>', 'Output format; github writes annotations and a job summary.')
        .choices(diffFormats)
        .default('text'),
    )
    .option('--quiet', 'Print only errors and warnings.')
    .allowExcessArguments(false)
    .addHelpText(
      'after',
      examples(
        'diff',
        'diff 3.1.2 3.2.0',
        'diff main',
        'diff --against latest --format github',
        'diff 3.1.2 --fail-on never --format markdown',
      ) + DIFF_EXIT_CODES,
    )
    .action(async (old: string | undefined, now: string | undefined, given: DiffArguments) =>
      finish(
        await runDiff(
          [old, now].filter((side) => side !== undefined),
          given,
          terminal,
          cwd,
        ),
      ),
    );

  root
    .command('model')
    .description('Write everything that the pages of the API reference are made of to a JSON file.')
    .option(config.flags, config.text)
    .option('--xml <dir>', "Folder with Doxygen's XML; overrides doxygen.xml.")
    .option('--out <file>', 'File to write.', 'model.json')
    .option('--quiet', 'Print only errors and warnings.')
    .allowExcessArguments(false)
    .addHelpText(
      'after',
      `${examples('model', 'model --xml build/doxygen/xml --out api.json')}\ndist/model.schema.json describes the file.\n${EXIT_CODES}`,
    )
    .action(async (given: ModelArguments) => finish(await runModel(given, terminal, cwd)));

  root
    .command('mcp')
    .description('Answer agents about a built site, by the Model Context Protocol over stdio.')
    .argument('[site]', 'Folder or address of the built site.', 'build')
    .allowExcessArguments(false)
    .addHelpText('after', examples('mcp', 'mcp https://fmt.dev/latest/'))
    .action(async (site: string) => finish(await runMcp(site, terminal, cwd)));

  root
    .command('coverage')
    .description('Count how much of the public API is documented, and check its comments.')
    .option(config.flags, config.text)
    .option('--xml <dir>', "Folder with Doxygen's XML; overrides doxygen.xml.")
    .option('--only <pattern>', "Count only these names or headers, such as 'lib::*'.")
    .addOption(
      new Option('--list <state>', 'List symbols with file and line instead.').choices(
        coverageStates,
      ),
    )
    .option('--since <old>', 'Fail on symbols without a description that this release lacks.')
    .addOption(
      new Option('--fail-under <percent>', 'Fail if fewer symbols have a description.').argParser(
        percent,
      ),
    )
    .addOption(
      new Option('--format <name>', 'Output format; github writes annotations and a job summary.')
        .choices(coverageFormats)
        .default('text'),
    )
    .option('--quiet', 'Print only errors and warnings.')
    .allowExcessArguments(false)
    .addHelpText(
      'after',
      examples(
        'coverage',
        'coverage --list undocumented',
        'coverage --fail-under 90',
        'coverage --since latest --format github',
      ) + COVERAGE_EXIT_CODES,
    )
    .action(async (given: CoverageArguments) => finish(await runCoverage(given, terminal, cwd)));

  root
    .command('examples')
    .description('Compile and run the examples in guides and comments.')
    .option(config.flags, config.text)
    .option('--xml <dir>', "Folder with Doxygen's XML; overrides doxygen.xml.")
    .option('--list', 'List the examples, and compile nothing.')
    .addOption(
      new Option(
        '--only <glob>',
        'Only the examples of these files, or at a place such as docs/a.md:12; repeatable.',
      ).argParser<string[] | undefined>((glob, globs) => [...(globs ?? []), glob]),
    )
    .option('--keep <dir>', 'Keep the programs in this folder.')
    .option('--no-cache', 'Compile examples that have not changed, too.')
    .addOption(
      new Option('--format <name>', 'Output format; github writes annotations.')
        .choices(examplesFormats)
        .default('text'),
    )
    .option('--quiet', 'Print only errors and warnings.')
    .allowExcessArguments(false)
    .addHelpText(
      'after',
      examples(
        'examples',
        'examples --list',
        'examples --only docs/install.md:12 --keep /tmp/programs',
        'examples --format junit',
      ) + EXAMPLES_EXIT_CODES,
    )
    .action(async (given: ExamplesArguments) => finish(await runExamples(given, terminal, cwd)));

  root
    .command('init')
    .description(`Write a ${DEFAULT_FILE} for the library in this folder.`)
    .option('--github', 'Also write a GitHub workflow that checks and publishes the site.')
    .option('--doxyfile', 'Write a small Doxyfile if there is none.')
    .option('--doxygen <file>', 'Doxygen configuration to use if there are several.')
    .option(
      '--from <file>',
      'Docusaurus configuration to convert: docusaurus.config.ts, .js, .mjs or .cjs, or its folder.',
    )
    .option(
      '--compare <path>',
      'With --from: sitemap.xml of the old site, or its built folder (default: "build"); what moved is redirected.',
    )
    .option('--out <file>', `File to write (default: ${DEFAULT_FILE}).`)
    .option('--force', 'Overwrite existing files, except a Doxyfile.')
    .option('--quiet', 'Print only errors, warnings and settings that are not converted.')
    .allowExcessArguments(false)
    .addHelpText(
      'after',
      examples('init', 'init --doxyfile --github', 'init --from website --force') + EXIT_CODES,
    )
    .action(async (given: InitArguments) => finish(await runInit(given, terminal, cwd)));

  return root.addHelpText(
    'after',
    `${examples('watch', 'build', 'check', 'serve', 'build --help')}\ndist/site.config.schema.json lists all options of ${DEFAULT_FILE}; editors use it for completion.\n${EXIT_CODES}`,
  );
}

/** Runs the command in the arguments. */
export async function runCommandLine(
  commandLine: readonly string[],
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  let code: ExitCode = exitCodes.good;
  try {
    const commands = program(terminal, cwd, (result) => (code = result));
    await commands.parseAsync(commandLine, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return exitCodes.good;
    const message = error.message.replace(/^error: /, '');
    for (const report of [reportMissingBuild, reportMissingDiff])
      report(commandLine, message, terminal, cwd);
    return exitCodes.usage;
  }
}
