/** The components and hooks of the theme that the user's code can import. */
export { ThemeAdmonition } from './admonition.tsx';
export { ThemeClassNames } from './class-names.ts';
export { CodeBlock } from './code-block.tsx';
export { Collapsible } from './collapsible.tsx';
export { useColorMode } from './color-mode.ts';
export {
  createStorageSlot,
  useCollapsible,
  useEvent,
  usePluralForm,
  usePrevious,
  useThemeConfig,
  useWindowSize,
} from './common-hooks.ts';
export { Details } from './details.tsx';
export { DocCard, DocCardList } from './doc-card.tsx';
export {
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion,
  useAllDocsData,
  useAllPluginInstancesData,
  useDocVersionSuggestions,
  useDocsData,
  useDocsVersion,
  useGlobalData,
  useLatestVersion,
  usePluginData,
  useVersions,
} from './docs-client.ts';
export { FooterCopyright, FooterFrame } from '../shell/footer.tsx';
export {
  Footer,
  FooterLinkItem,
  FooterLinks,
  FooterLogo,
  FooterMultiColumn,
  FooterSimple,
  isMultiColumnFooterLinks,
} from './footer.tsx';
export { Heading } from './heading.tsx';
export {
  ArrowIcon,
  ClosingIcon,
  CopyIcon,
  DarkModeIcon,
  EditIcon,
  HomeIcon,
  LanguageIcon,
  LeavingIcon,
  LightModeIcon,
  LinesIcon,
  SuccessIcon,
  WordWrapIcon,
} from './icons.tsx';
export { IdealImage } from './ideal-image.tsx';
export { Layout } from './layout.tsx';
export {
  duplicates,
  uniq,
  usePrismTheme,
  useQueryString,
  useQueryStringList,
} from './list-hooks.ts';
export { logger } from './logger.ts';
export { MDXComponents, MDXContent } from './mdx-content.tsx';
export { Mermaid } from './mermaid.tsx';
export {
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDoc,
  useDocsSidebar,
} from './page-facts.ts';
export { HtmlClassNameProvider, PageMetadata } from './page-metadata.tsx';
export {
  filterDocCardListItems,
  findFirstSidebarItemCategoryLink,
  findFirstSidebarItemLink,
} from './sidebar-links.ts';
export { TabItem } from './tab-item.tsx';
export { Tabs } from './tabs.tsx';
export { ThemedImage } from './themed-image.tsx';
export { TOCInline } from './toc-inline.tsx';
