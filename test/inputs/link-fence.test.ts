import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inputs } from '../../src/inputs/inputs.ts';
import { LinkFence } from '../../src/inputs/link-fence.ts';

let folder: string;
/** Returns a path in the folder of a test. */
const at = (path: string): string => join(folder, path);

/** Writes files; a text of `-> target` makes a link. */
function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(at(path), '..'), { recursive: true });
    if (text.startsWith('-> ')) symlinkSync(text.slice(3), at(path));
    else writeFileSync(at(path), text);
  }
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'fence-')));
  write({
    'secret/key': 'secret',
    'repository/.git/HEAD': '',
    'repository/shared/a.md': 'a',
    'repository/site/own.md': 'own',
    'repository/site/inside.md': '-> ../shared/a.md',
    'repository/site/out.md': '-> ../../secret/key',
    'repository/site/folder': '-> ../../secret',
    'repository/site/gone.md': '-> nowhere',
    'repository/site/node_modules/package': '-> ../../../secret',
    'repository/.git/hooks': '-> ../../secret',
    'repository/site/node_modules_/package': '-> ../../../secret',
    'generated/xml': '-> ../secret',
  });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fence = (inputs: string[] = [], generated: string[] = []): LinkFence =>
  new LinkFence({ home: at('repository/site'), inputs, generated });

describe('links out of the project', () => {
  test.each<[path: string, link: string | undefined, why: string]>([
    ['own.md', undefined, 'it is no link'],
    ['inside.md', undefined, 'the repository around the site is the project'],
    ['../shared/a.md', undefined, 'the repository around the site is the project'],
    ['out.md', 'out.md', 'it leads out'],
    ['folder', 'folder', 'it leads out'],
    ['folder/key', 'folder', 'the shortest part that leads out is the link'],
    ['folder/deeper/key', 'folder', 'what does not exist behind the link is refused as well'],
    ['gone.md', undefined, 'nothing can be read behind it'],
    ['missing.md', undefined, 'nothing is there'],
    ['node_modules/package/key', undefined, 'packages may be linked'],
    ['../.git/hooks/key', undefined, "git's own files may be anywhere"],
    ['node_modules_/package/key', 'node_modules_/package', 'only whole names are exempt'],
    ['../../secret/key', undefined, 'a path that starts outside is no matter of links'],
  ])('%s: %s, because %s', (path, link) => {
    const found = fence().linkOut(at(`repository/site/${path}`));
    expect(found?.link).toBe(link && at(`repository/site/${link}`));
    if (found) expect(found.target.startsWith(at('secret'))).toBe(true);
  });

  test('the project without a repository is the folder of the site', () => {
    rmSync(at('repository/.git'), { recursive: true });
    expect(fence().linkOut(at('repository/site/inside.md'))).toEqual({
      link: at('repository/site/inside.md'),
      target: at('repository/shared/a.md'),
    });
  });

  test('a site that is reached by a link is fenced like the site itself', () => {
    symlinkSync(at('repository'), at('way'));
    const linked = new LinkFence({ home: at('way/site'), inputs: [], generated: [] });
    expect(linked.linkOut(at('way/site/own.md'))).toBeUndefined();
    expect(linked.linkOut(at('way/site/out.md'))?.link).toBe(at('way/site/out.md'));
    expect(linked.linkOut(at('repository/site/out.md'))?.link).toBe(at('repository/site/out.md'));
  });

  test('folders outside that are configured may be read, but their links may not lead on', () => {
    write({ 'other/a.md': 'a', 'other/out.md': '-> ../secret/key' });
    const configured = fence([at('other')]);
    expect(configured.linkOut(at('other/a.md'))).toBeUndefined();
    expect(configured.linkOut(at('other/out.md'))?.link).toBe(at('other/out.md'));
    write({ 'repository/site/to-other.md': '-> ../../other/a.md' });
    expect(configured.linkOut(at('repository/site/to-other.md'))).toBeUndefined();
    expect(fence().linkOut(at('repository/site/to-other.md'))).toBeDefined();
  });

  test('a configured folder in the project may not be a link out of it', () => {
    const folders = [at('repository/site/folder')];
    expect(fence(folders).linkOut(at('repository/site/folder/key'))).toBeDefined();
    // What other programs write may be anywhere.
    expect(fence([], folders).linkOut(at('repository/site/folder/key'))).toBeUndefined();
  });
});

test('refused paths are neither read nor found, and reported once', async () => {
  const inputs = new Inputs();
  inputs.limitLinks({ home: at('repository/site'), inputs: [], generated: [] });
  const path = at('repository/site/out.md');
  expect(inputs.existsSync(path)).toBe(false);
  expect(inputs.isFile(path)).toBe(false);
  expect(inputs.readSync(path, 'utf8')).toBeUndefined();
  expect(inputs.readIfPossible(path)).toBeUndefined();
  expect(await inputs.read(path)).toBeUndefined();
  await expect(inputs.readFile(path)).rejects.toThrow('leads out');
  await expect(inputs.stat(path)).rejects.toThrow('leads out');
  await expect(inputs.readdir(at('repository/site/folder'))).rejects.toThrow('leads out');
  const reason = 'it leads out of the project';
  expect(inputs.faults).toEqual([
    { path, reason, isOutside: true },
    { path: at('repository/site/folder'), reason, isOutside: true },
  ]);
  expect(inputs.observations).toEqual([
    { kind: 'target', path, found: at('secret/key') },
    { kind: 'target', path: at('repository/site/folder'), found: at('secret') },
  ]);
  expect(inputs.fresh().isRefused(path)).toBe(true);
  inputs.limitLinks(undefined);
  expect(inputs.isRefused(path)).toBe(false);
});
