import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from '../../src/build/build-site.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { receiveLateFaults } from '../../src/diagnostics/late-faults.ts';
import { contextOf } from '../context.ts';
import { faultsOf } from '../html/html-faults.mjs';
import { kinds, type InputKind, type KindName } from './input-kinds.ts';

/** What a site with some inputs shows. */
export interface Outcome {
  /** What is wrong with the tool or with its pages, if anything. */
  fault?: string;
  /** False if an error kept the tool from writing the site, so that no page was checked. */
  isWritten: boolean;
}

/** An input. */
export interface Input {
  /** Distinguishes the inputs of a site. */
  number: number;
  /** The content of its file. */
  text: string;
}

/** The files of each site besides the inputs. */
const site = {
  'xml/classGood.xml': `<doxygen><compounddef id="classGood" kind="class" prot="public"><compoundname>Good</compoundname>
<sectiondef kind="public-func"><memberdef kind="function" id="classGood_1a1" prot="public" static="no"><type>void</type><definition>void Good::f</definition><argsstring>(int a)</argsstring><name>f</name><param><type>int</type><declname>a</declname></param><briefdescription><para>Sound, see <ref refid="classGood" kindref="compound">Good</ref>.</para></briefdescription></memberdef></sectiondef>
<briefdescription><para>Sound.</para></briefdescription></compounddef></doxygen>`,
  'xml/good_8h.xml':
    '<doxygen><compounddef id="good_8h" kind="file"><compoundname>good.h</compoundname><innerclass refid="classGood" prot="public">Good</innerclass></compounddef></doxygen>',
  'docs/good.md': '# Good\n\nSound text with `code`, *emphasis* and a [link](sub/other.md).\n',
  'docs/sub/other.md': '# Other\n\nSound text, see [[Good]].\n\n```cpp\nint i;\n```\n',
  'blog/2024-01-01-good.md': '# Good post\n\nSound text.\n',
  'blog/2023-01-01-by-a.md': '---\nauthors: a\n---\n\n# Post with author\n',
  'blog/authors.yml': 'a: {name: A}\n',
};

/** The pages of these files. */
const soundPages = ['docs/good', 'docs/sub/other', 'docs/api/classes/good', 'blog/2024/01/01/good'];

const common = {
  title: 'T',
  url: 'https://example.org',
  baseUrl: '/base/',
  docs: { path: 'docs' },
  blog: { path: 'blog' },
  doxygen: { xml: 'xml' },
  checks: { profile: 'lenient' },
};

/** Parts of messages that only a fault of the tool explains. */
const internal =
  /Internal error|TypeError|RangeError|Cannot read propert|is not a function|is not iterable|\[object Object\]|call stack/;

/** The folder of all sites of this process. */
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
process.on('exit', () => {
  process.chdir(tmpdir());
  rmSync(folder, { recursive: true, force: true });
});

/** The content of the sound pages by the settings of their site, without any input. */
const sound = new Map<string, ReadonlyMap<string, string>>();

/** The content of each file that was valid when it was last written. */
const valid = new Map<string, string>();

/** Builds a site with inputs of a kind. */
export async function tryInputs(name: KindName, inputs: readonly Input[]): Promise<Outcome> {
  // Messages name files relative to the current folder, as for users.
  process.chdir(folder);
  const kind: InputKind = kinds[name];
  const settings = JSON.stringify({ ...common, ...kind.config });
  let expected = sound.get(settings);
  if (!expected && !kind.affectsAll) {
    const { pages } = await builtSite({}, settings);
    expected = pages;
    const missing = soundPages.find((page) => !pages.get(page));
    if (missing !== undefined)
      throw new Error(`The site without any input has no page ${missing}.`);
    sound.set(settings, expected);
  }
  const files = Object.fromEntries(
    inputs.map(({ number, text }) => [kind.path(number, text), text]),
  );
  const { reported, pages } = await builtSite(files, settings);
  // Code in texts may fail in any way.
  const isInternal = (each: string): boolean =>
    internal.test(each) && !/^(?:render-page|late-error|mdx)\b.* docs\/\S*:\d/.test(each);
  const polluted = Object.keys(Object.prototype);
  if (polluted.length > 0)
    return { fault: `All objects now have a property "${polluted[0]}".`, isWritten: false };
  const message = reported.find((each) => each.includes(folder) || isInternal(each));
  const isWritten = pages.size > 0;
  if (message !== undefined)
    return { fault: `A message is not fit for users: ${message}`, isWritten };
  if (!isWritten) return { isWritten };
  for (const [page, content] of expected ?? [])
    if (pages.get(page) !== content)
      return { fault: `The page ${page} is not the same.`, isWritten };
  return { fault: faultOfFiles(), isWritten };
}

