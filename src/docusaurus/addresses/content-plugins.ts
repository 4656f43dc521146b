import type { ContentSection } from '../../shared/content-sets.ts';
import { isDictionary, type Dictionary } from '../../init/dictionary.ts';
import { child } from '../import/config-value.ts';
import { isClassic, ownPlugin, pluginEntries } from '../import/plugin-entry.ts';

/** An instance of a plugin of Docusaurus for content. */
export interface ContentPlugin {
  /** What it publishes. */
  section: ContentSection;
  /** Its id, if it is a further instance. */
  id?: string;
  /** Its options as written. */
  options: Dictionary;
}

const sections: readonly ContentSection[] = ['docs', 'blog', 'pages'];

/** Returns the instances of the plugins for content in a configuration of Docusaurus, `folder` is that of the site. */
export function contentPlugins(config: Dictionary, folder: string): ContentPlugin[] {
  const packageOf = (section: ContentSection): string => `@docusaurus/plugin-content-${section}`;
  const root = { value: config, name: '', path: [] };
  const isContent = (name: string): boolean => sections.some((each) => packageOf(each) === name);
  return pluginEntries(root, (path) => path, isContent).flatMap((entry) => {
    if (isClassic(entry))
      return sections.flatMap((section) => {
        const { value } = child(entry.options, section);
        return value === false ? [] : [pluginOf(section, value)];
      });
    const name = entry.name ?? ownPlugin(entry, folder)?.extended;
    const section = sections.find((each) => packageOf(each) === name);
    return section === undefined ? [] : [pluginOf(section, entry.options.value)];
  });
}

function pluginOf(section: ContentSection, written: unknown): ContentPlugin {
  const options = isDictionary(written) ? written : {};
  const { id } = options;
  return { section, options, ...(typeof id === 'string' && id !== 'default' && { id }) };
}
