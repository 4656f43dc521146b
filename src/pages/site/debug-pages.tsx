import type { ReactNode } from 'react';
import type { DebugTexts } from '../../shared/texts/catalogues.ts';
import { fill } from '../../shared/texts/fill.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext } from '../page-kind.ts';
import { contentFacts, sourceFacts } from './debug-facts.ts';
import { globalFacts } from './docs-facts.ts';
import { JsonTree } from './json-tree.tsx';

const root = '__docusaurus/debug/';

/** A view of the debug pages. */
interface View {
  /** Path below the root of the debug pages; empty for the root, which shows the first view. */
  path: string;
  /** Label of its link. */
  label: keyof DebugTexts;
  /** Heading. */
  heading: keyof DebugTexts;
  Body: (props: { context: PageContext }) => ReactNode;
}

const config: View = { path: 'config/', label: 'config', heading: 'siteConfig', Body: ConfigView };

const views: View[] = [
  config,
  { path: 'metadata/', label: 'metadata', heading: 'siteMetadata', Body: MetadataView },
  { path: 'registry/', label: 'registry', heading: 'registry', Body: RegistryView },
  { path: 'routes/', label: 'routes', heading: 'routes', Body: RoutesView },
  { path: 'content/', label: 'content', heading: 'pluginContent', Body: ContentView },
  { path: 'globalData/', label: 'globalData', heading: 'globalData', Body: GlobalView },
];

/** Pages that show the configuration, routes and content of the site; off by default. */
export const debugPages = definePageKind<View>({
  name: 'debug',
  part: 'site',
  reachedBy: 'address',
  layout: 'bare',
  entries: ({ settings }) => (settings.debug ? [{ ...config, path: '' }, ...views] : []),
  describe: ({ path }, { settings }) => ({
    address: { permalink: root + path },
    title: settings.texts.debug.panel,
    description: '',
    searchTag: 'default',
    htmlClass: 'plugin-debug plugin-id-default',
    noIndex: true,
  }),
  text: null,
  Content: DebugContent,
});

function DebugContent(props: { entry: View; context: PageContext }): ReactNode {
  const { entry, context } = props;
  const { heading, Body } = entry;
  const texts = context.settings.texts.debug;
  return (
    <div className="container debug-page">
      <nav aria-label={texts.panel}>
        <ul className="debug-views">
          {views.map(({ path, label }) => (
            <li key={path}>
              <a
                href={context.links.permalink(root + path)}
                aria-current={label === entry.label ? 'page' : undefined}
              >
                {texts[label]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h1>{texts[heading]}</h1>
      <Body context={context} />
    </div>
  );
}

function ConfigView({ context }: { context: PageContext }): ReactNode {
  return <JsonTree data={context.settings.debugFacts?.config ?? {}} open={3} />;
}

function MetadataView({ context }: { context: PageContext }): ReactNode {
  const { debugFacts, texts } = context.settings;
  const { generator, siteVersion, packages = [] } = debugFacts ?? {};
  return (
    <>
      <dl>
        <dt>{texts.debug.generatorVersion}</dt>
        <dd>
          <code>{generator ?? texts.noVersion}</code>
        </dd>
        <dt>{texts.debug.siteVersion}</dt>
        <dd>
          <code>{siteVersion ?? texts.noVersion}</code>
        </dd>
      </dl>
      <h2>{texts.debug.packages}</h2>
      <ul>
        {packages.map(({ name, type, version }) => (
          <li key={name}>
            <b>{name}</b> {version !== undefined && <code>{version}</code>}
            <div>{fill(texts.debug.type, { type })}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

function RegistryView({ context }: { context: PageContext }): ReactNode {
  const { aliasedPath, resolvedPath } = context.settings.texts.debug;
  return (
    <ul>
      {sourceFacts(context.site).map(({ path, file }) => (
        <li key={path}>
          <div>
            {aliasedPath} <code>{`/${path}`}</code>
          </div>
          <div>
            {resolvedPath} <code>{file}</code>
          </div>
        </li>
      ))}
    </ul>
  );
}

function RoutesView({ context }: { context: PageContext }): ReactNode {
  const { links, pages, settings } = context;
  const texts = settings.texts.debug;
  return (
    <ul>
      {pages.map(({ permalink, kind, sidebar }) => (
        <li key={permalink}>
          <a href={links.permalink(permalink)}>
            <code>{links.permalink(permalink)}</code>
          </a>
          <div>
            {texts.pageKind} <code>{kind}</code>
          </div>
          <div>{texts.exact}</div>
          {sidebar !== undefined && (
            <div>
              {texts.sidebar} <code>{sidebar}</code>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function ContentView({ context }: { context: PageContext }): ReactNode {
  return Object.entries(contentFacts(context.site)).map(([name, data]: [string, unknown]) => (
    <section key={name}>
      <h2>{name}</h2>
      <JsonTree data={data} open={2} />
    </section>
  ));
}

function GlobalView({ context }: { context: PageContext }): ReactNode {
  return <JsonTree data={globalFacts(context)} open={3} />;
}
