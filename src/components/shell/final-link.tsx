import type { ComponentPropsWithRef, ReactNode } from 'react';
import { opensNewTab } from './link.tsx';

/** A link of the shell: its address is final, so that nothing has to be looked up for it. */
export function FinalLink(props: ComponentPropsWithRef<'a'> & { href: string }): ReactNode {
  if (!opensNewTab(props.href, props.target)) return <a {...props} />;
  return (
    <a {...props} target={props.target ?? '_blank'} rel={props.rel ?? 'noopener noreferrer'} />
  );
}
