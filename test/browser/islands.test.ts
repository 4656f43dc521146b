import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { addAxe, violations } from './axe.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const files = {
  'components/Counter.tsx': `import { useContext, useState, createContext, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

const Step = createContext(1);
export function By({ step, children }: { step: number; children: ReactNode }) {
  const [isOn] = useState(true);
  return <Step.Provider value={isOn ? step : 1}>{children}</Step.Provider>;
}
export default function Counter({ start, children, format = String }: { start: number; children?: ReactNode; format?: (n: number) => string }) {
  const [count, setCount] = useState(start);
  const step = useContext(Step);
  return (
    <div className="counter">
      <button onClick={() => setCount(count + step)}>Count {format(count)} at {useBaseUrl('/x')}</button>
      {count % 2 === 0 && <div className="even">{children}</div>}
    </div>
  );
}`,
  'components/Plain.jsx': `export default function Plain({ children }) { return <em>{children}</em>; }`,
  'components/Broken.jsx': `import { useState } from 'react';
export default function Broken() {
  const [text] = useState('in the HTML');
  if (typeof window !== 'undefined' && !window.isRepaired)
    throw new Error('broken on purpose', { cause: new Error('by a test') });
  return <p className="broken">{text}</p>;
}`,
  'components/Fragile.jsx': `import { useEffect, useState } from 'react';
export default function Fragile({ children }) {
  const [count, setCount] = useState(0);
  const [isLate, setLate] = useState(false);
  if (count > 1) throw new Error('pressed too often');
  useEffect(() => { if (isLate) throw new Error('failed after it was shown'); });
  return (
    <span className="fragile">
      <button onClick={() => setCount(count + 1)}>Pressed {count}</button>
      <button onClick={() => setLate(true)}>Late</button>
      {children}
    </span>
  );
}`,
  'components/Unloadable.jsx': `import { useState } from 'react';
if (typeof window !== 'undefined' && !window.isRepaired) throw new Error('not in this browser');
export default function Unloadable({ children }) {
  const [count, setCount] = useState(0);
  return <span className="unloadable"><button onClick={() => setCount(count + 1)}>Loaded {count}</button> {children}</span>;
}`,
  'docs/islands.mdx': `---
title: Islands
first: 4
---
import Counter, { By } from '@site/components/Counter';
import Plain from '../components/Plain';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Part from './_part.mdx';

export const Toggle = ({ children }) => {
  const [isOpen, open] = useState(false);
  return <span><button className="toggle" onClick={() => open(!isOpen)}>{isOpen ? 'Close' : 'Open'}</button>{isOpen && children}</span>;
};
import { useState } from 'react';

Text in a line: <Toggle>with **hidden** [link](./islands-none.md)</Toggle>

<Plain>Never hydrated</Plain>

<Counter start={frontMatter.first} format={(n) => \`#\${n}\`}>

Inside *Markdown*, and [another page](./guide/first.md).

</Counter>

<By step={10}><Counter start={1} /></By>

<BrowserOnly fallback={<i>Not yet</i>}>{() => <b className="browser">{window.location.pathname}</b>}</BrowserOnly>

<Part start={20} />

## A heading
`,
  'docs/_part.mdx': `import Counter from '@site/components/Counter';

<Counter start={props.start} />
`,
  'docs/islands-none.md': `# Nothing alive

[Back](./islands.mdx)
`,
  'docs/failing.mdx': `import Broken from '@site/components/Broken';
import Counter from '@site/components/Counter';
import Fragile from '@site/components/Fragile';

# Failing

<Broken />

<Counter start={0} />

In a <Fragile>*line*</Fragile> of text.
`,
  'docs/unloadable.mdx': `import Unloadable from '@site/components/Unloadable';

# Unloadable

<Unloadable>*first*</Unloadable>

In a <Unloadable>*line*</Unloadable> of text, after [nothing](./islands-none.md).
`,
};

const stage = setStage({
  site: () => serveSmallSite({ files, config: { docs: { path: 'docs' } } }),
});

