// Writes the table of custom properties in documentation/look/theme.md from the sentences in tokens.css: npm run look
// With --check, it writes nothing, and fails if that page is out of date, if a property has no comment, or if no style sheet
// uses it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'src/components/styles');
const sheets = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);
const tokens = sheets.get('tokens.css');
const [light, ...further] = tokens.split(/^}$/m);
const declaration = /(?:\/\*(\*?) ([^*]*) \*\/\s*)?^ +(--[\w-]+):\s*([^;]*);/gm;
const dark = new Map(
  [...further.join('}').matchAll(/\[data-theme='dark'\] \{([^}]*)\}/g)].flatMap(([, rules]) =>
    [...rules.matchAll(/(--[\w-]+):\s*([^;]*);/g)].map(([, name, value]) => [name, value]),
  ),
);
const derived = new Map(
  [...further.join('}').matchAll(/:root \{([^}]*)\}/g)].flatMap(([, rules]) =>
    [...rules.matchAll(/(--[\w-]+):\s*([^;]*);/g)].map(([, name, value]) => [name, value]),
  ),
);

const faults = [];
const rows = [];
const used = [...sheets.values()].join('\n');
for (const [, isPublic, sentence, name, value] of light.matchAll(declaration)) {
  if (sentence === undefined) {
    faults.push(
      `tokens.css: ${name} has no comment. Write one sentence for documentation/look/theme.md, or "Internal."`,
    );
    continue;
  }
  if (!new RegExp(`var\\(\\s*${name}\\s*[,)]`).test(used))
    faults.push(`tokens.css: ${name} is used by no style sheet.`);
  if (!isPublic) {
    if (!sentence.startsWith('Internal. '))
      faults.push(
        `tokens.css: the comment of ${name} is neither a sentence in /** */ nor starts with "Internal."`,
      );
    continue;
  }
  const code = (text) => (text === undefined ? '' : `\`${text.replace(/\s+/g, ' ')}\``);
  rows.push([code(name), code(derived.get(name) ?? value), code(dark.get(name)), sentence]);
}
const set = new Set([...light.matchAll(declaration)].map(([, , , name]) => name));
for (const name of [...dark.keys(), ...derived.keys()])
  if (!set.has(name)) faults.push(`tokens.css: ${name} has a value for one mode only.`);

const head = ['property', 'value', 'in dark mode', 'what it sets'];
const widths = head.map((title, i) => Math.max(...[head, ...rows].map((row) => row[i].length), 3));
const line = (cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |\n`;
const table = line(head) + line(widths.map((width) => '-'.repeat(width))) + rows.map(line).join('');

const file = join(root, 'documentation/look/theme.md');
const before = readFileSync(file, 'utf8');
const after = before.replace(/^\| property [^]*?\n(?!\|)/m, () => table);
if (!process.argv.includes('--check')) writeFileSync(file, after);
else if (after !== before)
  faults.push('documentation/look/theme.md: the table is out of date. Run "npm run look".');
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
