import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadConfig } from '../../src/config/load-config.ts';
import type { LoadConfigOptions } from '../../src/config/load-config.ts';
import { portableConfig } from '../../src/config/portable-config.ts';
import type { Config } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { formatDiagnostics } from '../../src/diagnostics/format.ts';
import { expectGolden } from './golden.ts';

const cases = resolve('test/config/cases');

function load(options: LoadConfigOptions): { config?: Config; text: string } {
  const diagnostics = new Diagnostics();
  const config = loadConfig(options, diagnostics);
  const readFile = (file: string): string => readFileSync(join(options.cwd, file), 'utf8');
  return { config, text: formatDiagnostics(diagnostics.all, { colors: false, readFile }) };
}

/** Creates a folder with this site.config.yaml. */
function folderWith(yaml: string): string {
  const cwd = mkdtempSync(join(tmpdir(), 'mtp-config-'));
  writeFileSync(join(cwd, 'site.config.yaml'), yaml);
  return cwd;
}

function textFor(yaml: string): string {
  return load({ cwd: folderWith(`title: T\nurl: https://example.org\n${yaml}`) }).text;
}

describe('faults', () => {
  test('if there is only the configuration of another generator, the message names the command that converts it', () => {
    const cwd = mkdtempSync(join(tmpdir(), 'mtp-config-'));
    expect(load({ cwd }).text).toContain('Run "mtp-site init" to create');
    writeFileSync(join(cwd, 'docusaurus.config.mjs'), '');
    expect(load({ cwd }).text).toContain('Run "mtp-site init --from docusaurus.config.mjs"');
  });

  test('all faults are reported at once, each at its place', () => {
    const cwd = join(cases, 'faults');
    const { config, text } = load({ cwd });
    expect(config).toBeUndefined();
    expectGolden(text, join(cwd, 'expected.txt'));
  });

  test('YAML syntax and duplicate keys have a place', () => {
    expect(textFor('docs: [a\nblog: {}\n')).toMatch(/^site\.config\.yaml:4:1: error: /);
    expect(textFor('title: again\n')).toMatch(/^site\.config\.yaml:3:1: error: Map keys must be/);
    expect(textFor('customFields: &a { b: *a }\n')).toContain(
      '"*a" is undefined or refers to itself',
    );
  });

  test('addresses of an earlier site: true, a folder, or a map', () => {
    const textOf = (value: string): string =>
      textFor(`doxygen:\n  xml: .\n  legacyUrls: ${value}\n`);
    for (const valid of ['true', 'false', 'html', '/old/html/', '{ subdirs: true, format: nginx }'])
      expect(textOf(valid)).not.toContain('legacyUrls');
    expect(textOf('3')).toContain(
      'site.config.yaml:5:15: error: "doxygen.legacyUrls" must be true, a path, or a map, but is the number 3.',
    );
    expect(textOf('https://e.org/html')).toContain(
      '5:15: error: "doxygen.legacyUrls": "https://e.org/html" is not a path below the base path.',
    );
    const misspelt = textOf('{ subdir: true, format: ngnix, tag: none.tag }');
    expect(misspelt).toContain('5:17: error: Unknown option "doxygen.legacyUrls.subdir".');
    expect(misspelt).toContain('Did you mean "subdirs"?');
    expect(misspelt).toContain('Did you mean "nginx"?');
    expect(misspelt).toContain('"doxygen.legacyUrls.tag": the file "none.tag" does not exist.');
  });

  test('social cards: true, false, or a map', () => {
    const cardsOf = (value: string): Config['socialCards'] =>
      load({
        cwd: folderWith(`title: T\nurl: https://example.org\nsocialCards: ${value}\n`),
      }).config?.socialCards;
    expect(cardsOf('true')).toMatchObject({ maxPages: 1000, place: { line: 3, column: 14 } });
    expect(cardsOf('{ maxPages: 5 }')).toMatchObject({ maxPages: 5 });
    expect(cardsOf('false')).toBeUndefined();
    expect(textFor('socialCards: 3')).toContain(
      '3:14: error: "socialCards" must be true, false, or a map, but is the number 3.',
    );
    expect(textFor('socialCards: { maxPages: 0 }')).toContain('"socialCards.maxPages" must be');
  });

  test('invalid macro names', () => {
    const textOf = (name: string): string =>
      textFor(`doxygen:\n  xml: .\n  attributeMacros: [LIB_HOT, ${name}]\n`);
    expect(textOf('LIB_COLD')).not.toContain('attributeMacros');
    const faulty = textOf('LIB(x)');
    expect(faulty).toContain(
      'site.config.yaml:5:30: error: "doxygen.attributeMacros[1]": "LIB(x)"',
    );
    expect(faulty).toContain('Write the name alone, without parameters.');
  });

  test('addresses of sources without a path, or with unknown placeholders', () => {
    const textOf = (...lines: string[]): string =>
      textFor(`doxygen:\n  xml: .\n${lines.map((line) => `  ${line}\n`).join('')}`);
    expect(textOf('sourceUrl: https://e.org/{revision}#L{line}')).toContain(
      'site.config.yaml:5:14: error: "doxygen.sourceUrl": without "{path}", all sources would have the same URL.',
    );
    const misspelt = textOf('sourceUrl: https://e.org/{rivision}/{path}');
    expect(misspelt).toContain(
      '5:14: error: "doxygen.sourceUrl": unknown placeholder "{rivision}".',
    );
    expect(misspelt).toContain('Did you mean "{revision}"?');
    expect(textOf('sourceUrl: e.org/{path}')).toContain('does not look like a valid URL');
    expect(textOf('revision: --all')).toContain('5:13: error: "doxygen.revision": "--all" is not');
    expect(textOf('sourceUrl: https://e.org/{path}#{line}', 'revision: release/1.0')).toBe('');
  });

  test('addresses of forms for problems, with unknown placeholders', () => {
    const ofForm = (url: string): string => textFor(`reportUrl: ${url}\n`);
    expect(ofForm('https://e.org/new?title={symbol}&body={release}%20{url}')).toBe('');
    const misspelt = ofForm('https://e.org/new?title={symbols}');
    expect(misspelt).toContain('3:12: error: "reportUrl": unknown placeholder "{symbols}".');
    expect(misspelt).toContain('Did you mean "{symbol}"?');
    expect(ofForm('https://e.org/new?title={colour}')).toContain(
      'Available placeholders: {symbol}, {release} and {url}.',
    );
  });

  test('docs features without docs', () => {
    const text = textFor('navbar:\n  items:\n    - { type: docsVersionDropdown }\n');
    expect(text).toContain(
      'site.config.yaml:5:7: error: A navbar item of the type "docsVersionDropdown" needs guides, and the site has none.',
    );
  });

  test('missing tag files, at their place', () => {
    const text = textFor(
      'doxygen:\n  xml: .\n  tagFiles:\n    gone.tag: https://example.org/a/\n    site.config.yaml: /no/url/\n',
    );
    expect(text).toContain('site.config.yaml:6:5: error: "doxygen.tagFiles.gone.tag": the file');
    expect(text).toContain('site.config.yaml:7:23: error: "doxygen.tagFiles.site.config.yaml": "/');
  });

  test('missing files and folders', () => {
    const cwd = mkdtempSync(join(tmpdir(), 'mtp-config-'));
    expect(load({ cwd }).text).toContain('Run "mtp-site init" to create');
    expect(load({ cwd, file: 'other.yaml' }).text).toContain('There is no file "other.yaml".');
    expect(load({ cwd, xml: 'xml' }).text).toContain('--xml: there is no folder "xml".');
    expect(load({ cwd, file: '.' }).text).toContain('cannot be read (EISDIR)');
  });

  test('S-342 UI texts: faults have their places in the file that contains them', () => {
    const cwd = folderWith(
      'title: T\nurl: https://example.org\ni18n:\n  texts: { de: de.yaml, fr: fr.yaml, it: gone.yaml }\n',
    );
    writeFileSync(
      join(cwd, 'de.yaml'),
      'shell:\n  close: Zu\n  closed: Zu\n  expandCategory: "{name}"\n  search: 1\nother: {}\n',
    );
    writeFileSync(join(cwd, 'fr.yaml'), 'shell: [\n');
    const { text } = load({ cwd });
    const faults = text.split('\n').filter((line) => /error:|^ {2}\S/.test(line));
    expect(faults.map((line) => line.trim())).toEqual(
      expect.arrayContaining([
        'de.yaml:3:3: error: Unknown text "shell.closed". [config-invalid]',
        'Did you mean "close"?',
        'de.yaml:4:19: error: "shell.expandCategory": unknown value {name} in the text. [config-invalid]',
        'Available values: {label}.',
        'de.yaml:5:11: error: "shell.search" must be text, but is the number 1. [config-invalid]',
        'de.yaml:6:1: error: Unknown text "other". [config-invalid]',
        expect.stringMatching(/^fr\.yaml:\d+:\d+: error: /),
        expect.stringMatching(/^site\.config\.yaml:4:\d+: error: .*"gone\.yaml" does not exist/),
      ]),
    );
  });

  test('an empty file lacks the title, which is required', () => {
    const { text } = load({ cwd: folderWith('') });
    expect(text).toContain('site.config.yaml:1:1: error: "title" is missing.');
    expect(text).not.toContain('"url"');
  });
});

