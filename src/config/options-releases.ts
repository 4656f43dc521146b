import { versionPart } from '../releases/release-name.ts';
import { rules, type RuleId } from '../releases/rules.ts';
import { group, list, mapping, oneOrMore, type ValueOf } from './containers.ts';
import { Option } from './option.ts';
import { choice, flag, folderToBe, name, sitePath } from './scalars.ts';

// The cast is safe: the table has no other keys.
const ruleIds = Object.keys(rules) as RuleId[];

const verdict = choice(
  'The release that a change needs; "ignore" leaves it out.',
  ...(['major', 'minor', 'patch', 'none', 'ignore'] as const),
);

const ruleInScope = group('A verdict for some symbols.', {
  verdict,
  in: name('Qualified names, with * for any characters, such as "fmt::*".').optional(),
});

/** A verdict, or a verdict with the names that it applies to. */
const ruleChange = new Option<ValueOf<typeof ruleInScope>>(
  { description: verdict.description, anyOf: [verdict.schema, ruleInScope.schema] },
  (node, at) => {
    if (node.kind === 'map') return ruleInScope.read(node, at);
    const outcome = verdict.read(node, at);
    return outcome && { value: { verdict: outcome.value } };
  },
);

/** The history of the API. */
export const releases = group(
  'The public API of each release: what a snapshot contains, and what changes mean.',
  {
    folder: folderToBe(
      'Folder with a snapshot of each release, which "mtp-site snapshot" writes. With "libraries", it has a folder for each, by its name.',
    ).default('api'),
    hidden: list(
      'Names of scopes whose symbols are not public, with * for any characters. By default: detail, details, internal, impl, priv, *_detail and *_impl.',
      name('The name of a namespace or class.'),
    ).optional(),
    exclude: list(
      'Sources whose symbols are not public, such as bundled headers of other libraries: globs for their paths in the XML.',
      name('A glob.'),
    ).default([]),
    documentedOnly: flag('Only symbols with a description are public.').default(false),
    umbrella: list(
      'Headers that users include instead of those that they include, such as "lib.h": globs for paths as in #include. A declaration that moves between headers behind them breaks little. By default, any header of both releases counts.',
      name('A glob.'),
    ).default([]),
    tags: name(
      'How git tags name releases, such as "lib-{version}". By default, tags such as v1.2.0, lib-1.2.0, release-1.2.0 and v1_2_0 are versions.',
    )
      .check((pattern) =>
        pattern.split(versionPart).length === 2
          ? undefined
          : {
              message: `"${pattern}" must contain ${versionPart} once.`,
              advice: `Write ${versionPart} where tags have the number of the version: lib-${versionPart}.`,
            },
      )
      .optional(),
    versioning: choice(
      'Meaning of the numbers of releases: "semver" follows Semantic Versioning; with "none", numbers announce nothing.',
      'semver',
      'none',
    ).default('semver'),
    abi: flag('Changes that only break compiled code need a major release, too.').default(false),
    publish: flag(
      'Publishes the snapshots of all releases below the API reference (snapshots/3.1.2.json), so that readers can compare any two releases. That of the current API is always there: snapshot.json.',
    ).default(true),
    confirm: name(
      'Command of the compiler that "mtp-site diff" confirms breaking changes with, such as "clang++ -std=c++20 -fsyntax-only -w -I{include} {file}". {include} is a folder with headers; the word is repeated for each of them. By default, only --confirm compiles, with g++ or clang++.',
    )
      .check((command) =>
        command.includes('{file}') && command.includes('{include}')
          ? undefined
          : {
              message: `"${command}" must contain {file} and {include}.`,
              advice: 'Write them where the compiler takes the source and a folder with headers.',
            },
      )
      .optional(),
    rules: mapping(
      'Rules with other verdicts, such as "overload-added: major". "mtp-site explain RULE" explains each.',
      oneOrMore('A verdict, or several for different symbols; the last one applies.', ruleChange),
      choice('The id of a rule.', ...ruleIds),
    ).default({}),
  },
).default({});

const acceptedChange = group('An accepted change.', {
  from: name('The older release.'),
  to: name('The newer release.'),
  rule: choice('The rule that reports the change.', ...ruleIds),
  symbol: name('Qualified name of the symbol, or all symbols in a scope: "lib::detail::*".'),
  reason: name('Why the change is accepted.'),
});

const acceptedLoss = group('An address that may be lost.', {
  lost: sitePath('A published address, from the root and without the base path.'),
  reason: name('Why the address may be lost.'),
});

/** A change of the API that the maintainers accept. */
export type AcceptedEntry = ValueOf<typeof acceptedChange>;

/** A published address whose loss the maintainers accept. */
export type LostEntry = ValueOf<typeof acceptedLoss>;

/** What the maintainers accept: changes of the API, and addresses that are lost. */
export const acceptedEntries: Option<(AcceptedEntry | LostEntry)[]> = list(
  'Changes of the API and lost addresses that the maintainers accept.',
  new Option<AcceptedEntry | LostEntry>(
    { anyOf: [acceptedChange.schema, acceptedLoss.schema] },
    (node, at) => {
      const isLoss = node.kind === 'map' && node.entries.some(({ key }) => key === 'lost');
      return isLoss ? acceptedLoss.read(node, at) : acceptedChange.read(node, at);
    },
  ),
);
