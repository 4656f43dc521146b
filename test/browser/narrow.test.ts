import { test } from '@jest/globals';
import { eventually } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const long = 'AVeryLongNameOfAnInterfaceInTheLibrary';
const cells = Array.from({ length: 6 }, (_, i) => `\`${long}${i}\``).join(' | ');
const formula = Array.from({ length: 30 }, (_, i) => `x_{${i}}^{2}`).join(' + ');

/** A guide with one wide element of each kind. */
const elements: Record<string, string> = {
  'a table with links to another host': `| ${'a | '.repeat(7)}\n| ${'- | '.repeat(7)}\n| ${cells} | [${long} elsewhere](https://example.org/) |`,
  'a formula in a line': `Text $${formula}$ and more.`,
  'a formula in a list': `- Text $${formula}$.`,
  'a formula of its own': `$$\n${formula}\n$$`,
  code: `\`\`\`cpp\nauto result = ${`${long}(`.repeat(4)};\n\`\`\``,
  'code in a line': `The name \`${long.repeat(3)}\`, and [\`${long.repeat(3)}\`](https://example.org/).`,
  'a word without breaks': long.repeat(4),
  'an address': `<https://example.org/${'a/'.repeat(60)}>`,
  'a heading': `## \`${long}::${long}\``,
  'deep lists': `- a\n  - b\n    - c\n      - d\n        - ${long} [${long}](https://example.org/)`,
  'an admonition': `:::tip ${long.repeat(2)}\n\n| ${cells} |\n| ${'- | '.repeat(6)}\n| ${cells} |\n\n:::`,
  'a quotation': `> > > ${long.repeat(2)}`,
  'an image': '<img src="/img/logo.svg" width="900" height="30" alt="Logo" />',
  'an embedded page': '<iframe width="572" height="320" title="Page" src="/docs/wide-0/"></iframe>',
  'an HTML table': `<table><tbody><tr><td>${long}</td><td>${long}</td><td>${long}</td></tr></tbody></table>`,
  'preformatted text': `<pre>${long.repeat(5)}</pre>`,
  'a block with a width of its own': '<div style="width: 640px; height: 360px">Video</div>',
  details: `<details><summary>${long.repeat(2)}</summary>\n\n| ${cells} |\n| ${'- | '.repeat(6)}\n\n</details>`,
};

const stage = setStage({
  site: () =>
    serveSmallSite({
      config: { docs: { path: 'docs' }, markdown: { math: true } },
      files: Object.fromEntries(
        Object.values(elements).map((text, i) => [`docs/wide-${i}.md`, `# Wide\n\n${text}\n`]),
      ),
    }),
});

test.each(Object.keys(elements).map((name, i) => [name, i] as const))(
  'S-352 a guide does not scroll sideways: %s',
  async (_, i) => {
    const { page } = stage;
    await stage.open(`docs/wide-${i}/`);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);
