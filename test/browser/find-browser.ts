import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Command names of Chrome and Chromium. */
const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

/** Paths of installers on systems that do not use the search path. */
function installedPaths(): string[] {
  const { ProgramFiles, LOCALAPPDATA } = process.env;
  const windows = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA];
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.flatMap((folder) =>
      folder === undefined ? [] : [join(folder, 'Google/Chrome/Application/chrome.exe')],
    ),
  ];
}

function onSearchPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Returns the first path that exists. */
function found(): string | undefined {
  const candidates = [...onSearchPath(), ...installedPaths(), chromium.executablePath()];
  return candidates.find((path) => existsSync(path));
}

function run(command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, { stdio: 'pipe', timeout: 300_000 });
}

/** Installs a browser with the package manager of the system, or with the test library. */
function install(): void {
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebian) {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', 'chromium');
  } else {
    run(process.platform === 'win32' ? 'npx.cmd' : 'npx', 'playwright-core', 'install', 'chromium');
  }
}

/** Returns the path of a Chromium browser: CHROMIUM_PATH, an installed one, or one installed now. */
export function findBrowser(): string {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names a file that does not exist: ${chosen}`);
  }
  const installed = found();
  if (installed !== undefined) return installed;
  let reason = '';
  try {
    install();
    const now = found();
    if (now !== undefined) return now;
  } catch (error) {
    reason = error instanceof Error ? `\n${error.message}` : '';
  }
  throw new Error(
    `The browser tests need Chromium or Chrome, and none was found or could be installed. Install one, or set CHROMIUM_PATH to its executable.${reason}`,
  );
}
