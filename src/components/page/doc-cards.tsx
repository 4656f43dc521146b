import type { ReactNode } from 'react';
import { isInternal } from '../../shared/url.ts';
import { ExternalIcon } from './external-icon.tsx';
import { SmartLink } from './smart-link.tsx';

/** A card with its link. */
export interface DocCard {
  /** Final address. */
  href: string;
  /** Title. */
  label: string;
  /** A sentence below the title; empty for none. */
  description: string;
  /** The kind of target, which decides the icon. */
  kind: 'category' | 'doc' | 'link';
}

const signs = { category: '🗃', doc: '📄️', link: '🔗' };
const leadingEmoji = /^(\p{Extended_Pictographic}\uFE0F?)\s*(.*)$/u;

/** One card. */
export function DocCardLink({ card }: { card: DocCard }): ReactNode {
  const { href, label, description, kind } = card;
  const [, sign = signs[kind], title = label] = label.match(leadingEmoji) ?? [];
  return (
    <SmartLink href={href} className="doc-card" plain>
      <h2>
        <span aria-hidden="true">{sign}</span> {title}
        {!isInternal(href) && <ExternalIcon />}
      </h2>
      {description !== '' && <p>{description}</p>}
    </SmartLink>
  );
}

/** The items of a category as cards in two columns. */
export function DocCards(props: {
  /** The cards. */
  cards: readonly DocCard[];
  /** Additional class names. */
  className?: string;
}): ReactNode {
  const { cards, className } = props;
  return (
    <section className={className ? `doc-cards ${className}` : 'doc-cards'}>
      {cards.map((card) => (
        <DocCardLink key={card.href} card={card} />
      ))}
    </section>
  );
}
