// Checks the pages of a site against their XML, fact by fact:
//   node .ci/check-structure.mjs <python> <structure.py> <folder with XML> <site> <name of the tree>
// Fails for every alarm that is not in structure-alarms.mjs, and for every entry there that no longer occurs.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import { alarms } from './structure-alarms.mjs';

const [python, script, xml, site, tree] = process.argv.slice(2);

/** Returns the folder, or a copy with names and texts in UTF-8 if the original has another encoding. */
function readable(folder) {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const isUtf8 = (bytes) => {
    try {
      strict.decode(bytes);
      return true;
    } catch {
      return false;
    }
  };
  if (isUtf8(readFileSync(path.join(folder, 'index.xml')))) return folder;
  const copy = mkdtempSync(path.join(tmpdir(), 'structure-'));
  process.on('exit', () => rmSync(copy, { recursive: true }));
  const decoder = new TextDecoder();
  for (const name of readdirSync(folder, { encoding: 'buffer' })) {
    if (!name.toString('latin1').endsWith('.xml')) continue;
    const bytes = readFileSync(Buffer.concat([Buffer.from(`${folder}/`), name]));
    writeFileSync(path.join(copy, decoder.decode(name)), decoder.decode(bytes));
  }
  return copy;
}

/** Returns the alarms of a report: the check, and its message, which can have several lines. */
function alarmsOf(report) {
  const found = [];
  let check = '';
  for (const line of report.split('\n').slice(1)) {
    const heading = /^ +\d+ of +\d+ {2}(.+)$/.exec(line)?.[1];
    if (heading !== undefined) check = heading;
    else if (line.startsWith(' '.repeat(12))) found.push({ check, line: line.trim() });
    else if (found.length > 0) found.at(-1).line += `\n${line}`;
  }
  return found.map((alarm) => ({ ...alarm, line: alarm.line.trimEnd() }));
}

const pages = new Map();

/** Returns the text of an alarm's page without white space, its ids, and those of its headings. */
function pageOf({ line }) {
  const address = / @ ([^\s#]+\/)/.exec(line)?.[1] ?? '';
  let page = pages.get(address);
  if (page) return page;
  const segments = address.split('/').filter(Boolean);
  const file = segments
    .map((_, cut) => path.join(site, ...segments.slice(cut).map(decodeURIComponent), 'index.html'))
    .find((candidate) => existsSync(candidate));
  const html = file === undefined ? '' : readFileSync(file, 'utf8');
  const text = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#x27);/g, (_, name) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? "'")
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00ad\u200b\u00a0]+/g, '');
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id));
  const headings = new Set(Array.from(html.matchAll(/<h\d id="([^"]*)"/g), ([, id]) => id));
  page = { text, ids, headings };
  pages.set(address, page);
  return page;
}

/** Returns the location in the XML of the symbol of an alarm: the first one of a duplicate id. */
function placeOf({ line }) {
  const [refid = ''] = line.split(' ');
  const compound = [refid, refid.slice(0, Math.max(0, refid.lastIndexOf('_1')))]
    .map((name) => path.join(source, `${name}.xml`))
    .find((file) => existsSync(file));
  const text = compound === undefined ? '' : readFileSync(compound, 'utf8');
  const member = text.indexOf(`id="${refid}"`);
  // The location of a compound is the last one in its file.
  const isCompound = compound === path.join(source, `${refid}.xml`);
  const start = isCompound ? text.lastIndexOf('<location ') : text.indexOf('<location ', member);
  const attributes = start < 0 ? '' : text.slice(start, text.indexOf('>', start));
  return Object.fromEntries(
    Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, name, value]) => [name, value]),
  );
}

/** Returns the XML of a compound; empty if there is none. */
function xmlOf(refid) {
  const file = path.join(source, `${refid}.xml`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns the name of a compound; empty if there is none. */
function nameOf(refid) {
  const name = /<compoundname>([^<]*)/.exec(xmlOf(refid))?.[1] ?? '';
  return name.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Returns whether the XML of a namespace has neither members nor text. */
function isEmptyNamespace(refid) {
  const xml = xmlOf(refid);
  return xml !== '' && !/<(?:memberdef|para)\b/.test(xml);
}

/** Returns the missing fact of an alarm, without addresses and the actual value. */
function factOf(line) {
  return line
    .split('\n')[0]
    .replace(/ @ \S+?(?=:? |:$|$)/, '')
    .replace(/ (?:vs|->) .*$/, '')
    .replace(/ \/\S*$/, '');
}

const source = readable(xml);
const { status, stdout, stderr } = spawnSync(
  python,
  [script, source, site, '--top=1000', '--per=100000'],
  { encoding: 'utf8', maxBuffer: 1e9 },
);
const [summary = ''] = stdout.split('\n');
const count = Number(/ (\d+) faults$/.exec(summary)?.[1]);
const found = alarmsOf(stdout);
if (status !== 0 || count !== found.length) {
  console.log(
    `${tree}: the report could not be read (${found.length} of ${count} alarms).\n${stderr}`,
  );
  process.exit(1);
}

const own = alarms.filter(({ trees }) => !trees || trees.includes(tree));
const used = new Set();
const isKnown = (alarm) =>
  own.some(({ checks, facts, when }) => {
    if (!checks.includes(alarm.check)) return false;
    if (when) {
      const place = placeOf(alarm);
      return when(alarm.line, { ...pageOf(alarm), place, nameOf, isEmptyNamespace }) === true;
    }
    const fact = factOf(alarm.line);
    if (!facts.includes(fact)) return false;
    used.add(fact);
    return true;
  });
const faults = found.filter((alarm) => !isKnown(alarm));
const gone = own.flatMap(({ facts = [] }) => facts.filter((fact) => !used.has(fact)));
for (const { check, line } of faults) console.log(`  ${check}\n      ${line.trim()}`);
for (const fact of gone) console.log(`  no longer an alarm, remove it from the list: ${fact}`);
console.log(
  `${tree}: ${summary.replace(/, \d+ faults$/, '')}, ${faults.length} faults, ${found.length - faults.length} known false alarms`,
);
process.exit(faults.length + gone.length > 0 ? 1 : 0);
