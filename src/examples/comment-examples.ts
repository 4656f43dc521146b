import type { Compound, Member } from '../model/compound.ts';
import type { Block, Listing } from '../model/description.ts';
import { descriptionsOfCompound, descriptionsOfMember } from '../model/descriptions.ts';
import type { ApiReference } from '../model/site.ts';
import { textOfLine, visit } from '../model/walk.ts';
import { compiledLine, exampleLanguage, withoutHiddenLines } from '../shared/example-words.ts';
import type { Example, ExampleLanguage, SourceLine } from './example.ts';
import { takeWordsLine } from './fence-examples.ts';
import { findLines, type Source } from './find-lines.ts';

/** Where the sources of an API reference are. */
export interface CommentSources {
  /** Returns a source by its path in the XML; `undefined` if it is not there. */
  sourceOf: (file: string) => Source | undefined;
  /** Returns the files of Doxygen's EXAMPLE_PATH with a name, or all of them. */
  examplesNamed: (name: string | undefined) => readonly Source[];
}

/** The sources, with the files that the XML lists. */
type SearchedSources = CommentSources & { files: readonly string[] };

/** Returns the examples in the comments of an API reference, each once. */
export function commentExamples(api: ApiReference, sources: CommentSources): Example[] {
  const examples = new Map<string, Example>();
  const files = api.compounds.flatMap(({ kind, location }) =>
    kind === 'file' && location ? [location.file] : [],
  );
  const look = (
    descriptions: readonly Block[][],
    described: Pick<Member, 'location'>,
    compound: Compound,
  ): void => {
    for (const description of descriptions)
      visit(description, (node) => {
        if (node.type !== 'listing') return;
        const language = languageOf(node, compound);
        const example =
          language && exampleOf(node, language, described, compound, { ...sources, files });
        // A member of a topic is in the XML of its scope, too.
        const { file, line = 0 } = example?.place ?? { file: '' };
        if (example) examples.set(JSON.stringify([file, line, example.lines]), example);
      });
  };
  for (const compound of api.compounds) {
    look(descriptionsOfCompound(compound), compound, compound);
    for (const { entries } of compound.sections)
      for (const entry of entries)
        if ('member' in entry) look(descriptionsOfMember(entry.member), entry.member, compound);
  }
  return [...examples.values()].map(takeWordsLine);
}

/** Returns the language of a listing: that of its file, or that of the comment if it names none. */
function languageOf({ filename }: Listing, compound: Compound): ExampleLanguage | undefined {
  if (filename !== undefined) return exampleLanguage(/\.([^./]+)$/.exec(filename)?.[1] ?? '');
  return /^(?:c\+\+)?$/i.test(compound.language ?? '') ? 'cpp' : undefined;
}

function exampleOf(
  listing: Listing,
  language: ExampleLanguage,
  { location }: Pick<Member, 'location'>,
  compound: Compound,
  sources: SearchedSources,
): Example | undefined {
  const code = listing.lines.map(textOfLine);
  if (code.every((line) => line.trim() === '')) return undefined;
  const lines = linesOf(code, listing, location ?? compound.location, compound, sources);
  const [first] = lines;
  const place = { file: first?.file ?? compound.place.file, line: first?.line ?? 1 };
  const { file, line } = location ?? compound.location ?? compound.place;
  const shownCode = withoutHiddenLines(code.join('\n'));
  return { place, language, lines, shownCode, words: {}, page: `${file}:${line ?? 0}` };
}

/** Finds the lines in the comment, in the files of examples, or gives all of them the place of what is described. */
function linesOf(
  code: readonly string[],
  { filename = '' }: Listing,
  location: Member['location'],
  compound: Compound,
  { sourceOf, examplesNamed, files }: SearchedSources,
): SourceLine[] {
  const { file, line, bodyFile, bodyStart, declarationFile, declarationLine } = location ?? {};
  const commented = [
    [file, line],
    [declarationFile, declarationLine],
    [bodyFile, bodyStart],
  ] as const;
  for (const [path, near] of commented) {
    const source = path === undefined ? undefined : sourceOf(path);
    const found = source && findLines(code, source, near);
    if (found) return found;
  }
  // `.cpp` is a language; `sample.cpp` is a file.
  const isNamed = !filename.startsWith('.') && filename !== '';
  const named = isNamed ? [...[sourceOf(filename) ?? []].flat(), ...examplesNamed(filename)] : [];
  for (const source of [...named, ...examplesNamed(undefined)]) {
    const found = findLines(code, source);
    if (found) return found;
  }
  // The XML has no location for topics and pages.
  for (const path of file === undefined || isNamed ? files : []) {
    const source = sourceOf(path);
    const found = source && findLines(code, source);
    if (found) return found;
  }
  const place = file === undefined ? compound.place : { file: sourceOf(file)?.file ?? file, line };
  return code.map((text) => ({
    text: compiledLine(text),
    file: place.file,
    line: place.line ?? 1,
    indent: 0,
    isNear: true,
  }));
}