describe('values', () => {
  test('defaults are filled in, paths become absolute', () => {
    const cwd = join(cases, 'minimal');
    const { config, text } = load({ cwd });
    expect(text).toBe('');
    expect(config?.docs?.path).toBe(join(cwd, 'docs'));
    const shown = JSON.stringify(config && portableConfig(config), null, 2);
    expectGolden(`${shown}\n`, join(cwd, 'expected.txt'));
  });

  test('paths of tag files are absolute, and portable in messages', () => {
    const cwd = folderWith(
      'title: T\nurl: https://example.org\ndoxygen:\n  xml: .\n  tagFiles: { site.config.yaml: "https://example.org/a/" }\n',
    );
    const { config } = load({ cwd });
    const url = 'https://example.org/a/';
    expect(config?.doxygen?.tagFiles).toEqual({ [join(cwd, 'site.config.yaml')]: url });
    expect(config && portableConfig(config)).toMatchObject({
      doxygen: { tagFiles: { 'site.config.yaml': url } },
    });
  });

  test('paths of all options are portable where the configuration is shown, site paths remain', () => {
    const cwd = folderWith(
      'title: T\nurl: https://example.org\nmarkdown: { components: own.tsx }\nredirects: [{ from: /a/, to: /b/ }]\ncustomFields: { place: { at: 1 } }\n',
    );
    writeFileSync(join(cwd, 'own.tsx'), '');
    const { config, text } = load({ cwd });
    expect(text).toBe('');
    const shown = config && portableConfig(config);
    expect(shown).toMatchObject({
      file: 'site.config.yaml',
      markdown: { components: 'own.tsx' },
      redirects: { list: [{ from: ['/a/'], to: '/b/' }] },
      customFields: { place: { at: 1 } },
    });
    expect(JSON.stringify(shown)).not.toContain('"place":{"file"');
  });

  test('--xml alone suffices; with a file it replaces doxygen.xml and keeps the rest', () => {
    const alone = load({ cwd: cases, xml: 'minimal' });
    expect(alone.text).toBe('');
    expect(alone.config).toMatchObject({
      title: '',
      baseUrl: '/',
      doxygen: { xml: join(cases, 'minimal'), routeBasePath: 'docs/api' },
      staticDirectories: [],
      navbar: { items: [{ to: '/docs/api/' }] },
      sitemap: null,
      colorMode: { respectPrefersColorScheme: true },
      checks: { brokenLinks: 'throw', danglingReferences: 'warn' },
    });
    const cwd = folderWith(
      'title: T\nurl: https://example.org\ndoxygen: { xml: gone, routeBasePath: /ref/ }\n',
    );
    const { config } = load({ cwd, xml: cases, file: 'site.config.yaml' });
    expect(config?.doxygen).toMatchObject({ xml: cases, routeBasePath: 'ref' });
    const other = load({ cwd, xml: cases });
    expect(other.config?.doxygen?.routeBasePath).toBe('docs/api');
    expect(other.text).toContain('site.config.yaml is not read');
  });

  test('--base replaces baseUrl and is checked', () => {
    const cwd = join(cases, 'minimal');
    expect(load({ cwd, base: 'other' }).config?.baseUrl).toBe('/other/');
    expect(load({ cwd, base: '' }).config?.baseUrl).toBe('/');
    expect(load({ cwd, base: 'a b' }).text).toContain('"--base": "a b" is not a path');
  });

  test('null disables options that can be omitted', () => {
    const cwd = folderWith('title: T\nurl: https://example.org\nsitemap: null\n');
    expect(load({ cwd }).config?.sitemap).toBeNull();
  });

  test('the file of this repository is valid', () => {
    const { text, config } = load({ cwd: resolve('.') });
    expect(text).toBe('');
    expect(config?.navbar.items.map(({ position }) => position)).toEqual([
      ...['left', 'left', 'left'],
      ...['right', 'right', 'right', 'right', 'right'],
    ]);
  });
});
