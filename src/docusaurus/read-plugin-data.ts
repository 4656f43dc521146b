import { furtherSets, nameInSet, versionsOf } from '../model/docs-versions.ts';
import { resolve } from 'node:path';
import { siteFolder } from '../config/site-folder.ts';
import type { Config, DataPlugin } from '../config/types.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { loadFunction } from '../markdown/run-module.ts';
import { readYaml } from '../markdown/yaml-map.ts';
import type { Blog, Post, Site, Tag } from '../model/site.ts';
import { docusaurusConfig } from '../render/docusaurus-config.ts';
import type { PublishedData } from '../shared/global-data.ts';

/** The texts that plugins receive. */
export type PluginTexts = Pick<Site, 'docs' | 'blog'>;

/** Returns the href of a permalink. */
type HrefOf = (permalink: string) => string;

/**
 * Runs the modules of the option `pluginData` as Docusaurus runs plugins, as far as that publishes data; reports faults.
 */
export async function readPluginData(
  texts: PluginTexts,
  config: Config,
  hrefOf: HrefOf,
  sources: Sources,
): Promise<PublishedData> {
  const published: Record<string, Record<string, unknown>> = {};
  const allContent = await contentOf(texts, hrefOf, sources);
  for (const plugin of config.pluginData) {
    const found = await publishedBy(plugin, allContent, config, sources);
    if (found) published[found.name] = { ...published[found.name], [found.id]: found.data };
  }
  return published;
}

/** Runs a plugin; returns its data, or `undefined` if it publishes none. */
async function publishedBy(
  { module, options }: DataPlugin,
  allContent: object,
  config: Config,
  sources: Sources,
): Promise<{ name: string; id: string; data: unknown } | undefined> {
  const { inputs, diagnostics } = sources;
  const create = await loadFunction(module, 'plugin-data', sources);
  if (!create) return undefined;
  inputs.doubt(`"${displayPath(module)}" reads what it likes`);
  const siteConfig = docusaurusConfig(config, config.title);
  const { i18n, baseUrl } = siteConfig;
  const context = { siteDir: siteFolder(config), siteConfig, i18n, baseUrl };
  let data: unknown;
  const actions = {
    setGlobalData: (value: unknown) => {
      data = value;
    },
    addRoute: () => undefined,
    createData: (name: string) => Promise.resolve(name),
  };
  try {
    const plugin: unknown = await create(context, options);
    const name = fieldOf(plugin, 'name');
    if (typeof name !== 'string') {
      diagnostics.error(
        'plugin-data',
        'The function must return a plugin: an object with a "name".',
        { file: displayPath(module) },
        'Return { name, loadContent, contentLoaded, allContentLoaded }, as a plugin of Docusaurus does.',
      );
      return undefined;
    }
    const content = await call(plugin, 'loadContent');
    await call(plugin, 'contentLoaded', { content, actions, allContent });
    await call(plugin, 'allContentLoaded', { allContent, actions });
    const { id } = options;
    // What pages cannot receive is left out, as in the browser.
    const json = JSON.stringify(data) as string | undefined;
    const plain: unknown = json === undefined ? undefined : JSON.parse(json);
    return { name, id: typeof id === 'string' ? id : 'default', data: plain };
  } catch (error) {
    diagnostics.error(
      'plugin-data',
      `The plugin threw an error: ${error instanceof Error ? error.message : String(error)}`,
      { file: displayPath(module) },
      'Only what publishes data is called: loadContent, contentLoaded and allContentLoaded.',
    );
    return undefined;
  }
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

async function call(plugin: unknown, name: string, argument?: object): Promise<unknown> {
  const method = fieldOf(plugin, name);
  if (typeof method !== 'function') return undefined;
  const result: unknown = await Reflect.apply(method, plugin, [argument]);
  return result;
}

/** Returns the content of a site in the form in which plugins receive it. */
async function contentOf(
  { docs, blog }: PluginTexts,
  hrefOf: HrefOf,
  sources: Sources,
): Promise<object> {
  const tagged = (keys: readonly string[], tags: readonly Tag[]): object[] =>
    tags
      .filter(({ key }) => keys.includes(key))
      .map(({ label, permalink, description }) => ({
        label,
        permalink: hrefOf(permalink),
        description,
      }));
  const postsOf = ({ posts, tags, authors }: Blog): Promise<object[]> =>
    Promise.all(
      posts.map(async (post) => ({
        id: post.permalink,
        metadata: {
          permalink: hrefOf(post.permalink),
          source: post.place.file,
          title: post.title,
          description: post.description,
          date: new Date(post.date),
          unlisted: post.unlisted,
          tags: tagged(post.tags, tags),
          authors: authors.filter(({ key }) => post.authors.includes(key)),
          frontMatter: await frontMatterOf(post, sources),
        },
      })),
    );
  const loadedVersions = (set: string | undefined): object[] =>
    versionsOf({ docs }, set).map((version) => {
      const { docs: guides, tags, label } = version;
      return {
        versionName: nameInSet(version),
        label,
        docs: guides.map((doc) => ({
          id: doc.id,
          title: doc.title,
          description: doc.description,
          permalink: hrefOf(doc.permalink),
          source: doc.place.file,
          unlisted: doc.unlisted,
          tags: tagged(doc.tags, tags),
        })),
      };
    });
  const blogPosts = blog ? await postsOf(blog) : [];
  return {
    'docusaurus-plugin-content-blog': {
      default: { blogPosts, blogListPaginated: [], blogTags: {} },
    },
    'docusaurus-plugin-content-docs': {
      default: { loadedVersions: loadedVersions(undefined) },
      ...Object.fromEntries(
        furtherSets({ docs }).map((set) => [set, { loadedVersions: loadedVersions(set) }]),
      ),
    },
  };
}

/** Reads the front matter of a post again: the model keeps only what the site itself uses. */
async function frontMatterOf({ place }: Post, { inputs }: Sources): Promise<unknown> {
  const text = (await inputs.read(resolve(place.file), 'utf8')) ?? '';
  const [, yaml = ''] = /^\uFEFF?---[ \t]*\r?\n(.*?)\r?\n---/s.exec(text) ?? [];
  // Its faults have been reported with the post.
  const map = readYaml(yaml, { file: place.file, code: 'front-matter' }, new Diagnostics())?.map();
  return map?.json ?? {};
}
