import { useState } from 'react';
import type { ElementType, ReactNode } from 'react';

/** Content that is shown or hidden; if hidden at first, it can be rendered lazily. */
export function Collapsible(props: {
  /** The element. */
  as: ElementType<{ className?: string; hidden?: boolean; children?: ReactNode }>;
  /** True if it is hidden. */
  collapsed: boolean;
  /** Renders the content when it is first shown. */
  lazy?: boolean;
  /** Class names. */
  className?: string;
  /** The content. */
  children?: ReactNode;
}): ReactNode {
  const { as: Tag, collapsed, lazy = false, className, children } = props;
  const [wasShown, setWasShown] = useState(!lazy || !collapsed);
  if (!collapsed && !wasShown) setWasShown(true);
  return (
    <Tag className={className} hidden={collapsed}>
      {wasShown && children}
    </Tag>
  );
}
