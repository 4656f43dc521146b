import { dirname } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import type { VersionedDoxygen } from '../config/versioned-doxygen.ts';
import { repositoryOf } from '../inputs/git.ts';
import { filesOfCommit, observeRevision } from '../inputs/git-revision.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { filesNamedIn } from '../model/named-files.ts';
import { repositoryPaths, withRevision, type KnownSource } from '../model/repository-paths.ts';
import type { ApiReference, Repository } from '../model/site.ts';

/** The sources according to git. */
interface Checkout {
  /** Tag or commit. */
  revision?: string | undefined;
  /** The files of that revision; missing if no repository has it. */
  files?: string[] | undefined;
}

/**
 * Finds the sources of an API reference in a repository. Returns `undefined` if the configuration names no repository,
 * or if the revision is unknown, which is reported. `siteFolder` is the folder of the configuration.
 */
export async function readRepository(
  api: ApiReference,
  { docsVersion, isLatest, settings }: VersionedDoxygen,
  siteFolder: string,
  context: BuildContext,
): Promise<Repository | undefined> {
  const { diagnostics } = context;
  const { sourceUrl, revision: named } = settings;
  if (!sourceUrl) return undefined;
  const { template, place } = sourceUrl;
  const needsRevision = template.includes('{revision}');
  // The latest version uses the checked-out revision.
  const isKnown = named !== undefined || isLatest;
  const [oneOfMachine] = api.machinePaths?.files.values() ?? [];
  const folders = [
    ...(settings.sources ?? []),
    ...(oneOfMachine === undefined ? [] : [oneOfMachine]),
    siteFolder,
  ];
  const key = (): string => [named ?? '', ...folders].join('\n');
  const { revision, files }: Checkout = isKnown
    ? await context.cached({ name: `checkout ${settings.xml}`, key }, (own) =>
        checkout(own.inputs, folders, named),
      )
    : {};
  if (needsRevision && revision === undefined) {
    const option =
      docsVersion === undefined || isLatest
        ? 'doxygen.revision'
        : `docs.versions.${docsVersion}.doxygen.revision`;
    const why = isKnown
      ? 'the sources are not in a git repository with a commit'
      : `there is no revision for version "${docsVersion ?? ''}"`;
    // A build from an archive, or before the first commit, only lacks these links.
    const report = isKnown ? 'warning' : 'error';
    diagnostics[report](
      'source-revision',
      `"doxygen.sourceUrl" contains "{revision}", but ${why}: the site does not link to the sources.`,
      place,
      `Set ${option} to the tag or commit of the sources.`,
    );
    return undefined;
  }
  const sources = sourcesOf(api);
  const paths = files ? repositoryPaths(sources, withFolders(files)) : asWritten(sources);
  if (paths.size === 0 && sources.length > 0)
    diagnostics.warning(
      'source-paths',
      'None of the sources was found in the repository, so "doxygen.sourceUrl" creates no links.',
      place,
      'Set doxygen.sources to their folder, or doxygen.revision to their tag or commit.',
    );
  return { url: withRevision(template, revision ?? ''), paths };
}

/** Returns the root of the repository with the sources, if they are on this machine; else that of the site. */
function repositoryOfSources(inputs: Inputs, folders: readonly string[]): string | undefined {
  for (const path of folders) {
    const stats = inputs.statSync(path);
    if (!stats) continue;
    const { root } = repositoryOf(inputs, stats.isDirectory() ? path : dirname(path));
    if (root !== undefined) return root;
  }
  return undefined;
}

async function checkout(
  inputs: Inputs,
  folders: readonly string[],
  named: string | undefined,
): Promise<Checkout> {
  const root = repositoryOfSources(inputs, folders);
  if (root === undefined) return { revision: named };
  const { name, commit } = await observeRevision(inputs, root, named);
  return {
    revision: name,
    files: commit === undefined ? undefined : await filesOfCommit(root, commit),
  };
}

/** Adds the folders of files, which Markdown files link to. */
function withFolders(files: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const file of files)
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return [...files, ...folders];
}

/** Lists the sources of all places that pages name. */
function sourcesOf({ compounds, machinePaths }: ApiReference): KnownSource[] {
  const files = new Set<string>();
  const add = (file: string | undefined): void => {
    if (file !== undefined) files.add(file);
  };
  for (const compound of compounds) {
    const { location, sections } = compound;
    const named = filesNamedIn(compound);
    for (const file of [...named.links, ...named.images]) add(file);
    add(location?.file);
    add(location?.bodyFile);
    add(location?.declarationFile);
    for (const { entries } of sections)
      for (const entry of entries) if ('member' in entry) add(entry.member.facts.file);
  }
  return [...files].map((file) => ({ file, written: machinePaths?.files.get(file) ?? file }));
}

/**
 * Returns the paths of the sources as written if there is no list of files; absolute paths mean nothing in a
 * repository.
 */
function asWritten(sources: readonly KnownSource[]): Map<string, string> {
  return new Map(
    sources.flatMap(({ file }) =>
      /^(?:[/\\]|[A-Za-z]:)/.test(file)
        ? []
        : [[file, file.replaceAll('\\', '/').replace(/^(?:\.{1,2}\/)+/, '')] as const],
    ),
  );
}
