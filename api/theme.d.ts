/** The modules that React pages, components and texts of a site can import, as `import type {} from 'mtp-site/theme'` declares them. */

declare module '@docusaurus/BrowserOnly' {
  export { BrowserOnly as default } from 'mtp-site/components';
}

declare module '@docusaurus/ErrorBoundary' {
  export { ErrorBoundary as default } from 'mtp-site/components';
}

declare module '@docusaurus/ExecutionEnvironment' {
  export { ExecutionEnvironment as default } from 'mtp-site/components';
}

declare module '@docusaurus/Head' {
  export { Head as default } from 'mtp-site/components';
}

declare module '@docusaurus/Link' {
  export { Link as default } from 'mtp-site/components';
}

declare module '@docusaurus/Translate' {
  export { Translate as default, translate as translate } from 'mtp-site/components';
}

declare module '@docusaurus/router' {
  export {
    Redirect as Redirect,
    useHistory as useHistory,
    RouterLink as Link,
    RouterLink as NavLink,
    useLocation as useLocation,
  } from 'mtp-site/components';
}

declare module '@docusaurus/useBaseUrl' {
  export { useBaseUrl as default, useBaseUrlUtils as useBaseUrlUtils } from 'mtp-site/components';
}

declare module '@docusaurus/useDocusaurusContext' {
  export { useDocusaurusContext as default } from 'mtp-site/components';
}

declare module '@docusaurus/useGlobalData' {
  export { usePluginData as usePluginData } from 'mtp-site/components';
}

declare module '@docusaurus/useIsBrowser' {
  export { useIsBrowser as default } from 'mtp-site/components';
}

declare module '@docusaurus/plugin-content-blog/client' {
  export { useBlogPost as useBlogPost } from 'mtp-site/components';
}

declare module '@docusaurus/plugin-content-docs/client' {
  export {
    useActiveVersion as useActiveVersion,
    useVersions as useVersions,
    useDoc as useDoc,
  } from 'mtp-site/components';
}

declare module '@docusaurus/theme-common' {
  export {
    PageMetadata as PageMetadata,
    useColorMode as useColorMode,
    usePrismTheme as usePrismTheme,
    useWindowSize as useWindowSize,
    useThemeConfig as useThemeConfig,
  } from 'mtp-site/components';
}

declare module '@theme-original/MDXComponents' {
  export { MDXComponents as default } from 'mtp-site/components';
}

declare module '@theme/Admonition' {
  export { ThemeAdmonition as default } from 'mtp-site/components';
}

declare module '@theme/CodeBlock' {
  export { CodeBlock as default } from 'mtp-site/components';
}

declare module '@theme/Details' {
  export { Details as default } from 'mtp-site/components';
}

declare module '@theme/DocCard' {
  export { DocCard as default } from 'mtp-site/components';
}

declare module '@theme/DocCardList' {
  export { DocCardList as default } from 'mtp-site/components';
}

declare module '@theme/Heading' {
  export { Heading as default } from 'mtp-site/components';
}

declare module '@theme/Icon/ExternalLink' {
  export { LeavingIcon as default } from 'mtp-site/components';
}

declare module '@theme/Icon/Success' {
  export { SuccessIcon as default } from 'mtp-site/components';
}

declare module '@theme/IdealImage' {
  export { IdealImage as default } from 'mtp-site/components';
}

declare module '@theme/Layout' {
  export { Layout as default } from 'mtp-site/components';
}

declare module '@theme/MDXComponents' {
  export { MDXComponents as default } from 'mtp-site/components';
}

declare module '@theme/TabItem' {
  export { TabItem as default } from 'mtp-site/components';
}

declare module '@theme/Tabs' {
  export { Tabs as default } from 'mtp-site/components';
}

declare module '@theme/TOCInline' {
  export { TOCInline as default } from 'mtp-site/components';
}

declare module '@theme/ThemedImage' {
  export { ThemedImage as default } from 'mtp-site/components';
}

declare module '*.apng' {
  const value: string;
  export default value;
}

declare module '*.avif' {
  const value: string;
  export default value;
}

declare module '*.bmp' {
  const value: string;
  export default value;
}

declare module '*.eot' {
  const value: string;
  export default value;
}

declare module '*.gif' {
  const value: string;
  export default value;
}

declare module '*.ico' {
  const value: string;
  export default value;
}

declare module '*.jpeg' {
  const value: string;
  export default value;
}

declare module '*.jpg' {
  const value: string;
  export default value;
}

declare module '*.mp3' {
  const value: string;
  export default value;
}

declare module '*.mp4' {
  const value: string;
  export default value;
}

declare module '*.ogg' {
  const value: string;
  export default value;
}

declare module '*.otf' {
  const value: string;
  export default value;
}

