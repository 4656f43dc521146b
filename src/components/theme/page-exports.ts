/** Common imports of React pages; browsers only get those that the site's pages use. */
export { CrashBoundary as ErrorBoundary } from '../shell/crash.tsx';
export { Link } from '../shell/link.tsx';
export { useBaseUrl, useBaseUrlUtils, useDocusaurusContext } from '../shell/docusaurus.ts';
export { BrowserOnly } from './browser-only.tsx';
export { ExecutionEnvironment } from './execution-environment.ts';
export { Head } from './head.tsx';
export { Redirect } from './redirect.tsx';
export { RouterLink, useHistory, useLocation } from './router.tsx';
export { provideThemeData } from './theme-data.tsx';
export { Translate, translate } from './translate.tsx';
export { useIsBrowser } from './use-is-browser.ts';
