import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

/** Facts from git about a folder. */
export interface GitFolder {
  /** Root of the repository, absolute, as git names it. */
  root: string;
  /** Path of the folder relative to it: empty, or with a trailing `/`. */
  prefix: string;
  /** URL of the remote, as written. */
  remote?: string;
  /** The default branch. */
  branch: string;
}

/** A repository on a host, and the URLs of its parts. */
export interface HostedRepository {
  /** Display name of the host. */
  label: string;
  /** URL of the repository. */
  page: string;
  /** Name of the repository. */
  name: string;
  /** URL of the repository's website on the host. */
  pages?: { url: string; baseUrl: string };
  /** URL of a source line, with {path}, {line} and {revision}. */
  source?: string;
  /** Returns the URL of a file; the path starts with the branch. */
  show?: (path: string) => string;
  /** Returns the URL for editing files of a folder, with a trailing `/`; the path starts with the branch. */
  edit?: (path: string) => string;
}

/** Time limit of git, in milliseconds. */
const TIMEOUT = 10_000;

/** Maximum output of git, in bytes: the paths of a very large repository. */
const MOST = 256 * 1024 * 1024;

/** Runs git in a folder. */
export function runGit(
  cwd: string,
  args: readonly string[],
): { status: number | null; stdout: string } {
  // In a git hook, these name the repository of the hook.
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env;
  return spawnSync('git', args, { cwd, env, encoding: 'utf8', timeout: TIMEOUT, maxBuffer: MOST });
}

function git(cwd: string, ...args: string[]): string | undefined {
  const { status, stdout } = runGit(cwd, args);
  return status === 0 ? stdout.trim() : undefined;
}

/** Reads facts about a folder from git; returns `undefined` if it is not in a repository, or git is missing. */
export function readGitFolder(cwd: string): GitFolder | undefined {
  const root = git(cwd, 'rev-parse', '--show-toplevel');
  if (root === undefined || root === '') return undefined;
  const remotes = git(cwd, 'remote')?.split('\n') ?? [];
  const name = remotes.includes('origin') ? 'origin' : (remotes[0] ?? '');
  return {
    root,
    prefix: git(cwd, 'rev-parse', '--show-prefix') ?? '',
    remote: name === '' ? undefined : git(cwd, 'config', '--get', `remote.${name}.url`),
    branch: defaultBranch(cwd, name),
  };
}

/** Returns the default branch of the remote, otherwise a common name, otherwise the current branch. */
function defaultBranch(cwd: string, remote: string): string {
  const head = git(cwd, 'symbolic-ref', '--short', `refs/remotes/${remote || 'origin'}/HEAD`);
  if (head) return head.slice(head.indexOf('/') + 1);
  const branches = git(cwd, 'for-each-ref', '--format=%(refname:short)', 'refs/heads')?.split('\n');
  const common = ['main', 'master', 'trunk', 'develop'].find((each) => branches?.includes(each));
  return common ?? (git(cwd, 'symbolic-ref', '--short', 'HEAD') || 'main');
}

/** True for a path that git ignores; `undefined` if git fails. */
export function isIgnored(cwd: string, path: string): boolean | undefined {
  const { status } = runGit(cwd, ['check-ignore', '--quiet', path]);
  return status === 0 ? true : status === 1 ? false : undefined;
}

/** Encodes a path for a URL. */
function addressed(path: string): string {
  return path.replace(/\/$/, '').split('/').map(encodeURIComponent).join('/');
}

/** Returns host and path in the URL of a remote, in any form that git accepts; drops the rest. */
function partsOf(remote: string): { host: string; path: string } | undefined {
  const text = remote.trim().replace(/^git\+/, '');
  const [, host, path] =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^:/]+)(?::\d+)?\/+(.+)$/.exec(text) ??
    /^(?:[^@/]+@)?([\w.-]+\.[\w-]+):(?!\/\/)\/?(.+)$/.exec(text) ??
    [];
  if (host === undefined || path === undefined) return undefined;
  return { host: host.toLowerCase(), path: path.replace(/(?:\.git)?\/*$/, '') };
}

/** Returns the repository that a remote URL names; `undefined` if it names no host. */
export function hostedRepository(remote: string): HostedRepository | undefined {
  // The short forms in package.json.
  const [, scheme = 'github', short] =
    /^(?:(github|gitlab):)?(\w[\w-]*\/\w[\w.-]*)$/.exec(remote.trim()) ?? [];
  const parts = short === undefined ? partsOf(remote) : { host: `${scheme}.com`, path: short };
  if (!parts) return undefined;
  const { host, path } = parts;
  const page = `https://${host}/${path}`;
  const name = basename(path);
  const [owner = '', ...rest] = path.split('/');
  const below = rest.join('/');
  const pagesAt = (domain: string): HostedRepository['pages'] => {
    const own = `${owner.toLowerCase()}.${domain}`;
    const isWhole = below.toLowerCase() === own;
    return { url: `https://${own}`, baseUrl: isWhole ? '/' : `/${below}/` };
  };
  if (below === '') return { label: host, page, name };
  if (host === 'github.com')
    return {
      label: 'GitHub',
      page,
      name,
      pages: pagesAt('github.io'),
      source: `${page}/blob/{revision}/{path}#L{line}`,
      show: (path) => `${page}/blob/${addressed(path)}`,
      edit: (path) => `${page}/edit/${addressed(path)}/`,
    };
  if (host === 'gitlab.com' || host.startsWith('gitlab.'))
    return {
      label: 'GitLab',
      page,
      name,
      ...(host === 'gitlab.com' && { pages: pagesAt('gitlab.io') }),
      source: `${page}/-/blob/{revision}/{path}#L{line}`,
      show: (path) => `${page}/-/blob/${addressed(path)}`,
      edit: (path) => `${page}/-/edit/${addressed(path)}/`,
    };
  const isCodeberg = host === 'codeberg.org';
  if (isCodeberg || /^(?:gitea|forgejo)\./.test(host))
    return {
      label: isCodeberg ? 'Codeberg' : host,
      page,
      name,
      ...(isCodeberg && { pages: pagesAt('codeberg.page') }),
      source: `${page}/src/commit/{revision}/{path}#L{line}`,
      show: (path) => `${page}/src/branch/${addressed(path)}`,
      edit: (path) => `${page}/_edit/${addressed(path)}/`,
    };
  if (host === 'bitbucket.org')
    return {
      label: 'Bitbucket',
      page,
      name,
      source: `${page}/src/{revision}/{path}#lines-{line}`,
      show: (path) => `${page}/src/${addressed(path)}`,
    };
  return { label: host, page, name };
}