declare module '*.pdf' {
  const value: string;
  export default value;
}

declare module '*.png' {
  const value: string;
  export default value;
}

declare module '*.svg' {
  import type { ComponentType } from 'react';
  const Component: ComponentType<import('react').SVGProps<SVGSVGElement>>;
  export default Component;
}

declare module '*.ttf' {
  const value: string;
  export default value;
}

declare module '*.wasm' {
  const value: string;
  export default value;
}

declare module '*.webm' {
  const value: string;
  export default value;
}

declare module '*.webp' {
  const value: string;
  export default value;
}

declare module '*.woff' {
  const value: string;
  export default value;
}

declare module '*.woff2' {
  const value: string;
  export default value;
}

declare module '*.zip' {
  const value: string;
  export default value;
}

declare module '*.bash' {
  const value: string;
  export default value;
}

declare module '*.bat' {
  const value: string;
  export default value;
}

declare module '*.c' {
  const value: string;
  export default value;
}

declare module '*.cc' {
  const value: string;
  export default value;
}

declare module '*.cfg' {
  const value: string;
  export default value;
}

declare module '*.cmake' {
  const value: string;
  export default value;
}

declare module '*.conf' {
  const value: string;
  export default value;
}

declare module '*.cpp' {
  const value: string;
  export default value;
}

declare module '*.cs' {
  const value: string;
  export default value;
}

declare module '*.cxx' {
  const value: string;
  export default value;
}

declare module '*.dart' {
  const value: string;
  export default value;
}

declare module '*.diff' {
  const value: string;
  export default value;
}

declare module '*.fish' {
  const value: string;
  export default value;
}

declare module '*.glsl' {
  const value: string;
  export default value;
}

declare module '*.go' {
  const value: string;
  export default value;
}

declare module '*.h' {
  const value: string;
  export default value;
}

declare module '*.hh' {
  const value: string;
  export default value;
}

declare module '*.hlsl' {
  const value: string;
  export default value;
}

declare module '*.hpp' {
  const value: string;
  export default value;
}

declare module '*.hxx' {
  const value: string;
  export default value;
}

declare module '*.inc' {
  const value: string;
  export default value;
}

declare module '*.ini' {
  const value: string;
  export default value;
}

declare module '*.inl' {
  const value: string;
  export default value;
}

declare module '*.ino' {
  const value: string;
  export default value;
}

declare module '*.ipp' {
  const value: string;
  export default value;
}

declare module '*.java' {
  const value: string;
  export default value;
}

declare module '*.kt' {
  const value: string;
  export default value;
}

declare module '*.log' {
  const value: string;
  export default value;
}

declare module '*.lua' {
  const value: string;
  export default value;
}

declare module '*.m' {
  const value: string;
  export default value;
}

declare module '*.mm' {
  const value: string;
  export default value;
}

declare module '*.patch' {
  const value: string;
  export default value;
}

declare module '*.php' {
  const value: string;
  export default value;
}

declare module '*.pl' {
  const value: string;
  export default value;
}

declare module '*.proto' {
  const value: string;
  export default value;
}

declare module '*.ps1' {
  const value: string;
  export default value;
}

declare module '*.py' {
  const value: string;
  export default value;
}

declare module '*.rb' {
  const value: string;
  export default value;
}

declare module '*.rs' {
  const value: string;
  export default value;
}

declare module '*.s' {
  const value: string;
  export default value;
}

declare module '*.sh' {
  const value: string;
  export default value;
}

declare module '*.sql' {
  const value: string;
  export default value;
}

declare module '*.swift' {
  const value: string;
  export default value;
}

declare module '*.toml' {
  const value: string;
  export default value;
}

declare module '*.txt' {
  const value: string;
  export default value;
}

declare module '*.zig' {
  const value: string;
  export default value;
}

declare module '*.zsh' {
  const value: string;
  export default value;
}

declare module '*.md' {
  import type { ComponentType } from 'react';
  const Component: ComponentType<Record<string, unknown>>;
  export default Component;
}

declare module '*.mdx' {
  import type { ComponentType } from 'react';
  const Component: ComponentType<Record<string, unknown>>;
  export default Component;
}

declare module '*.yaml' {
  const value: unknown;
  export default value;
}

declare module '*.yml' {
  const value: unknown;
  export default value;
}

declare module '*.module.css' {
  const value: Readonly<Record<string, string>>;
  export default value;
}

declare module '*.module.scss' {
  const value: Readonly<Record<string, string>>;
  export default value;
}

declare module '*.module.sass' {
  const value: Readonly<Record<string, string>>;
  export default value;
}

declare module '*.css' {}

declare module '*.scss' {}

declare module '*.sass' {}
