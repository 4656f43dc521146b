import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { livePath, type LiveFault } from '../../src/shared/live-messages.ts';
import { eventually } from '../run/eventually.ts';
import { needProgram } from '../run/shared.ts';
import { watchSite, type WatchedSite } from './watch-site.ts';

const open: WatchedSite[] = [];

beforeAll(() => needProgram('g++'));

afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

const page = (...programs: string[]): string =>
  ['# A', ...programs.map((code) => `\`\`\`cpp\n${code}\n\`\`\``), ''].join('\n\n');

async function watched(...parameters: string[]): Promise<WatchedSite> {
  const site = await watchSite(
    {
      config: { examples: { command: 'g++ -fsyntax-only {file}' } },
      files: { 'docs/a.md': page('int a = wrong;'), 'docs/b.md': page('int b = 1;') },
    },
    parameters,
  );
  open.push(site);
  await site.prints('pages in');
  return site;
}

/** The faults that the overlay of a browser that connects now shows. */
async function faults({ url }: WatchedSite): Promise<string[]> {
  const { body } = await fetch(`${url}${livePath}/events?page=/`);
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString();
    const [, list] = /^data: (\{"type":"faults".*)$/m.exec(text) ?? [];
    if (list === undefined) continue;
    // Leaving the loop closes the connection.
    const { faults } = JSON.parse(list) as { faults: LiveFault[] };
    return faults.map(({ code, place = '' }) => `${place} ${code}`);
  }
  return ['no event'];
}

test('--examples compiles those of the saved page, and shows their faults until they are fixed', async () => {
  const site = await watched('--examples');
  // Only what is saved is compiled.
  expect(await faults(site)).toEqual([]);
  site.write('docs/b.md', page('int b = 1;', 'int c = nothing;'));
  await site.prints('docs/b.md:8:9: error');
  await eventually(() => faults(site)).toEqual(['docs/b.md:8:9 example-compile']);
  // A second page adds its faults, and another save of the first one removes its own.
  site.write('docs/a.md', page('int a = wrong; // still'));
  await eventually(() => faults(site)).toHaveLength(2);
  site.write('docs/b.md', page('int b = 1;', 'int c = 2;'));
  await eventually(() => faults(site)).toEqual(['docs/a.md:4:9 example-compile']);
  site.write('docs/a.md', '# A\n\nWithout code.\n');
  await eventually(() => faults(site)).toEqual([]);
  expect(site.printed).not.toContain('Internal error');
});

test('without --examples, nothing is compiled', async () => {
  const site = await watched();
  site.write('docs/b.md', page('int b = nothing;'));
  await site.prints('docs/b.md changed');
  expect(await faults(site)).toEqual([]);
  expect(site.printed).not.toContain('example');
});
