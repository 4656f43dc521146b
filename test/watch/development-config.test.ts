import { expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { contentFolder } from '../markdown/content-folder.ts';
import { developmentConfig } from '../../src/watch/development-config.ts';

test('S-319 S-322 S-324 a watched site has unchanged images, no analytics, and its debug pages', () => {
  const cwd = contentFolder({
    'site.config.yaml': `
title: T
url: https://example.org
baseUrl: /
analytics: { trackingIds: [G-1] }
`,
  });
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd }, diagnostics);
  expect(diagnostics.all).toEqual([]);
  expect(config?.analytics).toBeDefined();
  expect(config?.images.responsive).toBe(true);
  const own = config && developmentConfig(config);
  expect(own?.analytics).toBeUndefined();
  expect(own?.images.responsive).toBe(false);
  expect(own?.debug).toBe(true);
});
