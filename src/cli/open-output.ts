import { existsSync } from 'node:fs';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { healOutput, placeOf } from '../emit/work-folder.ts';
import { reportWriteFault } from '../emit/write-site.ts';
import { lockOutput, lockPath, type LockHolder, type OutputLock } from '../emit/output-lock.ts';

/** An output folder, and what to do with it. */
export interface OutputRequest {
  /** The folder. */
  out: string;
  /** The command that writes it. */
  command: 'build' | 'watch' | 'check' | 'serve';
  /** The working folder. */
  cwd: string;
  /** Collects the diagnostics. */
  diagnostics: Diagnostics;
  /** Ends the waiting for another build. */
  signal?: AbortSignal | undefined;
}

/** How long to wait for another build, in milliseconds. */
const patience = 15 * 60 * 1000;

/**
 * Takes the output folder for this process, and completes or drops what an interrupted one has left. Waits for
 * another build, and calls `onWait` before; reports a folder that `watch` is using, and then returns `undefined`.
 */
export async function openOutput(
  { out, command, cwd, diagnostics, signal }: OutputRequest,
  onWait: (message: string) => void,
): Promise<OutputLock | undefined> {
  const start = performance.now();
  let hasWaited = false;
  let lock: OutputLock | LockHolder | undefined;
  try {
    lock = await lockOutput(out, command, (holder) => {
      if (holder.command !== 'build' || signal?.aborted || performance.now() - start > patience)
        return false;
      if (!hasWaited)
        onWait(`Waiting for process ${holder.pid}, which builds into the same folder`);
      hasWaited = true;
      return true;
    });
    if (!('release' in lock)) {
      reportHolder(lock, { out, cwd, diagnostics });
      return undefined;
    }
    healOutput(out);
    return lock;
  } catch (error) {
    if (lock && 'release' in lock) lock.release();
    reportWriteFault(out, error, diagnostics);
    return undefined;
  }
}

/**
 * Completes or drops what an interrupted build has left of an output folder that this command only reads; leaves it to
 * the process that is writing the folder, if there is one.
 */
export async function repairOutput({
  out,
  command,
  cwd,
  diagnostics,
}: OutputRequest): Promise<void> {
  if (!existsSync(placeOf(out).work)) return;
  try {
    const lock = await lockOutput(out, command, () => false);
    if (!('release' in lock)) return;
    try {
      healOutput(out);
    } finally {
      lock.release();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    diagnostics.warning(
      'output-unfinished',
      `A build into "${displayPath(out, cwd)}" was interrupted, and its files cannot be put into place: ${reason}`,
      undefined,
      'Check the permissions of the folder, and run "mtp-site build".',
    );
  }
}

function reportHolder(
  { command, pid }: LockHolder,
  { out, cwd, diagnostics }: Pick<OutputRequest, 'out' | 'cwd' | 'diagnostics'>,
): void {
  diagnostics.error(
    'out-in-use',
    `--out: "mtp-site ${command}" (process ${pid}) is writing "${displayPath(out, cwd)}".`,
    undefined,
    `End that process, or choose another folder. If it does not exist, remove "${displayPath(lockPath(out), cwd)}".`,
  );
}
