import { afterEach, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/load-config.ts';
import type { DoxygenConfig } from '../../src/config/types.ts';
import { latestDoxygen } from '../../src/config/versioned-doxygen.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { DoxygenWatches } from '../../src/watch/doxygen-watches.ts';
import { contentFolder } from '../markdown/content-folder.ts';

let watches: DoxygenWatches | undefined;
afterEach(() => watches?.close());

/** The settings of two libraries, whose commands write a line to a file beside the XML. */
function references(cwd: string): DoxygenConfig[] {
  const library = (name: string): object => ({
    xml: `${name}/xml`,
    sources: [`${name}/src`],
    command: `mkdir -p ${name}/xml && echo x > ${name}/xml/index.xml && echo run >> ${name}/runs`,
  });
  const text = JSON.stringify({ title: 'A', libraries: { a: library('a'), b: library('b') } });
  const config = loadConfig({ cwd, file: 'site.config.yaml', text }, new Diagnostics());
  return config ? latestDoxygen(config) : [];
}

test('the command of each library runs where there is no XML, and reports its own folders', async () => {
  const home = contentFolder({ 'a/src/a.h': '', 'b/src/b.h': '', 'b/xml/index.xml': '' });
  const events: string[] = [];
  const shown = (folders: readonly string[]): string =>
    folders.map((folder) => folder.slice(home.length)).join();
  watches = new DoxygenWatches(home, {
    onStart: (folders) => events.push(`start ${shown(folders)}`),
    onEnd: (_, __, folders) => events.push(`end ${shown(folders)}`),
  });
  const [a, b] = references(home);
  if (!a || !b) throw new Error('The configuration has faults.');
  watches.configure([a, b]);
  await watches.xmlReady();
  expect(events).toEqual(['start /a/xml', 'end /a/xml']);
  expect(readFileSync(join(home, 'a/runs'), 'utf8')).toBe('run\n');
  expect(existsSync(join(home, 'b/runs'))).toBe(false);
  // The same settings run nothing again, and a library that is gone is not watched.
  watches.configure([a]);
  await watches.xmlReady();
  expect(events).toHaveLength(2);
});
