import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config/load-config.ts';
import { withoutReferences } from '../../src/config/references.ts';
import type { Config } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { formatDiagnostics } from '../../src/diagnostics/format.ts';

const { SOURCE_DATE_EPOCH } = process.env;

beforeEach(() => {
  process.env.SOURCE_DATE_EPOCH = '1000000000';
  process.env.MTP_SET = 'set';
});

afterEach(() => {
  delete process.env.MTP_SET;
  if (SOURCE_DATE_EPOCH === undefined) delete process.env.SOURCE_DATE_EPOCH;
  else process.env.SOURCE_DATE_EPOCH = SOURCE_DATE_EPOCH;
});

/** Loads a configuration from `site` in a folder with a package. */
function load(tagline: string): { config?: Config; text: string; root: string } {
  const root = mkdtempSync(join(tmpdir(), 'mtp-references-'));
  const site = join(root, 'site');
  mkdirSync(site);
  writeFileSync(join(root, 'package.json'), '{ "version": "3.2.1", "repository": { "url": "u" } }');
  const yaml = `title: T\nurl: https://example.org\ncustomFields:\n  shown: [${JSON.stringify(tagline)}]\n`;
  writeFileSync(join(site, 'site.config.yaml'), `${yaml}pages: { path: . }\n`);
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: site }, diagnostics);
  return {
    config,
    text: formatDiagnostics(diagnostics.all, { colors: false, readFile: () => undefined }),
    root,
  };
}

function expanded(text: string): unknown {
  return load(text).config?.customFields.shown;
}

describe('references of the configuration', () => {
  test.each([
    ['v${package.version}, ${package.repository.url}', 'v3.2.1, u'],
    ['© ${year}', '© 2001'],
    ['${env.MTP_SET} ${env.MTP_SET:not}', 'set set'],
    ['<${env.MTP_UNSET:a: b}> <${env.MTP_UNSET:}>', '<a: b> <>'],
    ['$${year} ${ year } $5 {year}', '${year} 2001 $5 {year}'],
  ])('%s', (text, value) => {
    expect(expanded(text)).toEqual([value]);
    expect(expanded(withoutReferences(text))).toEqual([text]);
  });

  test('the files that they come from are known', () => {
    const { config, root } = load('${package.version}');
    expect(config?.referredFiles).toEqual([join(root, 'package.json')]);
    expect(load('${year}').config?.referredFiles).toBeUndefined();
  });

  test('faults have a place and advice', () => {
    for (const [text, fault] of [
      ['${yaer}', '"${yaer}" refers to nothing.'],
      ['${env.MTP_UNSET}', 'The environment variable "MTP_UNSET" is not set.'],
      ['${package.licence}', 'has a text at "licence".'],
    ] as const) {
      const { config, text: shown } = load(text);
      expect(config).toBeUndefined();
      expect(shown).toMatch(/^site\.config\.yaml:4:11: error: /);
      expect(shown).toContain(fault);
    }
  });
});
