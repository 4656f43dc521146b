/* eslint-disable @typescript-eslint/consistent-type-imports -- an import statement would make this file a module. */

/** Modules of the theme that React pages of a site can import. */

declare module '@theme/CodeBlock' {
  const CodeBlock: typeof import('./code-block.tsx').CodeBlock;
  export default CodeBlock;
}

declare module '@theme/Layout' {
  const Layout: typeof import('./layout.tsx').Layout;
  export default Layout;
}
