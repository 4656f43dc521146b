import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { NavbarEntry } from '../../shared/site-data.ts';
import { Collapsible } from './collapsible.tsx';
import { CaretIcon } from './icons.tsx';
import { pressOnSpace } from './press-on-space.ts';
import { isActiveEntry } from './is-active.ts';
import { FinalLink } from './final-link.tsx';
import { usePageData, useSiteData } from './site-context.tsx';

/** A menu of the navbar, as a group in the mobile menu. */
export function MobileDropdown(props: {
  /** The menu. */
  entry: Extract<NavbarEntry, { type: 'dropdown' }>;
  /** Entries: `li` elements. */
  children: ReactNode;
}): ReactNode {
  const { entry, children } = props;
  const page = usePageData();
  const { base, locale, texts } = useSiteData();
  const isActive = isActiveEntry(entry, { page, base, locale });
  // Here, the menu of versions has its generic label, so it links to no version.
  const href = entry.role === 'versions' ? undefined : entry.href;
  const [isOpen, setOpen] = useState(isActive);
  useEffect(() => {
    if (isActive) setOpen(true);
  }, [isActive]);

  const toggle = (event: MouseEvent): void => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  const onLabel = (event: MouseEvent): void => {
    if (href === undefined) event.preventDefault();
    setOpen(!isOpen);
  };
  const labels = { menu: entry.label, versions: texts.versions, locales: texts.languages };
  return (
    <li className="menu__list-item">
      <div className="menu__list-item-collapsible">
        <FinalLink
          {...entry.attributes}
          className={`menu__link menu__link--sublist${isActive ? ' menu__link--active' : ''} ${entry.className ?? ''}`.trimEnd()}
          href={href ?? '#'}
          role="button"
          aria-expanded={isOpen}
          onClick={onLabel}
          onKeyDown={pressOnSpace}
        >
          {labels[entry.role]}
        </FinalLink>
        <button
          type="button"
          className="clean-button menu__caret"
          aria-label={isOpen ? texts.collapseDropdown : texts.expandDropdown}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <CaretIcon />
        </button>
      </div>
      <Collapsible isOpen={isOpen} className="menu__list">
        {children}
      </Collapsible>
    </li>
  );
}
