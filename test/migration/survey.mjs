// Converts public Docusaurus sites, and counts what `init` and `check` report:
//   npm run survey -- [--only NAME] [--sites FILE] [--mirror DIR] [--keep DIR] [--original] [--write]
// --only NAME     one site of the list, by a part of its name
// --sites FILE    another list than sites.json, in the same form
// --mirror DIR    bare clones in DIR/{owner}+{name}/…, instead of cloning from GitHub
// --keep DIR      keep the converted sites and the reports there; their packages are used again
// --original      build each site with its own Docusaurus as well, and count the pages; otherwise, the numbers in
//                 sites.md remain
// --write         replace the table in sites.md; with --only, replace or add the rows of these sites
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';

const root = resolve(import.meta.dirname, '../..');
const command = join(root, 'bin/mtp-site.mjs');
const mark = { start: '<!-- npm run survey -- --write -->', end: '<!-- end of the survey -->' };

/** A transparent pixel instead of a file that a mirror lacks. */
const placeholder = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/**
 * Packages that a site needs only for Docusaurus itself or to check its code, and those that every site has from this
 * tool.
 */
const unneeded =
  /^(?:@docusaurus\/(?!remark-plugin)|@easyops-cn\/|react(?:-dom)?$|@mdx-js\/react$|typescript$|@types\/|@?(?:typescript-)?eslint|prettier$)/;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sites: { type: 'string', default: join(import.meta.dirname, 'sites.json') },
    mirror: { type: 'string' },
    keep: { type: 'string' },
    original: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const all = JSON.parse(readFileSync(values.sites, 'utf8'));
const sites = all.filter(({ repository }) => repository.includes(values.only));
const work = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'survey-'));
const rows = [];
try {
  for (const site of sites) {
    process.stderr.write(`${site.repository}\n`);
    rows.push(survey(site));
  }
} finally {
  if (!values.keep) rmSync(work, { recursive: true, force: true });
}
await show(rows);

/** Copies the files of a commit. */
function checkOut({ repository, commit }, target) {
  mkdirSync(target, { recursive: true });
  const mirror = values.mirror && join(resolve(values.mirror), repository.replace('/', '+'));
  const bare = mirror && [mirror, ...readdirSync(mirror).map((name) => join(mirror, name))];
  let git = bare?.find((folder) => existsSync(join(folder, 'HEAD')));
  if (!git) {
    git = join(work, 'clone.git');
    rmSync(git, { recursive: true, force: true });
    execFileSync('git', ['clone', '--quiet', '--bare', `https://github.com/${repository}`, git]);
  }
  const index = join(work, 'index');
  rmSync(index, { force: true });
  const files = (...args) =>
    spawnSync('git', ['--git-dir', git, '--work-tree', target, ...args], {
      cwd: target,
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: index },
      maxBuffer: 2 ** 29,
    });
  files('read-tree', commit);
  const { stderr } = files('checkout-index', '--all', '--force');
  // A mirror may lack large files, most of them images.
  for (const [, path] of stderr.matchAll(/^error: unable to read sha1 file of (.+) \(\w+\)$/gm))
    writeFileSync(join(target, path), placeholder);
  // Some configurations ask for the branch.
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '.'],
    ['commit', '-qm', commit],
  ])
    spawnSync('git', ['-c', 'user.name=survey', '-c', 'user.email=survey@example.org', ...args], {
      cwd: target,
      stdio: 'ignore',
    });
}

/** Installs the packages of a site, without Docusaurus. */
function install(folder) {
  const file = join(folder, 'package.json');
  const about = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const dependencies = { ...about.devDependencies, ...about.dependencies };
  const wanted = Object.entries(dependencies).filter(
    ([name, range]) => !unneeded.test(name) && /^[\^~]?[\dx*]/.test(range),
  );
  // In the folder of the site, this package of Docusaurus has brought it.
  if ('@docusaurus/theme-mermaid' in dependencies && !('mermaid' in dependencies))
    wanted.push(['mermaid', '^11']);
  if (wanted.length === 0) return;
  const prefix = mkdtempSync(join(work, 'packages-'));
  writeFileSync(join(prefix, 'package.json'), '{}');
  const add = (...names) =>
    spawnSync(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--legacy-peer-deps', ...names],
      {
        cwd: prefix,
        stdio: 'ignore',
      },
    ).status === 0;
  if (!add(...wanted.map(([name, range]) => `${name}@${range}`)))
    // A package of the same repository is not published with that version.
    for (const [name, range] of wanted) if (!add(`${name}@${range}`)) add(name);
  if (existsSync(join(prefix, 'node_modules')))
    execFileSync('mv', [join(prefix, 'node_modules'), join(folder, 'node_modules')]);
}

/** Runs a command of mtp-site in a folder; returns its JSON document. */
function run(folder, ...args) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
  });
  return { stdout, stderr, status };
}

