import type { ReactNode } from 'react';
import { isAdmonitionType, noLookOf } from '../../model/admonitions.ts';
import { Admonition } from '../page/admonition.tsx';

/** A coloured box as in texts; what is no known type looks like `info`, with a warning. */
export function ThemeAdmonition(props: {
  /** Which look. */
  type: string;
  /** The title; the type when missing. */
  title?: ReactNode;
  /** A sign in place of that of the type. */
  icon?: ReactNode;
  /** Further class names. */
  className?: string;
  /** Id in the page. */
  id?: string;
  /** The content. */
  children?: ReactNode;
}): ReactNode {
  const { type, title, ...rest } = props;
  const isKnown = isAdmonitionType(type);
  if (!isKnown) console.warn(noLookOf(type));
  return <Admonition {...rest} type={isKnown ? type : 'info'} title={title ?? type} />;
}
