import { InvalidArgumentError, Option, type Command } from 'commander';
import { config, examples, EXIT_CODES, xml, type CommandSetting } from './command-options.ts';
import { runDiff, type DiffArguments } from './diff-command.ts';
import { shownKinds } from './diff-filter.ts';
import { limits } from './diff-gate.ts';
import { diffFormats } from './diff-output.ts';
import { runSnapshot, type SnapshotArguments } from './snapshot-command.ts';

function day(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (isDay) return text;
  throw new InvalidArgumentError('It must be a day, such as 2026-11-22.');
}

const DIFF_EXIT_CODES = `
Exit codes:
  0  success
  1  the API changed too much
  2  usage error, or a side that cannot be read
  3  internal error
`;

/** Defines the commands about the API of releases. */
export function addReleaseCommands(root: Command, { terminal, cwd, finish }: CommandSetting): void {
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
    .option(xml.flags, xml.text)
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
}
