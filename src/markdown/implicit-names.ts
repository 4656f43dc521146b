import { table } from '../shared/table.ts';

/** Components that texts can use without importing them. */
export const implicitImports: Readonly<Record<string, string>> = table({
  Admonition: '@theme/Admonition',
  BrowserOnly: '@docusaurus/BrowserOnly',
  CodeBlock: '@theme/CodeBlock',
  Details: '@theme/Details',
  DocCardList: '@theme/DocCardList',
  Head: '@docusaurus/Head',
  Link: '@docusaurus/Link',
  TOCInline: '@theme/TOCInline',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
});

/** Names of these components. */
export const implicitNames: ReadonlyMap<string, string> = new Map(Object.entries(implicitImports));
