import type { ComponentPropsWithRef, ReactNode } from 'react';
import { opensNewTab } from './link.tsx';

/** A link of the shell with a final address, which needs no lookups. */
export function FinalLink(props: ComponentPropsWithRef<'a'> & { href: string }): ReactNode {
  if (!opensNewTab(props.href, props.target)) return <a {...props} />;
  return (
    <a {...props} target={props.target ?? '_blank'} rel={props.rel ?? 'noopener noreferrer'} />
  );
}
