import { createElement } from 'react';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { runWithinTime } from '../diagnostics/within-time.ts';
import type { Plan } from '../plan/types.ts';
import { footerKey } from '../shared/site-data.ts';
import { browserHint, errorMessage } from './error-message.ts';
import type { LoadedModule, PageModules } from './page-modules.ts';
import type { SiteAssets } from './site-assets.ts';
import { siteComponentHtml } from './static-parts.tsx';
import { renderedTheme } from './theme-data.ts';

type ShellConfig = Pick<Plan['config'], 'navbar' | 'footer'>;

/** Returns the modules of the site's own parts of navbar and footer by their keys: paths of files. */
function shellParts({ navbar, footer }: ShellConfig): [key: string, file: string][] {
  const own = Object.entries(navbar.customItems);
  return footer?.component === undefined ? own : [...own, [footerKey, footer.component]];
}

/** Returns the modules with the site's own parts of navbar and footer: paths of files. */
export function shellModules(config: ShellConfig): string[] {
  return shellParts(config).map(([, file]) => file);
}

/** Returns those parts that browsers render; a footer without interaction is part of the HTML. */
export function shellComponents(
  config: ShellConfig,
  { pages }: PageModules,
): (LoadedModule & { key: string })[] {
  return shellParts(config).flatMap(([key, file]) => {
    const loaded = pages.get(file);
    return loaded && (key !== footerKey || loaded.isInteractive) ? [{ key, ...loaded }] : [];
  });
}

/** Returns the modules that browsers load: all but a footer without interaction. */
export function modulesOfBrowsers(
  { footer }: ShellConfig,
  { pages }: PageModules,
): Map<string, LoadedModule> {
  return new Map(
    [...pages].filter(([file, { isInteractive }]) => isInteractive || file !== footer?.component),
  );
}

/**
 * Renders the site's own footer once: adds its HTML to the assets if it is the same on every page. Reports a footer that
 * throws, and replaces it by the built-in one.
 */
export function withFooter(
  assets: SiteAssets,
  plan: Plan,
  { pages, originOf }: PageModules,
  diagnostics: Diagnostics,
): SiteAssets {
  const file = plan.config.footer?.component;
  const loaded = file === undefined ? undefined : pages.get(file);
  if (file === undefined || !loaded) return assets;
  try {
    const element = createElement(loaded.component);
    const theme = renderedTheme(plan, assets);
    const footer = runWithinTime(() => siteComponentHtml(plan.siteData, theme, element));
    return loaded.isInteractive ? assets : { ...assets, footer };
  } catch (error) {
    diagnostics.error(
      'page-module',
      `The footer cannot be rendered: ${errorMessage(error)}`,
      originOf(error)?.place ?? { file: displayPath(file) },
      browserHint(error),
    );
    const { [footerKey]: _, ...others } = assets.components ?? {};
    return { ...assets, components: Object.keys(others).length > 0 ? others : undefined };
  }
}
