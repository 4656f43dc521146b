import { afterEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openSession, until } from './open-session.ts';

const library = resolve('fixtures/pages/class.history');
const folder = mkdtempSync(join(tmpdir(), 'lost-address-'));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an author who renames a published heading sees the page, and a warning', async () => {
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const api = readFileSync(join(library, 'api/1.1.0.json'), 'utf8');
  write('site/api/1.1.0.json', api);
  write('site/api/pages.txt', '/docs/guide/ 1.1.0\n/docs/guide/#install 1.1.0\n');
  write(
    'site/site.config.yaml',
    `title: T\nurl: https://example.org\ndoxygen: { xml: ${library} }\ndocs: { path: docs }\n`,
  );
  write('site/docs/guide.md', '# Guide\n\n## Install\n');
  const watch = await openSession(join(folder, 'site/site.config.yaml'), folder);
  const report = (): (typeof watch.reports)[number] | undefined => watch.reports.at(-1);
  try {
    expect(report()?.diagnostics).toEqual([]);
    write('site/docs/guide.md', '# Guide\n\n## Installing\n');
    await until(
      () => watch.written().get('docs/guide/index.html')?.includes('Installing') === true,
      () => 'The page was not written.',
    );
    await watch.session.idle();
    const lost = report()?.diagnostics ?? [];
    expect(lost).toMatchObject([
      {
        code: 'lost-address',
        level: 'warning',
        place: { line: 2 },
        advice: expect.stringMatching(
          /^Add to "redirects": \{ from: \/docs\/guide\/#install, to: \/docs\/guide\/#installing \}; .* Until then, "mtp-site build" fails\.$/,
        ),
      },
    ]);
    await expect(watch.fresh()).rejects.toThrow('lost-address');
  } finally {
    await watch.close();
  }
});
