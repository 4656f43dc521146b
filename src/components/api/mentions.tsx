import type { ReactNode } from 'react';
import type { CodeUse, Mention } from '../../model/mentions.ts';
import { plural } from '../../shared/texts/plural.ts';
import { useContent } from '../content-context.tsx';
import { SmartLink } from '../page/smart-link.tsx';
import { ListingView } from './listing-view.tsx';

/** Maximum number of texts shown before the rest is folded. */
const mostMentions = 8;

/** Maximum number of texts with code lines shown before the rest is folded. */
const mostUses = 3;

/** The texts that link to a symbol, one below the other. */
export function MentionLinks({ mentions }: { mentions: readonly Mention[] }): ReactNode {
  return (
    <WithRest
      all={mentions}
      most={mostMentions}
      render={(some) => (
        <ul className="mentions">
          {some.map(({ href, title, section }) => (
            <li key={href}>
              <SmartLink href={href}>{title}</SmartLink>
              {section !== undefined && ` › ${section}`}
            </li>
          ))}
        </ul>
      )}
    />
  );
}

/** The lines of code that use a symbol, below the title of the text that contains them. */
export function CodeUses({ uses }: { uses: readonly CodeUse[] }): ReactNode {
  const { links } = useContent();
  return (
    <WithRest
      all={uses}
      most={mostUses}
      render={(some) =>
        some.map(({ href, title, lines }) => (
          <ListingView
            key={href}
            listing={{ lines }}
            links={links}
            caption={<SmartLink href={href}>{title}</SmartLink>}
          />
        ))
      }
    />
  );
}

/** The same, folded under the titles of the texts, to keep pages with many members short. */
export function FoldedUses({ uses }: { uses: readonly CodeUse[] }): ReactNode {
  const { texts } = useContent();
  const titles = uses.slice(0, mostUses).map(({ title }) => title);
  const rest = uses.length - titles.length;
  return (
    <details>
      <summary>
        {titles.join(', ')}
        {rest > 0 && `, ${plural(texts.locale, texts.api.moreTexts, rest, { count: rest })}`}
      </summary>
      <CodeUses uses={uses} />
    </details>
  );
}

/** Shows the first items and folds the rest. */
function WithRest<Item>(props: {
  all: readonly Item[];
  most: number;
  render: (some: readonly Item[]) => ReactNode;
}): ReactNode {
  const { all, most, render } = props;
  const { texts } = useContent();
  // Folding a single item saves no space.
  if (all.length <= most + 1) return render(all);
  const count = all.length - most;
  return (
    <>
      {render(all.slice(0, most))}
      <details>
        <summary>{plural(texts.locale, texts.api.moreTexts, count, { count })}</summary>
        {render(all.slice(most))}
      </details>
    </>
  );
}
