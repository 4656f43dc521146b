/* eslint-disable @typescript-eslint/consistent-type-imports -- an import statement would make this file a module. */

/** Names under which React pages of a site import from the theme. */

declare module '@theme/CodeBlock' {
  const CodeBlock: typeof import('./code-block.tsx').CodeBlock;
  export default CodeBlock;
}
