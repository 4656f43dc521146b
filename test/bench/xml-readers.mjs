// Processor time for reading a folder of XML: our check for well-formedness, our reader (check and fast-xml-parser), and
// readers that check by themselves, if they are installed in the folder after `--others`.
//   node test/bench/xml-readers.mjs <folder with XML> [--others <folder with node_modules>]
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { root } from './builds.mjs';

/** Number of turns; the fastest counts. */
const turns = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { others: { type: 'string' } },
});
const [folder = '.'] = positionals;
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.xml'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

const scratch = mkdtempSync(join(tmpdir(), 'mtp-site-xml-'));
const outfile = join(scratch, 'xml.mjs');
await build({
  stdin: {
    contents: `export { parseXml } from './src/xml/parse.ts';
export { checkWellFormed } from './src/xml/well-formed.ts';
export { Diagnostics } from './src/diagnostics/diagnostics.ts';`,
    resolveDir: root,
    loader: 'ts',
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile,
  logLevel: 'error',
});
const { parseXml, checkWellFormed, Diagnostics } = await import(pathToFileURL(outfile).href);
rmSync(scratch, { recursive: true });

const readers = {
  'our check alone': (text) => checkWellFormed(text),
  'our reader, listings as text': (text) =>
    parseXml(text, 'x.xml', new Diagnostics(), { raw: ['programlisting'] }),
  'our reader, listings as elements': (text) => parseXml(text, 'x.xml', new Diagnostics()),
};
if (values.others !== undefined) {
  const require = createRequire(join(resolve(values.others), 'package.json'));
  const { SaxesParser } = require('saxes');
  const { parseXml: rgrove } = require('@rgrove/parse-xml');
  readers['saxes, to elements'] = (text) => elementsBySaxes(new SaxesParser(), text);
  readers['@rgrove/parse-xml'] = (text) => rgrove(text);
}

/** Builds a tree as our reader does; saxes itself only reports what it reads. */
function elementsBySaxes(parser, text) {
  const open = [{ children: [] }];
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [] };
    open.at(-1).children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (part) => open.at(-1).children.push(part));
  parser.write(text).close();
  return open[0];
}

const best = new Map(Object.keys(readers).map((name) => [name, Infinity]));
for (let turn = 0; turn < turns; turn++)
  for (const [name, read] of Object.entries(readers)) {
    const start = process.cpuUsage();
    for (const text of texts) read(text);
    const { user, system } = process.cpuUsage(start);
    best.set(name, Math.min(best.get(name), (user + system) / 1e6));
  }
const megabytes = texts.reduce((sum, text) => sum + text.length, 0) / 1e6;
console.log(`${texts.length} files, ${megabytes.toFixed(1)} MB`);
for (const [name, seconds] of best) console.log(`${name}: ${seconds.toFixed(2)} s`);
