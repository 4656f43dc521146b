import { dirname, join, posix, resolve } from 'node:path';
import { isDictionary, type Dictionary } from '../../init/dictionary.ts';
import { translationFolder } from '../../shared/content-sets.ts';
import { blogAddresses } from './blog-addresses.ts';
import { textOf } from './content-files.ts';
import { contentPlugins, type ContentPlugin } from './content-plugins.ts';
import { docsAddresses } from './docs-addresses.ts';
import { pageAddresses } from './page-addresses.ts';

/** A language of the old site. */
interface Language {
  /** The folder of its pages; empty for the default language. */
  path: string;
  /** The folder of its translations; missing for the default language. */
  folder?: string;
}

/**
 * Returns the addresses of a Docusaurus site by the documented rules of Docusaurus, from its configuration `config` in
 * the file `file` and its texts, as paths below its base path. They do not depend on how the new site is planned. Pages
 * that functions and other plugins add are not known.
 */
export async function sourceAddresses(config: Dictionary, file: string): Promise<string[]> {
  const folder = dirname(file);
  const all = new Set<string>();
  for (const { path, folder: translations } of languagesOf(config, folder))
    for (const plugin of contentPlugins(config, folder)) {
      const translated =
        translations && join(translations, translationFolder(plugin.section, plugin.id));
      const addresses = await addressesOf(plugin, folder, translated);
      for (const address of addresses) all.add(posix.join('/', path, address));
    }
  return [...all];
}

function addressesOf(
  plugin: ContentPlugin,
  folder: string,
  translated: string | undefined,
): Promise<string[]> {
  const { section, options } = plugin;
  if (section === 'docs') return docsAddresses(plugin, folder, translated);
  const usual = section === 'blog' ? 'blog' : 'src/pages';
  const place = { folder: resolve(folder, textOf(options.path) ?? usual), translated };
  return section === 'blog' ? blogAddresses(options, place) : pageAddresses(options, place);
}

/** The languages of the old site, the default one first. */
function languagesOf({ i18n }: Dictionary, folder: string): Language[] {
  const { defaultLocale, locales, path, localeConfigs }: Dictionary = isDictionary(i18n)
    ? i18n
    : {};
  const configs = isDictionary(localeConfigs) ? localeConfigs : {};
  const others = (Array.isArray(locales) ? (locales as unknown[]) : [])
    .flatMap((locale) => textOf(locale) ?? [])
    .filter((locale) => locale !== (textOf(defaultLocale) ?? 'en'));
  return [
    { path: '' },
    ...others.map((locale) => {
      const own = configs[locale];
      const name = (isDictionary(own) ? textOf(own.path) : undefined) ?? locale;
      return { path: locale, folder: join(folder, textOf(path) ?? 'i18n', name) };
    }),
  ];
}
