import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { TocItem } from '../../shared/page-data.ts';
import { useActiveHeading } from './active-heading.ts';
import { Breakable } from './breakable.tsx';
import { CaretIcon } from './icons.tsx';
import { usePageData, useSiteData } from './site-context.tsx';

function linkClasses(isActive: boolean, deprecated?: boolean): string {
  return `toc__link${isActive ? ' toc__link--active' : ''}${deprecated ? ' toc__link--deprecated' : ''}`;
}

function TocList(props: { items: TocItem[]; active?: string; className?: string }): ReactNode {
  const { items, active, className } = props;
  return (
    <ul className={className}>
      {items.map(({ id, text, deprecated, children }) => (
        <li key={id}>
          <a className={linkClasses(id === active, deprecated)} href={`#${encodeURIComponent(id)}`}>
            <Breakable text={text} />
          </a>
          {children.length > 0 && <TocList items={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}

/** The table of contents at the right, on wide screens. */
export function TocDesktop(): ReactNode {
  const { toc } = usePageData();
  const { navbar, texts } = useSiteData();
  const { hideOnScroll } = navbar;
  const active = useActiveHeading(toc, hideOnScroll);
  const box = useRef<HTMLElement>(null);

  // A long table scrolls by itself so that the active entry stays in sight.
  useEffect(() => {
    const link = box.current?.querySelector<HTMLElement>('.toc__link--active');
    if (!box.current || !link) return;
    const { scrollTop, clientHeight } = box.current;
    const margin = clientHeight / 4;
    const top = link.offsetTop;
    if (top < scrollTop + margin || top > scrollTop + clientHeight - margin)
      box.current.scrollTop = top - clientHeight / 2;
  }, [active]);

  return (
    <nav ref={box} className="theme-doc-toc-desktop toc" aria-label={texts.onThisPage}>
      <div className="toc__title">{texts.onThisPage}</div>
      <TocList items={toc} active={active} className="toc__list" />
    </nav>
  );
}

/** The same above the content, on small screens: closed at first, and it opens without JavaScript too. */
export function TocMobile(): ReactNode {
  const { toc, href } = usePageData();
  const { texts } = useSiteData();
  const box = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (box.current) box.current.open = false;
  };
  return (
    <details key={href} ref={box} className="theme-doc-toc-mobile toc-mobile">
      <summary>
        {texts.onThisPage}
        <CaretIcon />
      </summary>
      {/* A click on an entry is a choice: the box closes and the heading is in sight. */}
      <div onClick={close} role="presentation">
        <TocList items={toc} className="toc__list" />
      </div>
    </details>
  );
}
