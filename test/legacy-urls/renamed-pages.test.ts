import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SmallLibrary } from '../releases/small-library.ts';
import { needKnownDoxygen } from '../run/shared.ts';

const ports = `#pragma once
/** @file */
/** @defgroup io Input and output
 * @{ */
/** Opens. */
int port_open(int number);
/** Closes. */
int port_close(int number);
/** @} */
/** @page intro Introduction
 * How to begin. */
`;
const timers = `#pragma once
/** @file */
/** Starts. */
int timer_start(int number);
/** Stops. */
int timer_stop(int number);
`;

let library: SmallLibrary;

beforeEach(async () => {
  await needKnownDoxygen();
  library = new SmallLibrary();
  library.write('include/shapes/ports.h', ports);
  library.write('include/shapes/timers.h', timers);
  library.edit('site.config.yaml', (text) => `${text}  legacyUrls: true\n`);
  await publish();
});

afterEach(() => library.remove());

/** Publishes a release. */
async function publish(): Promise<void> {
  library.runDoxygen();
  expect(await library.snapshot('--legacy')).toMatchObject({ code: 0, error: '' });
  expect(await library.run('build', '--quiet')).toMatchObject({ code: 0 });
}

/** Publishes the next release. */
async function publishNext(): Promise<void> {
  library.edit('Doxyfile', (text) =>
    text.replace(/NUMBER = (\d)/, (_, number: string) => `NUMBER = ${Number(number) + 1}`),
  );
  rmSync(join(library.folder, 'xml'), { recursive: true });
  await publish();
}

/** Returns where a page leads, or its text if it stays. */
function placeOf(path: string): string {
  if (!existsSync(join(library.folder, 'build', path))) return 'missing';
  const html = library.read(join('build', path));
  const to = /http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1];
  return to ?? /<p>([^<]*no longer part[^<]*)/.exec(html)?.[1] ?? 'a page';
}

test('pages of renamed topics and headers lead to the pages that have their symbols', async () => {
  library.write(
    'include/shapes/serial.h',
    ports.replace('defgroup io', 'defgroup ports').replace('page intro', 'page start'),
  );
  library.write('include/shapes/clock.h', timers);
  for (const name of ['ports', 'timers']) rmSync(join(library.folder, `include/shapes/${name}.h`));
  await publishNext();
  const places = [
    'docs/api/groups/io/index.html',
    'docs/api/files/include/shapes/ports-h/index.html',
    'docs/api/files/include/shapes/timers-h/index.html',
    'docs/api/pages/intro/index.html',
    ...['group__io.html', 'ports_8h.html', 'timers_8h.html', 'timers_8h_source.html', 'intro.html'],
  ].map((path) => [path, placeOf(path)]);
  expect(Object.fromEntries(places)).toEqual({
    'docs/api/groups/io/index.html': '/docs/api/groups/ports/',
    'docs/api/files/include/shapes/ports-h/index.html': '/docs/api/files/include/shapes/serial-h/',
    'docs/api/files/include/shapes/timers-h/index.html': '/docs/api/files/include/shapes/clock-h/',
    // Nothing says which page took the place of another one.
    'docs/api/pages/intro/index.html': 'intro is no longer part of this reference.',
    'group__io.html': '/docs/api/groups/ports/',
    'ports_8h.html': '/docs/api/files/include/shapes/serial-h/',
    'timers_8h.html': '/docs/api/files/include/shapes/clock-h/',
    'timers_8h_source.html': '/docs/api/files/include/shapes/clock-h/',
    'intro.html': '/docs/api/pages/intro/',
  });
});

test('a topic whose symbols are elsewhere in equal parts, or on pages of another kind, is gone', async () => {
  library.write(
    'include/shapes/ports.h',
    `#pragma once
/** @file */
/** @defgroup a A
 * @{ */
/** Opens. */
int port_open(int number);
/** @} */
/** @defgroup b B
 * @{ */
/** Closes. */
int port_close(int number);
/** @} */
`,
  );
  await publishNext();
  expect(placeOf('docs/api/groups/io/index.html')).toContain('no longer part');
  library.write(
    'include/shapes/ports.h',
    ports.replace(/@defgroup[^]*?@\{/, '').replace(/.*@\}.*\n/, ''),
  );
  await publishNext();
  expect(placeOf('docs/api/groups/io/index.html')).toContain('no longer part');
});

test('a header that is renamed twice leads to its last name', async () => {
  for (const [from, to] of [
    ['timers', 'clock'],
    ['clock', 'wait'],
  ]) {
    library.write(`include/shapes/${to}.h`, timers);
    rmSync(join(library.folder, `include/shapes/${from}.h`));
    await publishNext();
  }
  expect(placeOf('docs/api/files/include/shapes/timers-h/index.html')).toBe(
    '/docs/api/files/include/shapes/wait-h/',
  );
  expect(placeOf('docs/api/files/include/shapes/clock-h/index.html')).toBe(
    '/docs/api/files/include/shapes/wait-h/',
  );
});
