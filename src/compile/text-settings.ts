import { siteFolder } from '../config/site-folder.ts';
import type { Config } from '../config/types.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { PluginsOfSection } from '../docusaurus/room.ts';
import type { TextSettings } from '../markdown/read-markdown.ts';

/** Returns how the texts of a site are parsed, without plugins: each part of the site has its own. */
export function textSettings(config: Config): TextSettings {
  const { remarkPlugins: _remark, rehypePlugins: _rehype, ...markdown } = config.markdown;
  return { markdown, code: config.code, siteFolder: siteFolder(config) };
}

/** Loads the plugins of texts that a site has; returns those of each of its parts. */
export async function textPlugins(config: Config, sources: Sources): Promise<PluginsOfSection> {
  const { remarkPlugins, rehypePlugins } = config.markdown;
  if (remarkPlugins.length + rehypePlugins.length === 0) return () => undefined;
  const { loadTextPlugins } = await import('../docusaurus/room.ts');
  return loadTextPlugins(config.markdown, siteFolder(config), sources);
}
