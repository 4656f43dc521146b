import { dirname, resolve } from 'node:path';
import { buildLanguages } from '../build/build-languages.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { BuildContext } from '../cache/build-context.ts';
import { openStore } from '../cache/store.ts';
import { toolVersion } from '../cache/tool-version.ts';
import { loadConfig } from '../config/load-config.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { receiveLateFaults } from '../diagnostics/late-faults.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { buildOrRecall } from '../build/recall-build.ts';
import { checkOut } from './check-out.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { explainFault } from './faults.ts';
import { openOutput, repairOutput } from './open-output.ts';
import { outputFor, type OutputFormat } from './output-for.ts';
import type { Terminal } from './terminal.ts';
import { writeFixes } from './write-fixes.ts';

/** Options and arguments of the command line. */
export interface BuildArguments {
  /** Configuration file. */
  config?: string;
  /** Folder with Doxygen's XML. */
  xml?: string;
  /** Output folder. */
  out: string;
  /** Base path. */
  base?: string;
  /** Maximum number of threads. */
  workers?: number;
  /** Write the corrections that diagnostics propose; only for checks. */
  fix?: boolean;
  /** Print errors and warnings only. */
  quiet?: boolean;
  /** False disables the cache. */
  cache?: boolean;
  /** Print the duration of each step. */
  timing?: boolean;
  /** Output format of the diagnostics and figures. */
  format?: OutputFormat;
}

/** Builds or checks the site; returns the exit code. */
export async function runBuild(
  options: BuildArguments,
  write: boolean,
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  const diagnostics = new Diagnostics();
  const { config: file, xml, base, workers, cache = true } = options;
  const { format = 'text', quiet = false, timing = false } = options;
  const output = outputFor(format, terminal, { cwd, quiet, timing });
  const config = loadConfig({ file, xml, base, cwd }, diagnostics);
  const out = resolve(cwd, options.out);
  const command = write ? 'build' : 'check';
  const about = { command, diagnostics, out: displayPath(out, cwd) } as const;
  if (config && write) checkOut(out, config, cwd, diagnostics);
  if (!config || diagnostics.count('error') > 0) {
    output.finish({ ...about, code: exitCodes.usage });
    return exitCodes.usage;
  }

  const place = { out, command, cwd, diagnostics } as const;
  if (!write) await repairOutput(place);
  const lock = write
    ? await openOutput(place, (name) => output.progress.show({ name }))
    : undefined;
  if (diagnostics.count('error') > 0) {
    output.progress.end();
    output.finish({ ...about, code: exitCodes.faults });
    return exitCodes.faults;
  }

  // Without a configuration, the site has no folder for a cache.
  const folder = cache && config.file !== undefined ? dirname(config.file) : undefined;
  const store = folder === undefined ? undefined : openStore(cacheFolder(folder), { diagnostics });
  const context = new BuildContext({ diagnostics, store, version: toolVersion() });
  const request = {
    config,
    out,
    write,
    workers,
    context,
    progress: output.progress.show,
  };
  let failed: string | undefined;
  const stopReceiving = receiveLateFaults((fault) => diagnostics.report(fault));
  try {
    const result = await buildOrRecall(request, async (recording) => {
      const built = await buildLanguages({ ...request, context: recording });
      failed = built.failed;
      return built;
    });
    await store?.close();
    output.progress.end();
    const shown = options.fix === true ? writeFixes(diagnostics, cwd) : diagnostics;
    const code = shown.count('error') > 0 ? exitCodes.faults : exitCodes.good;
    output.finish({ ...about, diagnostics: shown, code, result, failed });
    return code;
  } catch (error) {
    output.progress.end();
    const fault = explainFault(error);
    output.finish({ ...about, code: fault.code, fault });
    return fault.code;
  } finally {
    lock?.release();
    stopReceiving();
  }
}
