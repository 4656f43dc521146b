import { basename } from 'node:path';
import { contentHash } from '../inputs/content-hash.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { packCompound, unpackCompound, type CompoundOutline } from '../model/packed-compound.ts';
import type { PackedListing } from '../model/packed-listing.ts';
import type { ReadingExtensions } from './reading-extensions.ts';
import { readCompoundFile, type CompoundFile } from './compound-file.ts';
import { symbolFacts } from './symbol-facts.ts';

/** Files of one folder of XML. */
export interface FileGroup {
  /** The files. */
  paths: readonly string[];
  /** The absolute folders to remove from their paths (`findMachinePaths`); none by default. */
  machineFolders?: readonly string[] | undefined;
  /** Name of the variant of the library that they describe; missing if there are no variants. */
  variant?: string | undefined;
}

/** Files that are read in one go. */
export interface FilePiece extends FileGroup {
  /** Number of the piece. */
  piece: number;
  /** Their total size in bytes. */
  size: number;
}

/** Approximate size of a piece, in bytes of XML. */
const pieceSize = 300_000;

/**
 * Divides files into pieces, each of one group; `sizes` are those of all files in order. Some names always start a
 * piece, so that an added or removed file changes only a few pieces.
 */
export function filePieces(groups: readonly FileGroup[], sizes: readonly number[]): FilePiece[] {
  const pieces: FilePiece[] = [];
  let file = 0;
  for (const { paths, ...group } of groups) {
    let last: (FilePiece & { paths: string[] }) | undefined;
    for (const path of paths) {
      if (!last || last.size > pieceSize || beginsPiece(path))
        pieces.push((last = { ...group, piece: pieces.length, paths: [], size: 0 }));
      last.paths.push(path);
      last.size += sizes[file++] ?? 0;
    }
  }
  return pieces;
}

/** True for one of 64 names. */
function beginsPiece(path: string): boolean {
  return Number.parseInt(contentHash(basename(path)).slice(0, 2), 16) < 4;
}

/** A piece that was read, as bytes that threads can share. */
export interface PieceRead {
  /** JSON: the part of its files that is needed at once (`PackedFiles`). */
  outlines: Uint8Array;
  /** The other details of its compounds and members; each thread unpacks those that it shows. */
  records: Uint8Array;
  /** The bytes of its listings, which all threads share. */
  listings: Uint8Array;
}

/** Files without the content of the piece's records and listings. */
interface PackedFiles {
  /** The files; null for missing ones. */
  files: ({ diagnostics: CompoundFile['diagnostics']; compounds: CompoundOutline[] } | null)[];
  /** The listings in order. */
  spans: ListingSpan[];
  /** The variant of the library that they describe. */
  variant?: string | undefined;
}

/** Position of a compound's listing in the bytes of a piece. */
interface ListingSpan extends Pick<PackedListing, 'filename' | 'directives'> {
  /** Number of the file in the piece and of the compound in the file. */
  of: [file: number, compound: number];
  /** Length of the marks and of the text after them. */
  lengths: [marks: number, text: number];
}

/** Reads the files of a piece synchronously, one after another: the other threads are busy anyway. */
export function readPiece(
  inputs: Inputs,
  { paths, machineFolders, variant }: FilePiece,
  extensions?: ReadingExtensions,
): PieceRead {
  const spans: ListingSpan[] = [];
  const listings: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  const files = paths.map((path, i) => {
    const file = readCompoundFile(inputs, path, machineFolders, extensions);
    if (!file) return null;
    const compounds = file.compounds.map(({ listing, ...compound }, j) => {
      if (listing) {
        const { marks, text, ...known } = listing;
        spans.push({ of: [i, j], lengths: [marks.length, text.length], ...known });
        listings.push(marks, text);
      }
      return packCompound(compound, symbolFacts, records);
    });
    return { diagnostics: file.diagnostics, compounds };
  });
  const outlines = Buffer.from(JSON.stringify({ files, spans, variant } satisfies PackedFiles));
  return { outlines: shared([outlines]), records: shared(records), listings: shared(listings) };
}

/** Copies bytes into memory that threads share. */
export function shared(parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(new SharedArrayBuffer(length));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Unpacks the result of `readPiece`. */
export function filesOfPiece(piece: PieceRead): (CompoundFile | undefined)[] {
  const { outlines, records: bytes, listings } = piece;
  // This program has written it.
  const { files, spans, variant } = JSON.parse(
    Buffer.from(outlines.buffer, outlines.byteOffset, outlines.length).toString(),
  ) as PackedFiles;
  let at = 0;
  const next = (length: number): Uint8Array => listings.subarray(at, (at += length));
  for (const { of, lengths, ...known } of spans) {
    const outline = files[of[0]]?.compounds[of[1]];
    const listing = { ...known, marks: next(lengths[0]), text: next(lengths[1]) };
    if (outline) outline.listing = listing;
  }
  let start = 0;
  const variants = variant === undefined ? undefined : [variant];
  return files.map((file) => {
    if (!file) return undefined;
    const compounds = file.compounds.map((outline) => {
      if (variants) addVariants(outline, variants);
      const { compound, end } = unpackCompound(outline, { bytes, start });
      start = end;
      return compound;
    });
    return { ...file, compounds };
  });
}

/** Notes the variants of a compound and its members in their facts. */
function addVariants({ facts, sections }: CompoundOutline, variants: readonly string[]): void {
  facts.variants = variants;
  for (const { entries } of sections)
    for (const entry of entries) if ('member' in entry) entry.member.facts.variants = variants;
}
