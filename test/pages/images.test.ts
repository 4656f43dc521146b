import { expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from '../../src/build/build-site.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { contextOf } from '../context.ts';

const addresses = {
  allowed: [
    'https://img.example.org/a.png',
    '//img.example.org/b.png',
    'data:image/gif;base64,R0==',
  ],
  refused: [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://x.example/1',
  ],
};

const page = `<?xml version="1.0"?>
<doxygen version="1.9.4">
<compounddef id="indexpage" kind="page"><compoundname>index</compoundname><title>Main</title>
<briefdescription></briefdescription>
<detaileddescription><para><image type="html" name="logo.png" width="30%">The logo</image></para>
<para><image type="html" name="gone.png">Gone</image></para>
${[...addresses.allowed, ...addresses.refused].map((name) => `<para><image type="html" name="${name}">X</image></para>`).join('')}</detaileddescription></compounddef>
</doxygen>
`;

const index = `<?xml version="1.0"?>
<doxygenindex version="1.9.4"><compound refid="indexpage" kind="page"><name>index</name></compound></doxygenindex>
`;

test('images that comments name are copied, sized and captioned', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'));
  const picture = readFileSync(resolve('fixtures/micro-test-plus/docs/test/images/terminal.png'));
  writeFileSync(join(folder, 'index.xml'), index);
  writeFileSync(join(folder, 'indexpage.xml'), page);
  writeFileSync(join(folder, 'logo.png'), picture);
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder, xml: folder }, diagnostics);
  if (!config) throw new Error('The configuration has faults.');
  const out = join(mkdtempSync(join(tmpdir(), 'images-site-')), 'site');
  await build({
    config,
    out,
    write: true,
    context: contextOf(diagnostics),
    progress: () => undefined,
  });
  expect(diagnostics.all).toEqual([]);
  expect(readFileSync(join(out, 'assets/api-images/logo.png'))).toEqual(picture);
  const html = readFileSync(join(out, 'docs/api/index.html'), 'utf8');
  const size = `width="${picture.readUInt32BE(16)}" height="${picture.readUInt32BE(20)}"`;
  expect(html).toMatch(
    new RegExp(`<img src="/assets/api-images/logo.png"[^>]*${size}[^>]*style="width:30%"[^>]*>`),
  );
  expect(html).toContain('<figcaption>The logo</figcaption>');
  expect(html).not.toContain('src="gone.png"');
  for (const address of addresses.allowed) expect(html).toContain(`<img src="${address}"`);
  for (const address of addresses.refused) expect(html).not.toContain(`src="${address}`);
});
