import { MovedHeadings } from '../components/api/former/former-list.tsx';
import { ContentProvider } from '../components/content-context.tsx';
import { movedText } from '../text-pages/former-text.ts';
import { blocks } from '../text-pages/markdown.ts';
import { contentEnvironment } from './content-environment.ts';
import type { PageInput, PageKind, PageSource } from './page-kind.ts';

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
  const { name, part, reachedBy, compounds, showsOnlyApi = false, layout, Content, text } = kind;
  const pagesOf = (input: PageInput): PageSource[] =>
    kind.entries(input).map((entry) => {
      const description = kind.describe(entry, input);
      return {
        kind: name,
        part,
        showsOnlyApi,
        layout,
        description,
        toc: (context) => kind.toc?.(entry, context) ?? [],
        environment: (context) => contentEnvironment(context, description),
        ...(text && {
          text: (context, options) => {
            const setting = { ...contentEnvironment(context, description), ...options };
            const content = text(entry, context, setting);
            const isMoved = part !== 'api' && context.former;
            return isMoved ? blocks([content, movedText(isMoved, setting)]) : content;
          },
        }),
        render: (context) => (
          <ContentProvider value={contentEnvironment(context, description)}>
            <Content entry={entry} context={context} />
            {part !== 'api' && context.former && <MovedHeadings moved={context.former.moved} />}
          </ContentProvider>
        ),
      };
    });
  return { name, part, reachedBy, compounds, pagesOf };
}
