import type { SmallSite } from './fixture-site.ts';

/** A guide with everything that texts can contain besides paragraphs. */
const guide = `---
title: Parts
tags: [start]
---
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import TOCInline from '@theme/TOCInline';
import Counter from '@site/pages/_counter';

<TOCInline toc={toc} />

## Tabs

<Tabs>
<TabItem value="1" label="Development environment for embedded systems of all kinds">

<Tabs>
<TabItem value="g" label="GCC">First</TabItem>
<TabItem value="c" label="Clang">Second, with a [link](#boxes)</TabItem>
</Tabs>

</TabItem>
<TabItem value="2" label="Continuous integration">Third</TabItem>
<TabItem value="3" label="Release engineering">Fourth</TabItem>
<TabItem value="4" label="Verification and validation">Fifth</TabItem>
</Tabs>

## Code

\`\`\`cpp title="examples/with/a-name-that-is-longer-than-the-box/first/second/third/main.cpp" showLineNumbers {2}
int main() {
  return 0; // A comment that makes this line longer than the box, so that there is a button that breaks it.
}
\`\`\`

<details>
<summary>More, with \`code\`</summary>

Text with \`code\`, and

\`\`\`cpp
int a;
\`\`\`

</details>

## Boxes

:::tip[How \`vector\` grows]

A tip with \`code\` and a [link](#tabs).

:::danger

> A quote.

:::

:::

- [ ] open
- [x] done
- neither

Press <kbd>Ctrl</kbd> and read the note[^1].

| Name | Meaning |
| ---- | ------: |
| \`a\` | 1       |

![Gone](pathname:///img/gone.png)

<Counter>Text *inside*</Counter>

[^1]: A note.
`;

const counter = `import { useState } from 'react';
export default function Counter({ children }) {
  const [count, setCount] = useState(0);
  return <div><button onClick={() => setCount(count + 1)}>Clicked {count}</button>{children}</div>;
}
`;

/** A page like those of Docusaurus users. */
const home = `import Link from '@docusaurus/Link';
const looks = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'];
export default function Home() {
  return <>
    <header className="hero hero--primary"><div className="container">
      <h1 className="hero__title">Parts</h1><p className="hero__subtitle">All of them</p>
      <Link className="button button--secondary button--lg" to="/docs/parts/">Read</Link>
    </div></header>
    <main className="container margin-vert--lg"><div className="row">
      <div className="col col--6"><div className="card"><div className="card__header"><h2>Card</h2></div><div className="card__body">Text</div></div></div>
      <div className="col col--6"><div className="alert alert--warning">Text with a <Link to="/docs/parts/">link</Link> and <code>code</code></div></div>
    </div>
    {looks.map((look) => <p key={look}>
      <button className={'button button--' + look}>{look}</button>
      <button className={'button button--outline button--' + look}>{look}</button>
      <span className={'badge badge--' + look}>{look}</span>
    </p>)}
    <table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></main>
  </>;
}
`;

const authors = `
ann:
  name: Ann Example
  title: Maintainer of all that is here
  image_url: /img/logo.svg
  page: true
  description: Writes.
  socials: { github: ann, x: ann, email: ann@example.org }
ben: { name: Ben, url: https://example.org/ben, image_url: /img/logo.svg }
`;

/** A small site with every part of guides, posts and the user's pages. */
export const partsSite: SmallSite = {
  config: {
    navbar: { title: 'Parts', items: [{ label: 'Docs', to: '/docs/' }] },
    footer: { copyright: 'Nobody' },
  },
  files: {
    'docs/parts.mdx': guide,
    'docs/cards.mdx':
      "import DocCardList from '@theme/DocCardList';\n\n# Cards\n\nText.\n\n<DocCardList />\n",
    'sidebars.yaml': 'docsSidebar: [index, parts, cards]\n',
    'pages/_counter.tsx': counter,
    'pages/index.tsx': home,
    'blog/authors.yml': authors,
    'blog/2025-02-20-released.md':
      '---\nauthors: [ann, ben]\ntags: [news]\n---\n\nExcerpt.\n\n<!-- truncate -->\n\nRest.\n',
    'blog/2024-01-10-started.md':
      '---\nauthors: ann\n---\n\nExcerpt.\n\n<!-- truncate -->\n\n![Gone](pathname:///img/gone.png)\n',
  },
};
