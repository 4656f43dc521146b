import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import { recordGit } from '../inputs/git-state.ts';
import { repositoryOf, runGit } from '../inputs/git.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { docsOf } from '../model/docs-versions.ts';
import { splitAddress } from '../model/ledger.ts';
import type { Doc, Site } from '../model/site.ts';
import { plainChanges } from './git-history.ts';
import { keepNumberPrefix, takeNumberPrefix, withoutNumbers } from './number-prefix.ts';
import { isFolderIndex } from './read-doc.ts';

/** A guide that had another file. */
interface Renamed {
  /** The ends of the addresses that it may have had, as its file was named: `user/install`. */
  names: readonly string[];
  /** The permalink of its page now. */
  to: string;
}

/**
 * Maps lost addresses to the permalinks of the guides that git says they were: their files were renamed, also without a
 * commit so far. Runs git only if addresses are lost.
 */
export async function renamedGuides(
  lost: readonly string[],
  site: Pick<Site, 'docs'>,
  context: BuildContext,
): Promise<ReadonlyMap<string, string>> {
  const docs = docsOf(site);
  if (lost.length === 0 || docs.length === 0) return new Map();
  const key = (): string => JSON.stringify(docs.map(({ place, permalink }) => [place, permalink]));
  const renamed = await context.cached({ name: 'renamed guides', key }, ({ inputs }) =>
    renamesOf(docs, inputs),
  );
  return new Map(
    lost.flatMap((address) => {
      const to = guideAt(splitAddress(address)[0], renamed);
      return to === undefined ? [] : [[address, to] as const];
    }),
  );
}

/** Versions have guides of the same names: the nearest one counts. */
function guideAt(permalink: string, renamed: readonly Renamed[]): string | undefined {
  const path = `/${permalink.replace(/\/$/, '')}`;
  const found = renamed.filter(({ names }) => names.some((name) => path.endsWith(`/${name}`)));
  const common = ({ to }: Renamed): number => {
    const differs = Array.from(to).findIndex((char, i) => char !== permalink[i]);
    return differs < 0 ? to.length : differs;
  };
  return found.sort((a, b) => common(b) - common(a))[0]?.to;
}

async function renamesOf(docs: readonly Doc[], inputs: Inputs): Promise<Renamed[]> {
  const repositories = new Map<string, { files: Map<string, Doc>; folders: Set<string> }>();
  for (const doc of docs) {
    const file = resolve(doc.place.file);
    const { folder, root } = repositoryOf(inputs, dirname(file));
    if (root === undefined) continue;
    const pathOf = (path: string): string => relative(root, path).replaceAll(sep, '/');
    const own = repositories.get(root) ?? { files: new Map(), folders: new Set() };
    repositories.set(root, own);
    own.files.set(pathOf(join(folder, basename(file))), doc);
    own.folders.add(pathOf(resolve(folder, ...doc.id.split('/').slice(1).fill('..'))));
  }
  const all: Renamed[] = [];
  for (const [root, { files, folders }] of repositories) {
    await recordGit(inputs, root);
    const places = [...folders].sort().reverse();
    const pathspecs = places.map((folder) => `:(top,literal)${folder === '' ? '.' : folder}`);
    const only = [...plainChanges, '--diff-filter=R'];
    for (const command of [
      ['--no-pager', 'diff', ...only, 'HEAD', '--', ...pathspecs],
      ['--no-pager', 'log', ...only, '--format=', '--', ...pathspecs],
    ]) {
      const { output } = await runGit(root, command);
      for (const [from, doc] of followed(output, files)) {
        const place = places.find((folder) => folder === '' || from.startsWith(`${folder}/`));
        if (place === undefined) continue;
        const names = namesOf(place === '' ? from : from.slice(place.length + 1));
        all.push({ names, to: doc.permalink });
      }
    }
  }
  return all;
}

/** Returns the earlier paths of files, newest first, and adds them to the paths. */
function followed(output: string, files: Map<string, Doc>): [from: string, doc: Doc][] {
  const tokens = output.split('\0').map((token) => token.replace(/^\n+/, ''));
  const found: [string, Doc][] = [];
  for (let i = 0; i + 2 < tokens.length; i += 3) {
    const [from = '', to = ''] = [tokens[i + 1], tokens[i + 2]];
    const doc = files.get(to);
    if (!doc || files.has(from)) continue;
    files.set(from, doc);
    found.push([from, doc]);
  }
  return found;
}

/** The ends of the addresses of a file, given its path below the docs; none for the page of the whole docs. */
function namesOf(path: string): string[] {
  const whole = path.replace(/\.mdx?$/i, '');
  const names = [takeNumberPrefix, keepNumberPrefix].map((parse) => {
    const plain = withoutNumbers(whole, parse);
    return isFolderIndex({ path }) ? plain.slice(0, Math.max(0, plain.lastIndexOf('/'))) : plain;
  });
  return [...new Set(names)].filter((name) => name !== '');
}