test('S-234 components with state in texts are hydrated, with the Markdown in them', async () => {
  await stage.open('docs/islands/');
  const { page } = stage;
  await eventually(() => page.locator('[data-island]').count()).toBe(5);
  const first = page.locator('.counter').first();
  await first.locator('button').click();
  await expectText(first.locator('button'), 'Count #5 at /micro-test-plus-xpack/x');
  // The HTML that it hides and shows again is that of the server.
  await eventually(() => first.locator('.even').count()).toBe(0);
  await first.locator('button').click();
  await expectText(first.locator('.even'), 'Inside Markdown, and another page.');
  await eventually(() => first.locator('.even em').innerText()).toBe('Markdown');
  await eventually(() => page.locator('em', { hasText: 'Never hydrated' }).count()).toBe(1);
});

test('the elements around components and their Markdown need no styles of their own', async () => {
  await stage.open('docs/islands/');
  const around = stage.page.locator('[data-island], [data-slot]');
  await passes(async () => {
    const displays = await around.evaluateAll((all) =>
      all.map((element) => [getComputedStyle(element).display, element.getAttribute('style')]),
    );
    expect(displays.length).toBeGreaterThan(5);
    expect(new Set(displays.flat())).toEqual(new Set(['contents', null]));
  });
});

test('components in one piece share contexts; parts get their properties', async () => {
  await stage.open('docs/islands/');
  const { page } = stage;
  const second = page.locator('.counter').nth(1).locator('button');
  await second.click();
  await expectText(second, 'Count 11 at /micro-test-plus-xpack/x');
  const part = page.locator('.counter').nth(2).locator('button');
  await part.click();
  await expectText(part, 'Count 21 at /micro-test-plus-xpack/x');
  await expectText(page.locator('.browser'), '/micro-test-plus-xpack/docs/islands/');
});

test('Markdown that is hidden at first appears when a component shows it, and its links navigate', async () => {
  await stage.open('docs/islands/');
  const { page } = stage;
  await eventually(() => page.locator('p strong', { hasText: 'hidden' }).count()).toBe(0);
  await page.locator('.toggle').click();
  await page.locator('p strong', { hasText: 'hidden' }).waitFor();
  await stage.markWindow();
  await page.locator('p a', { hasText: 'link' }).click();
  await page.locator('h1', { hasText: 'Nothing alive' }).waitFor();
  await eventually(() => stage.isSameWindow()).toBe(true);
});

test('components are hydrated after navigations, forwards and back', async () => {
  await stage.open('docs/islands-none/');
  const { page } = stage;
  await page.locator('main p a', { hasText: 'Back' }).click();
  await page.locator('h1', { hasText: 'Islands' }).waitFor();
  const button = page.locator('.counter button').first();
  await page.locator('.browser').waitFor();
  await button.click();
  await expectText(button, 'Count #5 at /micro-test-plus-xpack/x');
  await page.goBack();
  await page.locator('h1', { hasText: 'Nothing alive' }).waitFor();
  await page.goForward();
  await page.locator('.browser').waitFor();
  await button.click();
  await expectText(button, 'Count #5 at /micro-test-plus-xpack/x');
});

test('S-064 S-065 S-066 S-069 a box replaces a component that fails in the browser, and the others work', async () => {
  await stage.open('docs/failing/');
  const { page } = stage;
  const box = page.locator('[data-island] > [role=alert]');
  await box.waitFor();
  await eventually(() => box.locator('p').textContent()).toBe(
    'broken on purpose\n\nCause:\nby a test',
  );
  await eventually(() => page.locator('.broken').count()).toBe(0);
  const button = page.locator('.counter button');
  await button.click();
  await expectText(button, 'Count 1 at /micro-test-plus-xpack/x');

  // The same failure shows the box again, and a repaired component replaces it.
  const again = box.getByRole('button', { name: 'Try again' });
  stage.takeFaults();
  await again.click();
  await eventually(() => box.count()).toBe(1);
  await eventually(() => stage.faults.join()).toContain('broken on purpose');
  stage.takeFaults();
  await page.evaluate(() => void Reflect.set(window, 'isRepaired', true));
  await again.click();
  await expectText(page.locator('.broken'), 'in the HTML');
  await eventually(() => box.count()).toBe(0);
  await expectText(button, 'Count 1 at /micro-test-plus-xpack/x');
  expect(stage.takeFaults()).toEqual([]);
});

