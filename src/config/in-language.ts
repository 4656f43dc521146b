import { dirname, join } from 'node:path';
import { readMessages, type Messages } from '../diagnostics/read-messages.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { baseOfLanguage } from '../shared/languages.ts';
import { footerInLanguage, moveLinks, navbarInLanguage } from './html-in-language.ts';
import { translationFolder } from '../shared/docs-sets.ts';
import { translatedFooter, translatedNavbar } from './translated-labels.ts';
import type { BlogConfig, Config } from './types.ts';

/** The languages of a site, the default one first. */
export function languagesOf({ i18n }: Config): string[] {
  const { defaultLocale, locales } = i18n;
  return [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
}

/** Folders of translations below that of a language: ours, and those of Docusaurus. */
const folders = {
  docs: ['docs', `${translationFolder(undefined)}/current`],
  blog: ['blog', 'docusaurus-plugin-content-blog'],
  pages: ['pages', 'docusaurus-plugin-content-pages'],
};

/**
 * Returns the configuration of the site in one of its languages. Texts come from `i18n/{locale}/docs`, `blog` and
 * `pages` next to the configuration file (`docs-{id}` for further sets of guides), or from the default language if they are not translated. Labels of navbar,
 * footer, blog and the user's code come from translation files of Docusaurus; reports their faults. Links in HTML of the
 * configuration lead to the pages of the language.
 */
export function inLanguage(config: Config, locale: string, sources: Sources): Config {
  const { docs, docsSets, blog, pages, file = '' } = config;
  const messages = (name: string): Messages =>
    readMessages(join(dirname(file), 'i18n', locale, name), sources);
  const own = <Settings extends { path: string; defaultPath?: string }>(
    settings: Settings | undefined,
    names: readonly string[],
  ): Settings | undefined => {
    const path = names
      .map((folder) => join(dirname(file), 'i18n', locale, folder))
      .find((folder) => sources.inputs.existsSync(folder));
    return settings && path !== undefined
      ? { ...settings, path, defaultPath: settings.path }
      : settings;
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
    docs: own(docs, folders.docs),
    docsSets: Object.fromEntries(
      Object.entries(docsSets).map(([set, settings]) => [
        set,
        own(settings, [`docs-${set}`, `${translationFolder(set)}/current`]) ?? settings,
      ]),
    ),
    blog: translatedBlog(
      own(blog, folders.blog),
      messages('docusaurus-plugin-content-blog/options.json'),
    ),
    pages: own(pages, folders.pages),
  };
}

/** Returns the texts of the user's own code; texts of the interface have other ids here. */
function ownMessages(messages: Messages): { messages?: Record<string, string> } {
  const own = [...messages].filter(([id]) => !id.startsWith('theme.'));
  return own.length > 0 ? { messages: Object.fromEntries(own) } : {};
}

function translatedBlog(blog: BlogConfig | undefined, messages: Messages): BlogConfig | undefined {
  return (
    blog && {
      ...blog,
      title: messages.get('title') ?? blog.title,
      description: messages.get('description') ?? blog.description,
      recentPostsTitle: messages.get('sidebar.title') ?? blog.recentPostsTitle,
    }
  );
}
