import type { Plan } from '../../plan/types.ts';
import { baseOfLanguage, languageFolder } from '../../shared/languages.ts';
import type { PortableAddresses } from '../../shared/portable-address.ts';

/** Path of the script of a portable site, relative to the folder of its language. */
export const portableScriptPath = 'assets/portable.js';

/** What the functions of this folder know about a site. */
export interface PortableSite extends PortableAddresses {
  /** Folder of the language, with a slash at its end; empty for the default language. */
  folder: string;
}

/** Returns the addresses of a site; `undefined` if it is not to be portable. */
export function portableSite({ config }: Pick<Plan, 'config'>): PortableSite | undefined {
  if (!config.portable) return undefined;
  const { baseUrl, i18n, trailingSlash } = config;
  const base = baseOfLanguage(baseUrl, i18n, i18n.defaultLocale);
  return { base, trailingSlash, folder: languageFolder(i18n, i18n.locale) };
}
