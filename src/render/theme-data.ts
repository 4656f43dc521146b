import type { ThemeData } from '../components/theme/theme-data.tsx';
import type { Plan } from '../plan/types.ts';
import { contentTexts } from '../shared/texts/catalogues.ts';
import { docusaurusConfig } from './docusaurus-config.ts';

/** Returns the facts about a site that the user's code can access, both during rendering and in browsers. */
export function themeData(plan: Plan): ThemeData {
  const { i18n, code } = plan.config;
  const { locale, directLink, itemCount } = contentTexts(i18n.locale, i18n.texts);
  const docs = plan.docsFacts?.() ?? {};
  const hasDocs = Object.keys(docs).length > 0;
  return {
    texts: { locale, directLink, itemCount },
    globalData: { docs: hasDocs ? docs : undefined, published: plan.site.pluginData },
    siteConfig: docusaurusConfig(plan.config, plan.siteData.title),
    code,
  };
}

/** The same, with facts that are only available during rendering. */
export function renderedTheme(
  plan: Plan,
  { images, highlight }: Pick<ThemeData, 'images' | 'highlight'> = {},
): ThemeData {
  return { ...themeData(plan), images, highlight };
}
