import type { Compound, Member } from '../model/compound.ts';
import type { Block, Listing } from '../model/description.ts';
import { descriptionsOfCompound, descriptionsOfMember } from '../model/descriptions.ts';
import type { ApiReference } from '../model/site.ts';
import { textOfLine, visit } from '../model/walk.ts';
import {
  compiledLine,
  exampleLanguage,
  readExampleWords,
  withoutHiddenLines,
} from '../shared/example-words.ts';
import { textOfExample, type Example, type ExampleLanguage, type SourceLine } from './example.ts';
import { takeWordsLine } from './fence-examples.ts';
import { findLines, type Source } from './find-lines.ts';
import { hasOpenBrackets } from './top-level.ts';

/** Where the sources of an API reference are. */
export interface CommentSources {
  /** Returns a source by its path in the XML; `undefined` if it is not there. */
  sourceOf: (file: string) => Source | undefined;
  /** Returns the files of Doxygen's EXAMPLE_PATH with a name, or all of them. */
  examplesNamed: (name: string | undefined) => readonly Source[];
  /** Returns the examples in the fences of a Markdown file that Doxygen reads, by the path of the source. */
  fencesOf: (file: string) => readonly Example[];
  /** Returns a source by its path in messages; `undefined` for others than those above. */
  writtenIn: (file: string) => Source | undefined;
}

/** The sources, with the files that the XML lists. */
type SearchedSources = CommentSources & { files: readonly string[] };

/** Returns the examples in the comments of an API reference, each once. */
export function commentExamples(api: ApiReference, sources: CommentSources): Example[] {
  const examples = new Map<string, Example>();
  const files = api.compounds.flatMap(({ kind, location }) =>
    kind === 'file' && location ? [location.file] : [],
  );
  const add = (example: Example): void => {
    const { file, line = 0 } = example.place;
    examples.set(JSON.stringify([file, line, example.lines]), example);
  };
  const look = (
    descriptions: readonly Block[][],
    described: Pick<Member, 'location'>,
    compound: Compound,
  ): void => {
    const around = { location: described.location, compound, sources: { ...sources, files } };
    for (const description of descriptions) {
      let last: Example | undefined;
      visit(description, (node) => {
        if (node.type !== 'listing') return;
        const language = languageOf(node, compound);
        if (!language) {
          if (last && !last.output) Object.assign(last, outputOf(node, around));
          return;
        }
        last = exampleOf(node, language, around);
        // A member of a topic is in the XML of its scope, too.
        if (last) add(last);
      });
    }
  };
  for (const compound of api.compounds) {
    // Doxygen does not understand all fences of Markdown.
    const page = isMarkdown(compound.location?.file) ? compound.location : undefined;
    const source = page && sources.sourceOf(page.file);
    if (source) for (const example of sources.fencesOf(source.file)) add(example);
    look(descriptionsOfCompound(compound), compound, compound);
    for (const { entries } of compound.sections)
      for (const entry of entries)
        if ('member' in entry) look(descriptionsOfMember(entry.member), entry.member, compound);
  }
  return [...examples.values()].map(takeWordsLine);
}

/** Returns the language of a listing: that of its file, or that of the comment if it names none. */
function languageOf({ filename }: Listing, compound: Compound): ExampleLanguage | undefined {
  const extension = /\.([^./]+)$/.exec(filename ?? '')?.[1] ?? '';
  // A part of a header has the language of the headers.
  if (filename !== undefined && !/[^.]\.h$/i.test(filename)) return exampleLanguage(extension);
  return /^(?:c\+\+)?$/i.test(compound.language ?? '') ? 'cpp' : undefined;
}

/** What a block of code is part of. */
interface Surroundings {
  /** Where the described symbol is. */
  location: Member['location'];
  /** The compound that is or contains the symbol. */
  compound: Compound;
  /** Where blocks are searched. */
  sources: SearchedSources;
}

function exampleOf(
  listing: Listing,
  language: ExampleLanguage,
  { location, compound, sources }: Surroundings,
): Example | undefined {
  const code = listing.lines.map(textOfLine);
  if (code.every((line) => line.trim() === '')) return undefined;
  const lines = linesOf(code, listing, location ?? compound.location, compound, sources);
  const [first] = lines;
  if (first?.isNear && isMarkdown(first.file)) return undefined;
  const fence = first && fenceAbove(first, sources);
  if (fence && isMarkdown(fence.file))
    return sources.fencesOf(fence.file).find(({ place: { line } }) => line === fence.line);
  const place = { file: first?.file ?? compound.place.file, line: first?.line ?? 1 };
  const { file, line } = location ?? compound.location ?? compound.place;
  const shownCode = withoutHiddenLines(code.join('\n'));
  const words = readExampleWords(fence?.words ?? '');
  const page = `${file}:${line ?? 0}`;
  return { place, language, lines: wholeIfOpen(lines, sources), shownCode, words, page };
}

/** Returns the file that a block is part of if the block alone cannot compile: `\until` ends within brackets. */
function wholeIfOpen(
  lines: readonly SourceLine[],
  { examplesNamed }: SearchedSources,
): readonly SourceLine[] {
  const [first] = lines;
  if (!first || first.isNear || !hasOpenBrackets(textOfExample({ lines }))) return lines;
  const source = examplesNamed(first.file).find(({ file }) => file === first.file);
  return (
    source?.lines.map(({ written }, index) => ({
      ...{ text: written, file: first.file, line: index + 1, indent: 0 },
    })) ?? lines
  );
}

/** Returns the output that a fence in a comment shows; `undefined` for other blocks. */
function outputOf(
  listing: Listing,
  { location, compound, sources }: Surroundings,
): Pick<Example, 'output'> | undefined {
  const code = listing.lines.map(textOfLine);
  const [first] = linesOf(code, listing, location ?? compound.location, compound, sources);
  const fence = first && !first.isNear && fenceAbove(first, sources);
  if (!fence || !readExampleWords(fence.words).output) return undefined;
  return { output: { text: code.join('\n'), place: { file: fence.file, line: fence.line } } };
}

/** Returns the fence that a block in a source starts with; `undefined` for other blocks. */
function fenceAbove(
  { file, line }: SourceLine,
  { writtenIn }: CommentSources,
): { file: string; line: number; words: string } | undefined {
  const written = writtenIn(file)?.lines ?? [];
  let above = line - 1;
  while (written[above - 1]?.bare === '') above -= 1;
  const words = /^(?:`{3,}|~{3,})(.*)/.exec(written[above - 1]?.bare ?? '')?.[1];
  return words === undefined ? undefined : { file, line: above, words };
}

function isMarkdown(file = ''): boolean {
  return /\.(?:md|markdown)$/i.test(file);
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
