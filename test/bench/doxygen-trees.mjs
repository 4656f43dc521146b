// Runs the installed Doxygen on system headers: its XML, and its own HTML.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, run } from './processes.mjs';

/** Settings of all runs: document everything, no Graphviz graphs, no warnings. */
const common = {
  EXTRACT_ALL: 'YES',
  RECURSIVE: 'YES',
  FILE_PATTERNS: '',
  EXTENSION_MAPPING: 'h=C++ ipp=C++ no_extension=C++',
  STRIP_FROM_PATH: '/usr/include',
  HAVE_DOT: 'NO',
  QUIET: 'YES',
  WARNINGS: 'NO',
  GENERATE_LATEX: 'NO',
};

/** XML with listings of all sources. */
const xmlSettings = { GENERATE_XML: 'YES', XML_PROGRAMLISTING: 'YES', GENERATE_HTML: 'NO' };

/** HTML with the same content: listings of all sources. */
const htmlSettings = { GENERATE_XML: 'NO', GENERATE_HTML: 'YES', SOURCE_BROWSER: 'YES' };

function textOf(settings) {
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('');
}

const flat = (settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');

/** The settings, as text for the report. */
export const settingsInWords = {
  common: flat(common),
  xml: flat(xmlSettings),
  html: flat(htmlSettings),
};

/** Returns the version of the installed Doxygen; if there is none, the error contains advice. */
export async function doxygenVersion() {
  const { status, output } = await run('doxygen', ['--version']);
  if (status !== 0) throw new Error('Doxygen is not installed.');
  return output.trim().split(' ')[0];
}

/** Installs a Debian package if its headers are missing and installing is allowed. */
export async function needHeaders(headers, name, mayInstall) {
  if (existsSync(headers)) return;
  const advice = `${headers} is missing: install the package ${name}`;
  if (!mayInstall) throw new Error(`${advice}, or say --install as root.`);
  if (process.getuid?.() !== 0) throw new Error(`${advice}; --install works as root only.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun('apt-get update', 'apt-get', ['update', '-qq'], { env });
  const flags = ['install', '-y', '-qq', '--no-install-recommends'];
  await mustRun('apt-get install', 'apt-get', [...flags, name], { env });
}

async function runDoxygen(folder, name, headers, settings) {
  mkdirSync(folder, { recursive: true });
  const own = {
    PROJECT_NAME: name,
    PROJECT_BRIEF: `"${name}"`,
    INPUT: headers,
    OUTPUT_DIRECTORY: folder,
  };
  const file = join(folder, 'Doxyfile');
  writeFileSync(file, textOf({ ...own, ...common, ...settings }));
  return mustRun(`Doxygen of ${name}`, 'doxygen', [file], { cwd: folder });
}

/** Writes XML for headers, with settings of its own. Returns its folder and Doxygen's time. */
export async function makeXml(scratch, name, headers, own = {}) {
  const folder = join(scratch, `${name}-doxygen`);
  const result = await runDoxygen(folder, name, headers, { ...xmlSettings, ...own });
  return { ...result, xml: join(folder, 'xml') };
}

/** Writes Doxygen's own HTML for headers. */
export async function makeHtml(scratch, name, headers) {
  return runDoxygen(join(scratch, `${name}-html`), name, headers, htmlSettings);
}
