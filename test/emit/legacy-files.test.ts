import { describe, expect, test } from '@jest/globals';
import type { LegacyUrlsConfig } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { legacyFiles } from '../../src/emit/legacy-files.ts';
import type { LegacyPage } from '../../src/plan/legacy-addresses.ts';
import { sitePlan } from './site-plan.ts';

const moved = { id: 'a1', href: '/base/docs/api/b/#x', label: 'b::x' };

const pages: LegacyPage[] = [
  { path: 'html/classa.html', href: '/base/docs/api/a/', anchors: [] },
  { path: 'html/classb.html', href: '/base/docs/api/b/', anchors: [moved] },
  { path: 'html/structs.html', href: '/base/docs/api/a/#s', anchors: [] },
];

/** Writes the redirects of some pages; a text is shown with a name, so that the cases stay readable. */
function written(
  settings: Partial<LegacyUrlsConfig>,
  { found = pages, others = [] }: { found?: LegacyPage[]; others?: string[] } = {},
): { files: Record<string, string>; messages: string[] } {
  const diagnostics = new Diagnostics();
  const place = { file: 'site.config.yaml', line: 3, column: 15 };
  const plan = sitePlan({
    legacyUrls: [
      { settings: { force: false, format: 'html', place, ...settings }, pages: () => found },
    ],
  });
  const files = legacyFiles(
    plan,
    others.map((path) => ({ path })),
    '/base/assets/js/redirect-1.js',
    diagnostics,
  );
  return {
    files: Object.fromEntries(
      files.map((file) => [file.path, 'bytes' in file ? String(file.bytes) : '']),
    ),
    messages: diagnostics.all.map(({ level, code, message }) => `${level} ${code}: ${message}`),
  };
}

describe('redirects from the pages of Doxygen', () => {
  test('are pages that search engines do not list', () => {
    const { files, messages } = written({});
    expect(Object.keys(files)).toEqual([
      'html/classa.html',
      'html/classb.html',
      'html/structs.html',
    ]);
    expect(files['html/classa.html']).toContain('content="noindex"');
    expect(files['html/classa.html']).toContain('href="https://example.org/base/docs/api/a/"');
    expect(files['html/classb.html']).toContain('<li id="a1">');
    expect(messages).toEqual([]);
  });

  test('are rules of a web server, except where a server cannot know the place', () => {
    const netlify = written({ format: 'netlify' }).files;
    expect(Object.keys(netlify)).toEqual(['html/classb.html', 'html/structs.html', '_redirects']);
    expect(netlify._redirects).toBe('/base/html/classa.html /base/docs/api/a/ 301\n');
    const nginx = written({ format: 'nginx' }).files['legacy-urls.nginx.conf'];
    expect(nginx).toContain(
      'map $uri $legacy_url {\n  "/base/html/classa.html" "/base/docs/api/a/";\n}\n',
    );
  });

  test('never replace a file of the site', () => {
    const found = ['index.html', 'A.html', 'b.html', '../c.html'].map((path) => ({
      path,
      href: '/base/',
      anchors: [],
    }));
    const { files, messages } = written({}, { found, others: ['index.html', 'a.html', 'b.html'] });
    expect(files).toEqual({});
    expect(messages).toEqual([
      'info legacy-urls-skipped: 3 addresses of the earlier site get no redirect: A.html differs from a.html only in capitals; b.html is a file of the site; ../c.html leads out of the output folder',
    ]);
    expect(written({ format: 'netlify' }, { others: ['_redirects'] }).messages).toEqual([
      'error legacy-urls-rules: The site already has a file "_redirects", so the rules of "doxygen.legacyUrls" cannot be written.',
    ]);
  });

  test('are at most 20,000 files unless there may be more', () => {
    const found = Array.from({ length: 20_001 }, (_, i) => ({
      path: `class${i}.html`,
      href: '/base/',
      anchors: [],
    }));
    const { files, messages } = written({}, { found });
    expect(files).toEqual({});
    expect(messages).toEqual([
      'error legacy-urls-many: "doxygen.legacyUrls" would write 20,001 files, more than 20,000.',
    ]);
    expect(Object.keys(written({ force: true }, { found }).files)).toHaveLength(20_001);
    expect(Object.keys(written({ format: 'netlify' }, { found }).files)).toEqual(['_redirects']);
  });
});
