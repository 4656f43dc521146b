import { ContentProvider, type ContentEnvironment } from '../components/content-context.tsx';
import { releasePath } from '../model/release-paths.ts';
import { pageFacts } from './page-facts.ts';
import type { PageContext, PageInput, PageKind, PageSource } from './page-kind.ts';

/** A page kind that hides the type of its entries, so that different kinds fit into one registry. */
export interface RegisteredKind extends Pick<
  PageKind<unknown>,
  'name' | 'part' | 'reachedBy' | 'compounds'
> {
  /** Returns its pages. */
  pagesOf: (input: PageInput) => PageSource[];
}

/** Creates a registry entry from a page kind. */
export function definePageKind<Entry>(kind: PageKind<Entry>): RegisteredKind {
  const { name, part, reachedBy, compounds, layout, Content } = kind;
  const pagesOf = (input: PageInput): PageSource[] =>
    kind.entries(input).map((entry) => {
      const description = kind.describe(entry, input);
      return {
        kind: name,
        ...{ part, layout },
        description,
        toc: (context) => kind.toc(entry, context),
        render: (context) => (
          <ContentProvider
            value={{
              texts: context.settings.texts,
              links: context.links,
              drawings: context.drawings,
              layoutOf: context.layoutOf,
              symbols: context.symbols,
              anchors: context.anchors,
              mentions: context.mentions,
              history: shownHistory(context),
              includes: context.settings.includes,
              sourceFile: description.place?.file,
              attributeMacros: context.settings.attributeMacros,
              diagrams: context.settings.diagrams,
              blog: context.site.blog,
              version: context.version,
              code: context.code,
              tocBox: context.tocBox,
              facts: pageFacts(context, description.version),
            }}
          >
            <Content entry={entry} context={context} />
          </ContentProvider>
        ),
      };
    });
  return { name, part, reachedBy, compounds, pagesOf };
}

/** The history of the API, with links to its releases. */
function shownHistory({ apiInScope, links, settings }: PageContext): ContentEnvironment['history'] {
  const { history } = apiInScope ?? {};
  return (
    history && {
      changes: history.changes,
      symbols: history.symbols,
      hrefOf: (release) => links.permalink(`${settings.apiPath}/${releasePath(release)}`),
    }
  );
}
