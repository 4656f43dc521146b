import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Calls a function with a new temporary folder, which is removed at the end, however the function or the process ends.
 * An interrupted process ends with its exit code, after the function.
 */
export async function withTemporaryFolder<T>(
  run: (folder: string, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mtp-site-')));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, interrupt);
  // A bug ends the process without the code below.
  process.on('exit', remove);
  try {
    return await run(folder, stop.signal);
  } finally {
    remove();
    process.off('exit', remove);
    for (const signal of signals) process.off(signal, interrupt);
  }
}
