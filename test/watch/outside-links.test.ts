import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { contentFolder } from '../markdown/content-folder.ts';
import { openSession, until } from './open-session.ts';

test('a link out of the project is reported while the site is watched, and the rest is shown', async () => {
  const folder = contentFolder({
    'site/site.config.yaml': 'title: T\nurl: https://example.org\ndocs: { path: docs }\n',
    'site/docs/good.md': '# Good\n\nSound.\n',
    'site/docs/guide.md': '# Guide\n\nOwn text.\n',
    'site/parts/guide.md': '# Guide\n\nLinked text.\n',
    'secret.md': '# Guide\n\nSecret text.\n',
  });
  const guide = join(folder, 'site/docs/guide.md');
  const { session, reports, written, close } = await openSession(
    join(folder, 'site/site.config.yaml'),
    folder,
  );
  const page = (): string => written().get('docs/guide/index.html') ?? '';
  const refused = (): string[] =>
    (reports.at(-1)?.diagnostics ?? []).flatMap(({ code, level, message }) =>
      code === 'outside-link' ? [`${level}: ${message}`] : [],
    );
  const linkTo = (target: string): void => {
    rmSync(guide);
    symlinkSync(target, guide);
  };
  const explain = (): string => JSON.stringify(reports.at(-1));
  try {
    await session.idle();
    expect(page()).toContain('Own text.');
    linkTo('../../secret.md');
    await until(() => refused().length > 0, explain);
    expect(refused()).toEqual([
      'error: This link leads out of the project, so it is not followed.',
    ]);
    expect([...written().values()].join()).not.toContain('Secret text.');
    expect(written().get('docs/good/index.html')).toContain('Sound.');
    linkTo('../parts/guide.md');
    await until(() => refused().length === 0 && page().includes('Linked text.'), explain);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
});
