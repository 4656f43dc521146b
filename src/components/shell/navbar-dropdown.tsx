import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { NavbarEntry } from '../../shared/site-data.ts';
import { CaretIcon, GlobeIcon } from './icons.tsx';
import { isActiveEntry } from './is-active.ts';
import { FinalLink } from './final-link.tsx';
import { usePageData, useSiteData } from './site-context.tsx';

/**
 * Opened by keyboard or touch; closed even under the pointer; or, if `undefined`, open while the pointer is over it.
 */
type MenuState = 'open' | 'shut' | undefined;

/** A menu of the navbar: the style sheet opens it under the pointer, this component by keyboard and touch. */
export function NavbarDropdown(props: {
  /** The menu. */
  entry: Extract<NavbarEntry, { type: 'dropdown' }>;
  /** Entries: `li` elements. */
  children: ReactNode;
}): ReactNode {
  const { entry, children } = props;
  const page = usePageData();
  const { base, locale } = useSiteData();
  const [state, setState] = useState<MenuState>();
  const isOpen = state === 'open';
  const item = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && item.current?.contains(event.target)) return;
      setState(undefined);
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
    setState(isOpen ? 'shut' : 'open');
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    setState('shut');
    trigger.current?.focus();
  };
  // A tap opens the menu; only if it is open does a tap follow the label's link.
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const { nativeEvent } = event;
    const isTouch =
      'pointerType' in nativeEvent
        ? nativeEvent.pointerType === 'touch'
        : !matchMedia('(hover: hover)').matches;
    if (isTouch) setState(isOpen ? 'shut' : 'open');
    if (entry.href === undefined || (isTouch && !isOpen)) event.preventDefault();
  };

  const isActive = isActiveEntry(entry, { page, base, locale });
  const classes = ['navbar__item', 'dropdown', `dropdown--${entry.role}`];
  if (state) classes.push(isOpen ? 'dropdown--show' : 'dropdown--shut');
  return (
    // The item only listens for Escape from the elements inside, which have roles of their own.
    <div
      ref={item}
      className={classes.join(' ')}
      onKeyDown={onKey}
      onMouseEnter={() => state === 'shut' && setState(undefined)}
    >
      <FinalLink
        {...entry.attributes}
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
      {/* Choosing an entry closes the menu. */}
      <ul id={menuId} className="dropdown__menu" onClick={() => setState('shut')}>
        {children}
      </ul>
    </div>
  );
}
