import type { ReactNode } from 'react';
import { PageTitle } from '../../components/page/page-title.tsx';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext } from '../page-kind.ts';

/** The page that servers show for addresses without a page. */
export const notFoundPage = definePageKind<null>({
  name: 'not-found',
  layout: 'page',
  entries: () => [null],
  describe: (_, { settings }) => ({
    address: { permalink: '404.html' },
    title: settings.texts.notFound,
    description: '',
    searchTag: 'default',
    htmlClass: 'plugin-native plugin-id-default',
    noIndex: true,
    file: '404.html',
  }),
  toc: () => [],
  Content: NotFound,
});

function NotFound({ context }: { context: PageContext }): ReactNode {
  const { texts } = context.settings;
  return (
    <div className="not-found">
      <PageTitle>{texts.notFound}</PageTitle>
      <p>{texts.notFoundReason}</p>
      <p>{texts.notFoundAdvice}</p>
    </div>
  );
}
