import { siteFolder } from '../config/site-folder.ts';
import type { Config } from '../config/types.ts';
import type { TextSettings } from '../markdown/read-markdown.ts';

/** Returns how the texts of a site are parsed, without plugins: each part of the site has its own. */
export function textSettings(config: Config): TextSettings {
  const {
    beforeDefaultRemarkPlugins: _before,
    remarkPlugins: _remark,
    rehypePlugins: _rehype,
    ...markdown
  } = config.markdown;
  return { markdown, code: config.code, siteFolder: siteFolder(config) };
}
