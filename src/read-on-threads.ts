import { deserialize, serialize } from 'node:v8';
import { readCompoundFiles, type CompoundFile } from './doxygen/read-compounds.ts';
import { noteFindings } from './inputs/recorder.ts';
import type { BuildTeam, ThreadPart } from './thread-tasks.ts';
import { Shares } from './threads/shares.ts';

/** Some files that one thread reads at a time. */
export interface FilePiece {
  /** Where it stands among all. */
  piece: number;
  /** The files. */
  paths: readonly string[];
}

/** About how many bytes of XML a piece has. */
const pieceSize = 300_000;

/** Files in pieces, the largest first: who is free last should have little left to do. */
export function filePieces(paths: readonly string[], sizes: readonly number[]): FilePiece[] {
  const pieces: { piece: number; paths: string[]; size: number }[] = [];
  paths.forEach((path, i) => {
    let last = pieces.at(-1);
    if (!last || last.size > pieceSize)
      pieces.push((last = { piece: pieces.length, paths: [], size: 0 }));
    last.paths.push(path);
    last.size += sizes[i] ?? 0;
  });
  return pieces.sort((a, b) => b.size - a.size);
}

/** Reads a piece, and gives what came of it as bytes that threads can share. */
export async function readPiece({ paths }: FilePiece): Promise<Uint8Array> {
  const files: (CompoundFile | undefined)[] = [];
  for await (const file of readCompoundFiles(paths)) files.push(file);
  const bytes = serialize(files);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

/** What `readPiece` read. */
export function filesOfPiece(bytes: Uint8Array): (CompoundFile | undefined)[] {
  // Written by this very program.
  return deserialize(bytes) as (CompoundFile | undefined)[];
}

/**
 * Reads files of compounds on all threads of a team and on this one; `keep` is given the bytes of all pieces in their
 * order.
 */
export async function* readOnThreads(
  team: BuildTeam,
  pieces: readonly FilePiece[],
  keep: (pieces: Uint8Array[]) => void,
): AsyncGenerator<CompoundFile | undefined> {
  const shares = new Shares(pieces.length);
  const found: { bytes: Uint8Array; files: (CompoundFile | undefined)[] }[] = [];
  const add = (piece: number, bytes: Uint8Array): void => {
    found[piece] = { bytes, files: filesOfPiece(bytes) };
  };
  const others = team.run(
    () => ({ kind: 'read', pieces, counter: shares.counter }),
    (part: ThreadPart) => {
      if (part.kind !== 'read') return;
      noteFindings(part);
      add(part.piece, part.bytes);
    },
  );
  for (const number of shares) {
    const piece = pieces[number];
    if (piece) add(piece.piece, await readPiece(piece));
  }
  await others;
  // What a thread has left undone because it failed.
  for (const piece of pieces) if (!found[piece.piece]) add(piece.piece, await readPiece(piece));
  keep(found.map(({ bytes }) => bytes));
  for (const { files } of found) yield* files;
}
