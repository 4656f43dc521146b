import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listsUnnamed } from '../doxygen/name-anonymous.ts';
import { readCompoundFileSync, type CompoundFile } from '../doxygen/read-compounds.ts';
import { contentHash } from '../inputs/content-hash.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { PieceCache } from './piece-cache.ts';
import type { Compound } from '../model/compound.ts';
import { packCompound, unpackCompound, type CompoundOutline } from '../model/packed-compound.ts';
import type { PackedListing } from '../model/packed-listing.ts';
import { compoundFacts, memberFacts } from '../plan/symbol-facts.ts';
import type { BuildTeam, ThreadPart } from './thread-tasks.ts';
import { Shares } from './shares.ts';

/** Files that a thread reads in one go. */
export interface FilePiece {
  /** Number of the piece. */
  piece: number;
  /** The files. */
  paths: readonly string[];
  /** Their total size in bytes. */
  size: number;
  /** The absolute folders to remove from their paths (`findMachinePaths`). */
  machineFolders?: readonly string[] | undefined;
}

/** Approximate size of a piece, in bytes of XML. */
const pieceSize = 300_000;

/**
 * Divides files into pieces. Some names always start a piece, so that an added or removed file changes only a few
 * pieces.
 */
export function filePieces(
  paths: readonly string[],
  sizes: readonly number[],
  machineFolders?: readonly string[],
): FilePiece[] {
  const pieces: (FilePiece & { paths: string[] })[] = [];
  paths.forEach((path, i) => {
    let last = pieces.at(-1);
    if (!last || last.size > pieceSize || beginsPiece(path))
      pieces.push((last = { piece: pieces.length, paths: [], size: 0, machineFolders }));
    last.paths.push(path);
    last.size += sizes[i] ?? 0;
  });
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
}

/** Position of a compound's listing in the bytes of a piece. */
interface ListingSpan extends Pick<PackedListing, 'filename'> {
  /** Number of the file in the piece and of the compound in the file. */
  of: [file: number, compound: number];
  /** Length of the marks and of the text after them. */
  lengths: [marks: number, text: number];
}

/** Reads the files of a piece synchronously, one after another: the other threads are busy anyway. */
export function readPiece(inputs: Inputs, { paths, machineFolders }: FilePiece): PieceRead {
  const spans: ListingSpan[] = [];
  const listings: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  const files = paths.map((path, i) => {
    const file = readCompoundFileSync(inputs, path, machineFolders);
    if (!file) return null;
    const compounds = file.compounds.map(({ listing, ...compound }, j) => {
      if (listing) {
        const { marks, text, filename } = listing;
        spans.push({ of: [i, j], lengths: [marks.length, text.length], filename });
        listings.push(marks, text);
      }
      return packCompound(withFacts(compound), records);
    });
    return { diagnostics: file.diagnostics, compounds };
  });
  const outlines = Buffer.from(JSON.stringify({ files, spans } satisfies PackedFiles));
  return { outlines: shared([outlines]), records: shared(records), listings: shared(listings) };
}

/** Adds the facts about a compound and its members that plans need. */
function withFacts(compound: Compound): Compound {
  const sections = compound.sections.map(({ entries, ...section }) => ({
    ...section,
    entries: entries.map((entry) =>
      'member' in entry ? { member: { ...entry.member, facts: memberFacts(entry.member) } } : entry,
    ),
  }));
  const facts = {
    ...compoundFacts(compound),
    ...(listsUnnamed(compound) && { listsUnnamed: true as const }),
  };
  return { ...compound, sections, facts };
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
  const { files, spans } = JSON.parse(
    Buffer.from(outlines.buffer, outlines.byteOffset, outlines.length).toString(),
  ) as PackedFiles;
  let at = 0;
  const next = (length: number): Uint8Array => listings.subarray(at, (at += length));
  for (const { of, lengths, filename } of spans) {
    const outline = files[of[0]]?.compounds[of[1]];
    const listing = { marks: next(lengths[0]), text: next(lengths[1]) };
    if (outline) outline.listing = { ...(filename !== undefined && { filename }), ...listing };
  }
  let start = 0;
  return files.map((file) => {
    if (!file) return undefined;
    const compounds = file.compounds.map((outline) => {
      const { compound, end } = unpackCompound(outline, { bytes, start });
      start = end;
      return compound;
    });
    return { ...file, compounds };
  });
}

/**
 * Reads compound files piece by piece in this thread, because packed files need less memory than slices of their texts.
 */
export async function* readInPieces(
  pieces: readonly FilePiece[],
  pieceCache: PieceCache,
): AsyncGenerator<CompoundFile | undefined> {
  for (const piece of pieces) {
    yield* filesOfPiece((await pieceCache.recall(piece)) ?? (await pieceCache.read(piece)));
    await nextTurn();
  }
}

/** Input for reading on threads in addition to the files. */
interface ReadingOnThreads {
  /** The pieces of earlier builds. */
  pieceCache: PieceCache;
  /** Receives the bytes of all pieces in order, if they are needed. */
  onPieces?: (pieces: PieceRead[]) => void;
  /** Resolves when this thread has nothing else to do. */
  isFree: Promise<void>;
}

/** Reads compound files on all threads of a team and on this one, except pieces from an earlier build. */
export async function* readOnThreads(
  team: BuildTeam,
  pieces: readonly FilePiece[],
  { pieceCache, onPieces, isFree }: ReadingOnThreads,
): AsyncGenerator<CompoundFile | undefined> {
  const found: (CompoundFile | undefined)[][] = [];
  const reads: PieceRead[] = [];
  const add = (piece: number, read: PieceRead): void => {
    found[piece] = filesOfPiece(read);
    if (onPieces) reads[piece] = read;
  };
  for (const piece of pieces) {
    const read = await pieceCache.recall(piece);
    if (read) add(piece.piece, read);
  }
  // Start with the largest pieces so that no thread finishes late.
  const largestFirst = pieces.filter(({ piece }) => !found[piece]).sort((a, b) => b.size - a.size);
  const shares = new Shares(largestFirst.length);
  const others = team.run(
    () => ({
      kind: 'read',
      pieces: largestFirst,
      counter: shares.counter,
      fence: pieceCache.fence,
    }),
    (part: ThreadPart) => {
      if (part.kind !== 'read') return;
      add(part.piece, part.read);
      const piece = pieces[part.piece];
      if (piece) pieceCache.add(piece, part.read, part);
    },
  );
  await isFree;
  for (const number of shares) {
    const piece = largestFirst[number];
    if (piece) add(piece.piece, await pieceCache.read(piece));
    // Receive what other threads have sent.
    await nextTurn();
  }
  await others;
  // Read the pieces that a failed thread has left.
  for (const piece of pieces)
    if (!found[piece.piece]) add(piece.piece, await pieceCache.read(piece));
  onPieces?.(reads);
  for (const files of found) yield* files;
}
