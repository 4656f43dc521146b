import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listsUnnamed } from '../doxygen/name-anonymous.ts';
import { readCompoundFileSync, type CompoundFile } from '../doxygen/read-compounds.ts';
import { contentHash } from '../inputs/content-hash.ts';
import { noteFindings } from '../inputs/recorder.ts';
import type { KeptPieces } from './kept-pieces.ts';
import type { Compound } from '../model/compound.ts';
import { packCompound, unpackCompound, type CompoundOutline } from '../model/packed-compound.ts';
import type { PackedListing } from '../model/packed-listing.ts';
import { compoundFacts, memberFacts } from '../plan/symbol-facts.ts';
import type { BuildTeam, ThreadPart } from './thread-tasks.ts';
import { Shares } from './shares.ts';

/** Some files that one thread reads at a time. */
export interface FilePiece {
  /** Where it stands among all. */
  piece: number;
  /** The files. */
  paths: readonly string[];
  /** How many bytes they have. */
  size: number;
  /** What paths of a machine in them begin with (`findMachinePaths`). */
  machineFolders?: readonly string[] | undefined;
}

/** About how many bytes of XML a piece has. */
const pieceSize = 300_000;

/** Files in pieces. Where one is added or removed, the same pieces follow soon: some names always begin one. */
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

/** What came of a piece, as bytes that threads can share. */
export interface PieceRead {
  /** JSON: what of its files everybody needs at once (`PackedFiles`). */
  outlines: Uint8Array;
  /** What else it says of its compounds and members, of which every thread unpacks what it shows. */
  records: Uint8Array;
  /** The bytes of its listings, of which every thread uses these same ones. */
  listings: Uint8Array;
}

/** Some files, but for what stands in the records and listings of their piece. */
interface PackedFiles {
  /** The files; null for one that was not there. */
  files: ({ diagnostics: CompoundFile['diagnostics']; compounds: CompoundOutline[] } | null)[];
  /** The listings in their order. */
  spans: ListingSpan[];
}

/** Where in the bytes of a piece the listing of a compound stands. */
interface ListingSpan extends Pick<PackedListing, 'filename'> {
  /** Number of the file in the piece, and of the compound in the file. */
  of: [file: number, compound: number];
  /** Length of the marks, and of the text that follows them. */
  lengths: [marks: number, text: number];
}

/** Reads a piece, one file at once after the other: the other threads have work meanwhile. */
export function readPiece({ paths, machineFolders }: FilePiece): PieceRead {
  const spans: ListingSpan[] = [];
  const listings: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  const files = paths.map((path, i) => {
    const file = readCompoundFileSync(path, machineFolders);
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

/** A compound with what plans ask of it and of its members. */
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

/** Bytes in memory that threads share. */
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

/** What `readPiece` read. */
export function filesOfPiece(piece: PieceRead): (CompoundFile | undefined)[] {
  const { outlines, records: bytes, listings } = piece;
  // Written by this very program.
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

/** Reads files of compounds piece by piece in this thread, which takes less memory than to keep what was cut from their texts. */
export async function* readInPieces(
  pieces: readonly FilePiece[],
  kept: KeptPieces,
): AsyncGenerator<CompoundFile | undefined> {
  for (const piece of pieces) {
    yield* filesOfPiece((await kept.recall(piece)) ?? (await kept.read(piece)));
    await nextTurn();
  }
}

/** What threads have to know beside the files that they read. */
interface ReadingOnThreads {
  /** What earlier builds have read. */
  kept: KeptPieces;
  /** Given the bytes of all pieces in their order, if anybody needs them. */
  keep?: (pieces: PieceRead[]) => void;
  /** Ends when this thread has nothing else to do. */
  isFree: Promise<void>;
}

/** Reads files of compounds on all threads of a team and on this one. What an earlier build kept is not read. */
export async function* readOnThreads(
  team: BuildTeam,
  pieces: readonly FilePiece[],
  { kept, keep, isFree }: ReadingOnThreads,
): AsyncGenerator<CompoundFile | undefined> {
  const found: (CompoundFile | undefined)[][] = [];
  const reads: PieceRead[] = [];
  const add = (piece: number, read: PieceRead): void => {
    found[piece] = filesOfPiece(read);
    if (keep) reads[piece] = read;
  };
  for (const piece of pieces) {
    const read = await kept.recall(piece);
    if (read) add(piece.piece, read);
  }
  // Who is free last should have little left to do.
  const largestFirst = pieces.filter(({ piece }) => !found[piece]).sort((a, b) => b.size - a.size);
  const shares = new Shares(largestFirst.length);
  const others = team.run(
    () => ({ kind: 'read', pieces: largestFirst, counter: shares.counter }),
    (part: ThreadPart) => {
      if (part.kind !== 'read') return;
      noteFindings(part);
      add(part.piece, part.read);
      const piece = pieces[part.piece];
      if (piece) kept.keep(piece, part.read, part);
    },
  );
  await isFree;
  for (const number of shares) {
    const piece = largestFirst[number];
    if (piece) add(piece.piece, await kept.read(piece));
    // What other threads have sent is taken in.
    await nextTurn();
  }
  await others;
  // What a thread has left undone because it failed.
  for (const piece of pieces) if (!found[piece.piece]) add(piece.piece, await kept.read(piece));
  keep?.(reads);
  for (const files of found) yield* files;
}
