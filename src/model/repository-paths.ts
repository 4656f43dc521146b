import type { Repository } from './site.ts';
import { groupBy } from '../shared/group-by.ts';

/** A source file to find in a repository. */
export interface KnownSource {
  /** Its path as the model has it. */
  file: string;
  /** Its path as Doxygen wrote it, which may start with folders of the build machine. */
  written: string;
}

/** URL of a source file in a repository, or of a line in it; undefined if the repository does not contain the file. */
export function repositoryAddress(
  { url, paths }: Repository,
  file: string,
  line?: number,
): string | undefined {
  const path = paths.get(file);
  if (path === undefined) return undefined;
  // The URL of a whole file needs no line fragment.
  const template = line === undefined ? url.replace(/#.*\{line\}.*$/, '') : url;
  const values = { path: encodeSegments(path), line: `${line ?? 1}` };
  return template.replaceAll('{path}', values.path).replaceAll('{line}', values.line);
}

/** URL of the content of a file in a repository, for images; undefined if the host is not known to have one. */
export function rawAddress(repository: Repository, file: string): string | undefined {
  const address = repositoryAddress(repository, file);
  const [, project, path] =
    /^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\/(.+)$/.exec(address ?? '') ?? [];
  // The host that GitHub redirects to: pages allow images of the hosts that they name.
  if (project !== undefined && path !== undefined)
    return `https://raw.githubusercontent.com/${project}/${path}`;
  return address?.includes('/-/blob/') === true
    ? address.replace('/-/blob/', '/-/raw/')
    : undefined;
}

/** Inserts a revision into a URL template. */
export function withRevision(template: string, revision: string): string {
  return template.replaceAll('{revision}', encodeSegments(revision));
}

function encodeSegments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/**
 * Finds the paths of sources relative to the root of a repository, given the paths of all its files. Doxygen's path may
 * start inside the repository or above it. If a source fits several files, prefer the offset that fits the most
 * sources.
 */
export function repositoryPaths(
  sources: readonly KnownSource[],
  tracked: readonly string[],
): Map<string, string> {
  const byName = groupBy(tracked, lastSegment);
  const votes = new Map<string, number>();
  const candidates = sources.map((source) => {
    const found = (byName.get(lastSegment(normal(source.file))) ?? []).flatMap(
      (path) => match(source, path) ?? [],
    );
    for (const { shift } of found) votes.set(shift, (votes.get(shift) ?? 0) + 1);
    return { file: source.file, found };
  });
  return new Map(
    candidates.flatMap(({ file, found }) => {
      const [best] = found.sort(
        (a, b) =>
          (votes.get(b.shift) ?? 0) - (votes.get(a.shift) ?? 0) ||
          b.length - a.length ||
          a.path.length - b.path.length ||
          (a.path < b.path ? -1 : 1),
      );
      return best ? [[file, best.path] as const] : [];
    }),
  );
}

/** A way to match a source with a path of the repository. */
interface Match {
  path: string;
  /** The leading part that only one of the two paths has. */
  shift: string;
  /** The length of the common part. */
  length: number;
}

function match({ file, written }: KnownSource, path: string): Match | undefined {
  const [inside, whole] = [normal(file), normal(written)];
  if (`/${path}`.endsWith(`/${inside}`))
    return {
      path,
      shift: `+${path.slice(0, path.length - inside.length)}`,
      length: inside.length,
    };
  if (!`/${whole}`.endsWith(`/${path}`)) return undefined;
  return { path, shift: `-${whole.slice(0, whole.length - path.length)}`, length: path.length };
}

function normal(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:\.{1,2}\/)+/, '');
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
