/** @jest-environment-options { "production": true } */
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { RecallSite } from '../cache/recall-site.ts';
import { differences, openSession, until, type OpenSession } from './open-session.ts';
import { fc } from '../property-tests.ts';

const folders: string[] = [];
const open: OpenSession[] = [];

afterEach(async () => {
  for (const session of open.splice(0)) await session.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function watched(): Promise<{ site: RecallSite; watch: OpenSession }> {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-session-'));
  folders.push(folder);
  const site = new RecallSite(folder);
  site.write('a.h', 'class One;\n');
  const sourceUrl = 'sourceUrl: "https://git.example.org/{revision}/{path}#{line}"';
  site.replace('site.config.yaml', 'xml: ../xml', `xml: ../xml, ${sourceUrl}`);
  site.commit();
  const watch = await openSession(site.path('site.config.yaml'), folder);
  open.push(watch);
  return { site, watch };
}

/** Waits until the folder has the files of a fresh build. */
async function upToDate({ fresh, written }: OpenSession): Promise<void> {
  const wanted = await fresh();
  await until(
    () => differences(wanted, written()).length === 0,
    () =>
      `These files are not as a fresh build writes them: ${differences(wanted, written()).join(', ')}`,
  );
}

/** Edits that an author can make. */
const edits: Record<string, (site: RecallSite, word: string) => void> = {
  text: (site, word) => site.write('docs/a.md', `---\nslug: /\n---\n\n# A\n\n${word}\n`),
  title: (site, word) => site.write('docs/more/strange.md', `# ${word}\n\nText.\n`),
  write: (site, word) => site.write(`docs/more/${word}.md`, `# New ${word}\n\nText.\n`),
  remove: (site) => rmSync(site.path('docs/more/b.mdx'), { force: true }),
  bringBack: (site, word) => site.write('docs/more/b.mdx', `# B\n\n{"${word}"}\n`),
  part: (site, word) => site.write('docs/more/_part.mdx', `Part ${word}.\n`),
  post: (site, word) =>
    site.write(`blog/2024-03-03-${word}.md`, `# Post ${word}\n\nText ${word}.\n`),
  folder: (site, word) => {
    site.write(`docs/more/deep-${word}/c.md`, '# C\n\nDeep.\n');
    rmSync(site.path(`docs/more/moved-${word}`), { recursive: true, force: true });
    renameSync(site.path(`docs/more/deep-${word}`), site.path(`docs/more/moved-${word}`));
  },
  removeFolder: (site, word) =>
    rmSync(site.path(`docs/more/moved-${word}`), { recursive: true, force: true }),
  compound: (site, word) => site.replace('../xml/classOne.xml', '<para>', `<para>${word} `),
  style: (site, word) => site.write('part.css', `.part { --word: ${word} }\n`),
  component: (site, word) =>
    site.write('code/box.jsx', `export default ({ children }) => <p>${word}: {children}</p>;\n`),
  package: (site, word) =>
    site.write('node_modules/words/index.js', `exports.word = 'word ${word}';\n`),
  static: (site, word) => site.write('static/robots.txt', `User-agent: ${word}\n`),
  image: (site, word) =>
    site.write('docs/dot.svg', `<svg xmlns="http://www.w3.org/2000/svg" id="${word}"/>`),
  config: (site, word) => {
    site.replace('site.config.yaml', 'url:', `tagline: ${word}\nurl:`);
    const text = readFileSync(site.path('site.config.yaml'), 'utf8');
    site.write('site.config.yaml', text.replace(/(tagline: .*\n)(tagline: .*\n)+/, '$1'));
  },
  draft: (site, word) =>
    site.write('docs/more/draft.md', `---\ndraft: true\n---\n\n# Draft\n\n${word}\n`),
  history: (site) => site.commit(),
  tag: (site, word) => site.git('tag', '--force', word),
};

test('after any edit, the folder has the bytes of a fresh build', async () => {
  const step = fc.record({
    edit: fc.constantFrom(...Object.keys(edits)),
    word: fc.constantFrom('red', 'green', 'blue'),
    waits: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const { site, watch } = await watched();
      for (const { edit, word, waits } of steps) {
        edits[edit]?.(site, word);
        if (waits) await upToDate(watch);
      }
      await upToDate(watch);
      await watch.close();
    }),
    { numRuns: 12 },
  );
});

test('each kind of edit alone is detected', async () => {
  const { site, watch } = await watched();
  for (const [name, edit] of Object.entries(edits)) {
    edit(site, `word-${name.toLowerCase()}`);
    await upToDate(watch);
  }
});

test('a hundred saves in a row cause one or two builds', async () => {
  const { site, watch } = await watched();
  const { session, written } = watch;
  const before = session.builds;
  for (let n = 1; n <= 100; n += 1)
    writeFileSync(site.path('docs/a.md'), `---\nslug: /\n---\n\n# A\n\nSave ${n}.\n`);
  await until(
    () => written().get('docs/index.html')?.includes('Save 100.') === true,
    () => 'The last save was not written.',
  );
  await session.idle();
  expect(session.builds - before).toBeLessThanOrEqual(2);
  expect(session.builds - before).toBeGreaterThan(0);
});
