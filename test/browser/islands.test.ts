import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
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
  const [text] = useState('still readable');
  if (typeof window !== 'undefined') throw new Error('broken on purpose');
  return <p className="broken">{text}</p>;
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

# Failing

<Broken />

<Counter start={0} />
`,
};

const stage = setStage({
  site: () => serveSmallSite({ files, config: { docs: { path: 'docs' } } }),
});

test('S-234 components with state in texts are hydrated, with the Markdown in them', async () => {
  await stage.open('docs/islands/');
  const { page } = stage;
  expect(await page.locator('[data-island]').count()).toBe(5);
  const first = page.locator('.counter').first();
  await first.locator('button').click();
  await expectText(first.locator('button'), 'Count #5 at /micro-test-plus-xpack/x');
  // The HTML that it hides and shows again is that of the server.
  expect(await first.locator('.even').count()).toBe(0);
  await first.locator('button').click();
  await expectText(first.locator('.even'), 'Inside Markdown, and another page.');
  expect(await first.locator('.even em').innerText()).toBe('Markdown');
  expect(await page.locator('em', { hasText: 'Never hydrated' }).count()).toBe(1);
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
  expect(await page.locator('p strong', { hasText: 'hidden' }).count()).toBe(0);
  await page.locator('.toggle').click();
  await page.locator('p strong', { hasText: 'hidden' }).waitFor();
  await stage.markWindow();
  await page.locator('p a', { hasText: 'link' }).click();
  await page.locator('h1', { hasText: 'Nothing alive' }).waitFor();
  expect(await stage.isSameWindow()).toBe(true);
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

test('a component that fails in the browser keeps the HTML of the server, and the others work', async () => {
  await stage.open('docs/failing/');
  const { page } = stage;
  const button = page.locator('.counter button');
  await button.click();
  await expectText(button, 'Count 1 at /micro-test-plus-xpack/x');
  expect(await page.locator('.broken').innerText()).toBe('still readable');
  expect(stage.takeFaults()).toEqual([expect.stringContaining('broken on purpose')]);
});

async function expectText(locator: Locator, text: string): Promise<void> {
  await locator.filter({ hasText: text }).waitFor();
  expect(await locator.innerText()).toBe(text);
}
