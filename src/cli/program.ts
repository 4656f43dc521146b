import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_FILE } from '../config/load-config.ts';
import { baseUrl } from '../config/options.ts';
import { runBuildCommand } from './build-command.ts';
import type { BuildArguments } from './build-command.ts';
import { reportMissingDiff } from './diff-output.ts';
import { mostShards, type Shard } from '../build/shard-record.ts';
import { HOST } from '../program/serve.ts';
import { runExamples } from './examples-command.ts';
import { config, examples, EXIT_CODES, xml } from './command-options.ts';
import { addLibraryCommands } from './library-commands.ts';
import { addReleaseCommands } from './release-commands.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { runInit } from './init-command.ts';
import type { InitArguments } from './init-command.ts';
import { MANUAL } from '../diagnostics/manual-page.ts';
import { MODEL_FILE, runModel, type ModelArguments } from './model-command.ts';
import { outputFormats, reportMissingBuild } from './output-for.ts';
import { runServe } from './serve.ts';
import type { ServeArguments } from './serve.ts';
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

/** Reads the number of a shard and the number of shards, such as 2/4. */
function shardOf(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= of && of <= mostShards) return { number, of };
  throw new InvalidArgumentError(
    `It must be the number of a shard and the number of shards, such as 2/4, up to ${mostShards}.`,
  );
}

/** Adds the option for the form of messages to a command; some of `outputs` replace the website, with messages as text. */
function withFormat(command: Command, text: string, outputs: readonly string[]): Command {
  const known = [...outputFormats, ...outputs];
  const option = new Option('--format <name>', text)
    .choices(known)
    .default('text')
    .argParser((name: string) => {
      if (outputs.includes(name)) return 'text';
      if (known.includes(name)) return name;
      throw new InvalidArgumentError(`Allowed choices are ${known.join(', ')}.`);
    });
  return command.addOption(option).on('option:format', (name: string) => {
    if (outputs.includes(name)) command.setOptionValue(name, true);
  });
}

/** Options of `build` that `--format model` takes. */
const ofModel = new Set(['config', 'xml', 'out', 'format', 'quiet']);

/** Returns the arguments of `mtp-site model` for `build --format model`; an option that has no effect there is an error. */
function modelArguments(
  { config, xml, out, quiet }: BuildArguments,
  build: Command,
): ModelArguments {
  const isGiven = (name: string): boolean => build.getOptionValueSource(name) === 'cli';
  for (const option of build.options)
    if (isGiven(option.attributeName()) && !ofModel.has(option.attributeName()))
      build.error(`error: ${option.long} has no effect on --format model.`);
  return {
    ...(config !== undefined && { config }),
    ...(xml !== undefined && { xml }),
    ...(quiet !== undefined && { quiet }),
    out: isGiven('out') ? out : MODEL_FILE,
  };
}

const base = { flags: '--base <path>', text: `${baseUrl.description} Overrides baseUrl.` };

function buildOptions(command: Command, out: string): Command {
  return command
    .option(config.flags, config.text)
    .option(xml.flags, xml.text)
    .option('--out <dir>', out, 'build')
    .option(base.flags, base.text)
    .option('--portable', 'Make the site work when opened from a folder, and below any path.')
    .option('--docset', 'Build a docset for Dash and Zeal instead of a website.')
    .option('--workers <n>', 'Maximum number of threads.', wholeNumber(1, 256))
    .option('--no-cache', 'Disable the build cache.')
    .option('--timing', 'Print the duration of each step.')
    .option('--quiet', 'Print only errors and warnings.')
    .allowExcessArguments(false);
}

/** The option for the port to listen on. */
function port(): Option {
  return new Option('--port <n>', 'Port to listen on; if it is in use, the next free one.')
    .argParser(wholeNumber(0, 65_535))
    .default(3000);
}

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

  withFormat(
    buildOptions(
      root.command('build').description('Build the site.'),
      `Output folder; with --format model, the file or its folder, ${MODEL_FILE} if not given.`,
    ),
    'Output format; github writes annotations, docset is --docset, and model is "mtp-site model".',
    ['docset', 'model'],
  )
    .addOption(
      new Option(
        '--shard <share>',
        'Render only share i/n of the API pages, such as 2/4, for --shards.',
      )
        .argParser(shardOf)
        .conflicts('shards'),
    )
    .option('--shards <dir>', 'Folder with all shards of the site; their pages are not rendered.')
    .addHelpText(
      'after',
      examples(
        'build',
        'build --config docs/site.config.yaml --out public --base /my-library/',
        'build --xml build/doxygen/xml',
        'build --shard 2/4 --out shard-2',
        `build --format model --out ${MODEL_FILE}`,
      ) + EXIT_CODES,
    )
    .action(async (given: BuildArguments & { model?: boolean }, build: Command) =>
      finish(
        given.model
          ? await runModel(modelArguments(given, build), terminal, cwd)
          : await runBuildCommand(given, true, terminal, cwd),
      ),
    );

  withFormat(
    buildOptions(
      root.command('check').description('Run all checks of a build without writing files.'),
      'Output folder of the build.',
    ),
    'Output format; github writes annotations.',
    ['docset'],
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
    .option(xml.flags, xml.text)
    .option('--out <dir>', 'Output folder (default: a folder in the cache).')
    .option(base.flags, base.text)
    .addOption(port())
    .option('--host <name>', 'Host name or address to listen on; 0.0.0.0 for all addresses.', HOST)
    .option('--open', 'Open the site in the browser.')
    .option('--examples', 'Compile and run the examples of each file that is saved.')
    .option('--no-cache', 'Disable the build cache.')
    .option('--quiet', 'Print only errors and warnings.')
    .allowExcessArguments(false)
    .addHelpText('after', examples('watch', 'watch --open --port 8080') + EXIT_CODES)
    .action(async (given: WatchArguments) => finish(await runWatch(given, terminal, cwd)));

  addReleaseCommands(root, { terminal, cwd, finish });
  addLibraryCommands(root, { terminal, cwd, finish });

  root
    .command('init')
    .description(`Write a ${DEFAULT_FILE} for the library in this folder.`)
    .option('--github', 'Also write a GitHub workflow that checks and publishes the site.')
    .option('--gitignore', 'Also add the generated folders to .gitignore.')
    .option('--doxyfile', 'Write a small Doxyfile if there is none.')
    .option('--doxygen <file>', 'Doxygen configuration to use if there are several.')
    .option(
      '--from <file>',
      'Docusaurus configuration to convert: docusaurus.config.ts, .js, .mjs or .cjs, or its folder.',
    )
    .option(
      '--compare <path>',
      'With --from: sitemap.xml of the old site, or its built folder (default: "build", otherwise the source); what moved is redirected.',
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
    `${examples('watch', 'build', 'check', 'serve', 'snapshot --release 1.2.0', 'diff 1.2.0', 'build --help')}\ndist/site.config.schema.json lists all options of ${DEFAULT_FILE}; editors use it for completion.\n\nManual: ${MANUAL}\n${EXIT_CODES}`,
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