test('S-066 S-069 a component that fails after a press is mounted anew, with the Markdown in it', async () => {
  await stage.open('docs/failing/');
  const { page } = stage;
  const fragile = page.locator('p .fragile');
  const box = page.locator('p [data-island] > [role=alert]');
  const failures = {
    'Pressed 0': 'pressed too often',
    Late: 'failed after it was shown',
  };
  for (const [name, message] of Object.entries(failures)) {
    stage.takeFaults();
    // It fails at the second press of the first button, and at the first press of the other.
    const button = fragile.getByRole('button', { name: name.split(' ')[0] });
    await button.click();
    if (name !== 'Late') await button.click();
    await expectText(box.locator('p'), message);
    await eventually(() => fragile.count()).toBe(0);
    await eventually(() => page.locator('main p', { hasText: 'of text.' }).isVisible()).toBe(true);
    await eventually(() => stage.faults.join()).toContain(message);
    stage.takeFaults();
    await box.getByRole('button', { name: 'Try again' }).click();
    await expectText(fragile.locator('button').first(), 'Pressed 0');
    await eventually(() => fragile.locator('em').innerText()).toBe('line');
    await eventually(() => box.count()).toBe(0);
  }
});

test.each([
  ['full load', 'docs/unloadable/'],
  ['navigation', 'docs/islands-none/'],
])(
  'S-066 S-069 components whose code throws while it loads say so and keep their HTML: %s',
  async (_, first) => {
    const { page } = stage;
    await stage.open(first);
    if (first === 'docs/unloadable/') await page.mouse.move(10, 10);
    else await page.locator('.theme-doc-sidebar-menu a', { hasText: 'Unloadable' }).click();
    const boxes = page.locator('[data-island] > div > [role=alert]');
    await boxes.nth(1).waitFor();
    await eventually(() => boxes.locator('p').allTextContents()).toEqual(
      Array.from({ length: 2 }, () => 'not in this browser'),
    );
    await eventually(() => page.locator('.unloadable em').allTextContents()).toEqual([
      'first',
      'line',
    ]);
    await eventually(() => stage.faults.join()).toContain('not in this browser');
    stage.takeFaults();

    // The same failure leaves the boxes, and repaired code replaces all of them.
    const again = boxes.getByRole('button', { name: 'Try again' }).first();
    await again.click();
    while (stage.faults.length === 0) await page.waitForTimeout(20);
    await eventually(() => boxes.count()).toBe(2);
    stage.takeFaults();
    await page.evaluate(() => void Reflect.set(window, 'isRepaired', true));
    await again.click();
    await boxes.first().waitFor({ state: 'detached' });
    const button = page.locator('.unloadable button').last();
    await button.click();
    await expectText(button, 'Loaded 1');
    await eventually(() => page.locator('[data-island] > div').count()).toBe(0);
    expect(stage.takeFaults()).toEqual([]);
  },
);

test.each(['light', 'dark'])(
  'S-069 the box of a failed component is accessible: %s',
  async (theme) => {
    const { page } = stage;
    await addAxe(stage.context);
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await stage.open('docs/failing/');
    await page.locator('[data-island] > [role=alert]').waitFor();
    await eventually(() => page.getAttribute('html', 'data-theme')).toBe(theme);
    expect(await violations(page)).toEqual([]);
    stage.takeFaults();
  },
);

async function expectText(locator: Locator, text: string): Promise<void> {
  await locator.filter({ hasText: text }).waitFor();
  await eventually(() => locator.innerText()).toBe(text);
}
