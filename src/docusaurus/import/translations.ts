import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { shippedTexts } from '../../config/shipped-texts.ts';
import { en } from '../../shared/texts/en.ts';
import { isDictionary } from './config-value.ts';
import { table } from '../../shared/table.ts';

/** Ids of Docusaurus' own messages, by the corresponding texts here. */
const IDS: {
  readonly [Group in 'shell' | 'content']: Readonly<
    Partial<Record<keyof (typeof en)[Group], string>>
  >;
} = {
  shell: {
    skipToContent: 'common.skipToMainContent',
    close: 'AnnouncementBar.closeButtonAriaLabel',
    mainNavigation: 'NavBar.navAriaLabel',
    openMenu: 'docs.sidebar.toggleSidebarButtonAriaLabel',
    closeMenu: 'docs.sidebar.closeSidebarButtonAriaLabel',
    backToMainMenu: 'navbar.mobileSidebarSecondaryMenu.backButtonLabel',
    versions: 'navbar.mobileVersionsDropdown.label',
    languages: 'navbar.mobileLanguageDropdown.label',
    expandDropdown: 'navbar.mobileDropdown.collapseButton.expandAriaLabel',
    collapseDropdown: 'navbar.mobileDropdown.collapseButton.collapseAriaLabel',
    docsSidebar: 'docs.sidebar.navAriaLabel',
    blogSidebar: 'blog.sidebar.navAriaLabel',
    expandCategory: 'DocSidebarItem.expandCategoryAriaLabel',
    collapseCategory: 'DocSidebarItem.collapseCategoryAriaLabel',
    collapseSidebar: 'docs.sidebar.collapseButtonTitle',
    expandSidebar: 'docs.sidebar.expandButtonTitle',
    onThisPage: 'TOCCollapsible.toggleButtonLabel',
    lightMode: 'colorToggle.ariaLabel.mode.light',
    darkMode: 'colorToggle.ariaLabel.mode.dark',
    systemMode: 'colorToggle.ariaLabel.mode.system',
    switchColorMode: 'colorToggle.ariaLabel',
    pageCrashed: 'ErrorPageContent.title',
    tryAgain: 'ErrorPageContent.tryAgain',
    scrollToTop: 'BackToTopButton.buttonAriaLabel',
    copy: 'CodeBlock.copy',
    copyCode: 'CodeBlock.copyButtonAriaLabel',
    copied: 'CodeBlock.copied',
    toggleWordWrap: 'CodeBlock.wordWrapToggle',
  },
  content: {
    notFound: 'NotFound.title',
    notFoundReason: 'NotFound.p1',
    notFoundAdvice: 'NotFound.p2',
    unlisted: 'contentVisibility.unlistedBanner.title',
    unlistedMeaning: 'contentVisibility.unlistedBanner.message',
    draft: 'contentVisibility.draftBanner.title',
    draftMeaning: 'contentVisibility.draftBanner.message',
    unreleasedVersion: 'docs.versions.unreleasedVersionLabel',
    unmaintainedVersion: 'docs.versions.unmaintainedVersionLabel',
    latestVersionAdvice: 'docs.versions.latestVersionSuggestionLabel',
    latestVersion: 'docs.versions.latestVersionLinkLabel',
    versionBadge: 'docs.versionBadge.label',
    breadcrumbs: 'docs.breadcrumbs.navAriaLabel',
    homePage: 'docs.breadcrumbs.home',
    imageOffline: 'IdealImageMessage.offline',
    imageMissing: 'IdealImageMessage.404error',
    imageFailed: 'IdealImageMessage.error',
    directLink: 'common.headingLinkTitle',
    docPages: 'docs.paginator.navAriaLabel',
    previous: 'docs.paginator.previous',
    next: 'docs.paginator.next',
    editPage: 'common.editThisPage',
    tags: 'tags.tagsPageTitle',
    tagsLabel: 'tags.tagsListLabel',
    allTags: 'tags.tagsPageLink',
    itemCount: 'docs.DocCard.categoryDescription.plurals',
    minutes: 'blog.post.readingTime.plurals',
    readMore: 'blog.post.readMore',
    readMoreAbout: 'blog.post.readMoreLabel',
    postPages: 'blog.post.paginator.navAriaLabel',
    newerPost: 'blog.post.paginator.newerPost',
    olderPost: 'blog.post.paginator.olderPost',
    listPages: 'blog.paginator.navAriaLabel',
    newerEntries: 'blog.paginator.newerEntries',
    olderEntries: 'blog.paginator.olderEntries',
    archive: 'blog.archive.title',
    postCount: 'blog.post.plurals',
    authors: 'blog.authorsList.pageTitle',
    allAuthors: 'blog.authorsList.viewAll',
    noPosts: 'blog.author.noPosts',
  },
};

