import type { CatalogueEntries } from './entry.ts';

/** Diagnostics of snapshots and of what is compared with them. */
export const releases = {
  snapshot: {
    meaning: 'A file in the folder of snapshots cannot be read as a snapshot.',
    example: 'api/3.1.2.json:14:3: error: The snapshot contains a merge conflict.',
    advice:
      'Restore the file from git, or write it again with `mtp-site snapshot`. If its format is newer, update mtp-site.',
  },
  'snapshot-edited': {
    meaning: 'A snapshot was edited by hand: its checksum does not match its symbols.',
    example:
      'api/3.1.2.json: warning: The snapshot was edited after it was written: its checksum does not match.',
    advice: 'Restore the file from git, or write it again with `mtp-site snapshot --replace`.',
  },
  'snapshot-release': {
    meaning:
      'A release has no name, its name is not a version, the name of a file is not that of the release in it, or two files are of one release.',
    example: 'error: The release has no name: neither PROJECT_NUMBER nor a git tag names it.',
    advice: 'Name the release: `mtp-site snapshot --release 3.1.2`.',
  },
  'snapshot-unknown': {
    meaning: 'A side of a comparison has neither a snapshot nor a revision in the repository.',
    example:
      'error: There is no snapshot of "3.1.3" in api, nor a file, a commit, a branch or a tag with this name.',
    advice:
      'Check the name. A shallow clone has neither tags nor other branches: run `git fetch --tags --unshallow`; in a workflow, set `fetch-depth: 0`.',
  },
  'published-pages': {
    meaning:
      'The list of published pages has a merge conflict, a line that is no address, or fewer addresses of a release than it published.',
    example: 'api/pages.txt:7: error: This is not a published page: docs/guide/',
    advice:
      'Write an address and a release, such as `/docs/guide/#install 3.1.2`, or remove the line.',
  },
  summaries: {
    meaning:
      'A line in the file with the summaries of symbols has no name and text. It is left out.',
    example: 'api/summaries.txt:7: warning: This is not the summary of a symbol: <<<<<<< HEAD',
    advice: 'Remove the line. Of a merge conflict, keep the lines of both sides.',
  },
  'lost-address': {
    meaning: 'A release published an address, and it leads nowhere any more.',
    example: 'error: /docs/guide/ was published with 3.1.2, but leads nowhere.',
    advice:
      'Add a redirect, or accept the loss in `accepted.yaml`. Set `checks.lostAddresses` to change the severity.',
  },
  'diff-nothing': {
    meaning:
      'A comparison would check nothing: one side has no symbols, both sides are the same release, or the older side is newer.',
    example: 'error: Both sides are the same snapshot of 3.2.0, so nothing would be checked.',
    advice: 'Compare with an earlier release.',
  },
  'libraries-history': {
    meaning:
      'There are snapshots of releases beside the folders of several libraries, so that no one knows which library they are of.',
    example:
      'api/1.0.0.json: warning: The snapshots in this folder are not used: of several libraries, each has a folder of its own.',
    advice:
      'Move the snapshots, and the other files in their folder, to the folder with the name of their library: `api/units/1.0.0.json`.',
  },
  'diff-library': {
    meaning: 'The two sides of a comparison have different names of the library.',
    example: 'warning: The older side is of "libfoo", the newer one of "libbar".',
    advice: 'Check the paths. If the library has a new name, ignore the warning.',
  },
  'api-changes': {
    meaning:
      'The API changed more than the number of the release announces, or more than `--fail-on` allows.',
    example: 'error: 3.2.0 is a minor release, but 2 changes need more than that.',
    advice:
      'Number the release accordingly, change the code, or accept the changes with `mtp-site diff --accept REASON`.',
  },
  'accepted-unused': {
    meaning: 'An entry of `accepted.yaml` matches no change between the two releases.',
    example:
      'api/accepted.yaml:3:3: warning: No change matches this entry: symbol-removed of lib::f.',
    advice: 'Correct the name, or remove the entry.',
  },
  'snapshot-exists': {
    meaning: 'There is a snapshot of this release with other content. A release does not change.',
    example: 'api/3.1.2.json: error: There is a snapshot of 3.1.2 with other content.',
    advice: 'Check `--release`. If Doxygen or its settings changed, use `--replace`.',
  },
  'snapshot-outdated': {
    meaning: '`--check` found a snapshot that is missing or that differs from the XML.',
    example: 'api/next.json: error: The snapshot is not what the XML contains: 2 symbols differ.',
    advice: 'Run `mtp-site snapshot --release next --replace`, and commit the file.',
  },
  'snapshot-empty': {
    meaning: 'The XML contains no public symbol, so a snapshot would say nothing.',
    example: 'error: The XML contains no public symbols.',
    advice:
      'Check `EXTRACT_ALL`, `INPUT` and the options `releases.hidden` and `releases.exclude`.',
  },
  backfill: {
    meaning:
      'The sources of a tag or another revision cannot be read: there is no repository or no Doxyfile.',
    example: 'error: "docs" is not in a git repository.',
    advice:
      'Name a clone of the library with `--from`, and set `doxygen.command` to the command that runs Doxygen.',
  },
  confirm: {
    meaning:
      '`mtp-site diff --confirm` cannot compile: there is no compiler, or the headers of a release are not known.',
    example: 'error: The headers of 3.1.2 are not known: the repository has no tag of it.',
    advice:
      'Set `releases.confirm` to a command of your compiler, and fetch the tags or name the headers of both releases: `--headers OLD NEW`.',
  },
  'backfill-tags': {
    meaning:
      'No tag matches the globs of `--backfill`, or a matching tag does not have the name of a version.',
    example: 'error: No tag of a release matches "v4.*".',
    advice:
      'Check the glob. A shallow clone has no tags: run `git fetch --tags --unshallow`; in a workflow, set `fetch-depth: 0`.',
  },
  'backfill-failed': {
    meaning: 'The XML of a tag cannot be created. The other tags are not affected.',
    example: 'error: v1.0.0: Doxygen found none of its sources: include.',
    advice:
      'If the sources had another place then, add it to INPUT, or use the Doxyfile of the tag: `--own-doxyfile`.',
  },
  'backfill-input': {
    meaning:
      'Some of the files and folders in INPUT do not exist in a tag, its submodules or some of its files are missing from the clone, or its links lead out of it.',
    example: 'warning: v1.0.0: Doxygen did not find a part of its sources: src/net.',
    advice:
      'Ignore it if they were added later. If they had another place then, add it to INPUT, and use `--replace`.',
  },
  since: {
    meaning:
      'A comment names another release with `\\since` than the first one whose snapshot contains the symbol.',
    example:
      'include/shapes.h:12: info: The comment of geo::Circle says "since 2.1", but it is new in 3.1.',
    advice: 'Correct the comment, or set `checks.since` to `ignore`.',
  },
  misread: {
    meaning:
      'Doxygen took parts of declarations for symbols, usually because of a macro that it does not expand.',
    example:
      'info: Doxygen misread 2 declarations as symbols, which are left out: fmt::int, fmt::size_t.',
    advice: 'Set `PREDEFINED` for the macros in front of these declarations.',
  },
} as const satisfies CatalogueEntries;