/** Builds a site of some files; returns what was reported, and the content of its sound pages. */
async function builtSite(
  files: Record<string, string>,
  settings: string,
): Promise<{ reported: string[]; pages: Map<string, string> }> {
  for (const name of readdirSync(folder))
    if (name !== 'out') rmSync(join(folder, name), { recursive: true });
  const all = { 'site.config.yaml': settings, 'xml/index.xml': indexOf(files), ...site, ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytesOf(text));
  }
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  const out = join(folder, 'out');
  let isWritten = false;
  const stop = receiveLateFaults((fault) => diagnostics.report(fault));
  try {
    if (config) {
      const context = contextOf(diagnostics);
      await build({ config, out, write: true, context, progress: () => undefined });
      isWritten = !diagnostics.preventsWriting;
    }
  } finally {
    stop();
  }
  const reported = diagnostics.all.map(
    ({ code, level, place, message }) =>
      `${code} ${level} ${place?.file ?? ''}:${place?.line ?? ''} ${message}`,
  );
  const pages = isWritten
    ? soundPages.map((page) => [page, articleOf(join(out, page, 'index.html'))] as const)
    : [];
  return { reported, pages: new Map(pages) };
}

/** The index of Doxygen's files, with those of the inputs. */
function indexOf(files: Record<string, string>): string {
  const compounds = [
    ['classGood', 'class', 'Good'],
    ['good_8h', 'file', 'good.h'],
  ];
  for (const [path, text] of Object.entries(files)) {
    const [, refid] = /^xml\/(.+)\.xml$/.exec(path) ?? [];
    const [, kind = 'class'] = /<compounddef\b[^>]*? kind="(\w+)"/.exec(text) ?? [];
    if (refid !== undefined) compounds.push([refid, kind, refid]);
  }
  const lines = compounds.map(
    ([refid, kind, name]) =>
      `<compound refid="${refid}" kind="${kind}"><name>${name}</name></compound>`,
  );
  return `<doxygenindex version="1.9.4">\n${lines.join('\n')}\n</doxygenindex>\n`;
}

/** The bytes of a text in UTF-8; a lone surrogate from U+DC80 on is a byte that is not valid there. */
function bytesOf(text: string): Buffer {
  const parts = text.split(/([\udc80-\udcff])/u);
  return Buffer.concat(
    parts.map((part, i) =>
      i % 2 ? Buffer.from([part.charCodeAt(0) - 0xdc00]) : Buffer.from(part),
    ),
  );
}

/** The content of a page without links to its neighbours, which the inputs may be; empty if there is no such page. */
function articleOf(file: string): string {
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [article = ''] = /<article\b[^]*<\/article>/.exec(html) ?? [];
  return article.replace(/<nav class="[^"]*pagination[^]*?<\/nav>/g, '');
}

/** Returns the first fault of the written files. */
function faultOfFiles(): string | undefined {
  for (const path of readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|xml|json|js|txt|tag|css)$/.test(path)) continue;
    const content = readFileSync(join(folder, 'out', path), 'utf8');
    if (valid.get(path) === content) continue;
    if (content.includes(folder)) return `The file ${path} contains a path of this machine.`;
    const [fault] = path.endsWith('.html') ? faultsOf(content) : [];
    if (fault !== undefined) return `The page ${path} is not valid: ${fault}`;
    // Pages of inputs have paths of their own.
    if (valid.size > 1000) valid.clear();
    valid.set(path, content);
  }
  return undefined;
}
