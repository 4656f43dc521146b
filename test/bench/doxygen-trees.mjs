// Runs the machine's own Doxygen over headers of the system: its XML, and its own HTML.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, run } from './processes.mjs';

/** Settings of all runs: everything is documented, no graphs by Graphviz, no warnings. */
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

/** XML with the listings of all sources. */
const xmlSettings = { GENERATE_XML: 'YES', XML_PROGRAMLISTING: 'YES', GENERATE_HTML: 'NO' };

/** HTML that shows as much: with the listings of all sources. */
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

/** The settings, in words for the report. */
export const settingsInWords = {
  common: flat(common),
  xml: flat(xmlSettings),
  html: flat(htmlSettings),
};

/** The version of the machine's Doxygen; an error says what to do where there is none. */
export async function doxygenVersion() {
  const { status, output } = await run('doxygen', ['--version']);
  if (status !== 0) throw new Error('Doxygen is not installed.');
  return output.trim().split(' ')[0];
}

/** Installs a package of Debian's where its headers are missing, and only if that was asked for. */
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

/** Makes XML of headers; gives its folder, and how long Doxygen took. */
export async function makeXml(scratch, name, headers) {
  const folder = join(scratch, `${name}-doxygen`);
  const result = await runDoxygen(folder, name, headers, xmlSettings);
  return { ...result, xml: join(folder, 'xml') };
}

/** Makes Doxygen's own HTML of headers. */
export async function makeHtml(scratch, name, headers) {
  return runDoxygen(join(scratch, `${name}-html`), name, headers, htmlSettings);
}
