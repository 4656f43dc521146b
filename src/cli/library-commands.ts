import { InvalidArgumentError, Option, type Command } from 'commander';
import { coverageStates } from '../coverage/coverage-report.ts';
import { config, examples, EXIT_CODES, xml, type CommandSetting } from './command-options.ts';
import { coverageFormats, runCoverage, type CoverageArguments } from './coverage-command.ts';
import { runExamples, type ExamplesArguments } from './examples-command.ts';
import { examplesFormats } from './examples-output.ts';
import { runExplain } from './explain.ts';
import { runMcp } from './mcp-command.ts';
import { MODEL_FILE, runModel, type ModelArguments } from './model-command.ts';

function percent(text: string): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && value <= 100) return value;
  throw new InvalidArgumentError('It must be a number from 0 to 100.');
}

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

/** Defines the commands about what a library documents. */
export function addLibraryCommands(root: Command, { terminal, cwd, finish }: CommandSetting): void {
  root
    .command('model')
    .description('Write everything that the pages of the API reference are made of to a JSON file.')
    .option(config.flags, config.text)
    .option(xml.flags, xml.text)
    .option('--out <file>', 'File to write, or the folder for it.', MODEL_FILE)
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
    .command('explain')
    .description('Explain a code in brackets of a message, or a rule of API changes.')
    .argument('<code>', 'The code or rule, such as broken-link.')
    .allowExcessArguments(false)
    .addHelpText('after', examples('explain broken-link', 'explain symbol-removed'))
    .action((code: string) => finish(runExplain(code, terminal, cwd)));

  root
    .command('coverage')
    .description('Count how much of the public API is documented, and check its comments.')
    .option(config.flags, config.text)
    .option(xml.flags, xml.text)
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
    .option(xml.flags, xml.text)
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
}
