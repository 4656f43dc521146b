import type { Compound } from '../model/compound.ts';
import { textOfPackedListing } from '../model/packed-listing.ts';
import { globExpression } from '../model/glob.ts';
import type { ApiReference } from '../model/site.ts';
import { declaredNames, packNames } from './header-names.ts';
import { PublicSurface } from './public-surface.ts';
import { sourcePieces } from './source-pieces.ts';
import type { SnapshotHeaderFile } from './snapshot.ts';
import type { SnapshotSources } from './snapshot-sources.ts';

/** Returns the headers that users include, by their paths, sorted: what they include, and the names that they declare. */
export function snapshotHeaders(
  { compounds }: ApiReference,
  {
    includes,
    surface,
    sourceOf,
    keepsIds,
  }: Pick<SnapshotSources, 'includes' | 'surface' | 'sourceOf' | 'keepsIds'>,
  textOfFile = readOnce(sourceOf),
): Map<string, SnapshotHeaderFile> {
  const files = compounds.filter(({ kind }) => kind === 'file');
  const pathOf = new Map(
    files.flatMap(({ refid, location }) => {
      const path = includes.of(location)?.path;
      return path === undefined ? [] : [[refid, path] as const];
    }),
  );
  const publicSurface = new PublicSurface(surface);
  const hides = (scope: string): boolean => publicSurface.hides(scope);
  const umbrella = (surface.umbrella ?? []).map(globExpression);
  const paths = new Set(pathOf.values());
  const isOwn = (path: string): boolean => paths.has(path);
  const headers = new Map<string, SnapshotHeaderFile>();
  for (const file of files) {
    const path = pathOf.get(file.refid);
    if (path === undefined) continue;
    const own: string[] = [];
    const external: string[] = [];
    const text = textOfFile(file);
    for (const { refid, name, local } of file.includes) {
      const beside: string = besides(path, name);
      const included = pathOf.get(refid ?? '') ?? [name, beside].find(isOwn);
      if (included === path) continue;
      if (included !== undefined) own.push(included);
      else if (refid === undefined && !local) external.push(name);
    }
    // Doxygen mixes the includes of files up whose names differ only by a folder, such as those of a forwarding header.
    if (own.length === 0 && text !== undefined)
      own.push(
        ...includedNames(text)
          .flatMap((name) => [besides(path, name), name].find(isOwn) ?? [])
          .filter((each) => each !== path),
      );
    const names = text === undefined ? '' : packNames(declaredNames(text, hides));
    headers.set(path, {
      ...(own.length > 0 && { includes: [...new Set(own)].sort() }),
      ...(external.length > 0 && { external: [...new Set(external)].sort() }),
      ...(umbrella.some((pattern) => pattern.test(path)) && { umbrella: true as const }),
      ...(names !== '' && { names }),
      ...(keepsIds && { doxygen: file.refid }),
    });
  }
  return new Map([...headers].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns what a text includes, as its directives write it. */
function includedNames(text: string): string[] {
  return sourcePieces(text)
    .filter(({ kind }) => kind === 'directive')
    .flatMap((piece) => /^\s*#\s*include\s*[<"]([^>"]+)[>"]/.exec(piece.text)?.[1] ?? []);
}

/** Returns the path of a header that another one includes from its own folder. */
function besides(path: string, name: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + name;
}

/**
 * Returns the text of a file: from its listing in the XML, else the source. Without either, a header has no names, and a
 * comparison does without this evidence: names from elsewhere would differ between machines. The colours of listings do
 * not matter: Doxygen takes directives in the head of a class and the rest of some raw strings for code.
 */
function textOf(
  { listing, location }: Compound,
  sourceOf: SnapshotSources['sourceOf'],
): string | undefined {
  if (!listing) return location && sourceOf?.(location.file);
  return withOwnLines(textOfPackedListing(listing, true));
}

/**
 * Puts what follows a directive on a line of its own. Doxygen 1.9.4 removes comments from listings together with the end
 * of the line before, if they begin a line: the code behind such a comment then belongs to a directive above.
 */
function withOwnLines(text: string): string {
  return text.replace(
    /^([^\S\n]*#[^\S\n]*(?:pragma[^\S\n]+once|endif|else|(?:ifn?def|undef)[^\S\n]+\w+|include[^\S\n]*(?:<[^>\n]*>|"[^"\n]*")))[^\S\n]+([^\n]*[;{}][^\n]*)(?:\n(?=\n)|(?![^]))/gm,
    '$1\n$2',
  );
}

/** Returns the text of a file; `undefined` if it is not known. */
export type TextOfFile = (file: Compound) => string | undefined;

/** Returns a function that reads the text of each file once: a snapshot needs it for names and for declarations. */
export function readOnce(sourceOf: SnapshotSources['sourceOf']): TextOfFile {
  const known = new Map<Compound, string | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, textOf(file, sourceOf));
    return known.get(file);
  };
}
