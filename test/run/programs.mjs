// Finds the programs that tests run, and installs those that are missing if it can.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Playwright's command line; Windows cannot run `npx` without a shell. */
const playwrightCommand = join(import.meta.dirname, '../../node_modules/playwright-core/cli.js');

const executable = process.platform === 'win32' ? '.exe' : '';

/** Returns the paths that some command names can have on the search path. */
function onSearchPath(...commands) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((name) => folders.map((folder) => join(folder, name + executable)));
}

/** Returns the paths of a browser on systems that do not use the search path, by its names there. */
function installedBrowser({ mac, windows }) {
  const { ProgramFiles, LOCALAPPDATA } = process.env;
  const folders = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter(Boolean);
  return [
    ...mac.map((path) => join('/Applications', path)),
    ...folders.map((folder) => join(folder, windows)),
  ];
}

function run(command, ...parameters) {
  execFileSync(command, parameters, { stdio: 'pipe', timeout: 300_000 });
}

const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs a package of Debian; does nothing on other systems, or if the user is not root. */
function installPackage(name) {
  if (!isDebianRoot) return;
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', name);
}

/** Command names of browsers. The first one has no windows, so it opens a page in a third of the time. */
const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

/** What to look for, which environment variable names another one, where it can be, and how to install it. */
const programs = {
  chromium: {
    name: 'Chromium or Chrome',
    variable: 'CHROMIUM_PATH',
    candidates: () => [
      ...onSearchPath(...browsers),
      ...installedBrowser({
        mac: [
          'Google Chrome.app/Contents/MacOS/Google Chrome',
          'Chromium.app/Contents/MacOS/Chromium',
        ],
        windows: 'Google/Chrome/Application/chrome.exe',
      }),
      chromium.executablePath(),
    ],
    install: () => {
      if (isDebianRoot) return installPackage('chromium-headless-shell');
      return run(process.execPath, playwrightCommand, 'install', 'chromium');
    },
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    candidates: () => [
      ...onSearchPath('firefox-esr', 'firefox'),
      ...installedBrowser({
        mac: ['Firefox.app/Contents/MacOS/firefox'],
        windows: 'Mozilla Firefox/firefox.exe',
      }),
    ],
    install: () => installPackage('firefox-esr'),
  },
  webkit: {
    name: 'WebKitGTK with WebKitWebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    candidates: () => onSearchPath('WebKitWebDriver'),
    install: () => installPackage('webkit2gtk-driver'),
  },
  xvfb: {
    name: 'Xvfb',
    candidates: () => onSearchPath('Xvfb'),
    install: () => installPackage('xvfb'),
  },
  doxygen: {
    name: 'Doxygen',
    variable: 'DOXYGEN_PATH',
    candidates: () => onSearchPath('doxygen'),
    install: () => installPackage('doxygen'),
  },
  dot: {
    name: 'Graphviz',
    versionOption: '-V',
    candidates: () => onSearchPath('dot'),
    install: () => installPackage('graphviz'),
  },
  'g++': {
    name: 'g++',
    candidates: () => onSearchPath('g++'),
    install: () => installPackage('g++'),
  },
  'clang++': {
    name: 'clang++',
    candidates: () => onSearchPath('clang++'),
    install: () => installPackage('clang'),
  },
  cmake: {
    name: 'CMake',
    candidates: () => onSearchPath('cmake'),
    install: () => {
      installPackage('cmake');
      installPackage('make');
    },
  },
};

/** Returns the file that an environment variable names; undefined if it is not set. */
function chosenBy(variable) {
  const chosen = process.env[variable];
  if (!chosen) return undefined;
  if (existsSync(chosen)) return chosen;
  throw new Error(`${variable} names a file that does not exist: ${chosen}`);
}

/**
 * Returns the path of a program: the one that its environment variable names, an installed one, or one installed now.
 * Throws an error that says what to do if there is none, so that no test is skipped.
 */
export function findProgram(key) {
  const { name, variable, candidates, install } = programs[key];
  const found = () => candidates().find((path) => existsSync(path));
  const known = chosenBy(variable) ?? found();
  if (known !== undefined) return known;
  let reason = '';
  try {
    install();
    const now = found();
    if (now !== undefined) return now;
  } catch (error) {
    reason = `\n${error.message}`;
  }
  const choice = variable ? `, or set ${variable} to its executable` : '';
  throw new Error(
    `These tests need ${name}, which was not found and could not be installed. Install it${choice}.${reason}`,
  );
}

/** Returns what the installed version of a program prints about itself; some print it as an error. */
export function versionOf(key) {
  const { versionOption = '--version' } = programs[key];
  const { stdout, stderr } = spawnSync(findProgram(key), [versionOption], { encoding: 'utf8' });
  return (stdout || stderr).trim();
}

/** Puts the Doxygen of DOXYGEN_PATH first on the search path, because tests and generated commands run `doxygen`. */
export function preferChosenDoxygen() {
  const chosen = chosenBy(programs.doxygen.variable);
  if (chosen) process.env.PATH = `${dirname(chosen)}${delimiter}${process.env.PATH ?? ''}`;
}