/** Placeholders in messages, and their names here. */
const VALUES: Readonly<Record<string, string>> = table({
  readingTime: 'count',
  siteTitle: 'site',
  versionLabel: 'label',
  latestVersionLink: 'link',
  tagName: 'tag',
  authorName: 'name',
  user: 'author',
});

type Messages = Readonly<Record<string, string>>;

/** Returns the messages in a file, with or without descriptions; none if it is missing. */
function messagesIn(file: string): Messages {
  if (!existsSync(file)) return {};
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const entries = isDictionary(json) ? Object.entries(json) : [];
    return Object.fromEntries(
      entries.flatMap(([id, value]) => {
        const message = isDictionary(value) ? value.message : value;
        return typeof message === 'string' ? [[id, message]] : [];
      }),
    );
  } catch {
    // Without its messages, texts remain English.
    return {};
  }
}

function renamed(message: string): string {
  return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${VALUES[name] ?? name}}`);
}

/** Texts that Docusaurus joins from two messages, one with plural forms. */
function composed(messages: Messages): Record<string, string | undefined> {
  const message = (id: string): string | undefined => messages[`theme.${id}`];
  const inEach = (outer: string, value: string, forms: string): string | undefined => {
    const [whole, parts] = [message(outer), message(forms)];
    return (
      whole &&
      parts
        ?.split('|')
        .map((form) => whole.replace(value, form))
        .join('|')
    );
  };
  const changed = message('lastUpdated.lastUpdatedAtBy');
  const at = message('lastUpdated.atDate') ?? '';
  const by = message('lastUpdated.byUser') ?? '';
  return {
    docsTagged: inEach(
      'docs.tagDocListPageTitle',
      '{nDocsTagged}',
      'docs.tagDocListPageTitle.nDocsTagged',
    ),
    postsTagged: inEach('blog.tagTitle', '{nPosts}', 'blog.post.plurals'),
    authorPosts: inEach('blog.author.pageTitle', '{nPosts}', 'blog.post.plurals'),
    lastUpdated: changed?.replace('{atDate}', at).replace('{byUser}', by),
    lastUpdatedOn: changed?.replace('{atDate}', at).replace('{byUser}', ''),
    lastUpdatedBy: changed?.replace('{atDate}', '').replace('{byUser}', by),
  };
}

/** Returns the texts of one group, without those with placeholders that the English text lacks. */
function groupOf(
  english: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, text]) => {
      const own = found[key];
      const translated = own === undefined ? undefined : renamed(own);
      const isValid = translated?.match(/\{\w+\}/g)?.every((value) => text.includes(value));
      return translated === undefined || isValid === false ? [] : [[key, translated]];
    }),
  );
}

/**
 * Builds the file with the interface texts of a language, from the translations of a Docusaurus site: its own, and
 * those of Docusaurus if it is installed. `undefined` if there are none, and mtp-site ships texts in the language.
 */
export function textsFile(folder: string, locale: string): string | undefined {
  const path = `node_modules/@docusaurus/theme-translations/locales/${locale}/theme-common.json`;
  const messages: Messages = {
    ...messagesIn(join(folder, path)),
    ...messagesIn(join(folder, 'i18n', locale, 'code.json')),
  };
  const byId = (ids: Readonly<Record<string, string>>): Record<string, string | undefined> =>
    Object.fromEntries(Object.entries(ids).map(([key, id]) => [key, messages[`theme.${id}`]]));
  const groups = {
    shell: groupOf(en.shell, byId(IDS.shell)),
    content: groupOf(en.content, { ...byId(IDS.content), ...composed(messages) }),
  };
  const texts = Object.fromEntries(
    Object.entries(groups).filter(([, group]) => Object.keys(group).length > 0),
  );
  const isEmpty = Object.keys(texts).length === 0;
  const isShipped = shippedTexts(locale) !== undefined;
  if (isEmpty && isShipped) return undefined;
  const others = isShipped ? 'are those of mtp-site' : 'stay English';
  const head = [
    '# yaml-language-server: $schema=node_modules/mtp-site/dist/texts.schema.json',
    `# The texts of the interface in "${locale}"; missing texts ${others}.`,
  ];
  const body = isEmpty ? '' : `\n${stringify(texts, { lineWidth: 0 })}`;
  return `${head.join('\n')}\n${body}`;
}
