// What Docusaurus 3.10.2 provides to stand-alone pages, as far as the pages of the demonstration use it. Its stand-ins
// throw where the originals do: hooks of the theme outside of the providers that @theme/Layout adds around its children
// (packages/docusaurus-theme-common/src/utils/reactUtils.tsx, packages/docusaurus-theme-classic/src/theme/Layout/Provider).
import { createContext, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';

const InLayout = createContext(false);

/** Throws the error of Docusaurus for a hook outside of its provider. */
function needLayout(hook: string, provider: string): void {
  if (useContext(InLayout)) return;
  throw new Error(
    `Hook ${hook} is called outside the <${provider}>. Put the component into a <Layout> of @theme/Layout.`,
  );
}

/** `@theme/Layout`: the frame of a page, and the providers of the theme. */
export function Layout({ children }: { children?: ReactNode }): ReactElement {
  return (
    <InLayout.Provider value={true}>
      <div id="__docusaurus_skipToContent_fallback">{children}</div>
    </InLayout.Provider>
  );
}

/** `@theme/CodeBlock`: its colours follow the colour mode (usePrismTheme). */
export function CodeBlock({ children }: { children?: ReactNode }): ReactElement {
  needLayout('useColorMode', 'ColorModeProvider');
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}

/** `@docusaurus/Link`: the router and the collector of broken links surround every page. */
export function Link({ to, ...more }: { to: string; children?: ReactNode }): ReactElement {
  return <a href={to} {...more} />;
}

/** `@docusaurus/useDocusaurusContext`: it surrounds every page, too. */
export function useDocusaurusContext(): object {
  return { siteConfig: { title: 'T', tagline: 'A tagline', customFields: {} } };
}
