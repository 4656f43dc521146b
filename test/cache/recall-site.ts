import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from '../../src/build/build-site.ts';
import { BuildContext } from '../../src/cache/build-context.ts';
import { openStore, type Store } from '../../src/cache/store.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { buildOrRecall, type RecalledResult } from '../../src/build/recall-build.ts';

/** Result of running the command. */
export interface Run {
  /** Exit code. */
  status: number | null;
  /** Standard output. */
  out: string;
  /** Standard error. */
  error: string;
}

/** Result of a build, and its reports. */
export interface Build extends RecalledResult {
  /** The reports, sorted. */
  reports: string[];
  /** Number of errors among them. */
  errors: number;
  /** Number of entries it added to the cache. */
  kept: number;
  /** Codes of the reports about the cache. */
  cacheFaults: string[];
}

/** A site in its own folder, which tests change and build. */
export class RecallSite {
  /** Its output folder. */
  readonly out: string;

  constructor(readonly folder: string) {
    this.out = join(folder, 'out');
    for (const [path, text] of Object.entries(sources)) this.write(path, text);
    symlinkSync(this.path('linked/one'), this.path('node_modules/linked'));
    this.git('init', '-q');
    this.commit();
  }

  /** Returns the absolute path of a file of the site. */
  path(path: string): string {
    return join(this.folder, 'site', path);
  }

  /** Writes a source. */
  write(path: string, text: string): void {
    mkdirSync(dirname(this.path(path)), { recursive: true });
    writeFileSync(this.path(path), text);
  }

  /** Changes a source. */
  replace(path: string, from: string, to: string): void {
    const text = readFileSync(this.path(path), 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no "${from}"`);
    writeFileSync(this.path(path), text.replace(from, to));
  }

  /** Removes a source. */
  remove(path: string): void {
    rmSync(this.path(path), { recursive: true });
  }

  /** Commits all sources, an hour after the last commit. */
  commit(): void {
    const date = `2024-01-01T${String(this.#commits++).padStart(2, '0')}:00:00Z`;
    this.git('add', '--all');
    this.git('commit', '-q', '--allow-empty', '--date', date, '-m', 'Change');
  }

  #commits = 1;

  /** Runs git in the folder of the site. */
  git(...args: string[]): void {
    const settings = ['user.name=A', 'user.email=a@example.org', 'commit.gpgsign=false'];
    const date = `2024-01-01T${String(this.#commits).padStart(2, '0')}:00:00Z`;
    execFileSync('git', [...settings.flatMap((each) => ['-c', each]), ...args], {
      cwd: join(this.folder, 'site'),
      env: { ...process.env, GIT_COMMITTER_DATE: date },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }

  /** Runs the command that builds the site. */
  run(args: readonly string[] = [], env: Record<string, string> = {}): Run {
    const { FORCE_COLOR: _ignored, ...inherited } = process.env;
    const config = ['--config', this.path('site.config.yaml')];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve('bin/mtp-site.mjs'), 'build', ...config, '--out', this.out, ...args],
      { cwd: this.folder, encoding: 'utf8', env: { ...inherited, NO_COLOR: '1', ...env } },
    );
    return { status, out: stdout, error: stderr };
  }

  /** Builds the site like the command, but in this process. */
  async build(out = this.out): Promise<Build> {
    const faults = new Diagnostics();
    const store = openStore(this.cache, { diagnostics: faults });
    let kept = 0;
    const put = (key: string, bytes: Uint8Array | string): Promise<void> => {
      kept += 1;
      return store.put(key, bytes);
    };
    const built = await this.#build(out, {
      get: (key) => store.get(key),
      put,
      close: () => store.close(),
    });
    await store.close();
    return { ...built, kept, cacheFaults: faults.all.map(({ code }) => code) };
  }

  /** The folder of the cache. */
  get cache(): string {
    return join(this.folder, 'cache');
  }

  /** Builds without a cache and returns files (path to content) and reports. */
  async fresh(): Promise<{ files: Map<string, string>; reports: string[] }> {
    const out = join(this.folder, 'fresh');
    rmSync(out, { recursive: true, force: true });
    const { errors, reports } = await this.#build(out);
    if (errors > 0) throw new Error(reports.join('\n'));
    return { files: filesBelow(out), reports };
  }

  async #build(out: string, store?: Store): Promise<Omit<Build, 'kept' | 'cacheFaults'>> {
    const diagnostics = new Diagnostics();
    const config = loadConfig({ file: this.path('site.config.yaml'), cwd: '/' }, diagnostics);
    if (!config) throw new Error(diagnostics.all[0]?.message);
    const version = 'of the test';
    const progress = () => undefined;
    const context = new BuildContext({ diagnostics, store, version });
    const asked = { config, out, write: true, context, progress };
    const result = await buildOrRecall(asked, async (recording) => {
      const built = await build({ ...asked, context: recording });
      return { ...built, folders: [{ out, files: built.files }] };
    });
    const reports = diagnostics.all.map(({ code, message }) => `${code}: ${message}`).sort();
    return { ...result, reports, errors: diagnostics.count('error') };
  }
}

