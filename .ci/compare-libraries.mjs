// Runs Doxygen with its default settings on folders of sources, builds a site from each XML, and compares both: fails for
// each documented member that only Doxygen's HTML shows.
// usage: node .ci/compare-libraries.mjs WORK_DIR SOURCE_DIR...    exit status 1 if such a member is found
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareHtml } from '../test/doxygen-html/compare-html.mjs';

const command = fileURLToPath(new URL('../bin/mtp-site.mjs', import.meta.url));
const [work, ...folders] = process.argv.slice(2);

/** Runs a program; prints its output and throws if it fails. */
function run(program, args, options) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options });
  if (status === 0) return stdout;
  console.log(stdout, stderr);
  throw new Error(`${program} failed with exit status ${status}`);
}

/** Returns the anchors of the members in a folder of XML that have a description. */
function documentedIn(xml) {
  const found = new Set();
  for (const file of readdirSync(xml)) {
    if (!file.endsWith('.xml')) continue;
    const text = readFileSync(join(xml, file), 'utf8');
    for (const [, id, body] of text.matchAll(
      /<memberdef [^>]*\bid="[^"]*_1([^"_]+)"([^]*?)<\/memberdef>/g,
    ))
      if (/<(?:brief|detailed)description>\s*<para>/.test(body)) found.add(id);
  }
  return found;
}

let isGood = true;
for (const folder of folders) {
  // The last segments tell folders such as `src` apart.
  const name = resolve(folder).split(/[/\\]/).slice(-2).join('-');
  const out = join(resolve(work), name);
  mkdirSync(out, { recursive: true });
  const settings = {
    ...{ INPUT: resolve(folder), RECURSIVE: 'YES', OUTPUT_DIRECTORY: out, QUIET: 'YES' },
    ...{ WARNINGS: 'NO', GENERATE_XML: 'YES', GENERATE_LATEX: 'NO', STRIP_FROM_PATH: folder },
  };
  const input = Object.entries(settings).map(([name, value]) => `${name} = "${value}"\n`);
  run(process.env.DOXYGEN_PATH ?? 'doxygen', ['-'], { input: input.join('') });
  const site = join(out, 'site');
  const printed = run(process.execPath, [
    ...[command, 'build', '--xml', join(out, 'xml'), '--out', site, '--base', '/', '--no-cache'],
  ]);
  const documented = documentedIn(join(out, 'xml'));
  const { counts, onlyHtml } = compareHtml(join(out, 'html'), site);
  const lost = onlyHtml.members.filter((line) => documented.has(line.split(' ')[0]));
  const line = printed.split('\n').find((each) => each.includes(' members shown')) ?? '';
  console.log(
    `${name}: ${counts.html.members} members in the HTML, ${counts.site.members} on the site; documented and only in the HTML: ${lost.length}\n  ${line}`,
  );
  for (const each of lost.slice(0, 20)) console.log(`  only html  ${each}`);
  if (lost.length > 0) isGood = false;
}
process.exitCode = isGood ? 0 : 1;
