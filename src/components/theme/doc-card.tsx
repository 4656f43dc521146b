import type { ReactNode } from 'react';
import type { SidebarPropCategory, SidebarPropLink } from '../../shared/page-facts.ts';
import { plural } from '../../shared/texts/plural.ts';
import { isInternal } from '../../shared/url.ts';
import { DocCardLink, DocCards } from '../page/doc-cards.tsx';
import type { DocCard as CardProps } from '../page/doc-cards.tsx';
import { useBaseUrlUtils } from '../shell/docusaurus.ts';
import { usePageData } from '../shell/site-context.tsx';
import { useCurrentSidebarSiblings } from './page-facts.ts';
import { filterDocCardListItems, findFirstSidebarItemLink } from './sidebar-links.ts';
import { useThemeTexts } from './theme-data.tsx';

type CardItem = SidebarPropLink | SidebarPropCategory;

type OpenCategory = Omit<SidebarPropCategory, 'items'> & Partial<SidebarPropCategory>;

/** Converts sidebar items to cards. */
function useCardOf(): (item: CardItem) => CardProps {
  const { locale, itemCount } = useThemeTexts();
  const { withBaseUrl } = useBaseUrlUtils();
  return (item) => {
    const { label, description } = item;
    const href = withBaseUrl(findFirstSidebarItemLink(item) ?? '');
    if (item.type === 'category') {
      const count = plural(locale, itemCount, item.items.length);
      return { href, label, description: description ?? count, kind: 'category' };
    }
    const kind = isInternal(href) ? 'doc' : 'link';
    return { href, label, description: description ?? '', kind };
  };
}

/** A card for one item: a link, or a category, which needs no items if it has an address and a description. */
export function DocCard({ item }: { item: SidebarPropLink | OpenCategory }): ReactNode {
  const cardOf = useCardOf();
  return <DocCardLink card={cardOf(item.type === 'category' ? { items: [], ...item } : item)} />;
}

/** Cards of the page's sibling items, or of other items. */
export function DocCardList(props: {
  /** The items; the page's siblings when missing. */
  items?: readonly Parameters<typeof findFirstSidebarItemLink>[0][];
  /** Additional class names. */
  className?: string;
}): ReactNode {
  const { items, className } = props;
  return items ? <Cards items={items} className={className} /> : <OwnCards className={className} />;
}

function OwnCards({ className }: { className?: string }): ReactNode {
  const { href } = usePageData();
  // A card that leads to the current page is useless.
  const others = useCurrentSidebarSiblings().filter(
    (item) => item.type !== 'link' || item.href !== href,
  );
  return <Cards items={others} className={className} />;
}

function Cards(props: {
  items: readonly Parameters<typeof findFirstSidebarItemLink>[0][];
  className?: string;
}): ReactNode {
  const { items, className } = props;
  const cardOf = useCardOf();
  return <DocCards cards={filterDocCardListItems(items).map(cardOf)} className={className} />;
}
