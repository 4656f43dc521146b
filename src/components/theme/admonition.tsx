import type { ReactNode } from 'react';
import { isAdmonitionType, missingStyle } from '../../model/admonitions.ts';
import { Admonition } from '../page/admonition.tsx';

/** A coloured box as in texts; an unknown type looks like `info` and causes a warning. */
export function ThemeAdmonition(props: {
  /** Look of the box. */
  type: string;
  /** The title; the type when missing. */
  title?: ReactNode;
  /** Icon that replaces the one of the type. */
  icon?: ReactNode;
  /** Additional class names. */
  className?: string;
  /** Id on the page. */
  id?: string;
  /** The content. */
  children?: ReactNode;
}): ReactNode {
  const { type, title, ...rest } = props;
  const isKnown = isAdmonitionType(type);
  if (!isKnown) console.warn(missingStyle(type));
  return <Admonition {...rest} type={isKnown ? type : 'info'} title={title ?? type} />;
}