/** Maps the path of each file below a folder to its content. */
export function filesBelow(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );
}

/** Returns a dot as an image, in one of several colours (0 to 255). */
export function dot(color: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle r="5" fill="rgb(${color},0,0)"/></svg>`;
}

const compound = (name: string, text: string): string =>
  `<?xml version="1.0"?>
<doxygen version="1.9.4"><compounddef id="class${name}" kind="class" language="C++" prot="public">
<compoundname>${name}</compoundname><briefdescription><para>${text}</para></briefdescription>
<detaileddescription></detaileddescription><inheritancegraph>
<node id="1"><label>${name}</label><childnode refid="2" relation="public-inheritance"/></node>
<node id="2"><label>Base</label><childnode refid="3" relation="public-inheritance"/></node>
<node id="3"><label>Root</label></node></inheritancegraph><location file="a.h" line="1"/></compounddef></doxygen>
`;

/** The sources of the site, by their paths. */
const sources: Record<string, string> = {
  'site.config.yaml': `title: Recall
url: https://example.org
docs: { path: docs, sidebar: sidebars.ts, showLastUpdateTime: true }
blog: { path: blog }
pages: { path: pages }
doxygen: { xml: ../xml }
staticDirectories: [static]
stylesheets: [style.css]
i18n: { defaultLocale: de, texts: { de: texts.yaml } }
checks: { brokenLinks: warn, brokenMarkdownLinks: warn, missingXml: warn }
`,
  '.gitignore': 'node_modules\n.mtp-site-cache\n',
  'texts.yaml': 'shell: { copy: Kopie }\n',
  'style.css': '@import "./part.css";\n',
  'part.css': '.part { color: red }\n',
  'sidebars.ts': "import { items } from './items';\nexport default { guides: items };\n",
  'items.js': "export const items = ['a', { type: 'autogenerated', dirName: 'more' }];\n",
  'docs/a.md': '---\nslug: /\n---\n\n# A\n\n![Dot](./dot.svg) and [a missing one](./missing.md).\n',
  'docs/dot.svg': dot(10),
  'docs/more/b.mdx':
    '# B\n\nimport Part from "./_part.mdx";\nimport { word } from "@site/code/word";\n\n<Part />\n\n{word}\n',
  'docs/more/strange.md': '# Strange\n\n:::note\n\nNever closed.\n\n```nolanguage\nx\n```\n',
  'docs/more/_part.mdx': 'The part.\n',
  'blog/2024-02-03-first.md': '---\nauthors: [ada]\n---\n\n# First\n\nText.\n',
  'blog/authors.yml': 'ada: { name: Ada }\n',
  'pages/index.tsx':
    "import Heading from '@theme/Heading';\nimport Box from '../code/box';\nimport { word } from '../code/word';\nimport pdf from '../code/a.pdf';\nimport styles from './index.module.css';\nexport default () => <Box><a className={styles.word} href={pdf}>{word}</a><Heading as=\"h2\">Note</Heading></Box>;\n",
  'code/word.js': `import notes from '!!raw-loader!./notes.txt';
import facts from './facts.yaml';
import { linked } from 'linked';
import { word as own } from 'words';
export const word = [own, linked, notes, facts.count].join(' ');
`,
  'code/notes.txt': 'Notes',
  'code/facts.yaml': 'count: 1\n',
  'linked/one/index.js': "exports.linked = 'link one';\n",
  'linked/two/index.js': "exports.linked = 'link two';\n",
  'pages/index.module.css': '.word { color: red }\n',
  'code/a.pdf': 'not really a PDF',
  'code/box.jsx': 'export default ({ children }) => <p>Box: {children}</p>;\n',
  'node_modules/words/package.json': '{ "name": "words", "version": "1.0.0", "main": "index.js" }',
  'node_modules/words/index.js': "exports.word = 'word one';\n",
  'static/robots.txt': 'User-agent: *\n',
  '../xml/index.xml': `<?xml version="1.0"?>
<doxygenindex version="1.9.4"><compound refid="classOne" kind="class"><name>One</name></compound>
<compound refid="classTwo" kind="class"><name>Two</name></compound></doxygenindex>
`,
  '../xml/classOne.xml': compound('One', 'The first.'),
  '../xml/classTwo.xml': compound('Two', 'The second.'),
};
