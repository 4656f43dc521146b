import type { ReactNode } from 'react';
import {
  FormerList,
  RemovalFacts,
  RemovedDeclaration,
} from '../../components/api/former/former-list.tsx';
import { HeadingWithAnchor } from '../../components/page/heading-with-anchor.tsx';
import { DocArticle } from '../../components/page/doc-article.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import type { RemovedPage } from '../../model/ledger.ts';
import { splitName } from '../../model/qualified-name.ts';
import { fill } from '../../shared/texts/fill.ts';
import { removedText } from '../../text-pages/changes-text.ts';
import { definePageKind } from '../define-page-kind.tsx';
import { apiPageStyle } from './api-page-style.ts';

/** Id of the list of members; no member has it, because it is no identifier. */
const membersId = 'removed-members';

/** The pages at the addresses of what is gone. The plan knows them after it placed all other pages. */
export const removedPages = definePageKind<RemovedPage>({
  name: 'removed',
  part: 'api',
  reachedBy: 'address',
  layout: 'doc',
  entries: ({ removed }) => removed ?? [],
  describe: ({ permalink, title, symbol }, input) => {
    const { api } = input.settings.texts;
    return {
      ...apiPageStyle(input, `removed/${permalink}`),
      address: { permalink },
      title,
      description: symbol
        ? fill(api.removedDescription, { name: title, release: symbol.release })
        : fill(api.removedPage, { name: title }),
      noIndex: true,
      previous: null,
      next: null,
    };
  },
  text: (page, _, setting) => removedText(page, setting),
  Content: ({ entry, context }) => {
    const { symbol, removed, moved } = entry;
    const { api } = context.settings.texts;
    return (
      <DocArticle
        breadcrumbs={[
          {
            label: context.settings.apiTitle,
            permalink: `${context.settings.apiPath}/`,
          },
          { label: entry.title },
        ]}
        className="prose api-page"
      >
        <PageTitle>
          {symbol ? (
            <>
              <span className="symbol-kind">{symbol.kind}</span> <SymbolTitle name={symbol.name} />
            </>
          ) : (
            entry.title
          )}
        </PageTitle>
        {symbol ? (
          <>
            <p className="release-facts">
              <RemovalFacts symbol={symbol} />
            </p>
            <RemovedDeclaration symbol={symbol} header={symbol.header} />
          </>
        ) : (
          <p>{fill(api.removedPage, { name: entry.title })}</p>
        )}
        {removed.length + moved.length > 0 && (
          <>
            <HeadingWithAnchor level={2} id={membersId} label={api.removedMembers}>
              {removed.length > 0 ? api.removedMembers : api.movedMembers}
            </HeadingWithAnchor>
            <FormerList former={entry} release={symbol?.release} />
          </>
        )}
      </DocArticle>
    );
  },
});

/** A qualified name whose last part stands out. */
function SymbolTitle(props: { name: string }): ReactNode {
  const [scope, last] = splitName(props.name);
  return (
    <span className="symbol-name">
      {scope !== '' && <span className="scope">{scope}::</span>}
      <strong>{last}</strong>
    </span>
  );
}
