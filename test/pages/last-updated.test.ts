import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const command = join(import.meta.dirname, '../../bin/mtp-site.mjs');

const config = `
title: Test
url: https://example.org
docs: { showLastUpdateTime: true }
staticDirectories: []
`;

test('S-228 the date is in UTC, wherever the site is built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-updated-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'site.config.yaml'), config);
  const dated = (date: string): string => `---\nslug: /\nlast_update: { date: ${date} }\n---\n`;
  const built = (date: string, zone: string): string => {
    writeFileSync(join(folder, 'docs/a.md'), dated(date));
    const env = { ...process.env, TZ: zone };
    execFileSync(process.execPath, [command, 'build', '--out', zone], { cwd: folder, env });
    const html = readFileSync(join(folder, zone, 'docs/index.html'), 'utf8');
    return (
      html.match(/class="theme-last-updated">.*?<\/span>/)?.[0].replaceAll(/<[^>]+>/g, '') ?? ''
    );
  };
  // West and east of Greenwich, these times are on the day before and the day after.
  expect(built('2024-01-02T00:30:00Z', 'America/Los_Angeles')).toContain('on Jan 2, 2024');
  expect(built('2024-01-02T23:30:00Z', 'Asia/Tokyo')).toContain('on Jan 2, 2024');
});
