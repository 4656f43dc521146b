import { describe, test } from '@jest/globals';
import { eventually } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const sheet = `
@layer base { h1, h2 { font-size: 3px } }
@layer utilities { .fixed { position: fixed } .flat { margin-block: 0 } }
* { margin: 0; padding: 0 }
a { color: rgb(1, 2, 3) }
.plain { font-size: 7px }
.navbar__inner { width: 1550px; margin: auto }
:root { --ifm-color-secondary: rgb(240, 240, 240) }
`;

const page = `export default function Own() {
  return (
    <main className="container">
      <nav id="own" className="navbar fixed">Own</nav>
      <h2 className="flat plain">Chosen</h2>
      <pre id="ground" style={{ background: 'rgb(9, 9, 9)' }}><div><code>a</code></div></pre>
      <button className="button button--secondary">Second</button>
    </main>
  );
}`;

describe("a site's own style sheets", () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: { stylesheets: ['own.css'] },
        files: {
          'own.css': sheet,
          'pages/own.jsx': page,
        },
      }),
  });

  const styleOf = (selector: string, name: string): Promise<string> =>
    stage.page
      .locator(selector)
      .first()
      .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);

  test('classes win over ours, also in layers', async () => {
    await stage.open('own/');
    await eventually(() => styleOf('#own', 'position')).toBe('fixed');
    await eventually(() => styleOf('h2', 'margin-bottom')).toBe('0px');
    await eventually(() => styleOf('h2', 'font-size')).toBe('7px');
  });

  test('a width for the content of the navbar leaves its end on the screen of a phone', async () => {
    await stage.page.setViewportSize({ width: 390, height: 800 });
    await stage.open('own/');
    await eventually(() => stage.page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      390,
    );
  });

  test('code keeps the ground of a block, and secondary buttons their contrast', async () => {
    await stage.page.emulateMedia({ colorScheme: 'dark' });
    await stage.open('own/');
    await eventually(() => styleOf('#ground code', 'background-color')).toBe('rgba(0, 0, 0, 0)');
    await eventually(() => styleOf('.button--secondary', 'background-color')).toBe(
      'rgb(240, 240, 240)',
    );
    await eventually(() => styleOf('.button--secondary', 'color')).toBe('rgb(27, 39, 51)');
  });

  test('rules for elements, and layers of resets, do not take the look of pages', async () => {
    await stage.open('docs/long/');
    await eventually(() => styleOf('.theme-layout-navbar', 'position')).toBe('sticky');
    await eventually(() => styleOf('article h1', 'font-size')).toBe('32px');
    await eventually(() => styleOf('.prose p', 'margin-bottom')).not.toBe('0px');
  });
});
