import type { ReactNode } from 'react';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext } from '../page-kind.ts';
import { contentFacts, sourceFacts } from './debug-facts.ts';
import { globalFacts } from './docs-facts.ts';
import { JsonTree } from './json-tree.tsx';

const root = '__docusaurus/debug/';
const title = 'Docusaurus debug panel';

/** A view of the debug pages. */
interface View {
  /** Path below the root; empty for the root, which shows the first view. */
  path: string;
  /** Label of its link. */
  label: string;
  /** Heading. */
  heading: string;
  Body: (props: { context: PageContext }) => ReactNode;
}

const config: View = { path: 'config/', label: 'Config', heading: 'Site config', Body: ConfigView };

const views: View[] = [
  config,
  { path: 'metadata/', label: 'Metadata', heading: 'Site Metadata', Body: MetadataView },
  { path: 'registry/', label: 'Registry', heading: 'Registry', Body: RegistryView },
  { path: 'routes/', label: 'Routes', heading: 'Routes', Body: RoutesView },
  { path: 'content/', label: 'Content', heading: 'Plugin content', Body: ContentView },
  { path: 'globalData/', label: 'Global data', heading: 'Global data', Body: GlobalView },
];

/** Pages that show what the site was made of; off unless the configuration wants them. */
export const debugPages = definePageKind<View>({
  name: 'debug',
  layout: 'bare',
  entries: ({ settings }) => (settings.debug ? [{ ...config, path: '' }, ...views] : []),
  describe: ({ path }) => ({
    address: { permalink: root + path },
    title,
    description: '',
    searchTag: 'default',
    htmlClass: 'plugin-debug plugin-id-default',
    noIndex: true,
  }),
  toc: () => [],
  Content: DebugContent,
});

function DebugContent(props: { entry: View; context: PageContext }): ReactNode {
  const { entry, context } = props;
  const { heading, Body } = entry;
  return (
    <div className="container debug-page">
      <nav aria-label={title}>
        <ul className="debug-views">
          {views.map(({ path, label }) => (
            <li key={path}>
              <a
                href={context.links.permalink(root + path)}
                aria-current={label === entry.label ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h1>{heading}</h1>
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
        <dt>Generator version</dt>
        <dd>
          <code>{generator ?? texts.noVersion}</code>
        </dd>
        <dt>Site version</dt>
        <dd>
          <code>{siteVersion ?? texts.noVersion}</code>
        </dd>
      </dl>
      <h2>Plugins and themes</h2>
      <ul>
        {packages.map(({ name, type, version }) => (
          <li key={name}>
            <b>{name}</b> {version !== undefined && <code>{version}</code>}
            <div>Type: {type}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

function RegistryView({ context }: { context: PageContext }): ReactNode {
  return (
    <ul>
      {sourceFacts(context.site).map(({ path, file }) => (
        <li key={path}>
          <div>
            Aliased Path: <code>{`/${path}`}</code>
          </div>
          <div>
            Resolved Path: <code>{file}</code>
          </div>
        </li>
      ))}
    </ul>
  );
}

function RoutesView({ context }: { context: PageContext }): ReactNode {
  const { links, pages } = context;
  return (
    <ul>
      {pages.map(({ permalink, kind, sidebar }) => (
        <li key={permalink}>
          <a href={links.permalink(permalink)}>
            <code>{links.permalink(permalink)}</code>
          </a>
          <div>
            Page kind: <code>{kind}</code>
          </div>
          <div>Is exact: true</div>
          {sidebar !== undefined && (
            <div>
              Sidebar: <code>{sidebar}</code>
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
