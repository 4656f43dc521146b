import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/** Result of a command. */
export interface Outcome {
  /** Exit code. */
  status: number | null;
  /** Standard output. */
  out: string;
  /** Standard error. */
  error: string;
}

/** Bundles the command with a fake pipeline and returns the file to run. */
export async function bundleCommand(): Promise<string> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'mtp-cli-')), 'cli.mjs');
  const require =
    "import { createRequire as bundleRequire } from 'node:module';\nconst require = bundleRequire(import.meta.url);";
  await build({
    stdin: {
      contents: "import { runProcess } from './src/cli/main.ts'; runProcess();",
      resolveDir: process.cwd(),
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node18',
    banner: { js: require },
    plugins: [
      {
        name: 'fake-build',
        setup: (setup) =>
          setup.onResolve({ filter: /\/build-site\.ts$/ }, () => ({
            path: resolve('test/cli/fake-build.ts'),
          })),
      },
    ],
  });
  return outfile;
}

/** Runs a file with Node, without colours. */
export function runNode(file: string, args: string[], cwd: string, env = {}): Outcome {
  // The test runner enables colours in its own processes; the tested process must not inherit that.
  const { FORCE_COLOR: _ignored, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...inherited, NO_COLOR: '1', ...env },
  });
  return { status, out: stdout, error: stderr };
}
