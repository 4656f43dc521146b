import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { NavbarEntry } from '../../shared/site-data.ts';
import { CaretIcon, GlobeIcon } from './icons.tsx';
import { isActiveEntry } from './is-active.ts';
import { FinalLink } from './final-link.tsx';
import { usePageData, useSiteData } from './site-context.tsx';

/** A menu of the navbar: the style sheet opens it under the pointer, this component by keyboard and touch. */
export function NavbarDropdown(props: {
  /** The menu. */
  entry: Extract<NavbarEntry, { type: 'dropdown' }>;
  /** Its entries: `li` elements. */
  children: ReactNode;
}): ReactNode {
  const { entry, children } = props;
  const page = usePageData();
  const { base, locale } = useSiteData();
  const [isOpen, setOpen] = useState(false);
  const item = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const menuId = useId();

  // A navigation closes the menu.
  useEffect(() => setOpen(false), [page.href]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && item.current?.contains(event.target)) return;
      setOpen(false);
    };
    const events = ['mousedown', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, closeOutside);
    return () => {
      for (const name of events) document.removeEventListener(name, closeOutside);
    };
  }, [isOpen]);

  const onTriggerKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    trigger.current?.focus();
  };
  // Without hovering (touch), a tap opens the menu; with it, only a trigger that leads nowhere is stopped.
  const onClick = (event: MouseEvent): void => {
    const canHover = matchMedia('(hover: hover)').matches;
    if (!canHover) setOpen(!isOpen);
    if (!canHover || entry.href === undefined) event.preventDefault();
  };

  const isActive = isActiveEntry(entry, { page, base, locale });
  const classes = ['navbar__item', 'dropdown', `dropdown--${entry.role}`];
  if (isOpen) classes.push('dropdown--show');
  return (
    // The item only listens for Escape from the elements inside, which have roles of their own.
    <div ref={item} className={classes.join(' ')} onKeyDown={onKey}>
      <FinalLink
        ref={trigger}
        className={`navbar__link ${isActive ? 'active ' : ''}${entry.className ?? ''}`.trimEnd()}
        href={entry.href ?? '#'}
        role="button"
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onKeyDown={onTriggerKey}
        onClick={onClick}
      >
        {entry.role === 'locales' && <GlobeIcon />}
        {entry.label}
        <CaretIcon size={14} />
      </FinalLink>
      <ul id={menuId} className="dropdown__menu">
        {children}
      </ul>
    </div>
  );
}
