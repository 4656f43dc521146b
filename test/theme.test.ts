import { describe, expect, test } from '@jest/globals';
import { buildFolder, type BuiltFolder } from './site-folder.ts';

const files = {
  'pages/index.md': '# Home\n',
  'static/fonts/inter.woff2': '',
  'blog/2025-01-01-a.md': '# A\n\nText.\n\n<!-- truncate -->\n',
};

/** Builds a small site with a theme, given as YAML flow or as an object. */
function site(theme: unknown, config: Record<string, unknown> = {}): Promise<BuiltFolder> {
  return buildFolder(files, {
    pages: { path: 'pages' },
    blog: { path: 'blog', feedStyles: true },
    theme,
    ...config,
  });
}

/** Returns the style sheet of a site. */
function styles({ file, files: all }: BuiltFolder): string {
  return file(all().find((path) => path.startsWith('assets/css/styles-')) ?? '') ?? '';
}

describe('theme', () => {
  test('one accent replaces the default in the style sheets, the icon and the feeds', async () => {
    const built = await site({ accent: '#B00020' });
    expect(built.reported).toEqual([]);
    const css = styles(built);
    expect(css).toContain(':root{--accent:#b00020;--color-bar-active:#');
    expect(css).toMatch(/@media screen\{\[data-theme='dark'\]\{--accent:#[\da-f]{6};/);
    expect(built.file('index.html')).toContain('fill%3D%22%23b00020%22');
    const feed = built.file('blog/rss.css') ?? '';
    expect(feed).toContain('--primary: #b00020;');
    // The colours of the default are left nowhere.
    for (const text of [feed, built.file('index.html') ?? ''])
      expect(text.match(/00599c|70b8f0|e5f0f9|17304a/gi)).toBeNull();
  });

  test('both accents can be set, in any form', async () => {
    const built = await site({ accent: 'rgb(0 100 0)', accentDark: 'hsl(120, 60%, 70%)' });
    expect(built.reported).toEqual([]);
    expect(styles(built)).toContain('--accent:#006400;');
    expect(styles(built)).toContain('{--accent:#85e085;');
  });

  test('without a theme, nothing is added', async () => {
    const built = await site({});
    expect(styles(built)).not.toContain(':root{--accent:#00599c;--color-bar-active');
    expect(styles(built).match(/--accent:/g)).toHaveLength(2);
  });

  test('fonts and corners', async () => {
    const built = await site({
      font: { family: 'Inter', src: '/fonts/inter.woff2', weight: '100 900' },
      codeFont: 'JetBrains Mono, "Cascadia Code", monospace',
      radius: 0,
    });
    expect(built.reported).toEqual([]);
    const css = styles(built);
    expect(css).toContain(
      '@font-face{font-family:"Inter";src:url("/base/fonts/inter.woff2");font-weight:100 900;font-display:swap}',
    );
    expect(css).toContain(
      ':root{--font-body:"Inter", system-ui, sans-serif;--font-mono:"JetBrains Mono", "Cascadia Code", monospace;--radius:0}',
    );
    // In a bundle with a sheet of the site, the address stays the same.
    const bundled = await buildFolder(
      { ...files, 'own.css': 'body { margin: 0 }' },
      {
        pages: { path: 'pages' },
        stylesheets: ['own.css'],
        theme: { font: { family: 'Inter', src: 'fonts/inter.woff2' } },
      },
    );
    expect(bundled.reported).toEqual([]);
    expect(styles(bundled)).toMatch(
      /@font-face\{font-family:Inter;src:url\(\/base\/fonts\/inter\.woff2\)/,
    );
  });

  test('a font file that does not exist is reported at its place', async () => {
    const { reported } = await site({ codeFont: { family: 'Mono', src: 'fonts/mono.woff2' } });
    expect(reported).toEqual([
      expect.stringMatching(
        /^warning broken-link site\.config\.yaml:1:\d+ The option `theme\.codeFont` leads to "fonts\/mono\.woff2"/,
      ),
    ]);
  });
});

describe('contrast', () => {
  test('an accent that is hard to read fails the build with its place and the closest one that is not', async () => {
    const { reported, advice, files: all } = await site({ accent: '#ff9900' });
    expect(reported).toEqual([
      expect.stringMatching(
        /^error theme-contrast site\.config\.yaml:1:\d+ "theme\.accent": with #ff9900, in light mode, links have a contrast of 1\.9\d:1 on the ground of code, and text on the accent has one of 2\.14:1; WCAG 2\.2 AA requires 4\.5:1\.$/,
      ),
    ]);
    expect(all()).toEqual([]);
    const [, proposed = ''] = /"(#[\da-f]{6})"/.exec(advice[0] ?? '') ?? [];
    expect(advice[0]).toContain('or set checks.contrast to warn');
    expect((await site({ accent: proposed })).reported).toEqual([]);
  });

  test('the accent of dark mode is measured on dark grounds', async () => {
    const { reported, advice } = await site({ accent: '#00599c', accentDark: '#00599c' });
    expect(reported).toEqual([
      expect.stringMatching(
        /^error theme-contrast .* "theme\.accentDark": with #00599c, in dark mode/,
      ),
    ]);
    const [, proposed = ''] = /"(#[\da-f]{6})"/.exec(advice[0] ?? '') ?? [];
    expect((await site({ accent: '#00599c', accentDark: proposed })).reported).toEqual([]);
  });

  test('the check can be a warning or off', async () => {
    const warned = await site({ accent: '#ff9900' }, { checks: { contrast: 'warn' } });
    expect(warned.reported).toEqual([expect.stringMatching(/^warning theme-contrast /)]);
    expect(styles(warned)).toContain('--accent:#ff9900');
    const ignored = await site({ accent: '#ff9900' }, { checks: { contrast: 'ignore' } });
    expect(ignored.reported).toEqual([]);
  });
});

describe('values that could end a rule of the style sheet', () => {
  test.each([
    ['accent', { accent: 'red;}body{display:none' }],
    ['accent', { accent: 'url(https://example.org)' }],
    ['accent', { accent: 'rebeccapurple' }],
    ['accent', { accent: '#00599c80' }],
    ['accent', { accent: null }],
    ['font', { font: 'Inter;}body{display:none' }],
    ['font', { font: 'In"ter' }],
    ['font', { font: "Inter, url('https://example.org/font.woff2')" }],
    ['font', { font: 'Inter\\' }],
    ['font', { font: 'Inter, ' }],
    ['font', { font: 'Inter </style>' }],
    ['font.family', { font: { family: 'A, B', src: 'a.woff2' } }],
    ['font.src', { font: { family: 'A', src: 'https://example.org/a.woff2' } }],
    ['font.src', { font: { family: 'A', src: '//example.org/a.woff2' } }],
    ['font.src', { font: { family: 'A', src: '../a.woff2' } }],
    ['font.src', { font: { family: 'A', src: 'a.woff2") format("x' } }],
    ['font.src', { font: { family: 'A', src: 'a.css' } }],
    ['font.src', { font: { family: 'A' } }],
    ['font.weight', { font: { family: 'A', src: 'a.woff2', weight: 'bold;}' } }],
    ['radius', { radius: '4px;}body{display:none' }],
    ['radius', { radius: 'calc(1px + 1px)' }],
    ['radius', { radius: '-4px' }],
    ['radius', { radius: 4 }],
    ['colour', { colour: '#000' }],
  ])('%s is an error: %j', async (option, theme) => {
    const { reported } = await site(theme);
    expect(reported).toEqual([
      expect.stringMatching(/^error config-invalid site\.config\.yaml:1:\d+ /),
    ]);
    expect(reported[0]).toContain(`theme.${option}`);
  });
});