/** Converts a site; returns its row of the table. */
function survey(site) {
  const { repository, commit, folder, edits = [] } = site;
  const copy = join(work, repository.replace('/', '+'));
  const own = join(copy, folder);
  const packages = `${copy}.packages`;
  if (existsSync(join(own, 'node_modules'))) renameSync(join(own, 'node_modules'), packages);
  rmSync(copy, { recursive: true, force: true });
  checkOut(site, copy);
  if (existsSync(packages)) renameSync(packages, join(own, 'node_modules'));
  else install(own);
  const [config] = readdirSync(own).filter((name) => /^docusaurus\.config\.\w+$/.test(name));
  const init = run(own, 'init', '--from', config);
  if (values.keep) writeFileSync(`${copy}.init.txt`, init.stdout + init.stderr);
  const notes = (init.stdout + init.stderr).match(/^\S+:\d+:\d+: /gm)?.length ?? 0;
  const before = checked(own, `${copy}.before`);
  for (const { file, from, to } of edits) {
    const path = join(own, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
  }
  const after = edits.length > 0 ? checked(own, `${copy}.after`) : before;
  const link = `[${repository}](https://github.com/${repository}/tree/${commit}/${folder === '.' ? '' : folder})`;
  return {
    site: link,
    notes,
    before: before.faults,
    edits:
      edits.length === 0 ? '–' : [...new Set(edits.map(({ file }) => `\`${file}\``))].join(', '),
    after: after.faults,
    pages: after.pages,
    original: values.original ? originalPages(own) : knownPages(link),
  };
}

/** Checks a site; returns the number of its faults and of its pages. */
function checked(folder, report) {
  const { stdout, stderr } = run(folder, 'check', '--format', 'json');
  if (values.keep) writeFileSync(`${report}.json`, stdout + stderr);
  try {
    const { counts, figures } = JSON.parse(stdout);
    return { faults: `${counts.error} / ${counts.warning}`, pages: figures?.pages ?? '–' };
  } catch {
    return { faults: 'no report', pages: '–' };
  }
}

/** Builds a site with its own Docusaurus; returns the number of its pages. */
function originalPages(folder) {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  keepPublished(join(folder, 'package.json'));
  const options = { cwd: folder, stdio: 'ignore', timeout: 1_200_000 };
  if (spawnSync('npm', ['install', '--legacy-peer-deps', '--no-audit'], options).status !== 0)
    return 'not installed';
  // Versions of Docusaurus before 2.0 use hashes that current versions of OpenSSL refuse.
  const env = { ...process.env, NODE_OPTIONS: '--openssl-legacy-provider' };
  const build = ['docusaurus', 'build', '--out-dir', 'original'];
  if (spawnSync('npx', build, { ...options, env }).status !== 0) return 'not built';
  return readdirSync(join(folder, 'original'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.html'),
  ).length;
}

/** Returns the number of pages with Docusaurus in the table of sites.md. */
function knownPages(site) {
  const rows = readFileSync(join(import.meta.dirname, 'sites.md'), 'utf8').split('\n');
  const row = rows.find((line) => line.startsWith(`| ${site} `));
  return row?.split('|').at(-2)?.trim() ?? '–';
}

/** Removes packages of the same repository, and those that the registry does not have. */
function keepPublished(file) {
  const about = JSON.parse(readFileSync(file, 'utf8'));
  for (const kind of ['dependencies', 'devDependencies'])
    about[kind] = Object.fromEntries(
      Object.entries(about[kind] ?? {}).filter(([, range]) => /^[\^~>=]*[\dx*]|^\w+$/.test(range)),
    );
  writeFileSync(file, JSON.stringify(about));
  rmSync(join(dirname(file), 'package-lock.json'), { force: true });
}

/** Prints the table, or writes it to sites.md. */
async function show(found) {
  const head = [
    'site',
    'notes of `init`',
    'errors / warnings',
    'edits',
    'after them',
    'pages',
    'with Docusaurus',
  ];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const table = [
    line(head),
    line(head.map(() => '---')),
    ...found.map(({ site, notes, before, edits, after, pages, original }) =>
      line([site, notes, before, edits, after, pages, original]),
    ),
  ].join('\n');
  console.log(table);
  if (!values.write) return;
  const file = join(import.meta.dirname, 'sites.md');
  const [start, rest = ''] = readFileSync(file, 'utf8').split(mark.start);
  const [before = '', end = ''] = rest.split(mark.end);
  const isSite = (row) => row.includes('](https:');
  const siteOf = (row) => row.split('|')[1]?.trim();
  const rows = new Map(
    table
      .split('\n')
      .filter(isSite)
      .map((row) => [siteOf(row), row]),
  );
  const known = before.trim().split('\n');
  const added = [...rows].flatMap(([site, row]) =>
    known.some((other) => siteOf(other) === site) ? [] : [row],
  );
  const written = values.only
    ? [...known.map((row) => (isSite(row) && rows.get(siteOf(row))) || row), ...added].join('\n')
    : table;
  const text = `${start}${mark.start}\n\n${written}\n\n${mark.end}${end}`;
  const style = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...style, parser: 'markdown' }));
}
