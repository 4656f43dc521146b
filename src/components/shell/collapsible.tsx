import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { openingTime } from './opening-time.ts';

/** A list that opens and closes; it is first rendered when it opens. */
export function Collapsible(props: {
  /** Whether the list is open. */
  isOpen: boolean;
  /** Class names. */
  className: string;
  /** Items: `li` elements. */
  children: ReactNode;
}): ReactNode {
  const { isOpen, className, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(isOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || shown.current === isOpen) return undefined;
    shown.current = isOpen;
    // React has already hidden it; it stays visible until the animation ends.
    element.hidden = false;
    const height = element.scrollHeight;
    const heights = isOpen ? [0, height] : [height, 0];
    const animation = element.animate(
      heights.map((value) => ({ height: `${value}px`, overflow: 'hidden' })),
      { duration: openingTime(height), easing: 'ease-in-out' },
    );
    animation.onfinish = () => {
      element.hidden = !isOpen;
    };
    return () => {
      animation.cancel();
      element.hidden = !isOpen;
    };
  }, [isOpen]);

  if (!wasOpened) return null;
  return (
    <ul ref={list} className={className} hidden={!isOpen}>
      {children}
    </ul>
  );
}
