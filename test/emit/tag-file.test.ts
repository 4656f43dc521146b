import { expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readTagFile } from '../../src/doxygen/tag-file.ts';
import { tagFiles } from '../../src/emit/tag-file.ts';
import { planSite } from '../../src/plan/plan-site.ts';
import type { Plan } from '../../src/plan/types.ts';
import { readSite } from '../../src/compile/read-site.ts';
import { parseXml } from '../../src/xml/parse.ts';
import { contextOf } from '../context.ts';

async function planOf(xml: string): Promise<Plan> {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ xml, base: '/lib/', cwd: resolve('.') }, diagnostics);
  if (!config) throw new Error('The configuration has faults.');
  return planSite(await readSite(config, contextOf(diagnostics)), config, diagnostics);
}

test('another project finds every class and member with it', async () => {
  const plan = await planOf('fixtures/micro-test-plus/xml');
  const [file, ...others] = tagFiles(plan);
  if (!file || !('bytes' in file)) throw new Error('There is no tag file.');
  expect(others).toEqual([]);
  expect(file.path).toMatch(/^docs\/api\/[\w.+-]+\.tag$/);

  const diagnostics = new Diagnostics();
  const root = parseXml(String(file.bytes), file.path, diagnostics);
  expect(diagnostics.all).toEqual([]);
  if (!root) throw new Error('It is no XML.');
  const urls = readTagFile(root, 'https://example.org/lib/docs/api/');
  const known = new Set(urls.values());

  const { compounds, members } = plan.symbols;
  const classes = [...compounds.values()].filter(({ kind }) => /^(class|struct)$/.test(kind));
  const functions = [...members.values()].filter(({ member }) => member.kind === 'function');
  const refids = [...classes, ...functions.map(({ member }) => member)].map(({ refid }) => refid);
  expect(refids.length).toBeGreaterThan(100);
  const missing = refids.filter((refid) => {
    const href = plan.links.refid(refid) ?? '';
    return !known.has(`https://example.org${href.replace(/\/(#|$)/, '/index.html$1')}`);
  });
  expect(missing).toEqual([]);
});
