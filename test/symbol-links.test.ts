import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const xml = path.join(root, 'fixtures/micro-test-plus/xml');

interface Outcome {
  status: number | null;
  text: string;
  /** The HTML of the page of a Markdown file: path below the output folder. */
  page: (permalink: string) => string;
}

/** Builds the site from the demonstration's XML and some Markdown files. */
function build(files: Record<string, string>, settings = '', api = `{ xml: '${xml}' }`): Outcome {
  const folder = mkdtempSync(path.join(tmpdir(), 'mtp-site-symbols-'));
  const config = `title: T\nurl: https://example.org\nbaseUrl: /b/\ndocs: { path: docs }\n${api === '' ? '' : `doxygen: ${api}\n`}${settings}`;
  for (const [name, text] of Object.entries({ ...files, 'site.config.yaml': config })) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const command = [path.join(root, 'bin/mtp-site.mjs'), 'build', '--out', 'site'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const page = (permalink: string): string =>
    readFileSync(path.join(folder, 'site', permalink, 'index.html'), 'utf8');
  return { status, text: stdout + stderr, page };
}

const expectLink =
  '<a href="/b/docs/api/groups/expectations/#expect" title="Checks a condition and continues in any case.">';

describe('a site with guides, posts and pages', () => {
  let site: Outcome;
  beforeAll(() => {
    site = build(
      {
        'docs/a.md': '# A\n\nCall [[micro_test_plus::expect]], `expect()` or `initialize()`.\n',
        'docs/b.md': '# B\n\nWith [[nodiscard]] and `[[expect]]`, `name` and `std::vector`.\n',
        'blog/2024-01-02-p.md':
          '---\ntitle: P\n---\n\nUses [[test_suite]].\n\n<!-- truncate -->\n\nMore.\n',
        'src/pages/c.md': '# C\n\nSee [[checks|expect()]].\n',
      },
      'blog: { path: blog }\npages: { path: src/pages }\n',
    );
  });

  test('is built without faults', () => {
    expect(site.text).toContain('no warnings.');
    expect(site.status).toBe(0);
  });

  test('has links to overload sets and functions, with their descriptions', () => {
    const html = site.page('docs/a').replaceAll('<wbr/>', '');
    expect(html).toContain(`${expectLink}<code>micro_test_plus::expect</code></a>`);
    expect(html).toContain(`${expectLink}<code>expect()</code></a>`);
    expect(html).toContain('/docs/api/groups/inits/#initialize" title="Initialises');
    expect(site.page('docs/api/groups/expectations')).toContain(' id="expect"');
  });

  test('leaves attributes, code and uncertain names unchanged', () => {
    expect(site.page('docs/b').replaceAll('<wbr/>', '')).toContain(
      'With [[nodiscard]] and <code>[[expect]]</code>, <code>name</code> and <code>std::vector</code>.',
    );
  });

  test('has links in posts, their excerpts and pages', () => {
    const suite =
      '<a href="/b/docs/api/classes/micro-os-plus/micro-test-plus/test-suite/" title="A test suite that registers itself and runs later."><code>test_suite</code></a>';
    expect(site.page('blog/2024/01/02/p').replaceAll('<wbr/>', '')).toContain(suite);
    expect(site.page('blog')).toContain(suite);
    expect(site.page('c')).toContain(`${expectLink}checks</a>`);
  });
});

test('unknown and ambiguous names fail the build, with their place', () => {
  const { status, text } = build({
    'docs/a.md': '# A\n\nText [[micro_test_plus::expct]]\nand [[initialize]].\n',
  });
  expect(status).toBe(1);
  expect(text).toMatch(
    /docs\/a\.md:3:6: error: `\[\[micro_test_plus::expct\]\]` does not name a symbol/,
  );
  expect(text).toContain('Did you mean `micro_os_plus::micro_test_plus::expect`?');
  expect(text).toMatch(
    /docs\/a\.md:4:5: error: `\[\[initialize\]\]` is ambiguous: it may mean `micro_os_plus::/,
  );
});

test('one setting disables links in inline code, another one turns errors into warnings', () => {
  const { status, text, page } = build(
    { 'docs/a.md': '# A\n\nText `expect()`, [[expect()]] and [[expct]].\n' },
    'checks: { brokenLinks: warn }\n',
    `{ xml: '${xml}', autolink: none }`,
  );
  expect(status).toBe(0);
  expect(text).toMatch(/docs\/a\.md:3:\d+: warning: `\[\[expct\]\]`/);
  expect(page('docs/a')).toContain(
    `Text <code>expect()</code>, ${expectLink}<code>expect()</code></a> and [[expct]].`,
  );
});

test('without an API reference, double brackets are text', () => {
  const { text, page } = build({ 'docs/a.md': '# A\n\nText [[expect]].\n' }, '', '');
  expect(text).toContain('no warnings.');
  expect(page('docs/a')).toContain('Text [[expect]].');
});
