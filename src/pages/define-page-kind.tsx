import type { PageInput, PageKind, PageSource } from './page-kind.ts';

/** A page kind with the type of its entries closed over, so that kinds of different entries fit in one registry. */
export type PageSources = (input: PageInput) => PageSource[];

/** Makes a registry entry of a page kind. */
export function definePageKind<Entry>(kind: PageKind<Entry>): PageSources {
  const { Content } = kind;
  return (input) =>
    kind.entries(input).map((entry) => ({
      kind: kind.name,
      layout: kind.layout,
      description: kind.describe(entry, input),
      toc: (context) => kind.toc(entry, context),
      render: (context) => <Content entry={entry} context={context} />,
    }));
}
