import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_FILE } from '../config/load-config.ts';
import { baseUrl } from '../config/options.ts';
import { runBuild } from './build-command.ts';
import type { BuildArguments } from './build-command.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { runInit } from './init-command.ts';
import type { InitArguments } from './init-command.ts';
import { outputFormats } from './output.ts';
import { tellOfNoBuild } from './output-for.ts';
import { HOST, runServe } from './serve.ts';
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

const base = { flags: '--base <path>', text: `${baseUrl.description} Replaces baseUrl.` };
const config = { flags: '--config <file>', text: `Configuration file (default: ${DEFAULT_FILE}).` };

function buildOptions(command: Command, out: string): Command {
  return command
    .option(config.flags, config.text)
    .option('--xml <dir>', "Folder with Doxygen's XML; replaces doxygen.xml, and suffices alone.")
    .option('--out <dir>', out, 'build')
    .option(base.flags, base.text)
    .option('--workers <n>', 'How many threads may be used.', wholeNumber(1, 256))
    .option('--no-cache', 'Neither uses nor fills the cache of what was made before.')
    .option('--timing', 'Prints how long each step takes.')
    .addOption(
      new Option('--format <name>', 'How faults and figures are told; github makes annotations.')
        .choices(outputFormats)
        .default('text'),
    )
    .option('--quiet', 'Prints only faults.')
    .allowExcessArguments(false);
}

/** The option for the port to listen on. */
function port(): Option {
  return new Option('--port <n>', 'Port; the next free one when it is in use.')
    .argParser(wholeNumber(0, 65_535))
    .default(3000);
}

function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ mtp-site ${line}\n`).join('')}`;
}

const EXIT_CODES = `
Exit codes:
  0  all is well
  1  the site has faults; nothing was written
  2  wrong use, or faults in the configuration
  3  a fault of mtp-site itself
`;

/** Defines the commands; passes their exit code to `finish`. */
function program(terminal: Terminal, cwd: string, finish: (code: ExitCode) => void): Command {
  const root = new Command('mtp-site')
    .description("Builds a documentation website from Doxygen's XML, Markdown guides and a blog.")
    .version(VERSION, '-V, --version', 'Prints the version.')
    .helpOption('-h, --help', 'Prints this help.')
    .helpCommand(false)
    .showHelpAfterError('(--help lists the options)')
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.error })
    .exitOverride();

  buildOptions(root.command('build').description('Builds the site.'), 'Folder that is written.')
    .addHelpText(
      'after',
      examples(
        'build',
        'build --config docs/site.config.yaml --out public --base /my-library/',
        'build --xml build/doxygen/xml',
      ) + EXIT_CODES,
    )
    .action(async (given: BuildArguments) => finish(await runBuild(given, true, terminal, cwd)));

  buildOptions(
    root.command('check').description('Checks all that a build checks, and writes nothing.'),
    'Folder that a build would write.',
  )
    .addHelpText('after', examples('check', 'check --xml build/doxygen/xml --quiet') + EXIT_CODES)
    .action(async (given: BuildArguments) => finish(await runBuild(given, false, terminal, cwd)));

  root
    .command('serve')
    .description('Serves a built site on this machine, as a static host would.')
    .option('--out <dir>', 'Folder with the site.', 'build')
    .option(config.flags, config.text)
    .option(base.flags, base.text)
    .addOption(port())
    .allowExcessArguments(false)
    .addHelpText('after', examples('serve', 'serve --out public --port 8080'))
    .action(async (given: ServeArguments) => finish(await runServe(given, terminal, cwd)));

  root
    .command('watch')
    .description('Serves the site while it is written: builds what changes, and shows it at once.')
    .option(config.flags, config.text)
    .option('--xml <dir>', "Folder with Doxygen's XML; replaces doxygen.xml, and suffices alone.")
    .option('--out <dir>', 'Folder that is written (default: one in the cache).')
    .option(base.flags, base.text)
    .addOption(port())
    .option('--host <name>', 'Name or address to listen on; 0.0.0.0 for all of them.', HOST)
    .option('--open', 'Opens the site in the browser.')
    .option('--no-cache', 'Neither uses nor fills the cache of what was made before.')
    .option('--quiet', 'Prints only faults.')
    .allowExcessArguments(false)
    .addHelpText('after', examples('watch', 'watch --open --port 8080') + EXIT_CODES)
    .action(async (given: WatchArguments) => finish(await runWatch(given, terminal, cwd)));

  root
    .command('init')
    .description(`Writes the ${DEFAULT_FILE} of a library from what its folder has.`)
    .option(
      '--github',
      'Writes a workflow for GitHub as well, which checks and publishes the site.',
    )
    .option('--doxyfile', 'Writes a small Doxyfile where there is none.')
    .option('--doxygen <file>', 'Configuration of Doxygen to take where there are several.')
    .option(
      '--from <file>',
      'docusaurus.config.ts, .js, .mjs or .cjs, or the folder that has it: says what that says.',
    )
    .option('--out <file>', `File that is written (default: ${DEFAULT_FILE}).`)
    .option('--force', 'Writes over files that are there, but never over a Doxyfile.')
    .option('--quiet', 'Prints only faults, and what is not taken over.')
    .allowExcessArguments(false)
    .addHelpText(
      'after',
      examples('init', 'init --doxyfile --github', 'init --from website --force') + EXIT_CODES,
    )
    .action(async (given: InitArguments) => finish(await runInit(given, terminal, cwd)));

  return root.addHelpText(
    'after',
    `${examples('watch', 'build', 'check', 'serve', 'build --help')}\nAll options of ${DEFAULT_FILE}: dist/site.config.schema.json, which editors use for completion.\n${EXIT_CODES}`,
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
    tellOfNoBuild(commandLine, error.message.replace(/^error: /, ''), terminal, cwd);
    return exitCodes.usage;
  }
}
