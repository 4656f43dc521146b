/* eslint-disable @typescript-eslint/consistent-type-imports -- an import statement would make this file a module. */

/** Modules of the shell that React pages of a site can import. */

declare module '@docusaurus/ErrorBoundary' {
  const ErrorBoundary: typeof import('./crash.tsx').CrashBoundary;
  export default ErrorBoundary;
}

declare module '@docusaurus/Link' {
  const Link: typeof import('./docusaurus.ts').Link;
  export default Link;
}

declare module '@docusaurus/useBaseUrl' {
  const useBaseUrl: typeof import('./docusaurus.ts').useBaseUrl;
  export default useBaseUrl;
}

declare module '@docusaurus/useDocusaurusContext' {
  const useDocusaurusContext: typeof import('./docusaurus.ts').useDocusaurusContext;
  export default useDocusaurusContext;
}

/** Style sheets imported by pages; they are bundled with those of the site. */
declare module '*.css';
