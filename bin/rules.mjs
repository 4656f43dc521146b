// Writes the verdicts of the rules of API changes into documentation/reference/rules.md: npm run rules
// With --check, it writes nothing, and fails if that page is out of date or a rule has no section.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const { outputFiles } = await build({
  entryPoints: [join(root, 'src/releases/rules.ts')],
  bundle: true,
  write: false,
  format: 'esm',
});
const code = Buffer.from(outputFiles[0].contents).toString('base64');
const { rules, verdictText } = await import(`data:text/javascript;base64,${code}`);

const file = join(root, 'documentation/reference/rules.md');
const before = readFileSync(file, 'utf8');
const named = new Set();
const faults = [];
// The verdict is the first line of a section.
const after = before.replace(
  /^### (\S+)\n\n(?:\*\*(?:major|minor|patch|none)\*\*.*\n\n)?/gm,
  (whole, id) => {
    const rule = rules[id];
    if (!rule) faults.push(`documentation/reference/rules.md: there is no rule "${id}".`);
    if (named.has(id))
      faults.push(`documentation/reference/rules.md: the rule "${id}" has two sections.`);
    named.add(id);
    return rule ? `### ${id}\n\n${verdictText(rule)}\n\n` : whole;
  },
);
for (const id of Object.keys(rules))
  if (!named.has(id))
    faults.push(`documentation/reference/rules.md: the rule "${id}" has no section.`);

if (!process.argv.includes('--check')) writeFileSync(file, after);
else if (after !== before)
  faults.push(
    'documentation/reference/rules.md: the verdicts are out of date. Run "npm run rules".',
  );
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
