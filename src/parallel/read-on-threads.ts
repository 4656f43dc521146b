import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CompoundFile } from '../doxygen/compound-file.ts';
import { filesOfPiece, type FilePiece, type PieceRead } from '../doxygen/file-pieces.ts';
import type { PieceCache } from '../doxygen/piece-cache.ts';
import type { BuildTeam, ThreadPart } from './thread-tasks.ts';
import { Shares } from './shares.ts';

/** Input for reading on threads in addition to the files. */
interface ReadingOnThreads {
  /** The pieces of earlier builds. */
  pieceCache: PieceCache;
  /** Receives the bytes of all pieces in order, if they are needed. */
  onPieces?: (pieces: PieceRead[]) => void;
  /** Resolves when this thread has nothing else to do. */
  isFree?: Promise<unknown> | undefined;
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
  // The functions of extensions cannot be sent to other threads.
  const readers = pieceCache.extensions ? undefined : team;
  const others = readers?.run(
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
