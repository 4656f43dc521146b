import { dirname, join } from 'node:path';
import { readMessages, type Messages } from '../diagnostics/read-messages.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { baseOfLanguage } from '../shared/languages.ts';
import { footerInLanguage, moveLinks, navbarInLanguage } from './html-in-language.ts';
import { mapValues } from '../shared/map-values.ts';
import { translationFolder, type ContentSection } from '../shared/content-sets.ts';
import { translatedFooter, translatedNavbar } from './translated-labels.ts';
import type { BlogConfig, Config } from './types.ts';

/** The languages of a site, the default one first. */
export function languagesOf({ i18n }: Config): string[] {
  const { defaultLocale, locales } = i18n;
  return [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
}

/** Returns the folders of translations of a set below that of a language: ours, and that of Docusaurus. */
function foldersOf(section: ContentSection, set: string | undefined): string[] {
  const own = set === undefined ? section : `${section}-${set}`;
  const theirs = translationFolder(section, set);
  return [own, section === 'docs' ? `${theirs}/current` : theirs];
}

/** A set of texts that may be translated. */
interface TranslatedSet {
  set?: string;
  path: string;
  defaultPath?: string;
}

/**
 * Returns the configuration of the site in one of its languages. Texts come from `i18n/{locale}/docs`, `blog` and
 * `pages` next to the configuration file (`docs-{id}` for further sets of guides), or from the default language if they
 * are not translated. Labels of navbar, footer, blog and the user's code come from translation files of Docusaurus;
 * reports their faults. Links in HTML of the configuration lead to the pages of the language.
 */
export function inLanguage(config: Config, locale: string, sources: Sources): Config {
  const { docs, docsSets, blog, pages, file = '' } = config;
  const messages = (name: string): Messages =>
    readMessages(join(dirname(file), 'i18n', locale, name), sources);
  const own = <Settings extends TranslatedSet>(
    section: ContentSection,
    settings: Settings,
  ): Settings => {
    const path = foldersOf(section, settings.set)
      .map((folder) => join(dirname(file), 'i18n', locale, folder))
      .find((folder) => sources.inputs.existsSync(folder));
    return path === undefined ? settings : { ...settings, path, defaultPath: settings.path };
  };
  const { announcementBar, footer } = config;
  const baseUrl = baseOfLanguage(config.baseUrl, config.i18n, locale);
  const move = moveLinks(config.baseUrl, baseUrl, config.i18n);
  const navbar = translatedNavbar(config.navbar, messages('docusaurus-theme-classic/navbar.json'));
  const footerMessages = messages('docusaurus-theme-classic/footer.json');
  return {
    ...config,
    baseUrl,
    i18n: { ...config.i18n, locale, ...ownMessages(messages('code.json')) },
    navbar: navbarInLanguage(navbar, move),
    ...(footer && { footer: footerInLanguage(translatedFooter(footer, footerMessages), move) }),
    ...(announcementBar && {
      announcementBar: { ...announcementBar, content: move(announcementBar.content) },
    }),
    docs: docs && own('docs', docs),
    docsSets: mapValues(docsSets, (each) => own('docs', each)),
    blog:
      blog &&
      translatedBlog(own('blog', blog), messages(`${translationFolder('blog')}/options.json`)),
    pages: pages && own('pages', pages),
  };
}

/** Returns the texts of the user's own code; texts of the interface have other ids here. */
function ownMessages(messages: Messages): { messages?: Record<string, string> } {
  const own = [...messages].filter(([id]) => !id.startsWith('theme.'));
  return own.length > 0 ? { messages: Object.fromEntries(own) } : {};
}

function translatedBlog(blog: BlogConfig, messages: Messages): BlogConfig {
  return {
    ...blog,
    title: messages.get('title') ?? blog.title,
    description: messages.get('description') ?? blog.description,
    recentPostsTitle: messages.get('sidebar.title') ?? blog.recentPostsTitle,
  };
}
