import type { ReactNode } from 'react';
import { contentTexts } from '../../components/content-texts.ts';
import { PageTitle } from '../../components/page/page-title.tsx';
import { definePageKind } from '../define-page-kind.tsx';

/** The page that servers show for addresses without a page. */
export const notFoundPage = definePageKind<null>({
  name: 'not-found',
  layout: 'page',
  entries: () => [null],
  describe: () => ({
    address: { permalink: '404.html' },
    title: contentTexts.notFound,
    description: '',
    searchTag: 'default',
    htmlClass: 'plugin-native plugin-id-default',
    noIndex: true,
    file: '404.html',
  }),
  toc: () => [],
  Content: NotFound,
});

function NotFound(): ReactNode {
  return (
    <div className="not-found">
      <PageTitle>{contentTexts.notFound}</PageTitle>
      <p>{contentTexts.notFoundReason}</p>
      <p>{contentTexts.notFoundAdvice}</p>
    </div>
  );
}
