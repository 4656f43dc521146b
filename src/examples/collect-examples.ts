import { resolve } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { furtherSets, versionsOf } from '../model/docs-versions.ts';
import type { ApiReference, Site } from '../model/site.ts';
import { commentExamples, type CommentSources } from './comment-examples.ts';
import type { Example } from './example.ts';
import { fenceExamples } from './fence-examples.ts';
import { sourceOf, type Source } from './find-lines.ts';

/** How the sources of a site are read. */
export interface ExampleSources {
  /** Working folder, absolute: paths of texts are relative to it. */
  cwd: string;
  /** Returns the text of a file by its absolute path; `undefined` if it cannot be read. */
  textOf: (path: string) => string | undefined;
  /** Returns the full path of a source of an API reference by its path in the XML; `undefined` if it is not there. */
  pathOf: (api: ApiReference, file: string) => string | undefined;
  /** Returns the files of Doxygen's EXAMPLE_PATH with a name, or all of them. */
  examplesNamed: (api: ApiReference) => CommentSources['examplesNamed'];
}

/** Returns the examples of a site: those of guides, posts and pages, then those of comments, in order. */
export function collectExamples(
  { docs, blog, standalone, apis }: Pick<Site, 'docs' | 'blog' | 'standalone' | 'apis'>,
  { cwd, textOf, pathOf, examplesNamed }: ExampleSources,
  diagnostics: Diagnostics,
): Example[] {
  const newest = new Set(
    [undefined, ...furtherSets({ docs })].map((set) => versionsOf({ docs }, set)[0]?.name),
  );
  const isOld = (version: string | undefined): boolean =>
    version !== undefined && !newest.has(version);
  const texts = [
    ...docs.flatMap(({ name, docs: own }) =>
      own.map((doc) => [doc.place.file, isOld(name)] as const),
    ),
    ...[...(blog?.posts ?? []), ...standalone].map(({ place }) => [place.file, false] as const),
  ];
  const inTexts = [...new Map(texts)]
    .filter(([file]) => /\.mdx?$/i.test(file))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, old]) => {
      const text = textOf(resolve(cwd, file));
      const found = text === undefined ? [] : fenceExamples(text, file, diagnostics);
      return old ? found.map(asOld) : found;
    });
  const inComments = apis.flatMap((api) => {
    const known = new Map<string, Source | undefined>();
    const written = new Map<string, Source>();
    const source = (file: string): Source | undefined => {
      if (!known.has(file)) {
        const path = pathOf(api, file);
        const text = path === undefined ? undefined : textOf(resolve(cwd, path));
        const found = text === undefined ? undefined : sourceOf(path ?? file, text);
        known.set(file, found);
        if (found) written.set(found.file, found);
      }
      return known.get(file);
    };
    const fences = new Map<string, Example[]>();
    const named = examplesNamed(api);
    const writtenIn = (path: string): Source | undefined =>
      written.get(path) ?? named(path).find(({ file }) => file === path);
    const found = commentExamples(api, {
      sourceOf: source,
      examplesNamed: named,
      writtenIn,
      fencesOf: (file) => {
        const lines = writtenIn(file)?.lines ?? [];
        const text = lines.map(({ written }) => written).join('\n');
        const found = fences.get(file) ?? fenceExamples(text, file, diagnostics);
        fences.set(file, found);
        return found;
      },
    });
    return isOld(api.docsVersion) ? found.map(asOld) : found;
  });
  inComments.sort(
    ({ place: a }, { place: b }) =>
      (a.file < b.file ? -1 : Number(a.file > b.file)) || (a.line ?? 0) - (b.line ?? 0),
  );
  return [...inTexts, ...inComments];
}

function asOld(example: Example): Example {
  return { ...example, isOld: true };
}
